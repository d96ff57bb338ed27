"""Pictures of the store's cards that are played: people."""

from drawings.cards_engraving import Flat, Layer, Solid, moved
from drawings.cards_people import BRUTE, DESPERADO, JOE, LILY, MARSHAL, ROSA, SHARP, SWINDLER
from drawings.cards_props import bill, die, glow, moon
from drawings.cards_scenery import (
    EVENING,
    NIGHT,
    WIDTH,
    burst,
    cactus,
    ground,
    mesas,
    shadow,
    sky,
    thing,
    wall,
)
from drawings.palette import INK
from drawings.portraits_character import drawn


def girls() -> list[Layer]:
    return [
        *wall("#7d3a30", lamp=(92, 30)),
        *_curtains(),
        *moved(drawn(LILY), -8, 30, 1.08, -3),
        *moved(drawn(ROSA), 68, 34, 1.06, 3),
    ]


def _curtains() -> list[Layer]:
    """Drapes on both sides, held by a cord."""
    left = '<path d="M-8 -8H62C56 30 22 44 18 78C24 96 26 120 24 166H-8z"/>'
    folds = '<path d="M14 -4C12 30 8 50 8 78M36 -4C32 34 14 52 12 78M4 90V156M14 92Q17 120 16 156"'
    lines = f'{folds} fill="none" stroke="{INK}" stroke-width="1" stroke-opacity=".7"/>'
    cord = Solid('<rect x="-8" y="76" width="28" height="7" rx="3"/>', "#d9a53e", 3)
    one: list[Layer] = [Solid(left, "#9c2a22", 9, 1.1), Flat(lines), cord]
    return [*one, *moved(one, WIDTH, 0, -1)]


def brute() -> list[Layer]:
    return [
        *wall(lamp=(40, 40)),
        *moved(drawn(BRUTE), 24, 4, 1.2),
        *thing("fist", "#dca078", 38, 124, 66, relief=9, backing="#7a4426"),
        *die("K", 140, 134, 26, -12),
        *die("K", 164, 118, 24, 16),
    ]


def sharp() -> list[Layer]:
    return [
        *wall("#3f5a48", lamp=(140, 40)),
        *moved(drawn(SHARP), 12, 16, 1.14),
        *thing("poker-hand", "#f3e8cc", 144, 112, 76, turn=6, relief=2, backing="#8e1f1a"),
        *die("A", 24, 136, 30, -14),
        *die("A", 52, 146, 24, 10),
    ]


def joe() -> list[Layer]:
    sweat = '<path d="M0 0Q-5 9 0 12Q5 9 0 0z"/>'
    drops = [
        layer
        for x, y in ((54, 84), (136, 82), (146, 64))
        for layer in moved([Solid(sweat, "#a9c3cc", 3, 0.8)], x, y, 0.8)
    ]
    return [
        *wall("#8a6a44", lamp=(60, 40)),
        *bill(30, 50, 44, -30),
        *bill(158, 96, 44, 24),
        *moved(drawn(JOE), 32, 18, 1.1, 3),
        *drops,
        *thing("revolver", "#77706a", 38, 122, 66, turn=-14, relief=4, backing="#5b3a22", flip=True),
        *bill(150, 140, 50, -12),
    ]


def marshal() -> list[Layer]:
    return [
        *sky(sun=None),
        *burst(92, 70, 0, "#f6e3ae"),
        *thing("capitol", "#d9c9a2", 148, 92, 64, relief=3, backing="#8a7454"),
        *ground(122),
        *moved(drawn(MARSHAL), 2, 16, 1.16),
        *thing("law-star", "#e2b044", 146, 118, 76, turn=10, relief=7, backing="#f8e2a0"),
    ]


def swindler() -> list[Layer]:
    return [
        *sky(EVENING, (150, 46, 16)),
        *thing("old-wagon", "#9a6a3c", 150, 92, 84, relief=5, backing="#f0e0b4"),
        *ground(122),
        *moved(drawn(SWINDLER), 2, 14, 1.14),
        *bill(116, 142, 48, -10),
        *bill(150, 136, 48, 16),
        *thing("rolling-dices", "#f3e8cc", 34, 138, 40, relief=4),
    ]


def desperado() -> list[Layer]:
    return [
        *sky(NIGHT, None),
        *moon(36, 44, 17),
        *mesas(116, "#5a4440", 5),
        *ground(116, "#7a6248"),
        *cactus(162, 140, 70, "#56624a", flip=True),
        *glow(34, 142, 46),
        *moved(drawn(DESPERADO), 26, 18, 1.16),
        *shadow(28, 154, 44),
        *thing("campfire", "#d9642a", 28, 134, 42, relief=4, backing="#f6c65a"),
    ]


PERSONS = {
    "girls": girls,
    "brute": brute,
    "sharp": sharp,
    "joe": joe,
    "marshal": marshal,
    "swindler": swindler,
    "desperado": desperado,
}
