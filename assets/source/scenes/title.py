"""The title's picture: the cup has just been thrown, and the whole straight lies on the table."""

import math

from mathutils import Matrix, Vector

from pipeline.output import Output
from pipeline.recipe import recipe
from scenes import papers, saloon, still_life, studio
from scenes.rolled import Dice

SIZE = (2560, 1440)
HAND = (
    ("A", -2.45, -1.75, 12),
    ("K", -0.85, -2.5, -13),
    ("Q", -1.3, -0.6, 24),
    ("J", 0.35, -1.35, 6),
    ("10", 1.5, -2.55, -21),
)
"""Each die's face, place and turn."""
NUGGETS = ((1.75, -0.45, 25), (1.15, 0.1, 18), (2.25, 0.15, 17), (1.3, -0.95, 11))
BILLS = ((-4.6, -1.85, 24, 0.0), (-4.0, -2.65, -14, 0.05), (1.75, 0.05, -27, 0.0))
"""Each bill's place, its turn, and how high it lies on others."""


@recipe("backgrounds/title")
def title(out: Output) -> None:
    """Everything that matters is to the left and below: the logo is drawn above, the menu on the right."""
    set_up(*SIZE, samples=24)
    picture = still_life.graded(studio.render(kept=out.work / "title.png"))
    out.background("backgrounds/title", picture, ["game-icons", "rye"], quality=88)


def set_up(width: int, height: int, samples: int) -> None:
    """Cup, dice, star, gold, bills and a glass."""
    still_life.begin(width, height, samples)
    still_life.table(28, 19, (0.9, 4.6))
    dice = Dice("poker")
    for face, x, y, turn in HAND:
        dice.lay(face, x, y, turn)
    on_its_side = Matrix.Rotation(math.radians(40), 3, "Z") @ Matrix.Rotation(math.radians(92.5), 3, "X")
    saloon.cup(on_its_side, Vector((-4.0, 1.25, 1.33)))
    star = saloon.star(50)
    star.location, star.rotation_euler = (-4.3, -2.3, 0.17), (0, 0, math.radians(14))
    for seed, (x, y, radius) in enumerate(NUGGETS):
        saloon.nugget(seed, radius).location = (x, y, radius * 0.0115 + 0.05)
    money = papers.bills()
    for seed, (x, y, turn, z) in enumerate(BILLS):
        note = papers.bill(money, seed)
        note.location, note.rotation_euler = (x, y, z), (0, 0, math.radians(turn))
    saloon.tumbler().location = (1.0, 1.95, 0)
    still_life.look((0.9, -11.5, 12.3), (0.9, 2.25, 0), 41, (-0.6, -1.7, 0.9), 1.6)
    studio.light((-8.5, 2.5, 6.5), (-1.8, -0.9, 0), 1.0, 2300, studio.LAMP)
    window = studio.light((9, 8, 6), (1, 0, 0), 3, 140, studio.NIGHT)
    window.visible_glossy = False  # the boards would mirror it where the menu is
    studio.light((-9, 13, 4), (-1, 0, 0.5), 2, 900, studio.EMBER)
