"""What it is worth to come to a square."""

from collections.abc import Callable

from game.ai.dalton_city.mishaps import MISSED
from game.ai.dalton_city.reckoning import THROW, WAYS, Reckoning
from game.ai.dalton_city.telegrams import told
from game.engine import throws
from game.games.dalton_city.figures import figures, price, trades
from game.games.dalton_city.loop import NO_DUEL, Square
from game.games.dalton_city.world import BANCO, BANK, HOSPITAL, LANDOWNER, SHERIFF

_TIMELY = ("hospital", "rodeo", "sheriff", "wanted", "telegram", "ranch")
"""Squares that cost or win time."""


class Squares:
    """Every square's worth to the player who is to move."""

    r: Reckoning
    tempo: float
    """What a play is worth on average."""

    def __init__(self, reckoning: Reckoning) -> None:
        self.r = reckoning
        self._effects: dict[int, float] = {}
        self._told: float | None = None
        self._plain: dict[int, float] = {}
        self.tempo = 0.0
        self.tempo = sum(often * self.effect(at) for at, often in enumerate(reckoning.visits) if often) / sum(
            reckoning.visits
        )
        for at in reckoning.board.of_kind(*_TIMELY):  # they were reckoned before the tempo was known
            self._effects.pop(at, None)
        self._told = None

    @property
    def horse(self) -> float:
        """What a horse is worth."""
        return self.r.habits.horse * max(0.0, self.tempo)

    def roll(self, at: int, dice: int, *, meeting: bool = True) -> float:
        """A roll from a square: what comes at once, and what lies ahead from there."""
        total, size = 0.0, len(self.r.board.squares)
        for rolled, ways in WAYS[dice].items():
            place = (at + rolled) % size
            worth = self.arrive(place, rolled) if meeting else self.effect(place, rolled)
            total += ways * (worth + self.stay(place))
        if dice == 1:
            return total / len(throws(dice))
        habits = self.r.habits
        return total / len(throws(dice)) + max(0.0, habits.again * self.tempo / 6) + habits.both

    def throw(self, dice: int) -> float:
        """A throw from where one stands; who is held may miss."""
        r = self.r
        rolled = self.roll(r.view.at[r.seat], dice)
        if not r.view.held[r.seat]:
            return rolled
        tried = min(r.view.attempts[r.seat], len(figures().fines) - 1)
        return (1 - MISSED) * rolled - MISSED * r.spent(figures().fines[tried])

    def next_play(self) -> float:
        """The best throw, on horse or on foot, held or not."""
        r = self.r
        if r.view.held[r.seat]:
            return self.throw(2)
        return max(map(self.throw, (1, 2) if r.view.horse[r.seat] else (1,)))

    def rest(self) -> float:
        """What lies ahead of who does not play again."""
        r = self.r
        return r.habits.stand * self.stay(r.view.at[r.seat]) if r.habits.stand else 0.0

    def leave(self) -> float:
        """Out of Hospital or the Sheriff's with the throw that allows it."""
        r = self.r
        place = (r.view.at[r.seat] + r.view.rolled) % len(r.board.squares)
        return self.arrive(place, r.view.rolled) + self.stay(place) + r.habits.free

    def remain(self) -> float:
        """The fine, a round of fees that are not paid in full, and another attempt next time."""
        r = self.r
        fine = figures().fines[r.view.attempts[r.seat] - 1]
        part = 0.5 if r.view.held[r.seat] == HOSPITAL else 1.0
        lost = min(1.0, r.turns) * part * r.future(r.mine) / max(1.0, r.turns)
        return (self.r.habits.later * self.throw(2) if r.turns > 1 else 0.0) - r.spent(fine) - lost

    def arrive(self, at: int, rolled: int = 0) -> float:
        """A square with whoever stands there."""
        met = self.met(at)
        return max(map(self.duel, met)) if met else self.effect(at, rolled)

    def met(self, at: int) -> list[int]:
        r = self.r
        if r.board.squares[at].kind in NO_DUEL:
            return []
        same = r.board.same(at)
        return [rival for rival in r.rivals if r.view.at[rival] in same]

    def duel(self, rival: int) -> float:
        """Even chances: their best card, or one's own best card and the Hospital."""
        r = self.r
        won = max((r.swing(card, rival) for card in r.owned[rival]), default=0.0)
        lost = max((r.worth(card, r.seat) for card in r.mine), default=0.0)
        return (won - r.habits.lost * lost - self.held(HOSPITAL)) / 2 + r.daring

    def held(self, where: str) -> float:
        """What it costs to be held: fines, turns, fees that are not paid, and a card at the Sheriff's."""
        r = self.r
        cost, chance = 0.0, 1.0
        for fine in figures().fines:
            chance *= MISSED
            cost += chance * fine
        turns = MISSED + MISSED**2
        part = 0.5 if where == HOSPITAL else 1.0
        cost += min(1.0, 2 * r.turns) * (turns + 1) * part * r.future(r.mine) / max(1.0, r.turns)
        if where == SHERIFF:
            cost += min((r.worth(card, r.seat) for card in r.mine), default=0.0)
        return r.habits.held * (cost + turns * max(0.0, self.tempo) + r.view.horse[r.seat] * self.horse)

    def effect(self, at: int, rolled: int = 0) -> float:
        """What a square does to who comes there alone."""
        square = self.r.board.squares[at]
        if square.kind == "times":
            return float(square.bonus * (rolled or self.r.view.rolled or THROW))
        if at not in self._effects:
            self._effects[at] = _EFFECTS[square.kind](self, square)
        return self._effects[at]

    def stay(self, at: int) -> float:
        """What lies ahead of a square for the next turn, nobody standing about."""
        if self.r.turns <= 1:
            return 0.0
        if at not in self._plain:
            size = len(self.r.board.squares)
            found = (
                sum(ways * self.effect((at + rolled) % size, rolled) for rolled, ways in WAYS[dice].items())
                / len(throws(dice))
                for dice in (1, 2)
            )
            self._plain[at] = self.r.habits.later * max(found) + self._exposed(at)
        return self._plain[at]

    def _exposed(self, at: int) -> float:
        """What rivals may do who come to a square in their next turn."""
        r = self.r
        if not r.habits.exposed or r.board.squares[at].kind in NO_DUEL:
            return 0.0
        size, total = len(r.board.squares), 0.0
        for rival in r.rivals:
            if r.view.held[rival]:
                continue
            ways = WAYS[2 if r.view.horse[rival] else 1]
            met = sum(ways.get((same - r.view.at[rival]) % size, 0) for same in r.board.same(at))
            if met:
                total += met / ways.total() * self.duel(rival)
        return r.habits.exposed * total

    def card(self, square: Square) -> float:
        r, card = self.r, square.card
        owner = r.world.owner[card]
        if owner == BANK:
            return max(0.0, r.bought(card))
        if owner in (BANCO, r.seat):
            return self.ride() if square.kind == "transit" and owner == r.seat else 0.0
        if owner == LANDOWNER:
            won = r.worth(card, r.seat) / 36
            return won if r.favoured == r.seat else won - r.paid(r.due(card), r.favoured)
        won = r.swing(card, owner) / 36 if card in trades() else 0.0
        return won - r.paid(r.due(card), owner)

    def ride(self) -> float:
        """A ride leads to the best card for sale."""
        r = self.r
        return max((r.bought(card) for card in r.owned[BANK] if card in trades()), default=0.0)

    def study(self) -> float:
        """The best diploma for sale."""
        r = self.r
        wanted = [card for card in r.owned[BANK] if card.startswith("diploma.")]
        return max(0.0, max((r.bought(card) for card in wanted if price(card) <= r.cash), default=0.0))

    def banco(self, _: Square) -> float:
        r = self.r
        cards = sum(r.worth(card, r.seat) for card in r.world.cards(BANCO))
        return r.view.pot + cards + r.nugget * (r.view.nugget == BANCO)

    def special(self, square: Square) -> float:
        owner = self.r.world.owner[square.card]
        return 0.0 if owner == self.r.seat else self.r.keep(square.card)

    def nugget(self, _: Square) -> float:
        r = self.r
        return 0.0 if r.view.nugget == r.seat else r.nugget

    def ranch(self, square: Square) -> float:
        return square.bonus + self.horse * (not self.r.view.horse[self.r.seat])

    def telegram(self, _: Square) -> float:
        """What the telegrams that may come next do on average."""
        if self._told is None:
            names = self.r.view.unread or self.r.view.read[:1]
            every = [each for each in figures().telegrams if each.name in names]
            self._told = sum(told(self, each) for each in every) / len(every)
        return self._told


_EFFECTS: dict[str, Callable[[Squares, Square], float]] = {
    "trade": Squares.card,
    "diploma": Squares.card,
    "transit": Squares.card,
    "ranch": Squares.ranch,
    "daily_star": Squares.special,
    "post_office": Squares.special,
    "nugget": Squares.nugget,
    "banco": Squares.banco,
    "hold_up": lambda squares, _: -squares.r.spent(squares.r.cash / 2),
    "telegram": Squares.telegram,
    "university": lambda squares, _: squares.study(),
    "hospital": lambda squares, _: -squares.held(HOSPITAL),
    "rodeo": lambda squares, _: -squares.held(HOSPITAL),
    "sheriff": lambda squares, _: -squares.held(SHERIFF),
    "wanted": lambda squares, _: -squares.held(SHERIFF),
}
