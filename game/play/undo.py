"""Taking back: one's own last answers, as long as nobody has learnt anything from them.

Never across a roll (the table's chance has moved), a sealed answer, somebody else's answer or the end of
the match. Whether an answer revealed something is found out without knowing the game: it is given once
more on tables dealt from what its seat knew before it. If anybody is told anything else there, or the
match waits for somebody else, or the seat itself sees anything else, then what happened depended on
something hidden, and it is hidden no more. What a player shows of their own accord is theirs to take back.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from game.engine import Action, Ask, Event, Rng, Rules, Seat, Step, Table, submit

SAMPLES = 32
"""Deals to compare with: what comes out the same in all of them was hardly a secret."""
_SLICE = 0.002
"""Seconds of a frame that may go into finding out."""


@dataclass(slots=True)
class Given:
    """An answer that might be taken back, and the table before it."""

    before: Table[Any]
    ask: Ask
    action: Action
    events: tuple[Event, ...]
    harmless: bool | None = None
    """Unknown until it has been compared with enough deals."""
    compared: int = 0


class Undo:
    """The latest answers of one seat that may perhaps be taken back."""

    def __init__(self, rules: Rules[Any, Any], seats: int) -> None:
        self._rules = rules
        self._watchers: tuple[Seat | None, ...] = (*range(seats), None)
        self._given: list[Given] = []

    def note(self, before: Table[Any], step: Step, *, own: bool) -> None:
        """An answer was given, by a person or (`own` is false) by a bot or a clock."""
        after, ask = step.table, step.ask
        if self._given and self._given[-1].ask.seat != ask.seat:
            self._given.clear()
        if not own or ask.sealed or after.over or after.rng != before.rng:
            self._given.clear()
        else:
            self._given.append(Given(before, ask, step.action, tuple(step.events)))

    def work(self, now: Table[Any]) -> None:
        """Compare a few more deals, as many as a frame can afford."""
        until = perf_counter() + _SLICE
        for given, after in self._chain(now):
            while given.harmless is None:
                self._compare(given, after)
                if perf_counter() > until:
                    return
            if not given.harmless:
                return

    def count(self, now: Table[Any], *, decide: bool = False) -> int:
        """How many answers to take back to be at the last real choice; 0: none can be, as far as is known.

        With `decide`, whatever is not known yet is found out first.
        """
        for number, (given, after) in enumerate(self._chain(now), 1):
            while decide and given.harmless is None:
                self._compare(given, after)
            if not given.harmless:
                return 0
            if len(given.ask.options) > 1:
                return number
        return 0

    def take_back(self, count: int) -> Table[Any]:
        """The table before the last answers; the same answer will throw the same dice again."""
        before = self._given[-count].before
        del self._given[-count:]
        return before

    def _chain(self, now: Table[Any]) -> Iterator[tuple[Given, Table[Any]]]:
        """The answers from the last to the last real choice, each with the table after it."""
        after = now
        for given in reversed(self._given):
            yield given, after
            if len(given.ask.options) > 1:
                return
            after = given.before

    def _compare(self, given: Given, after: Table[Any]) -> None:
        try:
            same = self._tells_the_same(given, after)
        except Exception:  # noqa: BLE001 - not even a bug here may end the match
            same = False
        given.compared += 1
        if not same:
            given.harmless = False
        elif given.compared == SAMPLES:
            given.harmless = True

    def _tells_the_same(self, given: Given, after: Table[Any]) -> bool:
        """Whether the answer comes to the same on a table that its seat could not have told from this one."""
        before, seat = given.before, given.ask.seat
        rng = Rng.seeded("undo", before.rng.state, seat, given.ask.number, given.compared)
        other = self._rules.sample(self._rules.view(before, seat), rng)
        other.rng = before.rng.clone()
        other.numbers = before.numbers.copy()  # no view has those of seats that are not asked
        other.asks = other.frames[-1].asks(other)
        events = submit(other, given.ask.number, seat, given.action)
        same_dice = other.rng == after.rng
        return same_dice and self._outcome(events, other, seat) == self._outcome(given.events, after, seat)

    def _outcome(self, events: Sequence[Event], after: Table[Any], seat: Seat) -> tuple[object, ...]:
        """What everybody was told, who is asked then, and all that the seat itself sees."""
        told = tuple(tuple(event.seen_by(watcher) for event in events) for watcher in self._watchers)
        asked = tuple((ask.seat, ask.kind) for ask in after.asks)
        return told, asked, self._rules.view(after, seat)
