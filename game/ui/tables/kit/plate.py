"""A plate beside the prompt: two lines that say how far the game has come, or who is ahead."""

from dataclasses import dataclass
from functools import partial

from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.styles import LIGHT, PARCHMENT

ROUND: Area = (8.0, 4.0, 314.0, 52.0)
STANDING: Area = (1598.0, 4.0, 314.0, 52.0)
"""Left and right of the prompt, however long that is."""
_STYLE = LIGHT.but(size=20, colour=PARCHMENT)
_ICON, _LINE, _AIR = 20.0, 22.0, 12.0
_SHADOW = 6.0
"""What a plate covers around it: less than there is up to the players' cards."""
_DRAWN = 32.0


@dataclass(frozen=True, slots=True)
class Plate:
    """Two lines, each with its icon."""

    area: Area
    lines: tuple[tuple[str, str], ...]

    def draw(self, canvas: Canvas) -> None:
        """Painted anew when it says something else."""
        x, y, width, height = self.area
        around = x - _SHADOW, y - _SHADOW, width + 2 * _SHADOW, height + 2 * _SHADOW
        canvas.still(self, around, partial(self._paint, canvas))

    def _paint(self, canvas: Canvas) -> None:
        canvas.patch("ui/plate", self.area)
        x, y, width, height = self.area
        left, room = x + _AIR + _ICON + 6, width - 2 * _AIR - _ICON - 6
        longest = max((words for _, words in self.lines), key=lambda words: canvas.type.width(words, _STYLE))
        style = canvas.type.fitting(longest, canvas.type.boxed(longest, _STYLE, 2 * room, _LINE), room)
        for n, (icon, words) in enumerate(self.lines):
            down = y + (height - _LINE * len(self.lines)) / 2 + n * _LINE
            middle = x + _AIR + _ICON / 2, down + _LINE / 2
            canvas.image(f"icons/{icon}", middle, "light", zoom=_ICON / _DRAWN)
            canvas.fitted(words, (left, down, room, _LINE), style, "left")
