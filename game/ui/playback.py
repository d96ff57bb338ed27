"""Events become motion and sound: a queue of short acts that can be skipped or sped up.

The rules are always ahead: an act only shows what has already happened, and when a step's acts are over the
picture is rebuilt from the view, so that it cannot drift.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

SPEEDS = {"slow": 0.6, "normal": 1.0, "fast": 2.5, "instant": 0.0}
"""How fast time passes in acts; at `instant` they are over at once."""
_STILL = 0.3
"""Seconds that an act is held where nothing shall move: time to read it."""


def nothing() -> None:
    """No beginning or end to speak of."""


def no_show(_: float) -> None:
    """Nothing moves."""


def always() -> bool:
    """Nothing is waited for."""
    return True


@dataclass(slots=True)
class Act:
    """One thing to be seen: it begins, goes from 0 to 1, and ends."""

    seconds: float
    show: Callable[[float], None] = no_show
    begin: Callable[[], None] = nothing
    end: Callable[[], None] = nothing
    pause: bool = False
    """Only there to leave time to look: shortened where things are fast, kept where nothing moves."""
    until: Callable[[], bool] = always
    """It is not over before this is so: not even who skips gets past."""


class Playback:
    """Plays acts one after the other."""

    def __init__(self) -> None:
        self._acts: deque[Act] = deque()
        self._passed = 0.0
        self._begun = False
        self.skipping = False
        """While acts are finished at once, they make no noise."""

    @property
    def busy(self) -> bool:
        return bool(self._acts)

    @property
    def held(self) -> bool:
        """Whether what is shown waits for somebody to go on."""
        return bool(self._acts) and self._begun and not self._acts[0].until()

    @property
    def waiting(self) -> int:
        """How many acts are still to be played."""
        return len(self._acts)

    def add(self, *acts: Act) -> None:
        self._acts.extend(acts)

    def advance(self, seconds: float, speed: str = "normal", still: bool = False) -> None:
        """Let time pass; what is left over goes to the next act."""
        rate = SPEEDS[speed]
        if not rate:
            self.skip()
            return
        seconds *= rate
        while self._acts and seconds >= 0:
            act = self._acts[0]
            self._begin(act)
            length = _length(act, still)  # a beginning may find that there is nothing to show
            self._passed += seconds
            if self._passed < length:
                act.show(1.0 if still else self._passed / length)
                return
            if not act.until():
                self._passed = length
                return
            seconds = self._passed - length
            self._finish(act)

    def skip(self) -> None:
        """Finish everything at once, up to what waits for somebody."""
        self.skipping = True
        while self._acts:
            act = self._acts[0]
            self._begin(act)
            if not act.until():
                break
            self._finish(act)
        self.skipping = False

    def _begin(self, act: Act) -> None:
        if not self._begun:
            self._begun = True
            act.begin()

    def _finish(self, act: Act) -> None:
        act.show(1.0)
        act.end()
        self._acts.popleft()
        self._passed, self._begun = 0.0, False


def _length(act: Act, still: bool) -> float:
    """How long an act takes; one that only changes something takes no time, be things moving or not."""
    return _STILL if still and act.seconds and not act.pause else act.seconds


def wait(seconds: float) -> Act:
    """Time to look."""
    return Act(seconds, pause=True)
