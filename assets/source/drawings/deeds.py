"""The deeds: five properties, from a shack to a grand hotel, with the value in a seal."""

from collections.abc import Callable

from drawings.cards_engraving import Flat, Layer, Solid
from drawings.cards_frame import DEED, LINE, face, figure, store
from drawings.cards_props import fence
from drawings.cards_scenery import CLAY, cactus, ground, mesas, mountains, rock, shadow, sky, thing
from drawings.ink import guilloche, seal
from drawings.palette import INK
from pipeline.output import Output
from pipeline.recipe import recipe

GRASS = "#b3a55e"
SEAL = (105.0, 227.0, 25.0)


@recipe("cards/deed")
def deeds(out: Output) -> None:
    """One card for each value."""
    for value, scene in VALUES.items():
        picture = face(scene(), DEED, value, foot=foot(figure(str(value), 34, *SEAL[:2]), DEED))
        store(out, f"cards/deed/{value}", picture, ("game-icons", "rye"), LINE)


def foot(mark: str, colour: str) -> list[Layer]:
    """A banknote's rosettes with a large seal between them, and a mark in it."""
    x, y, radius = SEAL
    webs = "".join(
        guilloche(at, y, reach, 5, petals, 5) for at in (42, 168) for reach, petals in ((13, 9), (6, 6))
    )
    lines = f"M66 {y - 3}H78M66 {y + 3}H78M132 {y - 3}H144M132 {y + 3}H144"
    return [
        Flat(
            f'<path d="{webs}" fill="none" stroke="{colour}" stroke-width=".6"/>'
            f'<path d="{lines}" stroke="{colour}" stroke-width="1.2"/>{seal(x, y, radius, 36)}{mark}'
        )
    ]


def _shack() -> list[Layer]:
    hut = '<path d="M52 138V86L118 76V138z"/>'
    roof = '<path d="M42 88L126 66L132 78L48 98z"/>'
    boards = "".join(f"M{x} {87 - (x - 52) * 0.15:.1f}V138" for x in range(60, 118, 9))
    door = '<path d="M82 138V102H102V138z"/>'
    pipe = '<path d="M106 72V50H113V70z"/>'
    marks = (
        f'<path d="{boards}" stroke="{INK}" stroke-width="1" stroke-opacity=".8"/>'
        '<path d="M60 108l14 -8M60 100l14 8M84 104L100 136M100 104L84 136" '
        f'stroke="{INK}" stroke-width="2.4"/>'
    )
    return [
        *sky(sun=(146, 50, 15)),
        *mesas(104, CLAY, 6),
        *ground(104),
        *cactus(28, 128, 58),
        *shadow(92, 139, 100, 8),
        Solid(pipe, "#77706a", 3),
        Solid(hut, "#9c7a52", 8, 1.2, 0.06, angle=84),
        Solid(door, "#5b3f28", 4, 1),
        Flat(marks),
        Solid(roof, "#7a5a3c", 4, 1.2),
        *thing("desert-skull", "#efe4cc", 148, 132, 32, relief=3),
    ]


def _cabin() -> list[Layer]:
    return [
        *sky(sun=(40, 46, 15)),
        *mountains(110),
        *ground(110, GRASS),
        *thing("pine-tree", "#5f7048", 24, 92, 76, relief=5),
        *thing("pine-tree", "#6f8052", 158, 84, 88, relief=5),
        *shadow(92, 146, 110, 8),
        *thing("wood-cabin", "#9a6436", 90, 94, 104, relief=4, backing="#4a2d18"),
    ]


def _house() -> list[Layer]:
    return [
        *sky(sun=(30, 48, 14)),
        *mesas(110, CLAY, 11),
        *ground(110, GRASS),
        *thing("pine-tree", "#5f7048", 154, 86, 78, relief=5),
        *thing("family-house", "#d5b27c", 88, 84, 112, relief=4, backing="#6a3a22"),
        *fence(156, "#e5d5ae", (10, 44, 132, 174)),
    ]


def _inn() -> list[Layer]:
    return [
        *sky(sun=(150, 44, 14)),
        *mesas(112, CLAY, 3),
        *ground(118),
        *thing("water-tower", "#8f6a48", 24, 84, 62, relief=3),
        *shadow(96, 144, 120, 8),
        *thing("block-house", "#c08a4c", 96, 84, 120, relief=4, backing="#5b3218"),
        *thing("barrel", "#8f5a30", 162, 134, 32, relief=4),
        *cactus(22, 150, 34),
    ]


def _hotel() -> list[Layer]:
    return [
        *sky(sun=(92, 58, 40)),
        *mountains(112, "#8a7a80", 66),
        *ground(120),
        *shadow(92, 146, 150, 8),
        *thing("saloon", "#c99a52", 92, 82, 132, relief=4, backing="#6a2a22"),
        *thing("old-wagon", "#9a6a3c", 150, 136, 40, relief=3, backing="#f0e0b4"),
        *rock(20, 152, 26),
    ]


VALUES: dict[int, Callable[[], list[Layer]]] = {1: _shack, 2: _cabin, 3: _house, 4: _inn, 5: _hotel}
