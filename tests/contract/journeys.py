"""Whole games of random answers, kept step by step for the tests to look at."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from game.engine import Action, Ask, Event, Record, Rng, Seat, Table, digest, submit
from tests.contract.cases import Case

LONGEST = 20_000
"""Answers after which a random game is taken to have no end."""


@dataclass(frozen=True, slots=True)
class Answered:
    """A table, a question on it, the answer, what that set off and the table after it."""

    before: Table[Any]
    ask: Ask
    action: Action
    events: tuple[Event, ...]
    after: Table[Any]


def play(t: Table[Any], rng: Rng) -> Iterator[Answered]:
    """Play on with random answers; the steps' tables are clones."""
    before = t.clone()
    for _ in range(LONGEST):
        if t.over:
            return
        ask = rng.pick(t.asks)
        action = rng.pick((*ask.options, *ask.aside) if ask.aside else ask.options)
        events = submit(t, ask.number, ask.seat, action)
        after = t.clone()
        yield Answered(before, ask, action, tuple(events), after)
        before = after
    raise AssertionError("a random game never comes to an end")


@cache
def journey(case: Case, seed: int = 0) -> tuple[Answered, ...]:
    """One random game."""
    return tuple(play(case.new(seed), Rng.seeded("journey", case, seed)))


def some(case: Case, most: int, seed: int = 0) -> list[Answered]:
    """Steps of that game, the last one among them, no more than a few, never at a regular distance."""
    steps = journey(case, seed)
    if len(steps) <= most:
        return list(steps)
    rng = Rng.seeded("some", len(steps), most)
    kept = {rng.below(len(steps)) for _ in range(most - 1)} | {len(steps) - 1}
    return [steps[i] for i in sorted(kept)]


def options_of(ask: Ask, most: int = 500) -> list[Action]:
    """The options of a question, or as many different places in a list too long to write out."""
    count = len(ask.options)
    if count <= most:
        return list(ask.options)
    rng = Rng.seeded("options", count)
    return [ask.options[i] for i in sorted({rng.below(count) for _ in range(most)})]


def record_of(case: Case, seed: int = 0) -> Record:
    """The record of that game."""
    players = tuple(f"player {seat}" for seat in range(case.seats))
    record = Record(case.rules, case.seats, dict(case.options), seed, players)
    for step in journey(case, seed):
        record.add(step.after, step.ask.seat, step.action)
    return record


def digests(case: Case, seed: int = 0) -> list[str]:
    """The fingerprints of that game."""
    return [digest(case.new(seed)), *(digest(step.after) for step in journey(case, seed))]


def watchers(case: Case) -> tuple[Seat | None, ...]:
    """Everybody who can look: every seat, and the shared screen."""
    return (*range(case.seats), None)
