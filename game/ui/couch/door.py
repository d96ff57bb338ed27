"""Where a second phone knocks."""

from typing import Protocol

from game.engine import Seat


class Door(Protocol):
    """The hub, as far as somebody knocks at it."""

    def admit(self, seat: Seat) -> None: ...

    def turn_away(self, seat: Seat) -> None: ...

    def is_knocking(self, seat: Seat) -> bool: ...
