"""Many games between bots, with every invariant checked at every step."""

import signal
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from multiprocessing import get_context
from time import perf_counter
from typing import Any

from game.ai.bot import Bot
from game.engine import Action, Record, Rng, Rules, Seat, Trouble, Value, Violation, say, submit, winners
from game.games.report import Report
from game.games.wilson import interval
from game.play.bug_record import keep_record
from game.play.clock import Clock
from game.play.match import BotSeat
from game.play.thinking import Thinking

_CHUNK = 5

__all__ = ["Outcome", "Plan", "RulesBroken", "game_seed", "interval", "play", "simulate"]

Seating = Sequence[tuple[str, Bot]]


class RulesBroken(Trouble):
    """A game broke an invariant, or broke down; its record was kept."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What to simulate; picklable, so that worker processes can have it."""

    rules: Rules[Any, Any]
    bots: tuple[tuple[str, Bot], ...]
    """Name and bot, in the seating of the first game; every game they move on by one seat."""
    options: Mapping[str, Value]
    games: int
    seed: int
    report: Callable[[], Report] | None = None
    """Makes what watches, if anything should: that takes longer."""


@dataclass(slots=True)
class Outcome:
    """What came of some games."""

    games: int = 0
    rounds: int = 0
    decisions: int = 0
    seated: Counter[str] = field(default_factory=Counter)
    """Games per bot, counted once for each seat it held."""
    wins: dict[str, Fraction] = field(default_factory=dict)
    """A shared win counts for a part, exactly: the order of adding up must not matter."""
    seconds: float = 0.0
    thinking: dict[str, Thinking] = field(default_factory=dict, compare=False)
    """How long each bot took; the same games take another time every time."""
    report: Report | None = None

    def add(self, other: "Outcome") -> None:
        self.games += other.games
        self.rounds += other.rounds
        self.decisions += other.decisions
        self.seated.update(other.seated)
        for name, wins in other.wins.items():
            self.win(name, wins)
        for name, thinking in other.thinking.items():
            self.thinking.setdefault(name, Thinking()).add(thinking)
        if self.report is None:
            self.report = other.report
        elif other.report is not None:
            self.report.add(other.report)

    def decided(self, name: str | None, began: float) -> None:
        """Take note of a decision of a bot, or of nobody's, that was thought about until now."""
        self.decisions += 1
        if name is not None:
            self.thinking.setdefault(name, Thinking()).took(perf_counter() - began)

    def win(self, name: str, part: Fraction) -> None:
        self.wins[name] = self.wins.get(name, Fraction()) + part


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Outcome:
    """Play every game of a plan; the result does not depend on the number of jobs, only the time does."""
    total, began = Outcome(), perf_counter()
    for part in _parts(plan, jobs):
        total.add(part)
        if progress is not None:
            progress(total.games)
    total.seconds = perf_counter() - began
    return total


def _parts(plan: Plan, jobs: int) -> Iterator[Outcome]:
    if jobs == 1:
        for number in range(plan.games):
            yield play(plan, (number,))
        return
    size = max(1, min(_CHUNK, plan.games // (4 * jobs)))
    chunks = (range(at, min(at + size, plan.games)) for at in range(0, plan.games, size))
    # leaving the block ends the workers at once, so only this process needs to hear Ctrl-C
    with get_context("spawn").Pool(jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        yield from pool.imap_unordered(partial(play, plan), chunks)


def play(plan: Plan, numbers: Sequence[int]) -> Outcome:
    """Play some games of a plan, in this process."""
    outcome = Outcome(report=None if plan.report is None else plan.report())
    for number in numbers:
        seats = len(plan.bots)
        seating = [plan.bots[(seat + number) % seats] for seat in range(seats)]
        _play_one(plan, game_seed(plan.seed, number), seating, outcome)
    return outcome


def game_seed(seed: int, number: int) -> int:
    """Each game's own seed, so that a single one can be watched again."""
    return Rng.seeded("simulation", seed, number).state % 10**12


def _play_one(plan: Plan, seed: int, seating: Seating, outcome: Outcome) -> None:
    rules = plan.rules
    t = rules.new(len(seating), plan.options, seed)
    if outcome.report is None:
        t.stop_telling()
    else:
        outcome.report.begin(t)
    players: list[BotSeat | Clock] = [
        *(BotSeat(bot, seed, seat) for seat, (_, bot) in enumerate(seating)),
        Clock(plan.options),
    ]
    given: list[tuple[Seat, Action]] = []
    try:
        rules.audit(t)
        while t.asks:
            ask = t.asks[0]
            began = perf_counter()
            action = players[ask.seat].choose(rules, t, ask)
            given.append((ask.seat, action))
            if len(ask.options) > 1:
                outcome.decided(seating[ask.seat][0] if ask.seat < len(seating) else None, began)
            told = submit(t, ask.number, ask.seat, action)
            if outcome.report is not None:
                outcome.report.watch(t, told)
            rules.audit(t)
    except Exception as bug:
        raise _broken(plan, seed, seating, given, bug) from bug
    won = winners(rules.scores(t))
    outcome.games += 1
    outcome.rounds += rules.rounds(t)
    if outcome.report is not None:
        outcome.report.end(t)
    for seat, (name, _) in enumerate(seating):
        outcome.seated[name] += 1
        if seat in won:
            outcome.win(name, Fraction(1, len(won)))


def _broken(
    plan: Plan, seed: int, seating: Seating, given: Sequence[tuple[Seat, Action]], bug: Exception
) -> RulesBroken:
    """The sentence about a game that a bug ended; what was answered until then is kept."""
    what = str(bug) if isinstance(bug, Violation) else repr(bug)
    players = tuple(name for name, _ in seating)
    where = keep_record(Record(plan.rules, len(seating), dict(plan.options), seed, players), given)
    if where is None:
        return RulesBroken(say("play.violation_lost", what=what, seed=str(seed)))
    return RulesBroken(say("play.violation", what=what, seed=str(seed), file=str(where)))
