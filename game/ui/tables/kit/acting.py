"""Events become acts: what moves, what is heard, and how long there is to look."""

from collections.abc import Callable, Hashable, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from game.engine import Moment
from game.engine.rules import V
from game.ui.playback import Act, wait
from game.ui.tables.kit.crew import Crew, Cue

C = TypeVar("C", bound=Crew[Any])

_AT_ONCE, _A_LETTER, _LONGEST = 0.45, 0.0135, 2.5
"""How long a sentence is there at the very least, and for how much longer by its length."""
_BEAT = 0.12
_SILENT = 0.1
"""After what has no sentence."""
_GLANCE = 0.55
"""How much of the time to read is left for what the picture itself says."""


class Acting(Generic[C, V]):
    """Turns the events of one table into acts; what happens at one moment is shown at one moment."""

    makers: Mapping[type, Callable[[C, Cue[V]], list[Act]]]
    """How each kind of event is shown."""
    seen: ClassVar[tuple[type, ...]] = ()
    """What can be seen as it happens, or read from what lies there: the sheet keeps its sentence."""
    speaking: ClassVar[tuple[type, ...]] = ()
    """What puts up a sentence, though it may have none of its own."""

    def __init__(self, crew: C) -> None:
        self._crew = crew
        self._key: Hashable = None
        self._cue = Cue[V]([])
        self._hold = wait(0.0)
        self._moving = 0.0

    def acts(self, moment: Moment[V]) -> list[Act]:
        """The acts of one moment; none if it joins the one before."""
        event: Any = moment.event
        key = self.joined(event)
        if key is not None and key == self._key and not self._cue.begun:
            self._cue.moments.append(moment)
            self._time()
            return []
        self._key = key
        self._cue = cue = Cue([moment])
        make = self.makers.get(type(event))
        motion = [] if make is None else make(self._crew, cue)
        true = [] if self.waits(event) else [self._crew.come_true(cue)]
        if not motion:
            return true
        self._hold.seconds = max(
            min(_BEAT, self._hold.seconds), self._hold.seconds - self.quiet(event, motion)
        )
        self._hold, self._moving = wait(0.0), sum(act.seconds for act in motion)
        self._time()
        return [self._crew.announce(cue), *motion, *true, self._hold]

    def joined(self, event: Any) -> Hashable:
        """What events of one moment have in common; None: it is shown by itself."""
        return None

    def waits(self, event: Any) -> bool:
        """Whether it comes true only with what happens next: half of a deal is no picture of the table."""
        return False

    def quiet(self, event: Any, motion: list[Act]) -> float:
        """How long the last sentence can still be read after an event has begun to be shown."""
        speaks = isinstance(event, self.speaking) or self._crew.said([event])
        return 0.0 if speaks else sum(act.seconds for act in motion)

    def _time(self) -> None:
        """Leave time to read what is said, as far as the motion has not left it already."""
        said = self._crew.said(self._cue.events)
        read = min(_LONGEST, _AT_ONCE + _A_LETTER * len(said)) if said else 0.0
        if isinstance(self._cue.first, self.seen):
            read *= _GLANCE
        self._hold.seconds = max(_BEAT if said else _SILENT, read - self._moving)
