"""What everything on the board is, told to whoever points at it."""

from game.engine import Seat, say, say_n
from game.games.dalton_city.loop import SQUARES, board
from game.games.dalton_city.words.cards import name
from game.games.dalton_city.words.squares import square_name
from game.games.dalton_city.words.telegrams import telegram_text
from game.games.dalton_city.world import BANCO as ON_BANCO
from game.games.dalton_city.world import BANK
from game.ui.markup import plain
from game.ui.tables.dalton_city.choosers.squares import card_on
from game.ui.tables.dalton_city.figures import dollars
from game.ui.tables.dalton_city.layout import BANCO, DECK, STOCK, square_area
from game.ui.tables.dalton_city.west import West
from game.ui.tables.illustrated import illustrated
from game.ui.tables.kit.cards import Tip
from game.ui.wording import KINDS

_MOST_READ = 8


def tips(table: West) -> list[Tip]:
    """Squares, trays and players."""
    squares = [_square(table, at) for at in range(SQUARES)]
    seats = [_seat(table, seat) for seat in range(len(table.session.sitters))]
    return [*squares, *seats, _deck(table), _banco(table), _stock(table)]


def _square(table: West, at: int) -> Tip:
    """Its name, whose it is, and its card large."""
    card = board().squares[at].card
    if card:
        return Tip(square_area(at), enlarges=card_on(table, at))
    words = f"*{table.speaker(square_name(board(), at))}*"
    words += "\n" + illustrated(_SQUARES[board().squares[at].kind], table.speaker)
    return Tip(square_area(at), words)


_SQUARES = {
    "ranch": say("ui.dalton_city.tip.ranch"),
    "telegram": say("ui.dalton_city.tip.telegram"),
    "hospital": say("ui.dalton_city.tip.hospital"),
    "sheriff": say("ui.dalton_city.tip.sheriff"),
    "times": say("ui.dalton_city.tip.times"),
    "university": say("ui.dalton_city.tip.university"),
    "banco": say("ui.dalton_city.tip.banco"),
    "wanted": say("ui.dalton_city.tip.wanted"),
    "rodeo": say("ui.dalton_city.tip.rodeo"),
    "hold_up": say("ui.dalton_city.tip.hold_up"),
    "nugget": say("ui.dalton_city.tip.nugget"),
}


def _seat(table: West, seat: Seat) -> Tip:
    """Who sits there, and each figure in words."""
    view, sitter, house = table.picture_view, table.session.sitters[seat], table.house
    has = table.holdings
    told = [
        f"*{plain(sitter.name)}* · {house.speak(KINDS[sitter.kind])}",
        "{icon:money} " + house.words("ui.dalton_city.tip.cash", dollars=view.money[seat]),
        "{icon:wealth} " + house.words("ui.dalton_city.tip.wealth", dollars=has.wealth[seat]),
        "{icon:card} " + house.speak(say_n("ui.dalton_city.cards", len(has.cards(seat)))),
    ]
    tip = Tip(table.seat_card(seat), "\n".join(told))
    tip.aside = tip.area
    return tip


def _deck(table: West) -> Tip:
    """How many telegrams nobody has read yet, and the last that were."""
    view, speak = table.picture_view, table.house.speak
    told = [speak(say_n("ui.dalton_city.tip.unread", len(view.unread)))]
    told += [f"· {speak(telegram_text(name))}" for name in view.read[-_MOST_READ:]]
    return Tip(DECK, "\n".join(told))


def _banco(table: West) -> Tip:
    view, speak = table.picture_view, table.speaker
    told = [table.house.words("ui.dalton_city.tip.pot", dollars=dollars(table.house, view.pot))]
    told += [f"· {speak(name(card))}" for card in table.holdings.cards(ON_BANCO)]
    return Tip(BANCO, "\n".join(told))


def _stock(table: West) -> Tip:
    count = len(table.holdings.cards(BANK))
    return Tip(STOCK, table.house.speak(say_n("ui.dalton_city.tip.stock", count)))
