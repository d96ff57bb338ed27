"""What may come of an answer by the end of the turn: every fall of the dice that makes a difference."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from game.ai.dalton_city.light import answer
from game.engine import Action, Ask, Rng, Table, submit, throws
from game.games.dalton_city.dice import SIX, gets_out
from game.games.dalton_city.kinds import Kind
from game.games.dalton_city.world import World

Thrown = tuple[int, ...]
Ways = tuple[tuple[Thrown, float], ...]
Fates = Iterator[tuple[float, Table[World]]]
"""How likely each is, and the table it leaves; all add up to one."""

_FEE: Ways = (((1,), 1 / 6), ((2,), 1 / 6), ((4,), 1 / 2), ((SIX,), 1 / 6))
_SECOND: Ways = (((1,), 1.0),)
"""After a 6: nobody waits for the other one that would win the card."""
_DUEL: Ways = (((6, 1), 0.5), ((1, 6), 0.5))
"""Ties raise the stake now and then: that is left aside."""
_FEW: Ways = (((1, 3), 1 / 4), ((2, 5), 1 / 2), ((4, 6), 1 / 4))
"""One more play, and the weight of the nugget."""
_TELEGRAMS = 6
"""How many are looked at of all that may come next."""
_USUAL: dict[int, tuple[Thrown, ...]] = {1: ((2,), (4,)), 2: ((5, 2), (2, 5))}
"""Throws that a telegram leads to."""


class Undecided(Exception):
    """So many dice are thrown that nobody has thought of yet."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.count = count


@dataclass(slots=True)
class Foreseen(Rng):
    """Dice that fall as foreseen."""

    state: int = 0
    script: tuple[Thrown, ...] = ()
    usual: int | None = None
    """Which of the usual throws comes whenever nothing is foreseen."""
    used: int = 0

    def dice(self, count: int, sides: int = SIX) -> Thrown:
        self.used += 1
        if self.used <= len(self.script):
            return self.script[self.used - 1]
        if self.usual is None:
            raise Undecided(count)
        return _USUAL[count][self.usual]


@dataclass(frozen=True, slots=True)
class Step:
    """An answer that is to be given at a table, and how the dice have fallen since."""

    t: Table[World]
    ask: Ask
    action: Action
    turn: tuple[int, int]
    """Whose it is, and in which round: the end of it is looked for."""
    asked: bool
    """Whether this is the answer in question, not one that follows."""
    thrown: tuple[Thrown, ...] = ()


def fates(t: Table[World], ask: Ask, action: Action) -> Fates:
    """What may come of an answer by the end of the turn."""
    return _follow(Step(t, ask, action, (t.world.turn, t.world.round), True), 1.0)


def _follow(step: Step, chance: float) -> Fates:
    played = step.t.clone()
    played.rng = Foreseen(0, step.thrown)
    lacking = None
    try:
        submit(played, step.ask.number, step.ask.seat, step.action)
    except Undecided as undecided:
        lacking = undecided
    if played.world.telegrams[-1] != step.t.world.telegrams[-1]:
        yield from _read(step, chance)
    elif lacking is None:
        yield from _on(played, step.turn, chance)
    else:
        for thrown, part in _ways(played, step, lacking.count):
            further = Step(step.t, step.ask, step.action, step.turn, step.asked, (*step.thrown, thrown))
            yield from _follow(further, chance * part)


def _on(t: Table[World], turn: tuple[int, int], chance: float) -> Fates:
    """Others' questions, and one's own later ones, are answered by habit."""
    if not t.asks or (t.asks[0].kind == Kind.DICE and (t.world.turn, t.world.round) != turn):
        yield chance, t
        return
    ask = t.asks[0]
    yield from _follow(Step(t, ask, answer(t, ask), turn, False), chance)


def _read(step: Step, chance: float) -> Fates:
    """Some of the telegrams that may come next, evenly over their names."""
    world = step.t.world
    unread = sorted(world.telegrams[: len(world.telegrams) - world.known])
    apart = max(1, len(unread) // _TELEGRAMS)
    tops = unread[apart // 2 :: apart] or world.telegrams[:1]
    for number, top in enumerate(tops):
        t = step.t.clone()
        t.world.telegrams = [top, *(each for each in world.telegrams if each != top)]
        t.rng = Foreseen(0, step.thrown, number % 2)
        submit(t, step.ask.number, step.ask.seat, step.action)
        yield from _on(t, step.turn, chance / len(tops))


def _ways(t: Table[World], step: Step, count: int) -> Ways:
    """How the next throw may fall."""
    if step.ask.kind == Kind.DICE and not step.thrown:
        held = bool(t.world.held[step.ask.seat])
        return _moves(count, held) if step.asked or count == 1 else _FEW
    if count == 1:
        return _SECOND if len(step.thrown) > 1 and step.thrown[-1] == (SIX,) else _FEE
    return _FEW if len(t.frames) == 1 else _DUEL


@cache
def _moves(count: int, held: bool) -> Ways:
    """Throws to move with: equal totals are one, unless one is a double; who is held may miss."""
    found: dict[tuple[int, bool], tuple[Thrown, int]] = {}
    every = throws(count)
    for thrown in every:
        total, double = sum(thrown), count == 2 and thrown[0] == thrown[1]
        key = (total if gets_out(thrown) else 0, False) if held else (total, double)
        found[key] = thrown, found.get(key, (thrown, 0))[1] + 1
    return tuple((thrown, ways / len(every)) for thrown, ways in found.values())
