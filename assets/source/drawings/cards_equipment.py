"""Pictures of the store's goods: what is worth points when the game ends."""

from drawings.cards_engraving import Flat, Layer, Solid, moved
from drawings.cards_props import bill, fence, glow, horse, moon
from drawings.cards_scenery import (
    CLAY,
    EVENING,
    NIGHT,
    SAGE,
    SHADE,
    burst,
    cactus,
    ground,
    mesas,
    mountains,
    shadow,
    sky,
    table,
    thing,
    wall,
)
from drawings.palette import INK
from drawings.portraits_clothes import neckerchief


def hat() -> list[Layer]:
    post = '<path d="M84 170L86 92Q94 84 102 92L104 170z"/>'
    return [
        *sky(EVENING, (132, 76, 20)),
        *mesas(110, CLAY, 4),
        *ground(110),
        *cactus(26, 124, 58),
        *fence(142, posts=(30, 160)),
        *[Solid(post, "#8a5c31", 8, 1.1, angle=84)],
        *thing("lasso", "#d9b978", 82, 122, 52, relief=2, backing=None),
        *thing("western-hat", "#8f5a2c", 94, 72, 112, turn=-6, relief=14),
    ]


def boots() -> list[Layer]:
    return [
        *wall(lamp=(52, 40)),
        *thing("horseshoe", "#8d8478", 142, 52, 40, turn=8, relief=3, backing=None),
        *shadow(96, 142, 120, 12),
        *thing("cowboy-boot", "#7d3a20", 118, 92, 100, relief=9, shade=0.12),
        *thing("cowboy-boot", "#a8562b", 72, 98, 104, relief=9),
    ]


def lantern() -> list[Layer]:
    return [
        *sky(NIGHT, None),
        *moon(150, 36, 11),
        *mountains(112, "#4f4a58", 54),
        *ground(112, "#8a6f4c"),
        *glow(84, 76, 92),
        *burst(84, 76, 40, "#ffe9a8"),
        *glow(84, 76, 60, strength=1),
        *shadow(84, 148, 60, 10),
        *thing("barrel", "#8f5a30", 84, 142, 54, relief=7),
        *thing("old-lantern", "#c8953a", 84, 74, 94, relief=4, backing="#fff0b4"),
    ]


def watch() -> list[Layer]:
    return [
        *wall("#7d3a30", lamp=(40, 40)),
        *table(96),
        *thing("card-ace-hearts", "#f3e8cc", 34, 118, 58, turn=-24, relief=2, backing="#a52a20"),
        *bill(146, 126, 62, 14),
        *shadow(98, 146, 96, 12),
        *thing("pocket-watch", "#d9a53e", 92, 86, 122, relief=5, backing="#fbf0cf"),
    ]


def saddle() -> list[Layer]:
    return [
        *sky(sun=(150, 54, 16)),
        *mesas(104, CLAY, 7),
        *ground(104),
        *cactus(164, 116, 48, flip=True),
        *shadow(92, 150, 110, 9),
        *fence(124, posts=(16, 166)),
        *thing("saddle", "#9a4f26", 90, 84, 124, relief=7, backing="#5b2c16"),
    ]


def saddle_horse() -> list[Layer]:
    return [
        *sky(EVENING, (56, 66, 30)),
        *mesas(118, CLAY, 2),
        *ground(118),
        *cactus(20, 134, 62),
        *cactus(166, 128, 40, flip=True),
        *horse(100, 162, 144),
    ]


def cattle() -> list[Layer]:
    return [
        *sky(sun=(40, 46, 16)),
        *mesas(90, CLAY, 9),
        *ground(90, "#b9a45c"),
        *thing("windpump", "#8f6a48", 150, 64, 62, relief=3, backing=None),
        *thing("cow", "#a8623a", 42, 98, 48, flip=True, relief=4, backing="#f3e6c4"),
        *shadow(100, 140, 104, 8),
        *thing("cow", "#8a4a2a", 96, 108, 118, relief=8, backing="#f5ead0"),
        *_tufts(),
    ]


def winchester() -> list[Layer]:
    plaque = '<path d="M30 112Q92 100 154 112L150 134Q92 124 34 134z"/>'
    return [
        *wall(floor=190, lamp=(60, 48)),
        *thing("bull-horns", "#ead9b4", 92, 44, 74, relief=6, backing=None),
        Solid(plaque, SHADE, 6),
        *thing("winchester-rifle", "#9c5a2b", 92, 90, 148, relief=5, turn=8, backing="#3a322c"),
        *thing("bullets", "#d9a53e", 140, 124, 34, relief=2, turn=20),
    ]


def mule() -> list[Layer]:
    pack = '<path d="M-6 110Q16 88 44 104L40 166H-8z"/>'
    strap = '<path d="M2 102L12 166M26 95L30 166" fill="none" stroke="#000" stroke-width="5"/>'
    return [
        *sky(sun=(36, 48, 15)),
        *mountains(114),
        *ground(114),
        *cactus(166, 130, 46),
        *thing("war-pick", "#8d8478", 30, 92, 70, turn=-30, relief=3),
        *thing("donkey", "#8d7a66", 96, 96, 134, relief=13),
        *_eye(),
        Solid(pack, "#a8673a", 12, 1.1),
        Solid(strap, "#5b2c16", 2.4),
    ]


def dog() -> list[Layer]:
    porch = '<path d="M-8 128H192V166H-8z"/>'
    rail = '<path d="M150 -8H162V130H150zM22 -8H34V130H22z"/>'
    return [
        *sky(EVENING, (122, 72, 24)),
        *mesas(118, CLAY, 3),
        *ground(116),
        Solid(porch, "#8a5c31", 5, 1.1, angle=2),
        Flat(f'<path d="M0 138H184M0 149H184" stroke="{INK}" stroke-width="1" stroke-opacity=".7"/>'),
        Solid(rail, "#7a4f2c", 6, 1, angle=84),
        *thing("handcuffs", "#8d8478", 46, 66, 44, relief=2, backing=None),
        *thing("labrador-head", "#b5783f", 96, 76, 102, relief=8, backing="#5b3218"),
        Flat('<g fill="#fff"><circle cx="81" cy="52.5" r="1.9"/><circle cx="107.5" cy="52.5" r="1.9"/></g>'),
        *moved(neckerchief("#a3372c"), 15, -10, 1.35),
    ]


def _eye() -> list[Layer]:
    """The mule's look."""
    eye = (
        '<ellipse cx="110" cy="80" rx="4.6" ry="3.6" fill="#1a0d06"/><circle cx="108.6" '
        'cy="79" r="1.3" fill="#fff"/>'
    )
    return [Flat(eye)]


def _tufts() -> list[Layer]:
    tuft = Solid(
        '<path d="M-8 0Q-6 -10 -9 -14Q-3 -10 -2 -2Q-2 -12 1 -17Q4 -10 3 -2Q6 -9 10 -12Q7 -5 8 0z"/>', SAGE, 3
    )
    return [layer for x, y in ((20, 150), (70, 154), (150, 150)) for layer in moved([tuft], x, y)]


EQUIPMENT = {
    "hat": hat,
    "boots": boots,
    "lantern": lantern,
    "watch": watch,
    "saddle": saddle,
    "horse": saddle_horse,
    "cattle": cattle,
    "winchester": winchester,
    "mule": mule,
    "dog": dog,
}
