"""A space on which something can be put down: it lights up by what that would be."""

from collections.abc import Callable

from game.engine import Action
from game.games.claim_it.actions import Claim, Squat
from game.ui.canvas import Area, Canvas
from game.ui.scene import Change
from game.ui.tables.claim_it.mine import Kind, Token
from game.ui.typesetting import BRASS, OXBLOOD, PARCHMENT
from game.ui.widgets.widget import Widget, middle

_SQUAT = (255, 246, 214)
_CLAIM = (196, 60, 36)
_DARK = (52, 22, 8)


class Spot(Widget):
    """Shows a ghost of the marker; a squat has a broken frame and a claim a whole one."""

    def __init__(
        self,
        area: Area,
        action: Squat | Claim,
        token: Token,
        colour: str,
        choose: Callable[[Action], None],
        *,
        hinted: bool,
        tip: str,
    ) -> None:
        super().__init__(area, tip=tip)
        self.action, self.token, self.colour, self.choose = action, token, colour, choose
        self.hinted = hinted

    def activate(self) -> Change | None:
        self.choose(self.action)
        return None

    def draw(self, canvas: Canvas) -> None:
        lit = self.face in ("hover", "focused", "pressed")
        claim = self.token.kind is Kind.CLAIM
        x, y, width, height = self.area
        draw_ground(canvas, (x + 5, y + 5, width - 10, height - 10), claim, lit=lit)
        self.token.draw(canvas, self.colour, 1.0 if lit else 0.72)
        if self.hinted:
            across, down = middle(self.area)
            canvas.image("icons/hint", (across + width / 2 - 24, down - height / 2 + 24), "light")
        if self.face == "focused":
            canvas.patch("ui/focus", (x - 6, y - 6, width + 12, height + 12))


def draw_ground(canvas: Canvas, area: Area, whole: bool, *, lit: bool, fade: float = 0.42) -> None:
    """The tint and the frame by which a claim, whole, is told from a squat, broken."""
    canvas.fill(area, _CLAIM if whole else _SQUAT, 0.6 if lit else fade)
    x, y, width, height = area
    corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
    if whole:
        canvas.line(corners, _DARK, 8, closed=True)
        canvas.line(corners, PARCHMENT if lit else BRASS, 4, closed=True)
        return
    colour = OXBLOOD if lit else _DARK
    for (x0, y0), (x1, y1) in zip(corners, [*corners[1:], corners[0]], strict=True):
        for part in range(0, 8, 2):
            start, end = part / 7, (part + 1) / 7
            canvas.line(
                [
                    (x0 + (x1 - x0) * start, y0 + (y1 - y0) * start),
                    (x0 + (x1 - x0) * end, y0 + (y1 - y0) * end),
                ],
                colour,
                5,
            )
