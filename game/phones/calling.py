"""The call for reactions: put to all phones at once, as long for those who can react as for those who cannot.

The rules ask for reactions one seat after the other and in private. Here everybody is asked at the same time,
what they say is kept, and only when the time is over the rules get their answers, in their own order. Who
said nothing passes. So nobody learns from a phone, theirs or another's, who could have reacted.
"""

from collections.abc import Collection, Hashable
from dataclasses import dataclass, field

from game.engine import PASS, Action, Ask, Seat
from game.play.reactions import chance_of
from game.play.session import Session

SECONDS = 5.0
"""How long a call lasts, whoever holds what."""


@dataclass(slots=True)
class Calling:
    """The calls of a match, one after the other."""

    session: Session
    seats: Collection[Seat]
    """Those with phones."""
    left: float | None = None
    """Seconds until the call is over; None: there is none."""
    about: frozenset[tuple[str, Hashable]] = frozenset()
    """What the last call was about."""
    told: int = -1
    """How much had been told to all when it began: whatever happens afterwards is something else."""
    offered: dict[Seat, Ask] = field(default_factory=dict)
    """The reactions that seats could see on their phones."""
    said: dict[Seat, Action] = field(default_factory=dict)

    @property
    def on(self) -> bool:
        return self.left is not None

    def mind(self, seconds: float, *, may_begin: bool) -> None:
        """Let time pass: end a call, begin the next, or answer what was answered in the last one."""
        if self.left is not None:
            if self.session.story.end != self.told:
                self._forget()  # somebody at the big screen was quicker
            else:
                self.left -= seconds
                if self.left <= 0:
                    self.left = None
        if self.left is None:
            self._answer()
            if may_begin and self._is_wanted():
                self._begin()

    def ask_of(self, seat: Seat) -> Ask:
        """What a seat is asked in the call; if it cannot react, the same with nothing but a pass."""
        now = self.session.table.asked(seat)
        ask = now if now is not None else chance_of(self.session, seat, past_bots=True)
        if ask is not None and (ask.kind, ask.about) in self.about:
            self.offered[seat] = ask
            return ask
        kind, about = min(self.about, key=repr)
        return Ask(self.session.table.numbers[seat], seat, kind, (PASS,), about, private=True)

    def say(self, seat: Seat, action: Action) -> None:
        """What a seat wants; the rules hear it when the time is over."""
        self.said[seat] = action

    def has_said(self, seat: Seat) -> bool:
        return self.on and seat in self.said

    def _is_wanted(self) -> bool:
        """Whether somebody is asked in private what no call has asked yet."""
        ask = self._asked()
        return ask is not None and not (ask.seat not in self.seats and self._is_of_last_call(ask))

    def _asked(self) -> Ask | None:
        """The private question that is open, if there are others from whom to keep it."""
        if len(self.session.people) < 2:
            return None
        return next((ask for ask in self.session.asks() if ask.private and PASS in ask.options), None)

    def _is_of_last_call(self, ask: Ask) -> bool:
        return self.session.story.end == self.told and (ask.kind, ask.about) in self.about

    def _begin(self) -> None:
        self._forget()
        asks = self.session.asks()
        self.about = frozenset((ask.kind, ask.about) for ask in asks if ask.private)
        self.told = self.session.story.end
        self.left = SECONDS

    def _answer(self) -> None:
        """Give the rules what was said, as far as they ask for it."""
        while (ask := self._asked()) is not None and self._is_of_last_call(ask):
            offered = self.offered.get(ask.seat)
            if ask.seat not in self.seats or offered is None or offered.number != ask.number:
                return
            said = self.said.pop(ask.seat, PASS)
            self.session.answer(ask, said if ask.takes(said) else PASS)

    def _forget(self) -> None:
        self.left, self.told = None, -1
        self.offered.clear()
        self.said.clear()
