"""Taking back: a person's last answers, as long as nobody has learnt anything from them.

Never across a roll (the table's chance has moved), somebody else's answer that told something, or the end
of the match. A sealed answer tells nothing as long as others are still to come: it can be taken back, and
the sealed answers that came after it stay. Whether any other answer revealed something is found out without
knowing the game: it is given once more on tables dealt from what its seat knew before it. If anybody is told
anything else there, or the match waits for somebody else, or the seat itself sees anything else, then what
happened depended on something hidden, and it is hidden no more. What a player shows of their own accord is
theirs to take back.
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
    own: bool = True
    """Given by a person who may take it back; another's sealed answer only stays where it is."""
    harmless: bool | None = None
    """Unknown until it has been compared with enough deals."""
    compared: int = 0

    @property
    def chosen(self) -> bool:
        """Whether there was anything to choose."""
        return len(self.ask.options) > 1 or self.action in self.ask.aside


class Undo:
    """The latest answers that may perhaps be taken back, and those that were."""

    def __init__(self, rules: Rules[Any, Any], seats: int) -> None:
        self._rules = rules
        self._watchers: tuple[Seat | None, ...] = (*range(seats), None)
        self._given: list[Given] = []
        self._again: list[Given] = []
        """Taken back and not yet given again, the next one last."""

    def note(self, before: Table[Any], step: Step, after: Table[Any], *, own: bool) -> None:
        """An answer was given, by a person or (`own` is false) by a bot or a clock."""
        ask = step.ask
        given = Given(before, ask, step.action, tuple(step.events), own)
        sealed = _stays_sealed(before, ask)
        self._mind_again(given, sealed)
        if sealed:
            given.harmless = True
        elif not own or ask.sealed or after.over or after.rng != before.rng:
            self._given.clear()
            return
        elif self._given and self._given[-1].ask.seat != ask.seat:
            self._given.clear()
        self._given.append(given)

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

    def found(self, now: Table[Any], *, decide: bool = False) -> Given | None:
        """The last real choice, if it can be taken back as far as is known.

        With `decide`, whatever is not known yet is found out first.
        """
        for given, after in self._chain(now):
            while decide and given.harmless is None:
                self._compare(given, after)
            if not given.harmless:
                return None
            if given.chosen:
                return given
        return None

    def take_back(self, given: Given) -> tuple[list[Given], list[Given]]:
        """Forget that answer and what came after it: what is taken back, and what is to be given once more.

        The same answers will throw the same dice again.
        """
        at = next(n for n, each in enumerate(self._given) if each is given)
        later = self._given[at + 1 :]
        del self._given[at:]
        taken, stay = ([given], later) if given.ask.sealed else ([given, *later], [])
        self._again += reversed(taken)
        return taken, stay

    def again(self, now: Table[Any], *, going_on: bool = False) -> Given | None:
        """What was taken back last; with `going_on`, only what follows from what was just given again."""
        given = self._again[-1] if self._again else None
        if given is None or (going_on and given.chosen) or now.asked(given.ask.seat) is None:
            return None
        return given

    def _mind_again(self, given: Given, sealed: bool) -> None:
        """What was taken back can be given again until the match takes another way."""
        if self._again and _is_same(given, self._again[-1]):
            self._again.pop()
        elif not sealed or given.ask.seat in {each.ask.seat for each in self._again}:
            self._again.clear()

    def _chain(self, now: Table[Any]) -> Iterator[tuple[Given, Table[Any]]]:
        """The answers from the last to the last real choice, each with the table after it.

        Sealed answers of others, and those without a choice, stay whatever is done about the one found.
        """
        after, stay = now, False
        for given in reversed(self._given):
            if given.ask.sealed and not (given.own and given.chosen):
                stay = True
            elif stay and not given.ask.sealed:
                return  # somebody else has answered since
            else:
                yield given, after
                if given.chosen:
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


def _stays_sealed(before: Table[Any], ask: Ask) -> bool:
    """Whether nobody hears more of an answer than that it was given, before the others have given theirs."""
    return ask.sealed and len(before.asks) > 1 and before.frames[-1].separate


def _is_same(one: Given, other: Given) -> bool:
    """Whether these are the same answer to the same question."""
    asked = (one.ask.seat, one.ask.number) == (other.ask.seat, other.ask.number)
    return asked and one.action == other.action
