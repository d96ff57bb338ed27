"""What can be counted at a table for everybody who still plays: what the value of a position is made of."""

from collections.abc import Iterator, Sequence
from math import sqrt

from game.ai.dalton_city.ground import Ground, ground
from game.ai.dalton_city.places import places
from game.ai.dalton_city.tolls import growth, spared, tolls
from game.ai.dalton_city.turns import turns_left
from game.engine import Seat
from game.games.dalton_city.figures import DAILY_STAR, POST_OFFICE, figures
from game.games.dalton_city.world import BANCO, HOSPITAL, LANDOWNER, SHERIFF, World

FEATURES = (
    "wealth",
    "income",
    "dues",
    "landowner",
    "poorest",
    "place",
    "turn",
    "pays_next",
    "gets_next",
    "finds_next",
    "short",
    "bare",
    "growth",
    "best",
    "duels",
    "star",
    "post",
    "nugget",
)
"""All in dollars, against what the turns to come may change."""
KNOTS = (0.0, 1.0, 3.0, 7.0, 13.0)
"""Turns left between which weights are blended; with more, it is all the same."""
_FOOT = dict.fromkeys(range(1, 7), 1 / 6)
_HORSE = {rolled: (6 - abs(7 - rolled)) / 36 for rolled in range(2, 13)}
_HELD = {"": 1.0, HOSPITAL: 0.5, SHERIFF: 0.0}
"""What an owner who is held gets of a fee."""
_TURN = 2000
"""Dollars that a turn moves, and as much again by the square root of how many there are."""
_PLAY, _SPECIAL = 3000, 5000
"""Dollars that stand for one more turn, and for a card without a price."""
_SHORT, _BARE = 4000, 12000
"""Cash with which one is short of it, and with which one buys nothing dear."""
_NUGGET = 7
"""Two dice, on average."""
_ROBBED = 6000
"""What a hold-up usually takes."""


class Standing:
    """Everybody's cards, fees and prospects at a table, counted once."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.seats = [seat for seat, playing in enumerate(world.playing) if playing]
        self.ground: Ground = ground(world.board)
        self.owners = list(world.owner.values())
        self.fees = tolls(self.ground, self.owners)

    def rows(self) -> list[tuple[float, ...]]:
        """A row of features for each seat that still plays."""
        world, g, owners, fees = self.world, self.ground, self.owners, self.fees
        seats, playing = world.settings.seats, self.seats
        left, turns = turns_left(world)
        later = left * (len(playing) - 1)
        income, best = [0.0] * seats, [0.0] * seats
        worth = [float(each) for each in world.money]
        away, banco = 0.0, float(world.pot)
        for card, owner in enumerate(owners):
            if owner >= 0:
                earned = g.rates[card] * fees[card]
                income[owner] += earned
                worth[owner] += g.prices[card]
                kept = g.prices[card] + later * earned
                best[owner] = max(best[owner], kept)
            elif owner == LANDOWNER:
                away += g.rates[card] * fees[card]
            elif owner == BANCO:
                banco += g.prices[card]
        poorest = min(playing, key=worth.__getitem__)
        if world.nugget >= 0:
            worth[world.nugget] += _NUGGET * figures().nugget
        grows = growth(g, owners, seats)
        saves = spared(g, owners, fees, seats)
        pays, gets, finds, duels = self._next(best, poorest, banco)
        star, post = world.owner[DAILY_STAR], world.owner[POST_OFFICE]
        everything, dollar = sum(income), scale(left)
        made: list[tuple[float, ...]] = []
        for seat in playing:
            mine, cash = turns[seat], world.money[seat]
            plays = dollar if mine else 0.0  # only who still has a turn can make something of it
            dues = everything - income[seat] - saves[seat]
            made.append(
                (
                    worth[seat] * dollar,
                    income[seat] * later * dollar,
                    dues * mine * dollar,
                    away * mine * dollar if seat != poorest else 0.0,
                    away * later * dollar if seat == poorest else 0.0,
                    self._place(seat) * plays,
                    (mine - left) * _PLAY * dollar,
                    pays[seat] * plays,
                    gets[seat] * dollar,
                    finds[seat] * plays,
                    max(0, _SHORT - cash) * plays,
                    max(0, _BARE - cash) * plays,
                    grows[seat] * later * left / 2 * dollar,
                    best[seat] * dollar,
                    duels[seat] * dollar,
                    _SPECIAL * plays if seat == star else 0.0,
                    _SPECIAL * plays if seat == post else 0.0,
                    _SPECIAL * dollar if seat == world.nugget else 0.0,
                )
            )
        return made

    def _place(self, seat: Seat) -> float:
        """What it is worth to stand where somebody does."""
        world, lands = self.world, places(self.world.board)
        held = world.held[seat]
        if held:
            return lands.held[held][min(world.attempts[seat], len(figures().fines) - 1)]
        return (lands.horse if world.horse[seat] else lands.foot)[world.at[seat]]

    def _next(self, best: Sequence[float], poorest: Seat, banco: float) -> tuple[list[float], ...]:
        """What everybody will pay, get and find on average in the next turns, and win in duels."""
        world, g, owners, fees = self.world, self.ground, self.owners, self.fees
        pays, gets, finds, duels = ([0.0] * world.settings.seats for _ in range(4))
        at, squares, size = world.at, g.squares, len(g.squares)
        shares = [_HELD[held] for held in world.held]
        spots = [(seat, at[seat], g.twins[at[seat]]) for seat in self.seats if g.meets[at[seat]]]
        for seat in self.seats:
            if world.held[seat]:
                continue
            ways = _HORSE if world.horse[seat] else _FOOT
            here = at[seat]
            for rolled, chance in ways.items():
                square = (here + rolled) % size
                card = squares[square]
                owner = owners[card] if card >= 0 else seat
                if card < 0:
                    if square in g.bancos:
                        finds[seat] += chance * banco
                    elif square in g.robbed:
                        pays[seat] += chance * (world.money[seat] / 2 - _ROBBED)
                elif owner >= 0 and owner != seat:
                    fee = chance * fees[card] * shares[owner]
                    pays[seat] += fee
                    gets[owner] += fee
                elif owner == LANDOWNER and seat != poorest:
                    pays[seat] += chance * fees[card]
                    gets[poorest] += chance * fees[card]
            for other, square, twin in spots:
                if other == seat:
                    continue
                chance = ways.get((square - here) % size, 0.0)
                if twin >= 0:
                    chance += ways.get((twin - here) % size, 0.0)
                if chance:
                    gain = chance * (best[other] - best[seat]) / 2
                    duels[seat] += gain
                    duels[other] -= gain
        return pays, gets, finds, duels


def blend(left: float) -> Iterator[tuple[int, float]]:
    """How much the weights of each knot count so many turns before the end."""
    last = len(KNOTS) - 1
    for number in range(last):
        low, high = KNOTS[number], KNOTS[number + 1]
        if left <= high:
            part = max(0.0, (left - low) / (high - low))
            yield number, 1 - part
            yield number + 1, part
            return
    yield last, 1.0


def scale(left: float) -> float:
    """What a dollar counts, against what so many turns may change."""
    return 1 / (_TURN * (1 + sqrt(left + 0.5)))


def left_of(world: World) -> float:
    """How many turns a player still has, on average."""
    return turns_left(world)[0]
