"""Hands that still hammer from the last question are not heard at the next one.

Where several people share a screen, the key that answered for one must not answer for the next, and still
less show what the next may see alone.
"""

from game.engine import Ask, Seat
from game.ui.intents import Intent, Moved, Numbered, Pressed, Way, Wish, Wished
from game.ui.tables.privacy import Privacy, Screen

MOMENT = 0.4
"""Seconds without a press, after which one is meant for what is on the screen: hammering takes less."""
_DECIDES: frozenset[Intent] = frozenset(
    Wished(wish) for wish in (Wish.CONFIRM, Wish.SKIP, Wish.FIRST_ACTION, Wish.SECOND_ACTION)
)
LIFTS = Moved(Way.UP)
"""What lifts the curtain, as one lifts a cup: nothing that ever answers a question."""


class Lull:
    """Is deaf when somebody else may have sat down, until nobody has pressed anything for a moment."""

    def __init__(self, moment: float = MOMENT) -> None:
        self._moment = moment
        self.left = 0.0
        """Seconds until it listens."""
        self._fresh = False
        """It went deaf in this frame: the time that the frame stands for was before."""
        self._whose: tuple[Screen, Seat | None, Seat | None] | None = None

    def mind(self, privacy: Privacy, ask: Ask | None) -> None:
        """See whether the screen or the question is somebody else's than before."""
        if privacy.alone or (privacy.screen is Screen.OPEN and ask is None):
            return
        whose = privacy.screen, privacy.seat, None if ask is None else ask.seat
        if whose != self._whose:
            self._whose = whose
            self.go_deaf()

    def begin_anew(self) -> None:
        """Whatever comes next is somebody else's, even if it looks the same."""
        self._whose = None

    @property
    def deaf(self) -> bool:
        return self.left > 0

    def go_deaf(self) -> None:
        """Listen to nothing until the hands have rested."""
        self.left, self._fresh = self._moment, True

    def advance(self, seconds: float) -> bool:
        """A frame is over, which took so long; whether it listens from now on and did not before."""
        if self._fresh:
            self._fresh = False
            return False
        deaf, self.left = self.deaf, max(0.0, self.left - seconds)
        return deaf and not self.left

    def swallows(self, intent: Intent, screen: Screen) -> bool:
        """Whether an intent comes too early; then the hands have to rest once more."""
        early = self.deaf and (
            intent in _DECIDES
            or isinstance(intent, Pressed | Numbered)
            or (screen is Screen.CURTAIN and intent == LIFTS)
        )
        if early:
            self.go_deaf()
        return early
