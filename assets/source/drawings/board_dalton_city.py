"""The board of Dalton City: a road in the shape of an 8 round two fields, and the town's street across."""

from PIL import Image

from drawings import board, loop_lobes, loop_road, loop_squares
from drawings.board_drawing import Drawing
from drawings.facades import LAMP_DEFS
from drawings.level import in_order
from pipeline.output import Output
from pipeline.places import ROOT
from pipeline.recipe import recipe

LEVEL = "levels/dalton_city.tmx"
SHEET = (-8, 69, 1936, 806)
TIMES = {9: "1000", 44: "500"}
"""What one is paid by the pip, by the number of the square."""
HALF = 35
"""From a square to the one over the same ground, half a lap later."""
STREET = range(10, 16)
LOBES = (((87, 152, 777, 640), loop_lobes.LEATHER, 1), ((1056, 152, 777, 640), loop_lobes.BAIZE, -1))
"""What the two rings of the 8 enclose: x, y, width and height, what it is made of, which way one rides."""


@recipe("boards/dalton_city", reads=(LEVEL, board.TABLE))
def dalton_city(out: Output) -> None:
    """The board."""
    out.background("boards/dalton_city", picture(), credit=["game-icons", "rye"])


def picture() -> Image.Image:
    """The board on the table."""
    spots = in_order("dalton_city", "squares")
    d = Drawing()
    d.defs += [LAMP_DEFS, loop_squares.SKY_DEFS]
    loop_road.road(d, spots)
    for number, spot in enumerate(spots):
        if number in STREET:
            loop_squares.house(d, spot, spots[number + HALF])
        elif number - HALF not in STREET:
            loop_squares.square(d, spot, TIMES.get(number, ""))
    scene = board.lay(d, SHEET, seed=6, tear=1.4)
    wood = Image.open(ROOT / board.TABLE).convert("RGB")
    for box, colour, way in LOBES:
        loop_lobes.inlay(scene, wood, box, colour, way)
    return scene
