"""The table: everything a match is at one moment."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, ParamSpec, Protocol, Self, TypeVar

from game.engine.action import Action, Seat
from game.engine.ask import Ask
from game.engine.event import Event
from game.engine.rng import Rng

if TYPE_CHECKING:
    from game.engine.frame import Frame


class World(Protocol):
    """A game's own data: whatever lies on the table, secrets included."""

    def clone(self) -> Self: ...


W = TypeVar("W", bound=World)
Watcher = Callable[["Table[Any]", Event], None]
"""Called with every event as it is told."""
P = ParamSpec("P")


@dataclass(slots=True)
class Table(Generic[W]):
    """A world, the work in progress on it, its chance, the open questions and the latest events."""

    world: W
    frames: "list[Frame[W]]"
    rng: Rng
    numbers: list[int]
    """Per seat, the number of its next question."""
    asks: tuple[Ask, ...] = ()
    events: list[Event] | None = field(default_factory=list)
    """What the last answer set off; None in a search, where nobody listens."""
    watcher: Watcher | None = field(default=None, repr=False, compare=False)
    """Who looks on; a clone goes its way unseen."""

    @property
    def over(self) -> bool:
        return not self.frames

    def ask(
        self,
        seat: Seat,
        kind: str,
        options: Sequence[Action],
        about: Hashable = None,
        *,
        sealed: bool = False,
        private: bool = False,
        aside: Sequence[Action] = (),
    ) -> Ask:
        """The next question of a seat, numbered; it is not opened by this."""
        return Ask(self.numbers[seat], seat, kind, options, about, sealed, private, aside)

    def asked(self, seat: Seat | None) -> Ask | None:
        """The open question of a seat."""
        for ask in self.asks:
            if ask.seat == seat:
                return ask
        return None

    def waiting(self) -> tuple[Seat, ...]:
        """The seats that everybody knows to be thinking."""
        return tuple(ask.seat for ask in self.asks if not ask.private)

    def tell(self, kind: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Add an event, made only if somebody listens: what it says has come true already."""
        if self.events is not None:
            event = kind(*args, **kwargs)
            self.events.append(event)
            if self.watcher is not None:
                self.watcher(self, event)

    def clone(self) -> "Table[W]":
        """A table that goes its own way from here."""
        return Table(
            self.world.clone(),
            [frame.clone() for frame in self.frames],
            self.rng.clone(),
            self.numbers.copy(),
            self.asks,
            None if self.events is None else self.events.copy(),
        )

    def stop_telling(self) -> Self:
        """Stop making events: for searching."""
        self.events = None
        return self
