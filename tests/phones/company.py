"""Phones without a network: a hub that keeps what it is shown, and people who answer at random."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from game.engine import Ask, Combinations, Rng, Seat, Span
from game.phones.ear import Answered, Heard
from game.phones.party import Party
from game.phones.shown import Shown
from game.play.session import Session


@dataclass
class Paper:
    """A hub on paper: everything that would have been sent, in order."""

    sent: dict[Seat, list[bytes]] = field(default_factory=dict)
    refused: list[tuple[Seat, int, str]] = field(default_factory=list)
    gone: list[Seat] = field(default_factory=list)
    said: list[Heard] = field(default_factory=list)
    languages: dict[Seat, str] = field(default_factory=dict)
    _numbers: dict[Seat, int] = field(default_factory=dict)

    def heard(self) -> list[Heard]:
        said, self.said = self.said, []
        return said

    def show(self, seat: Seat, screen: bytes) -> None:
        sent = self.sent.setdefault(seat, [])
        if not sent or sent[-1] != screen:
            sent.append(screen)

    def refuse(self, seat: Seat, number: int, why: str) -> None:
        self.refused.append((seat, number, why))

    def let_go(self, seat: Seat) -> None:
        self.gone.append(seat)

    def next_number(self, seat: Seat) -> int:
        self._numbers[seat] = self._numbers.get(seat, 0) + 1
        return self._numbers[seat]

    def language(self, seat: Seat) -> str:
        return self.languages.get(seat, "en")

    def screen(self, seat: Seat) -> Any:
        """What a phone shows now."""
        return json.loads(self.sent[seat][-1])


def plain(shown: Shown) -> bytes:
    """A screen that tells everything a phone may know, word for word."""
    return json.dumps(
        {
            "view": repr(shown.view),
            "ask": None if shown.ask is None else told(shown.ask),
            "call": shown.call is not None,
            "told": repr(shown.told),
            "doing": repr(shown.doing),
            "waiting": shown.waiting,
            "ready": sorted(shown.ready.items()),
            "scores": repr(shown.scores),
            "language": shown.speaker.language,
        }
    ).encode()


def told(ask: Ask) -> dict[str, object]:
    if isinstance(ask.options, Combinations):
        offered: object = repr(ask.options)
    else:
        offered = [option.code() for option in ask.options]
    return {"number": ask.number, "kind": ask.kind, "about": repr(ask.about), "options": offered}


def answer(ask: Ask, seat: Seat, rng: Rng) -> Answered:
    """An answer to what a phone shows, as it would send it."""
    options = ask.options
    if not isinstance(options, Combinations):
        return Answered(seat, ask.number, rng.pick(options).code())
    parts: list[Any] = []
    for axis in options.axes:
        at = rng.below(len(axis))
        if isinstance(axis, Span):
            parts.append(axis[at])
        else:
            chosen = axis[at]
            parts.append([n for n, item in enumerate(axis.items) if item in chosen])
    return Answered(seat, ask.number, None, tuple(parts))


@dataclass
class People:
    """People with phones, who answer whatever their screen asks."""

    session: Session
    hub: Paper
    party: Party
    rng: Rng
    answers: int = 0

    def frame(self, seconds: float = 0.5) -> None:
        """One frame of the program, in which everybody who is asked says something."""
        self.session.poll()
        self.party.poll(seconds)
        for seat in self.party.seats:
            ask = self.party._shown[seat].ask
            if ask is not None:
                self.hub.said.append(answer(ask, seat, self.rng))
                self.answers += 1

    def play(self, most: int = 20_000) -> Iterator[None]:
        for _ in range(most):
            if self.session.over:
                self.party.poll(0.5)
                return
            self.frame()
            yield
        raise AssertionError(f"nothing more happens: {self.session.table.asks}")


def company(
    session: Session, project: Callable[[Shown], bytes] = plain, *, phones: tuple[Seat, ...] | None = None
) -> People:
    hub = Paper()
    party = Party(session, hub, session.people if phones is None else phones, project)
    return People(session, hub, party, Rng.seeded("phones", session.record.seed))
