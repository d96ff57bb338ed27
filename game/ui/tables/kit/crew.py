"""The hands behind the scenes of a table: what the acts of every event are made with."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from game.engine import Message, Moment
from game.engine.rules import V
from game.play.illustrated import illustrated
from game.ui.playback import Act
from game.ui.tables.kit.any_table import AnyTable
from game.ui.tables.kit.flying import Flying

FLIGHT = 0.5


class Follows(Protocol):
    """How far a picture has come."""

    def come_true(self, *moments: Moment[Any]) -> Act:
        """The picture shows what has happened, and the log says it."""


class MovingTable(AnyTable[Any], Protocol):
    """A table with what moves on it."""

    flying: list[Flying]
    banner: str
    """What is being told above the table."""

    @property
    def following(self) -> Follows:
        """How far the picture has come."""


M = TypeVar("M", bound=MovingTable)


@dataclass(slots=True)
class Cue(Generic[V]):
    """One moment, or several that are shown as one."""

    moments: list[Moment[V]]
    begun: bool = False

    @property
    def events(self) -> list[Any]:
        return [moment.event for moment in self.moments]

    @property
    def first(self) -> Any:
        return self.moments[0].event

    @property
    def after(self) -> V:
        """The view right after the last of them."""
        return self.moments[-1].view


class Crew(Generic[M]):
    """Moves things about on one table."""

    told_later: ClassVar[tuple[type, ...]] = ()
    """Events whose sentence goes up when one sees what it tells."""

    def __init__(self, table: M) -> None:
        self.table = table

    def said(self, happened: Iterable[Any]) -> str:
        """What there is to say about what happened."""
        table = self.table
        return " ".join(table.speaker(told) for event in happened for told in table.game.sentences(event))

    def announced(self, happened: Iterable[Any]) -> str:
        """The same for the banner, with pictures."""
        table = self.table
        return " ".join(self.illustrated(told) for event in happened for told in table.game.sentences(event))

    def illustrated(self, message: Message) -> str:
        return illustrated(message, self.table.speaker)

    # the beginning and the end of every cue

    def announce(self, cue: Cue[Any]) -> Act:
        """The sentence goes up; what has none leaves the last one there."""

        def begin() -> None:
            cue.begun = True
            if not isinstance(cue.first, self.told_later):
                self.table.banner = self.announced(cue.events) or self.table.banner

        return Act(0.0, begin=begin, pause=True)

    def come_true(self, cue: Cue[Any]) -> Act:
        """The figures on the table change."""
        return self.table.following.come_true(*cue.moments)

    # motion

    def fly(
        self,
        things: Callable[[], Sequence[Flying]],
        seconds: float = FLIGHT,
        *,
        sound: str = "",
        landing: str = "",
        stays: bool = False,
    ) -> Act:
        """Things on their way; gone when they have arrived, unless they stay for the rest of the step."""
        table, moving = self.table, list[Flying]()

        def begin() -> None:
            moving.extend(things())
            table.flying.extend(moving)
            if sound and moving:
                table.sound(sound)

        def show(t: float) -> None:
            for thing in moving:
                thing.t = t

        def end() -> None:
            if not stays:
                self.drop(moving)
            if landing and moving:
                table.sound(landing)

        return Act(seconds, show, begin=begin, end=end)

    def drop(self, things: Sequence[Flying]) -> None:
        """Take things off the table."""
        gone = {id(thing) for thing in things}
        self.table.flying = [thing for thing in self.table.flying if id(thing) not in gone]

    def sound(self, name: str) -> Act:
        """Only a noise."""
        return Act(0.0, begin=lambda: self.table.sound(name), pause=True)


def together(*acts: Act) -> Act:
    """Several acts as one that takes as long as the longest."""
    seconds = max(act.seconds for act in acts)

    def begin() -> None:
        for act in acts:
            act.begin()

    def show(t: float) -> None:
        for act in acts:
            act.show(min(1.0, t * seconds / act.seconds))

    def end() -> None:
        for act in acts:
            act.end()

    return Act(seconds, show, begin=begin, end=end)
