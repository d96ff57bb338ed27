"""Where things lie on the plain table."""

from collections.abc import Sequence

from game.engine import Seat
from game.games.dice import Throw
from game.manifest import manifest
from game.ui.design import Area
from game.ui.tables.kit.dice import Die

COLUMNS = 80
"""How many letters a line of the board may have."""
SHEET: Area = (424.0, 84.0, 1072.0, 486.0)
PICKER: Area = (424.0, 584.0, 1072.0, 480.0)
DICE: Area = (16.0, 796.0, 392.0, 268.0)
_LEFT, _RIGHT, _TOP, _STEP = 16.0, 1512.0, 84.0, 142.0
_CARD = 392.0, 130.0
_BESIDE = 5
"""How many players there is room for at the left; the others sit at the right."""
_FOOT = 896.0
_YAWS = 8
_ROW = 3


def seat_area(seat: Seat) -> Area:
    """Where a player's card lies."""
    column, row = divmod(seat, _BESIDE)
    return (_RIGHT if column else _LEFT, _TOP + row * _STEP, *_CARD)


def chronicle(seats: int) -> Area:
    """The story, below those who sit at the right."""
    top = _TOP + max(0, seats - _BESIDE) * _STEP
    return _RIGHT, top, _CARD[0], _FOOT - top


def lying(throws: Sequence[Throw]) -> list[Die]:
    """The dice of some throws at rest in their tray, as far as there are pictures of them."""
    kinds = [throw for throw in throws if f"dice/{throw.kind.name}/rest" in manifest()]
    faces = [(throw.kind.name, face) for throw in kinds for face in throw.faces]
    x, y, width, height = DICE
    rows = [faces[at : at + _ROW] for at in range(0, len(faces), _ROW)]
    zoom = min(1.0, 2 / max(1, len(rows)))
    found: list[Die] = []
    for number, row in enumerate(rows):
        down = y + height / 2 + (number - (len(rows) - 1) / 2) * 108 * zoom
        for place, (kind, face) in enumerate(row):
            across = x + width / 2 + (place - (len(row) - 1) / 2) * 112 * zoom
            yaw = len(found) * 3 % _YAWS
            start = x + width - 40, y + height + 80
            die = Die(kind, face, (across, down), start, yaw=yaw, delay=len(found) * 0.05, zoom=zoom)
            found.append(die)
    return found
