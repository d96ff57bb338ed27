"""The empty table from above, which everything is laid on."""

from pipeline.output import Output
from pipeline.recipe import recipe
from scenes import studio, tabletop

SIZE = (2560, 1440)
LENGTH, DEPTH = 16.0, 9.0
"""How much of the table is seen."""
RINGS = ((5.3, 2.45, 0.62), (-6.35, -2.9, 0.55), (-5.85, -2.52, 0.55))


@recipe("backgrounds/table")
def table(out: Output) -> None:
    """Lamplight from the upper left, and dark corners."""
    set_up(*SIZE, samples=5)
    out.background("backgrounds/table", studio.render(kept=out.work / "table.png"), quality=86)


def set_up(width: int, height: int, samples: int) -> None:
    """Boards, lamp and camera."""
    studio.empty(width, height, samples, transparent=False, ambient=0.06)
    tabletop.boards(LENGTH + 1, DEPTH + 1, detail=240, rings=RINGS)
    studio.overhead(LENGTH, elevation=84)
    pool = studio.light((-3.6, 2.4, 5.2), (-2.4, 1.4, 0), 0.4, 480, studio.LAMP)
    pool.visible_glossy = False  # or the boards would mirror the lamp itself
    studio.light((-10.5, 7.0, 5.0), (-1.5, 0.8, 0), 0.4, 1100, studio.LAMP)
