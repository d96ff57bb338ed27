"""How often the squares of a board are come to, from its own geography."""

from collections import Counter, defaultdict
from functools import cache

from game.engine import throws
from game.games.dalton_city.dice import brings_horse, gets_out
from game.games.dalton_city.figures import figures
from game.games.dalton_city.loop import Board

State = tuple[int, bool, int]
"""A square, whether mounted, and how often one will try to leave where one is held (0: free)."""
Chances = dict[State, float]

_TURNS = 100
"""After so many turns nobody can tell any more where a rider started."""
_HELD = {"rodeo": "hospital", "wanted": "sheriff", "hospital": "hospital", "sheriff": "sheriff"}


@cache
def visits(board: Board) -> tuple[float, ...]:
    """Per square, how often one turn of one player ends a move on it, in the long run."""
    ranches = board.of_kind("ranch")
    now: Chances = {(ranch, False, 0): 1 / len(ranches) for ranch in ranches}
    turns: dict[State, tuple[Chances, Chances]] = {}
    arrived = [0.0] * len(board.squares)
    for _ in range(_TURNS):
        arrived = [0.0] * len(board.squares)
        after: defaultdict[State, float] = defaultdict(float)
        for state, chance in now.items():
            if state not in turns:
                turns[state] = _turn(board, state)
            places, ends = turns[state]
            for (at, _, _), weight in places.items():
                arrived[at] += chance * weight
            for end, weight in ends.items():
                after[end] += chance * weight
        now = dict(after)
    return tuple(arrived)


def _turn(board: Board, state: State) -> tuple[Chances, Chances]:
    """Where a turn may lead, mounted with two dice and on foot with one, and how it then ends."""
    at, mounted, tries = state
    every = throws(2 if mounted or tries else 1)
    places: defaultdict[State, float] = defaultdict(float)
    ends: defaultdict[State, float] = defaultdict(float)
    for dice, times in Counter(every).items():
        weight = times / len(every)
        if tries > 1 and not gets_out(dice):
            ends[at, False, tries - 1] += weight
            continue
        horse = mounted or brings_horse(dice)
        place = (at + sum(dice)) % len(board.squares), horse, 0
        places[place] += weight
        for end, share in _settled(board, place).items():
            ends[end] += weight * share
    return dict(places), dict(ends)


def _settled(board: Board, place: State) -> Chances:
    """What a square makes of a rider."""
    at, mounted, _ = place
    kind = board.squares[at].kind
    if kind in _HELD:
        return {_hold(board, _HELD[kind]): 1.0}
    if kind == "telegram":
        known = figures().telegrams
        sent = {_hold(board, each.where): 1 / len(known) for each in known if each.effect == "go"}
        return {**sent, place: 1 - sum(sent.values())}
    return {(at, mounted or kind == "ranch", 0): 1.0}


def _hold(board: Board, where: str) -> State:
    return board.of_kind(where)[0], False, len(figures().fines)
