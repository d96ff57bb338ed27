"""A match with phones, as the main thread sees it: hears answers, gives them to the match, shows screens."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Protocol

from game.engine import Ask, Feed, IllegalAction, Message, Sealed, Seat, say
from game.games import Game, game
from game.phones.answering import action_of
from game.phones.calling import SECONDS, Calling
from game.phones.ear import Answered, Heard, Knocked
from game.phones.shown import Call, Shown
from game.play.session import Session
from game.text import Speaker

_TOLD = 6
"""Sentences of the past that a phone shows."""
_KEPT = 300
"""Moments that a phone's feed keeps: far more than are ever told or taken back."""

Project = Callable[[Shown], bytes]


class Phones(Protocol):
    """The hub, as far as a match needs it."""

    def heard(self) -> list[Heard]: ...

    def show(self, seat: Seat, screen: bytes) -> None: ...

    def refuse(self, seat: Seat, number: int, why: str) -> None: ...

    def let_go(self, seat: Seat) -> None: ...

    def next_number(self, seat: Seat) -> int: ...

    def language(self, seat: Seat) -> str: ...


class Party:
    """The phones at one match; made anew for the next, with the same hub.

    A question has the number its phone was shown, and none comes twice as long as the hub is there: an answer
    to what was taken back, or to the match before, answers nothing.
    """

    def __init__(
        self,
        session: Session,
        hub: Phones,
        seats: Sequence[Seat],
        project: Project | None = None,
        *,
        box: Game | None = None,
    ) -> None:
        self.session, self.hub = session, hub
        self.seats: list[Seat] = list(seats)
        self.knocks: dict[Seat, str] = {}
        """Who wants a seat that another phone has, and on which kind: the big screen decides."""
        self._box = box or game(session.rules.slug)
        self._project = project or _own_project()
        self._calling = Calling(session, self.seats)
        self._feeds: dict[Seat, Feed[Any]] = {seat: session.watch(seat) for seat in self.seats}
        self._asked: dict[Seat, Ask | None] = dict.fromkeys(self.seats)
        """What each phone asks, as the rules number it; None: nothing, or it has been answered."""
        self._numbers: dict[Seat, int] = {}
        self._shown: dict[Seat, Shown] = {}
        self._state: tuple[object, ...] = ()
        self._kept: tuple[object, ...] = ()
        """The table of that state, so that no other takes its place in memory."""

    @property
    def call(self) -> Call | None:
        """The call for reactions that all phones show now."""
        return Call(SECONDS) if self._calling.on else None

    def poll(self, seconds: float, *, caught_up: bool = True) -> None:
        """Hear the phones, let time pass and show what is new; to be called in every frame.

        As long as the big screen has not `caught_up` with what happened, no phone is ahead of it.
        """
        for what in self.hub.heard():
            if isinstance(what, Answered):
                self._hear(what)
            elif isinstance(what, Knocked):
                self.knocks[what.seat] = what.device
        self._calling.mind(seconds, may_begin=caught_up)
        if caught_up:
            self._show_all()
        else:
            self._show_answered()

    def ready(self) -> Mapping[Seat, bool]:
        """Who has answered what several are asked at once; nothing of a call, which asks in private."""
        frames = self.session.table.frames
        top = frames[-1] if frames else None
        if not isinstance(top, Sealed):
            return {}
        return {seat: answer is not None for seat, answer in zip(top.seats, top.answers, strict=True)}

    def take_over(self, seat: Seat, by: str) -> None:
        """A seat is played without its phone from now on: on the `screen`, or by the bot of that name."""
        self.seats.remove(seat)
        self.session.leave(self._feeds.pop(seat))
        self._calling.said.pop(seat, None)
        self._asked.pop(seat)
        self.hub.let_go(seat)
        if by != "screen":
            self.session.give_to_bot(seat, by)

    def close(self) -> None:
        """Look on no longer; the phones go on showing what they show."""
        for feed in self._feeds.values():
            self.session.leave(feed)
        self._feeds.clear()
        self.seats.clear()

    # answers

    def _hear(self, answered: Answered) -> None:
        seat = answered.seat
        if seat not in self.seats:
            return
        try:
            self._take(seat, answered)
        except IllegalAction as no:
            self.hub.refuse(seat, answered.number, self._speaker(seat)(no.message))

    def _take(self, seat: Seat, answered: Answered) -> None:
        """Give an answer to the match, if it answers what the phone shows; else IllegalAction."""
        ask = self._asked[seat]
        if answered.number != self._numbers.get(seat):
            raise IllegalAction(say("engine.stale"))
        if ask is None:
            raise IllegalAction(say("engine.stale"))
        action = action_of(self.session.rules, ask, answered)
        if self._calling.on:
            self._calling.say(seat, action)
        elif ask.private and len(self.session.people) > 1:
            raise IllegalAction(say("phones.call_over"))
        elif self.session.table.asked(seat) != ask:
            raise IllegalAction(say("engine.stale"))
        else:
            self.session.answer(ask, action)
        self._asked[seat] = None

    # screens

    def _show_all(self) -> None:
        """Show every phone how things are now, if anything is not as it was."""
        session = self.session
        said = tuple(self._calling.has_said(seat) for seat in self.seats)
        table = session.table
        answers = len(session.record.answers)
        state = (id(table), id(table.asks), answers, self.call, said, session.sitters)
        anew = state != self._state
        self._state = state
        self._kept = table, table.asks
        for seat in self.seats:
            # who changes languages again and again has no other screen made
            if anew or self._shown[seat].speaker.language != self.hub.language(seat):
                self._show(seat, self._now(seat))

    def _show_answered(self) -> None:
        """The big screen lags behind: only what somebody has answered is asked no more."""
        for seat in self.seats:
            shown = self._shown.get(seat)
            if shown is not None and shown.ask is not None and self._asked[seat] is None:
                self._show(seat, replace(shown, ask=None))

    def _show(self, seat: Seat, shown: Shown) -> None:
        self._shown[seat] = shown
        self.hub.show(seat, self._project(shown))

    def _now(self, seat: Seat) -> Shown:
        session, speaker = self.session, self._speaker(seat)
        return Shown(
            self._box,
            seat,
            session.sitters,
            session.view(seat),
            self._question(seat),
            self.call,
            self._told(seat),
            _known(session.table.asks),
            session.table.waiting(),
            self.ready(),
            session.scores() if session.over else (),
            speaker,
        )

    def _question(self, seat: Seat) -> Ask | None:
        """What a phone asks, under a number that is its own."""
        if self._calling.on:
            ask = None if self._calling.has_said(seat) else self._calling.ask_of(seat)
        else:
            ask = self.session.table.asked(seat)
            if ask is not None and ask.private and len(self.session.people) > 1:
                ask = None  # a call will ask it, and everybody else with it
        if ask is not None and ask != self._asked[seat]:
            self._numbers[seat] = self.hub.next_number(seat)
        self._asked[seat] = ask
        return None if ask is None else ask._replace(number=self._numbers[seat])

    def _told(self, seat: Seat) -> tuple[Message, ...]:
        """The last sentences of what a seat was told."""
        found: list[Message] = []
        moments = self._feeds[seat].moments
        if self._feeds[seat] is not self.session.story and len(moments) > 2 * _KEPT:
            del moments[:-_KEPT]
        for moment in reversed(moments):
            found[:0] = self._box.sentences(moment.event)
            if len(found) >= _TOLD:
                break
        return tuple(found[-_TOLD:])

    def _speaker(self, seat: Seat) -> Speaker:
        names = tuple(sitter.name for sitter in self.session.sitters)
        return Speaker(self.hub.language(seat), names)


def _known(asks: Sequence[Ask]) -> tuple[Ask, ...]:
    """The questions that everybody knows of: who is asked what, but not what they can answer.

    Nor their numbers, which count what a seat was asked in private too.
    """
    return tuple(ask._replace(number=0, options=(), aside=()) for ask in asks if not ask.private)


def _own_project() -> Project:
    from game.phones.screens import project  # with all that it needs to know of every game

    return project
