"""Tells the second click of a double click from one that is meant, and holding on from clicking."""

from game.ui.intents import Point

TWICE = 0.4
"""Seconds within which a click at the same place may belong to the one before."""
LONG = 0.6
"""Seconds after which a button that is still down asks what it is on: nobody clicks as slowly."""
_STILL = 16.0
"""How far a hand that stays where it is moves the pointer all the same."""


def still(one: Point, other: Point) -> bool:
    """Whether the pointer is where it was."""
    return abs(one[0] - other[0]) < _STILL and abs(one[1] - other[1]) < _STILL


class Clicks:
    """Knows how long ago and where the button went down last, and whether it still is."""

    def __init__(self) -> None:
        self._at: Point | None = None
        self._ago = 0.0
        self._held = False
        """It is still down, has not moved, and nobody was told that it is."""

    def wait(self, seconds: float) -> None:
        """Time passes: by frames, for what took long to open is no rest for the hand that opened it."""
        self._ago += seconds

    def soon(self, at: Point) -> bool:
        """Whether a click now would be the second one of a double click."""
        return self._at is not None and self._ago < TWICE and still(self._at, at)

    def again(self, at: Point) -> bool:
        """The button goes down: whether it does so for the second time."""
        second = self.soon(at)
        self._at, self._ago, self._held = at, 0.0, True
        return second

    def move(self, at: Point) -> None:
        """The pointer moves: what is dragged is not held."""
        self._held = self._held and self._at is not None and still(self._at, at)

    def let_go(self) -> None:
        """The button goes up, or nobody knows whether it does."""
        self._held = False

    def held(self) -> Point | None:
        """Where the button has been held for long; told once."""
        if not self._held or self._ago < LONG:
            return None
        self._held = False
        return self._at
