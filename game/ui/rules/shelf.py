"""All the books side by side, for who asks for the rules of nothing in particular."""

from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.scene import Change
from game.ui.scenes.cover import draw_cover
from game.ui.styles import INK, TITLE
from game.ui.widgets.widget import Press, Widget

_TALL = 4 / 3
_TITLE = 62.0
"""How much room a title has below its cover."""


class Cover(Widget):
    """A book that can be opened: the lid of its box, or the sign of the house."""

    def __init__(self, area: Area, slug: str, title: str, action: Press, *, house: bool) -> None:
        super().__init__(area)
        self.slug, self.title, self.action, self.is_house = slug, title, action, house
        self.stands_for = slug

    def activate(self) -> Change | None:
        return self.action()

    def draw(self, canvas: Canvas) -> None:
        x, y, width, height = self.area
        raised = -8.0 if self.face in ("hover", "focused") else 0.0
        lid = (x, y + raised, width, height - _TITLE)
        canvas.patch("shadows/rect", (x - 12, y - 12, width + 28, height - _TITLE + 30))
        if self.is_house:
            canvas.patch("ui/panel", lid)
            zoom = (width - 40) / canvas.art.entry("logo/dustwater").size[0]
            canvas.image("logo/dustwater", (x + width / 2, y + raised + lid[3] / 2), zoom=zoom)
        else:
            draw_cover(canvas, self.slug, lid)
        style = TITLE.but(size=34, colour=INK)
        canvas.fitted(self.title, (x - 16, y + height - _TITLE + 12, width + 32, _TITLE - 12), style)
        if self.face == "focused":
            canvas.patch("ui/focus", (x - 12, lid[1] - 12, width + 24, lid[3] + 24))


def cover_areas(count: int, area: Area) -> list[Area]:
    """Where so many books lie on a sheet, as large as they have room."""
    x, y, width, height = area
    gap = 40.0
    wide = min(340.0, (width - gap * (count - 1)) / max(1, count))
    high = wide * _TALL + _TITLE
    left = x + (width - count * wide - gap * (count - 1)) / 2
    top = y + (height - high) / 2 + 40
    return [(left + n * (wide + gap), top, wide, high) for n in range(count)]
