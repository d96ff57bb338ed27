"""A space on which something can be put down: it lights up by what that would be."""

from collections.abc import Sequence

from game.games.claim_it.actions import Claim, Squat
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.styles import BRASS, OXBLOOD, PARCHMENT
from game.ui.tables.claim_it.mine import Kind, Token
from game.ui.tables.kit.picks import Pick
from game.ui.widgets.widget import Press

_SQUAT = (255, 246, 214)
_CLAIM = (196, 60, 36)
_DARK = (52, 22, 8)
_THICK = 5.0
_ASIDE, _SMALL = 32.0, {Kind.SQUATTER: 0.84, Kind.CLAIM: 0.46}
"""Where in its corner a ghost is over a space that is taken, and how small."""


class Spot(Pick):
    """Shows a ghost of the marker; a squat has a dashed frame and a claim a solid one."""

    shows_key = False
    """Its numbers are its column and its row, and those stand at the edge of the board."""

    def __init__(
        self,
        area: Area,
        action: Squat | Claim,
        token: Token,
        colour: str,
        below: Sequence[tuple[Token, str]],
        press: Press,
        *,
        hinted: bool,
        told: str,
    ) -> None:
        super().__init__(area, press, hinted=hinted)
        self.action, self.token, self.colour = action, token, colour
        self.now = told
        """What it would bring: the column beside the mine says it, where it hides no other space."""
        self.below = below
        """What lies there already, with its colours: it shows whose space it is."""

    @property
    def outline(self) -> Area:
        return self.area

    @property
    def bulb(self) -> Point:
        """In a corner of its own: next to it there are other spaces."""
        x, y, _, _ = self.area
        return x + 30, y + 30

    def draw(self, canvas: Canvas) -> None:
        x, y, width, height = self.area
        draw_spot(canvas, self.area, self.token, self.colour, self.below, lit=self.lit)
        if self.face == "focused":
            canvas.patch("ui/focus", (x - 6, y - 6, width + 12, height + 12))


def draw_spot(
    canvas: Canvas, area: Area, ghost: Token, colour: str, below: Sequence[tuple[Token, str]], *, lit: bool
) -> None:
    """A space in its frame: what lies there, and what may be put on it."""
    x, y, width, height = area
    draw_ground(canvas, (x + 5, y + 5, width - 10, height - 10), ghost.kind is Kind.CLAIM, lit=lit)
    for token, its_colour in below:
        token.draw(canvas, its_colour)
    if below:  # beside what lies there, and not on it
        ghost.at = x + width - _ASIDE, y + _ASIDE
        ghost.zoom = _SMALL[ghost.kind]
    ghost.draw(canvas, colour, 1.0 if lit else 0.72)


def draw_ground(canvas: Canvas, area: Area, whole: bool, *, lit: bool, fade: float = 0.42) -> None:
    """The tint and the frame by which a claim, solid, is told from a squat, dashed."""
    canvas.fill(area, _CLAIM if whole else _SQUAT, 0.6 if lit else fade)
    if whole:
        canvas.frame(area, _DARK, 8)
        canvas.frame(area, PARCHMENT if lit else BRASS, 4)
        return
    for dash in _dashes(area):
        canvas.fill(dash, OXBLOOD if lit else _DARK)


def _dashes(area: Area) -> list[Area]:
    """Four dashes and three gaps a side; those at the corners meet."""
    x, y, width, height = area
    found: list[Area] = []
    for part in range(0, 7, 2):
        across, down = x + width * part / 7, y + height * part / 7
        found += [(across, edge, width / 7, _THICK) for edge in (y, y + height - _THICK)]
        found += [(edge, down, _THICK, height / 7) for edge in (x, x + width - _THICK)]
    return found
