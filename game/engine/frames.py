"""The reusable frames: secret simultaneous choices, turns round the table, reactions, effects, bribes."""

from abc import abstractmethod
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field, replace
from enum import IntEnum
from typing import Any, ClassVar, Self

from game.engine.action import HIDDEN, PASS, Action, Seat
from game.engine.ask import Ask
from game.engine.event import Committed
from game.engine.frame import WAIT, Done, Frame, Move, Push
from game.engine.table import Table, W


@dataclass(slots=True)
class Sealed(Frame[W]):
    """Several seats choose at the same time; nobody learns a choice before all have chosen.

    Result: (seat, action) pairs in seat order. The order in which the answers arrive leaves no trace.
    """

    kind: ClassVar[str]
    separate: ClassVar[bool] = True
    seats: tuple[Seat, ...]
    answers: list[Action | None] = field(default_factory=list)

    def __post_init__(self) -> None:
        if not self.answers:
            self.answers = [None] * len(self.seats)

    @abstractmethod
    def options(self, t: Table[W], seat: Seat) -> Sequence[Action]:
        """What a seat may choose; never empty."""

    def about(self, seat: Seat) -> Hashable:
        """What the question is about."""
        return None

    def asks(self, t: Table[W]) -> tuple[Ask, ...]:
        return tuple(
            t.ask(seat, self.kind, self.options(t, seat), self.about(seat), sealed=True)
            for seat, answer in zip(self.seats, self.answers, strict=True)
            if answer is None
        )

    def answer(self, t: Table[W], seat: Seat, action: Action) -> None:
        self.answers[self.seats.index(seat)] = action
        t.tell(Committed, seat, self.kind)

    def step(self, t: Table[W]) -> Move:
        if None in self.answers:
            return WAIT
        return Done(tuple(zip(self.seats, self.answers, strict=True)))

    def clone(self) -> Self:
        return replace(self, answers=self.answers.copy())

    def seen_by(self, seat: Seat | None) -> Self:
        own = zip(self.seats, self.answers, strict=True)
        return replace(self, answers=[a if s == seat or a is None else HIDDEN for s, a in own])


@dataclass(slots=True)
class EachSeat(Frame[W]):
    """Seats are asked one after the other; those with no options are passed over."""

    kind: ClassVar[str]
    private: ClassVar[bool] = False
    until_all_pass: ClassVar[bool] = False
    """Go round again as long as anybody did something."""
    stays: ClassVar[bool] = False
    """Ask the same seat again until it passes or nothing is left to do."""

    seats: tuple[Seat, ...]
    at: int = 0
    chosen: Action | None = None
    busy: bool = False
    """Somebody did something on this round."""

    @abstractmethod
    def options(self, t: Table[W], seat: Seat) -> Sequence[Action]:
        """What a seat may do; empty: it is not asked."""

    @abstractmethod
    def act(self, t: Table[W], seat: Seat, action: Action) -> Frame[W] | None:
        """Carry out an answer other than a pass; what comes back is done before the next seat's turn."""

    def about(self, seat: Seat) -> Hashable:
        """What the question is about."""
        return None

    def result(self) -> Any:
        """What the frame below learns."""
        return None

    def asks(self, t: Table[W]) -> tuple[Ask, ...]:
        if not 0 <= self.at < len(self.seats):
            return ()
        seat = self.seats[self.at]
        options = self.options(t, seat)
        return (t.ask(seat, self.kind, options, self.about(seat), private=self.private),) if options else ()

    def answer(self, t: Table[W], seat: Seat, action: Action) -> None:
        self.chosen = action

    def step(self, t: Table[W]) -> Move:
        if self.chosen is not None:
            seat, action = self.seats[self.at], self.chosen
            self.chosen = None
            if action == PASS or not self.stays:
                self.at += 1
            if action != PASS:
                self.busy = True
                frame = self.act(t, seat, action)
                if frame is not None:
                    return Push(frame)
        while True:
            while self.at < len(self.seats):
                if self.options(t, self.seats[self.at]):
                    return WAIT
                self.at += 1
            if not (self.until_all_pass and self.busy):
                return Done(self.result())
            self.at, self.busy = 0, False

    def clone(self) -> Self:
        return replace(self)


@dataclass(slots=True)
class Window(EachSeat[W]):
    """A moment in which seats may react; only who can is asked, and nobody else learns of it.

    Result: whether a reaction took effect. A window that `closes` asks nobody after that.
    """

    private: ClassVar[bool] = True
    closes: ClassVar[bool] = True
    answered: bool = False
    reacting: bool = False
    """A reaction lies on the table, so everybody knows how far the window has come."""

    def step(self, t: Table[W]) -> Move:
        move = EachSeat.step(self, t)
        self.reacting = isinstance(move, Push)
        return move

    def returned(self, t: Table[W], result: Any) -> None:
        if result:
            self.answered = True
            if self.closes:
                self.at, self.busy = len(self.seats), False

    def result(self) -> bool:
        return self.answered

    def seen_by(self, seat: Seat | None) -> Self:
        known = self.reacting or (0 <= self.at < len(self.seats) and self.seats[self.at] == seat)
        # Whether anybody has reacted on this round is as good as knowing how far it has come.
        return self.clone() if known else replace(self, at=-1, busy=False)


class Resolving(IntEnum):
    """How far an effect has come."""

    ANNOUNCE = 0
    REACTIONS = 1
    EFFECT = 2
    FINISH = 3


@dataclass(slots=True)
class Resolve(Frame[W]):
    """An effect is announced, may be reacted to, and happens unless it is cancelled.

    A cancel is itself a Resolve. Result: whether the effect happened.
    """

    seat: Seat
    action: Action
    stage: Resolving = Resolving.ANNOUNCE
    cancelled: bool = False

    @abstractmethod
    def announce(self, t: Table[W]) -> None:
        """Lay it on the table for all to see."""

    @abstractmethod
    def window(self, t: Table[W]) -> Window[W] | None:
        """Who may answer it before it happens; None: nobody could, and all know it."""

    @abstractmethod
    def effect(self, t: Table[W]) -> Frame[W] | None:
        """Make it happen; what comes back is part of it."""

    @abstractmethod
    def finish(self, t: Table[W]) -> None:
        """Put it away, whether it happened or was cancelled."""

    def step(self, t: Table[W]) -> Move:
        frame: Frame[W] | None = None
        if self.stage is Resolving.ANNOUNCE:
            self.stage = Resolving.REACTIONS
            self.announce(t)
            frame = self.window(t)
            if frame is not None:
                return Push(frame)
        if self.stage is Resolving.REACTIONS:
            self.stage = Resolving.EFFECT
        if self.stage is Resolving.EFFECT:
            self.stage = Resolving.FINISH
            frame = None if self.cancelled else self.effect(t)
            if frame is not None:
                return Push(frame)
        self.finish(t)
        return Done(not self.cancelled)

    def returned(self, t: Table[W], result: Any) -> None:
        if self.stage is Resolving.REACTIONS:
            self.cancelled = bool(result)

    def clone(self) -> Self:
        return replace(self)


@dataclass(slots=True)
class Offer(Frame[W]):
    """Rivals make sealed offers to a judge, who may ask once for better ones and then decides.

    The offers themselves lie in the world, which knows who may see them. Result: the verdict.
    """

    kind: ClassVar[str]
    judge: Seat
    bidders: tuple[Seat, ...]
    asked: int = 0
    """How many times offers were called for."""
    in_hand: bool = False
    verdict: Action | None = None

    def about(self) -> Hashable:
        """What the judge's question is about."""
        return self.bidders

    @abstractmethod
    def call(self, t: Table[W]) -> Sealed[W]:
        """The sealed offers; the second time they may only be raised."""

    @abstractmethod
    def lay_open(self, t: Table[W], offers: tuple[tuple[Seat, Action], ...]) -> None:
        """Put the offers into the world and tell each seat what it may know of them."""

    @abstractmethod
    def verdicts(self, t: Table[W], more: bool) -> Sequence[Action]:
        """What the judge may decide; with `more`, also to ask for better offers."""

    @abstractmethod
    def is_more(self, verdict: Action) -> bool:
        """Whether this verdict asks for better offers."""

    @abstractmethod
    def award(self, t: Table[W], verdict: Action) -> None:
        """The one offer accepted is paid; the others go back."""

    def asks(self, t: Table[W]) -> tuple[Ask, ...]:
        options = self.verdicts(t, self.asked < 2 and bool(self.bidders))
        return (t.ask(self.judge, self.kind, options, self.about()),)

    def answer(self, t: Table[W], seat: Seat, action: Action) -> None:
        self.verdict = action

    def step(self, t: Table[W]) -> Move:
        if self.verdict is not None and self.is_more(self.verdict):
            self.verdict, self.in_hand = None, False
        if not self.in_hand and self.bidders:
            self.asked += 1
            return Push(self.call(t))
        if self.verdict is None:
            return WAIT
        self.award(t, self.verdict)
        return Done(self.verdict)

    def returned(self, t: Table[W], result: Any) -> None:
        self.in_hand = True
        self.lay_open(t, result)

    def clone(self) -> Self:
        return replace(self)
