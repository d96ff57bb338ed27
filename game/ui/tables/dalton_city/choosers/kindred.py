"""What a card would be worth beside what somebody already has."""

from game.engine import Seat, Who, say
from game.games.dalton_city.figures import Card, of_town, of_trade, trades
from game.ui.tables.dalton_city.exhibit import Entry
from game.ui.tables.dalton_city.west import West


def row_with(table: West, seat: Seat, card: Card) -> int:
    """The row of fees that would count for a player who had this trade too; 0 for what has no rows."""
    if card not in trades():
        return 0
    owner = table.holdings.owner
    return 1 + sum(owner[each] == seat for each in of_trade(trades()[card].trade) if each != card)


def kindred(table: West, seat: Seat, card: Card) -> list[Entry]:
    """How many of its kind a player would have with it, and what makes it dearer or cheaper."""
    if card in trades():
        return _of_trade(table, seat, card)
    owner = table.holdings.owner
    kind, _, which = card.partition(".")
    if not which:
        return []
    alike = [each for each in owner if each.startswith(f"{kind}.")]
    count = f"{1 + sum(owner[each] == seat for each in alike if each != card)}/{len(alike)}"
    if kind == "transit":
        return [Entry(say("ui.dalton_city.of_transits"), count)]
    trade = of_trade(which)
    mine = sum(owner[each] == seat for each in trade)
    return [
        Entry(say("ui.dalton_city.of_diplomas"), count),
        Entry(say("ui.dalton_city.doubled"), f"{mine}/{len(trade)}"),
    ]


def _of_trade(table: West, seat: Seat, card: Card) -> list[Entry]:
    """What one would have of the trade and of the town, and who has the diploma."""
    owner, trade = table.holdings.owner, trades()[card]
    here = of_town(trade.town)
    mine = 1 + sum(owner[each] == seat for each in here if each != card)
    found = [
        Entry(say("ui.dalton_city.of_trade"), f"{row_with(table, seat, card)}/{len(of_trade(trade.trade))}"),
        Entry(say("ui.dalton_city.of_town"), f"{mine}/{len(here)}"),
    ]
    licensed = owner[f"diploma.{trade.trade}"]
    if licensed == seat:
        found.append(Entry(say("ui.dalton_city.diploma_mine"), "× 2"))
    elif licensed >= 0:
        found.append(Entry(say("ui.dalton_city.diploma_of", player=Who(licensed))))
    return found
