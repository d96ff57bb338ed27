"""A plate beside the prompt: two lines that say how far the game has come, or who is ahead."""

from dataclasses import dataclass
from functools import partial

from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.styles import LIGHT, PARCHMENT
from game.ui.typesetting import LEGIBLE

ROUND: Area = (8.0, 3.0, 314.0, 48.0)
STANDING: Area = (1598.0, 3.0, 314.0, 48.0)
"""Left and right of the prompt, however long that is."""
_STYLE = LIGHT.but(size=20, colour=PARCHMENT)
_ICON, _LINE, _AIR = 20.0, 22.0, 9.0
_SHADOW = 6.0
"""What a plate covers around it: less than there is up to the players' cards."""
_DRAWN = 32.0


@dataclass(frozen=True, slots=True)
class Plate:
    """Two lines, each with its icon."""

    area: Area
    lines: tuple[tuple[str, ...], ...]
    """Of each its icon, what it says, and perhaps the same in fewer words, for where there is no room."""

    def draw(self, canvas: Canvas) -> None:
        """Painted anew when it says something else."""
        x, y, width, height = self.area
        around = x - _SHADOW, y - _SHADOW, width + 2 * _SHADOW, height + 2 * _SHADOW
        canvas.still(self, around, partial(self._paint, canvas))

    def _paint(self, canvas: Canvas) -> None:
        canvas.patch("ui/plate", self.area)
        x, y, width, height = self.area
        left, room = x + _AIR + _ICON + 6, width - 2 * _AIR - _ICON - 6
        lines = [(icon, _that_fits(canvas, ways, room)) for icon, *ways in self.lines]
        longest = max((words for _, words in lines), key=lambda words: canvas.type.width(words, _STYLE))
        style = canvas.type.fitting(longest, canvas.type.boxed(longest, _STYLE, 2 * room, _LINE), room)
        for n, (icon, words) in enumerate(lines):
            down = y + (height - _LINE * len(self.lines)) / 2 + n * _LINE
            middle = x + _AIR + _ICON / 2, down + _LINE / 2
            canvas.image(f"icons/{icon}", middle, "light", zoom=_ICON / _DRAWN)
            canvas.fitted(words, (left, down, room, _LINE), style, "left")


def _that_fits(canvas: Canvas, ways: list[str], room: float) -> str:
    """The first of some ways to say a thing for which there is room, or else the last."""
    style = _STYLE.but(size=LEGIBLE, grows=False)
    return next((words for words in ways if canvas.type.width(words, style) <= room), ways[-1])
