"""The two boards of Dice Town, the main street of an evening: with and without the Wild West."""

from PIL import Image

from drawings import board, facades_night, facades_sunset, street, street_marks, street_scenery
from drawings.board_drawing import Drawing
from drawings.facades import LAMP_DEFS, sign
from drawings.ink import SEAL_DEFS
from drawings.level import Spot, read
from drawings.palette import INK
from pipeline.output import Output
from pipeline.recipe import recipe

GAME = "dice_town"
SHEET = (312, 71, 1296, 717)
STRIPS = ((336, 86, 1248, 340), (336, 434, 1248, 340))
"""One row of houses at sunset, one at night."""
HOUSES = {
    "mine": facades_sunset.mine,
    "bank": facades_sunset.bank,
    "stagecoach": facades_sunset.stagecoach,
    "store": facades_sunset.store,
    "saloon": facades_night.saloon,
    "sheriff": facades_night.sheriff,
    "town_hall": facades_night.town_hall,
    "doc": facades_night.doc,
}
WEST = ("river", "outlaws", "wanted", "village", "indian_die", "box")
"""The slots that the base game has no use for."""
MARK = -154
"""How high on a house its medallion is."""


@recipe("boards/dice_town", reads=("levels/dice_town.tmx", board.TABLE))
def dice_town(out: Output) -> None:
    """Both boards, from one level."""
    for name, wild in (("boards/dice_town", False), ("boards/dice_town_west", True)):
        out.background(name, picture(wild), credit=["game-icons", "rye"])


def picture(wild: bool) -> Image.Image:
    """The board on the table."""
    level = read(GAME)
    d = Drawing()
    d.defs += [SEAL_DEFS, LAMP_DEFS]
    for box, hour in zip(STRIPS, (street.SUNSET, street.NIGHT), strict=True):
        row = [place for place in level["places"].values() if box[1] <= place.y < box[1] + box[3]]
        _row(d, box, hour, row, level["signs"])
    (street_scenery.west if wild else street_scenery.town)(d, level["slots"])
    for spot in level["slots"].values():
        kind = spot.name.partition(".")[0]
        if kind != "star" and (wild or kind not in WEST):
            street_marks.slot(d, spot)
    board.crease(d, f"M{SHEET[0] + SHEET[2] / 2} {SHEET[1]}v{SHEET[3]}")
    return board.lay(d, SHEET, seed=5, tear=1.4)


def _row(d: Drawing, box: street.Box, hour: street.Hour, row: list[Spot], signs: dict[str, Spot]) -> None:
    ground = row[0].bottom
    street.street(d, box, ground, hour)
    _border(d, box)
    for place in row:
        with d.moved(place.middle, ground):
            HOUSES[place.name](d)
            hung = signs[place.name]
            sign(d, hung.width, hung.height, hung.y - ground)
            street_marks.mark(d, place.name, place.properties["face"], MARK)
    street.boardwalk(d, box[0], box[2], ground)
    for place in row:
        d.glow(place.middle, ground + 14, 105, 34, hour.lamps)


def _border(d: Drawing, box: street.Box) -> None:
    """A thick and a thin line round a strip."""
    x, y, width, height = box
    d.line(f"M{x} {y}h{width}v{height}h{-width}z", 2.6, INK)
    d.line(f"M{x - 4} {y - 4}h{width + 8}v{height + 8}h{-width - 8}z", 0.9, INK)
