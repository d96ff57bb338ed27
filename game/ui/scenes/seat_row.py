"""The small round pictures of a seat that can be clicked to get the next one."""

from collections.abc import Callable

from game.play.seating import Sitter
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.scene import Change
from game.ui.widgets.widget import Press, Widget

Words = Callable[[str], str]


class Badge(Widget):
    """A round picture; clicked, it becomes the next one."""

    def __init__(self, area: Area, picture: str, row: str, action: Press, tip: str, *, faded: bool) -> None:
        super().__init__(area, tip=tip, enabled=not faded)
        self.picture, self.row, self.action = picture, row, action

    def activate(self) -> Change | None:
        return self.action()

    def draw(self, canvas: Canvas) -> None:
        x, y, width, height = self.area
        zoom = width / canvas.art.entry(self.picture).size[0]
        if self.face == "hover":
            zoom *= 1.06
        fade = 1.0 if self.enabled else 0.35
        canvas.image(self.picture, (x + width / 2, y + height / 2), self.row, zoom=zoom, fade=fade)
        if self.face == "focused":
            canvas.patch("ui/focus", (x - 8, y - 8, width + 16, height + 16))


def portrait_badge(area: Area, sitter: Sitter, action: Press, tip: str) -> Badge:
    """Whose face it is."""
    faded = sitter.kind == "closed"
    return Badge(area, f"portraits/{sitter.portrait}", "", action, tip, faded=faded)


def colour_badge(area: Area, sitter: Sitter, action: Press, words: Words) -> Badge:
    """Which colour and symbol."""
    faded = sitter.kind == "closed"
    return Badge(area, "icons/player", sitter.colour, action, words("ui.colour.tip"), faded=faded)
