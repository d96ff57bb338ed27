"""What a game must offer to be played."""

from abc import ABC, abstractmethod
from typing import ClassVar, Generic, TypeVar

from game.engine.action import Action, Seat
from game.engine.flow import settle
from game.engine.message import Trouble, say_n
from game.engine.options import Chosen, Option
from game.engine.rng import Rng
from game.engine.score import Score
from game.engine.table import Table, W, Watcher

V = TypeVar("V")


class BadSeats(Trouble):
    """Too few or too many players."""


class Violation(Exception):
    """An invariant of a game is broken: always a bug in the rules, never the players' fault."""


def must(holds: bool, otherwise: str) -> None:
    """Violation, unless it holds: for audits."""
    if not holds:
        raise Violation(otherwise)


class Rules(ABC, Generic[W, V]):
    """The rules of one game: pure and deterministic."""

    slug: ClassVar[str]
    seats: ClassVar[range]
    version: ClassVar[int]
    """Rises when an old record would no longer replay the same."""
    layout: ClassVar[int] = 1
    """Rises when the same table is arranged otherwise: other fields, or the same in another order."""
    options: ClassVar[tuple[Option, ...]]
    clock: ClassVar[bool] = False
    """Whether a clock may be asked, as if it sat after the last seat."""

    def new(
        self,
        seats: int,
        options: Chosen,
        seed: int,
        rng: Rng | None = None,
        watcher: Watcher | None = None,
    ) -> Table[W]:
        """A table at its first question; `options` come from `choose`, and a lesson brings its own chance."""
        self.check(seats, options)
        t = self.lay_out(seats, options, rng or Rng.seeded(self.slug, seed))
        t.watcher = watcher
        settle(t)
        return t

    @abstractmethod
    def lay_out(self, seats: int, options: Chosen, rng: Rng) -> Table[W]:
        """A table before anything has happened; seats and options have been checked."""

    @abstractmethod
    def view(self, t: Table[W], seat: Seat | None) -> V:
        """What a seat may know, built up field by field; None: what everybody may see."""

    @abstractmethod
    def sample(self, view: V, rng: Rng) -> Table[W]:
        """A table the viewer cannot tell from the real one, from the view alone."""

    @abstractmethod
    def scores(self, t: Table[W]) -> tuple[Score, ...]:
        """How matters stand, with the breakdown; final once the match is over."""

    @abstractmethod
    def parse(self, code: str) -> Action:
        """The action that wrote this code; ValueError if none did."""

    @abstractmethod
    def rounds(self, t: Table[W]) -> int:
        """How many rounds have been begun."""

    @abstractmethod
    def audit(self, t: Table[W]) -> None:
        """Check every invariant; Violation tells which one is broken."""

    def check(self, seats: int, options: Chosen) -> None:
        """Trouble if this many cannot play with these options, each of which is allowed by itself."""
        self.check_seats(seats)

    def check_seats(self, seats: int) -> None:
        """BadSeats if this many cannot play."""
        if seats not in self.seats:
            raise BadSeats(say_n("engine.seats", seats, low=self.seats[0], high=self.seats[-1]))
