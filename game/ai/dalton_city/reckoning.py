"""What cards, cash and debts are worth to the cowhand, in dollars at the end of the game.

Hands are sets, whose order no two processes share: whatever is added up over them is added up exactly.
"""

from collections import Counter
from functools import cached_property
from math import fsum

from game.ai.dalton_city.habits import COWHAND, Habits
from game.ai.dalton_city.income import fee_of, incomes, town_cards, trade_cards
from game.ai.dalton_city.mishaps import mishaps
from game.ai.dalton_city.visits import visits
from game.engine import Seat, throws
from game.games.dalton_city.figures import DAILY_STAR, POST_OFFICE, Card, figures, price, trades
from game.games.dalton_city.landowner import favoured
from game.games.dalton_city.scoring import wealth
from game.games.dalton_city.view import View, world_of
from game.games.dalton_city.world import (
    ANNOUNCED,
    BANK,
    HOSPITAL,
    LANDOWNER,
    LAST_STANDING,
    ROUNDS,
    SHERIFF,
    World,
    half_price,
)

_FAR = 30
"""Turns beyond which nobody plans."""
WAYS = {1: Counter(map(sum, throws(1))), 2: Counter(map(sum, throws(2)))}
"""How often each total falls with one die, and with two."""
THROW = 7
"""Two dice, on average."""


class Reckoning:
    """A view, and what somebody of these habits makes of it."""

    def __init__(self, view: View, habits: Habits = COWHAND) -> None:
        assert view.seat is not None
        self.habits = habits
        self.view, self.seat = view, view.seat
        self.world: World = world_of(view)
        self.board = view.board
        self.visits, self._income = visits(view.board), incomes(view.board)
        self.often = self._income.often
        self.cash = view.money[self.seat]
        self.rivals = self.world.after(self.seat)
        owners = (self.seat, *self.rivals, BANK, LANDOWNER)
        self.owned = {owner: frozenset(self.world.cards(owner)) for owner in owners}
        self.mine = self.owned[self.seat]
        self.turns = _turns_left(view)
        self.rounds = self.turns
        """Turns a rival still has, on average."""
        if habits.order and self.rivals:
            exact = self.turns - 0.5 + self._to_play() / len(self.rivals)
            self.rounds += habits.order * (exact - self.rounds)
        self._joys: dict[Seat, float] = {}
        self._worths: dict[tuple[Card, Seat], float] = {}
        self._risks: dict[float, float] = {}
        self._bought: dict[Card, float] = {}
        self.nugget = habits.nugget * figures().nugget * THROW
        self.favoured = favoured(self.world, self.seat) if view.settings.landowner else self.seat
        """Who gets what one owes the absent landowner: if it is oneself, nothing is due."""
        away = (LANDOWNER,) if self.favoured != self.seat else ()
        self.creditors = (*self.rivals, *away)
        """To whose cards one would rather not come."""
        self.dues = [
            (self.often[card], self.due(card)) for owner in self.creditors for card in self.owned[owner]
        ]
        self._mishaps = tuple(mishaps(self))

    def future(self, cards: frozenset[Card]) -> float:
        """The fees these cards would still earn."""
        return self._income.of(cards) * self.rounds * len(self.rivals)

    def _to_play(self) -> int:
        """How many rivals have yet to play in this round."""
        first, seats, turn = self.view.first, self.view.settings.seats, self.view.turn
        if turn < 0:
            return len(self.rivals)
        gone = (turn - first) % seats
        return sum((rival - first) % seats > gone for rival in self.rivals)

    def worth(self, card: Card, seat: Seat) -> float:
        """What a card is worth to somebody who has it or would get it."""
        if (card, seat) not in self._worths:
            self._worths[card, seat] = self._worth(card, seat)
        return self._worths[card, seat]

    def _worth(self, card: Card, seat: Seat) -> float:
        if not price(card):
            return self.keep(card)
        others = self.owned[seat] - {card}
        habits = self.habits
        earned = habits.price * price(card) + habits.fees * (
            self.future(others | {card}) - self.future(others)
        )
        if card not in trades():
            return earned + (habits.spared * self._spared(card) if seat == self.seat else 0.0)
        return earned + self._promise(card, others)

    def _promise(self, card: Card, others: frozenset[Card]) -> float:
        """The cards of the trade, and of the town, that the bank still has may follow."""
        trade = trades()[card].trade
        rest = (trade_cards(trade) & self.owned[BANK]) - {card}
        promised = self.habits.promise * self._added(card, others, rest) if rest else 0.0
        if self.habits.town:
            town = town_cards(trades()[card].town) - others - {card}
            if town and town <= self.owned[BANK]:
                promised += self.habits.town * self._added(card, others, town) / len(town)
        return promised

    def _added(self, card: Card, others: frozenset[Card], rest: frozenset[Card]) -> float:
        """What a card adds that the rest follows."""
        together = self.future(others | rest | {card}) - self.future(others | rest)
        return max(0.0, together - (self.future(others | {card}) - self.future(others)))

    def _spared(self, card: Card) -> float:
        """What a diploma saves of the fees for its trade, which it halves."""
        trade = card.partition(".")[2]
        fees = fsum(
            self.often[each] * fee_of(each, self.owned[owner])
            for owner in self.creditors
            for each in self.owned[owner]
            if each.startswith(f"{trade}.")
        )
        return self.turns * max(0.0, fees) / 2

    def swing(self, card: Card, rival: Seat) -> float:
        """What it is worth to take a card from a rival."""
        return self.worth(card, self.seat) + self.joy(self.worth(card, rival), rival)

    def keep(self, card: Card) -> float:
        """What the Daily Star or the Post Office will save, if its turn comes."""
        if card == DAILY_STAR:
            chance = fsum(often for often, _ in self.dues)
            fees = fsum(often * due for often, due in self.dues)
            usual = fees / chance if chance else 0.0
        elif card == POST_OFFICE:
            chance = fsum(self.often[each] for each in self.owned[BANK])
            prices = fsum(self.often[each] * price(each) for each in self.owned[BANK])
            usual = prices / chance if chance else 0.0
        else:
            return 0.0
        return self.habits.kept * max(0.0, usual / 2 * min(1.0, self.turns * chance))

    def due(self, card: Card) -> float:
        """The mean fee for one's own arrival at another's card as matters stand."""
        owner = self.world.owner[card]
        held = "" if owner == LANDOWNER else self.world.held[owner]
        share = {HOSPITAL: 0.5, SHERIFF: 0.0}.get(held, 1.0)
        fee = fee_of(card, self.owned[owner]) * share
        trade = trades().get(card)
        return fee / 2 if trade and f"diploma.{trade.trade}" in self.mine and fee > 0 else fee

    def risk(self, cash: float) -> float:
        """What it may cost not to have more cash than this in the next turns."""
        if cash not in self._risks:
            self._risks[cash] = self._risk(cash)
        return self._risks[cash]

    def _risk(self, cash: float) -> float:
        habits = self.habits
        high = habits.high
        fees = fsum(often * (high * due - cash) for often, due in self.dues if high * due > cash)
        rest = fsum(often * (due - cash) for often, due in self._mishaps if due > cash)
        return min(habits.wary, self.turns) * (fees + rest) + habits.forced * max(0.0, -cash)

    def spent(self, amount: float) -> float:
        """What it costs to part with cash: the dollars, and the reserve they were."""
        return amount + self.risk(self.cash - amount) - self.risk(self.cash)

    def bought(self, card: Card) -> float:
        """What it is worth to buy a card in the cheapest way."""
        if card not in self._bought:
            self._bought[card] = self._gain(card)
        return self._bought[card]

    def _gain(self, card: Card) -> float:
        worth = self.worth(card, self.seat)
        if self.habits.deny and price(card):
            wanted = max((self.worth(card, rival) - price(card) for rival in self.rivals), default=0.0)
            worth += self.habits.deny * max(0.0, wanted)
        if self.habits.near:
            worth += self.habits.near * self._near(card)
        return worth - self.outlay(price(card), POST_OFFICE)

    def _near(self, card: Card) -> float:
        """What rivals are likely to pay for a card in their next turns, more than usually."""
        chances = self._chances.get(card, 0.0)
        usual = self.often[card] * len(self.rivals) if card in self.often else 0.0
        return (chances - usual) * fee_of(card, self.mine | {card})

    @cached_property
    def _chances(self) -> dict[Card, float]:
        """Per card, how likely rivals are to come to it with their next throws."""
        found: dict[Card, float] = {}
        squares = self.board.squares
        for rival in self.rivals:
            if self.view.held[rival]:
                continue
            ways = WAYS[2 if self.view.horse[rival] else 1]
            for rolled, often in ways.items():
                card = squares[(self.view.at[rival] + rolled) % len(squares)].card
                if card:
                    found[card] = found.get(card, 0.0) + often / ways.total()
        return found

    def outlay(self, amount: float, helper: Card) -> float:
        """What a payment costs in the cheapest way: cash, nugget, Daily Star or Post Office."""
        ways = [self.spent(amount)]
        if self.view.nugget == self.seat:
            ways.append(self.nugget)
        if helper in self.mine:
            ways.append(self.spent(amount / 2) + self.keep(helper))
        return min(ways)

    def paid(self, amount: float, rival: Seat | None) -> float:
        """What a debt costs, a rival's joy included."""
        if rival is None or amount <= 0:
            return self.spent(amount)
        return self.outlay(amount, DAILY_STAR) + self.joy(amount, rival)

    def joy(self, amount: float, rival: Seat) -> float:
        """What dollars in a rival's hand count against one's own: more if it is the richest's."""
        if rival not in self._joys:
            self._joys[rival] = self.habits.rival * self._envy(rival)
        return self._joys[rival] * amount

    @cached_property
    def wealths(self) -> dict[Seat, int]:
        return {seat: wealth(self.world, seat) for seat in (self.seat, *self.rivals)}

    def _envy(self, rival: Seat) -> float:
        if not self.habits.leader or rival not in self.rivals:
            return 1.0
        mean = sum(self.wealths[seat] for seat in self.rivals) / len(self.rivals)
        return max(0.0, 1 + self.habits.leader * (self.wealths[rival] - mean) / max(mean, 1.0))

    @cached_property
    def daring(self) -> float:
        """What a duel is worth beside what is won and lost in it."""
        habits = self.habits
        if not habits.behind or not self.rivals:
            return habits.bold
        ahead = max(self.wealths[seat] for seat in self.rivals) - self.wealths[self.seat]
        return habits.bold + habits.behind * ahead

    def sale(self, card: Card) -> float:
        """What is lost for good by selling a card."""
        return self.worth(card, self.seat) - half_price(card)


def _turns_left(view: View) -> float:
    """How many turns a player still has, as far as that can be told."""
    settings = view.settings
    if settings.end in (ANNOUNCED, LAST_STANDING):
        return min(_FAR, (view.final or figures().most_rounds) - view.round) + 0.5
    most = settings.rounds if settings.end == ROUNDS else settings.minutes
    left = 0 if view.last_round else max(most - view.round, int(settings.end != ROUNDS))
    return min(_FAR, left) + 0.5
