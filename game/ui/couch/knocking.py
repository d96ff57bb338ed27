"""A second phone wants a seat that has one: whoever is before the screen knows which of them it is."""

from typing import TYPE_CHECKING

from game.engine import Seat
from game.markup import plain
from game.ui.couch.door import Door
from game.ui.scene import Change, Pop
from game.ui.scenes.dialog import Dialog, Reply

if TYPE_CHECKING:
    from game.ui.house import House


class Knocking(Dialog):
    """Goes away by itself when the phone at the door has given up."""

    def __init__(self, house: "House", door: Door, seat: Seat, text: str) -> None:
        self._door, self._seat = door, seat
        words = house.words
        answers = [
            Reply(words("ui.phones.second.keep"), self._turn_away),
            Reply(words("ui.phones.second.admit"), self._admit),
        ]
        super().__init__(house, words("ui.phones.second"), text, answers)

    def _turn_away(self) -> None:
        self._door.turn_away(self._seat)

    def _admit(self) -> None:
        self._door.admit(self._seat)

    def update(self, seconds: float) -> Change | None:
        super().update(seconds)
        return None if self._door.is_knocking(self._seat) else Pop()


def knocked(house: "House", door: Door, seat: Seat, name: str, device: str) -> Knocking:
    """Asks which phone is to have somebody's seat."""
    who, words = plain(name), house.words
    if device:
        text = words("ui.phones.second.known", player=who, device=device)
    else:
        text = words("ui.phones.second.words", player=who)
    return Knocking(house, door, seat, text)
