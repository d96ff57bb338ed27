"""Training the expert of Claim It!: it plays itself and learns to foretell the end, twice over."""

from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from build_spec.train.fit import Array, foretold, learnt
from build_spec.train.writing import commit, write
from game.ai.claim_it.digging import Digging, digging, dug
from game.ai.claim_it.ground import FIGURES, figures, near
from game.ai.claim_it.outlook import Outlook, Weighing, bases, part, weighing
from game.ai.search.value import Model, Part
from game.engine import Rng, Seat, choose, winners
from game.games.claim_it.frames import DICE
from game.games.claim_it.rules import ClaimIt
from game.games.claim_it.scoring import scores
from game.games.claim_it.world import World, clear, place, placements, take

SEED = 1849
GAMES = {2: (800, 3200), 3: (300, 900), 4: (400, 1200), 5: (300, 600)}
"""By the number of seats: with weights that are guessed, and then with those that were found."""
WEIGHTS = Path("game/ai/claim_it/weights.toml")
_GUESSED = {"worth": 0.3}
_HELD_OUT = 5
_RIDGE = 1e-3
_TRUST = 0.2
"""How much the next position's outlook counts against what came of it: the rest was luck."""
_ROUNDS = 3


@dataclass(frozen=True, slots=True)
class Seen:
    """A position between two turns: each seat's figures, whoever is next first, and the weights' part."""

    game: int
    first: Seat
    left: int
    rows: tuple[tuple[float, ...], ...]
    shares: tuple[float, ...]


def train() -> None:
    """Find the weights and write them; each number of seats is a task of its own."""
    with ProcessPoolExecutor() as pool:
        every = pool.map(found_for, ClaimIt.seats, [GAMES[seats] for seats in ClaimIt.seats])
        parts = {name: found for part_of in every for name, found in part_of.items()}
    total = sum(map(sum, GAMES.values()))
    write(WEIGHTS, Model(1, commit(), SEED, total, FIGURES, parts), "claim_it")


def found_for(seats: int, games: tuple[int, ...]) -> dict[str, Part]:
    """The weights for a number of seats, after so many games with each that came before."""
    parts, seen, number = _guessed(seats), list[Seen](), 0
    for many in games:
        weights = weighing(parts, seats, _lay_out(seats).threshold)
        for _ in range(many):
            seen += played(seats, number, weights)
            number += 1
        parts = _found(seats, seen)
    return parts


def _guessed(seats: int) -> dict[str, Part]:
    row = [_GUESSED.get(name, 0.0) for name in FIGURES]
    nothing = [0.0] * len(FIGURES)
    lefts = range(seats + 1)
    return {part(seats, left): Part((*row, *nothing * (1 if left else 3)), 0, 0.0, 0.0) for left in lefts}


def _lay_out(seats: int) -> World:
    rules = ClaimIt()
    return rules.lay_out(seats, choose(rules.options, {}, seats), Rng(0)).world


def played(seats: int, number: int, weights: Weighing) -> list[Seen]:
    """A game of the expert's with itself, one roll ahead, and what the mine looked like between the turns."""
    rng, world = Rng.seeded("train", SEED, seats, number), _lay_out(seats)
    seat, found = rng.below(seats), list[tuple[Seat, int, tuple[tuple[float, ...], ...]]]()
    while world.caller is None or world.turns_left:
        _turn(world, seat, rng, digging(world, world.owned[seat], Outlook(world, seat, weights)))
        if world.caller is not None:
            world.turns_left -= 1
        elif world.claims(seat) >= world.threshold:
            world.caller, world.turns_left = seat, seats
        seat = (seat + 1) % seats
        found.append((seat, world.turns_left, _rows(world, seat)))
    won = winners(scores(world))
    shares = [1 / len(won) if each in won else 0.0 for each in range(seats)]
    return [
        Seen(number, first, left, rows, tuple(shares[first:] + shares[:first]))
        for first, left, rows in found[:-1]
    ]


def _turn(world: World, seat: Seat, rng: Rng, turn: Digging) -> None:
    while options := placements(world, seat, rng.dice(DICE)):
        now = dug(world)
        best = max(
            ((turn.after(now, option), option) for option in options),
            key=lambda each: max(turn.stop(each[0]), turn.roll(each[0])),
        )
        place(world, best[1])
        if turn.stop(best[0]) >= turn.roll(best[0]):
            take(world, seat)
            return
    clear(world)


def _rows(world: World, first: Seat) -> tuple[tuple[float, ...], ...]:
    """Each seat's figures, as often as they have weights, and as what they count."""
    seats, left = world.seats, world.turns_left
    progress = max(map(world.claims, range(seats))) / world.threshold
    rows = []
    for order in range(seats):
        owned = world.owned[(first + order) % seats]
        row = figures(owned, world.claimed & near(owned))
        rows.append(tuple(base * each for base in bases(seats, order, progress, left) for each in row))
    return tuple(rows)


def _found(seats: int, seen: list[Seen]) -> dict[str, Part]:
    """Weights for every stage: at first from who won, then also from what was foretold a turn later."""
    won = np.array([each.shares for each in seen])
    kept = np.array([each.game % _HELD_OUT == 0 for each in seen])
    lefts = np.array([each.left for each in seen])
    stages = {left: np.flatnonzero(lefts == left) for left in range(seats + 1)}
    rows = {left: np.array([seen[n].rows for n in at]) for left, at in stages.items()}

    def fit(aims: Array) -> dict[int, Part]:
        return {left: learnt(rows[left], aims[at], won[at], kept[at], _RIDGE) for left, at in stages.items()}

    found = fit(won)
    for _ in range(_ROUNDS):
        outlook = np.zeros_like(won)
        for left, at in stages.items():
            outlook[at] = foretold(np.array(found[left].weights), rows[left])
        found = fit(_returns(seen, won, outlook))
    return {part(seats, left): each for left, each in found.items()}


def _returns(seen: list[Seen], won: Array, outlook: Array) -> Array:
    """What came of each position, mixed with what was thought of those that followed it."""
    aims = won.copy()
    for n in reversed(range(len(seen) - 1)):
        if seen[n].game == seen[n + 1].game:
            later = _TRUST * outlook[n + 1] + (1 - _TRUST) * aims[n + 1]
            aims[n] = np.roll(later, 1)  # who is next now is last in a turn
    return aims
