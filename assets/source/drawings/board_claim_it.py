"""The board of Claim It!: a surveyor's map of a gold field, parted in claims."""

from PIL import Image

from drawings import board, mine, mine_ornaments
from drawings.board_drawing import Drawing
from drawings.facades import printed
from drawings.level import Spot, read
from drawings.palette import INK, PALE_PARCHMENT
from pipeline.output import Output
from pipeline.recipe import recipe

SHEET = (420, 69, 1080, 951)
MARGIN = 46.0
"""From the claims to the middle of the numbers beside them."""


@recipe("boards/claim_it", reads=("levels/claim_it.tmx", board.TABLE))
def claim_it(out: Output) -> None:
    """The board."""
    out.background("boards/claim_it", picture(), credit=["game-icons", "rye"])


def picture() -> Image.Image:
    """The map on the table."""
    claims = list(read("claim_it")["spaces"].values())
    left, top = min(claim.x for claim in claims), min(claim.y for claim in claims)
    right, bottom = max(claim.x + claim.width for claim in claims), max(claim.bottom for claim in claims)
    box = (left, top, right - left, bottom - top)
    d = Drawing()
    mine.field(d, box)
    for claim in claims:
        _staked(d, claim)
    mine_ornaments.neatline(d, box, 24)
    _numbers(d, claims, left - MARGIN, bottom + MARGIN)
    _roundel(d, left - MARGIN, bottom + MARGIN)
    printed(d, "dig-dug", left - MARGIN, bottom + MARGIN, 33)
    mine_ornaments.compass(d, right + 62, top + 90, 44)
    mine_ornaments.cart(d, right + 64, bottom - 6, 74)
    mine_ornaments.scale_bar(d, right + 24, bottom + 36, 72)
    mine_ornaments.coffee(d, right + 66, (top + bottom) / 2 + 30, 50)
    _folds(d)
    return board.lay(d, SHEET, seed=8, tear=3.2)


def _staked(d: Drawing, claim: Spot) -> None:
    """A claim's border, and the stakes at its corners."""
    x, y, width, height = claim.x, claim.y, claim.width, claim.height
    d.line(f"M{x} {y}h{width}v{height}h{-width}z", 4.6, PALE_PARCHMENT, 0.5)
    d.line(f"M{x} {y}h{width}v{height}h{-width}z", 1.7, INK, 0.85)
    for corner in ((x, y), (x + width, y), (x, y + height), (x + width, y + height)):
        d.dot(*corner, 4)


def _numbers(d: Drawing, claims: list[Spot], left: float, low: float) -> None:
    """Columns along the bottom, rows up the left side."""
    for claim in claims:
        column, row = claim.properties["column"], claim.properties["row"]
        if row == "1":
            _number(d, column, claim.middle, low)
        if column == "1":
            _number(d, row, left, claim.y + claim.height / 2)


def _number(d: Drawing, text: str, x: float, y: float) -> None:
    _roundel(d, x, y)
    d.text(text, x, y + 11.5, 33)


def _roundel(d: Drawing, x: float, y: float) -> None:
    d.dot(x, y, 26, INK)
    d.dot(x, y, 24.2, "#efdfb4")
    d.dot(x, y, 21.8, INK)
    d.dot(x, y, 21, "#efdfb4")


def _folds(d: Drawing) -> None:
    """The creases of a map that has been carried in a pocket."""
    x, y, width, height = SHEET
    for step in (1, 2, 3):
        for path in (f"M{x + width * step / 4} {y}v{height}", f"M{x} {y + height * step / 4}h{width}"):
            board.crease(d, path)
