"""Pictures of the store's cards that are played: things, not people."""

from drawings.cards_engraving import Flat, Layer, Solid
from drawings.cards_people import DESPERADO
from drawings.cards_props import bag, deed, glow, nuggets, poster
from drawings.cards_scenery import (
    CLAY,
    EVENING,
    burst,
    cactus,
    ground,
    mesas,
    mountains,
    rock,
    shadow,
    sky,
    smoke,
    table,
    thing,
    wall,
)
from drawings.ink import star
from drawings.palette import INK
from drawings.portraits_character import drawn


def dynamite() -> list[Layer]:
    spark = f'<path d="{star(129, 98, 17, 9, 0.35)}"/>'
    core = f'<path d="{star(129, 98, 8, 7, 0.4)}" fill="#fffbe6"/>'
    return [
        *sky(),
        *mountains(108),
        *ground(108),
        *cactus(164, 122, 56),
        *cactus(16, 116, 34),
        *shadow(88, 150, 140, 12),
        *rock(86, 152, 138),
        *nuggets(152, 154, 40, (3, 2)),
        *thing("dynamite", "#b3352a", 86, 78, 98, relief=6),
        *glow(129, 98, 34, "#fff0b0", 1),
        Solid(spark, "#f0a52e", 4, 0.8),
        Flat(core),
    ]


def corruption() -> list[Layer]:
    return [
        *sky(sun=(34, 46, 15)),
        *ground(112),
        *thing("capitol", "#e0d0a8", 116, 62, 104, relief=4, backing="#8a7454"),
        *deed(142, 118, 66, 12),
        *shadow(62, 150, 60),
        *bag(64, 152, 56),
        *thing("pay-money", "#e0a878", 46, 72, 84, relief=6, flip=True, backing=None),
    ]


def credit() -> list[Layer]:
    return [
        *sky(EVENING, (150, 46, 14)),
        *ground(126),
        *thing("shop", "#b5703c", 84, 76, 124, relief=4, backing="#f0d79c"),
        *shadow(146, 146, 50),
        *thing("barrel", "#8f5a30", 152, 124, 48, relief=6),
        *thing("swap-bag", "#c9a263", 118, 136, 38, relief=7),
        *thing("cowboy-boot", "#7d3a20", 26, 132, 40, relief=5),
        *thing("scroll-quill", "#f0e0b4", 66, 136, 40, relief=3, backing=INK),
    ]


def split() -> list[Layer]:
    return [
        *wall("#6d5a48", lamp=(92, 40)),
        *burst(92, 72, 20, "#f4dca0"),
        *thing("strongbox", "#77706a", 92, 54, 70, relief=4, backing="#3a322c"),
        *table(104),
        *shadow(40, 136, 60),
        *bag(38, 140, 66),
        *shadow(146, 136, 60),
        *bag(146, 140, 66),
        *thing("shaking-hands", "#d9a070", 92, 116, 84, relief=6, backing="#5b3a22"),
    ]


def wanted() -> list[Layer]:
    return [
        *wall(floor=190, lamp=(60, 40)),
        *thing("revolver", "#77706a", 160, 120, 54, turn=50, relief=3),
        *poster(drawn(DESPERADO), 90, 84, 140, -4),
        *thing("law-star", "#e2b044", 150, 66, 48, turn=12, relief=5, backing="#f8e2a0"),
    ]


def elixir() -> list[Layer]:
    label = '<path d="M66 96H106V126H66z"/>'
    cross = '<path d="M82 100H90V107H97V115H90V122H82V115H75V107H82z" fill="#a52a20"/>'
    bottle = (
        '<path d="M77 36H95V60C95 66 112 70 112 82V138Q112 146 104 146H68Q60 146 60 138V82'
        'C60 70 77 66 77 60z"/>'
    )
    cork = '<rect x="78" y="24" width="16" height="15" rx="3"/>'
    return [
        *sky(EVENING, (40, 52, 16)),
        *mesas(100, CLAY, 5),
        *ground(100),
        *thing("old-wagon", "#9a6a3c", 140, 86, 78, relief=5, backing="#f0e0b4"),
        *table(134),
        *glow(86, 92, 64, "#fff2b8"),
        *shadow(90, 146, 70),
        Solid(bottle, "#5f8a5a", 13, 1.2),
        Solid(cork, "#b98a52", 4),
        Solid(label, "#f3e6c4", 3, 1),
        Flat(cross),
        Flat(
            '<path d="M66 82Q66 74 72 71" stroke="#e9f2d8" stroke-width="3" fill="none" '
            'stroke-linecap="round"/>'
        ),
        *thing("medicine-pills", "#c9a263", 34, 132, 40, relief=5),
    ]


def gift() -> list[Layer]:
    return [
        *wall("#7d3a30", lamp=None),
        *burst(92, 82, 0, "#e9b96a"),
        *glow(92, 82, 90),
        *table(118),
        *shadow(92, 142, 100, 12),
        *thing("present", "#b3352a", 92, 86, 116, relief=7, backing="#f1d58a"),
        *thing("card-ace-spades", "#f3e8cc", 28, 128, 44, turn=-18, relief=2),
        *thing("card-queen-hearts", "#f3e8cc", 158, 128, 44, turn=18, relief=2, backing="#a52a20"),
    ]


def double_gun() -> list[Layer]:
    return [
        *sky(EVENING, None),
        *burst(92, 80, 14, "#f6e3ae", 26),
        *mesas(126, CLAY, 8),
        *ground(126),
        *thing("revolver", "#6f6a66", 104, 84, 118, turn=38, relief=6, flip=True, backing="#8a5a30"),
        *thing("revolver", "#8d8880", 80, 84, 118, turn=-38, relief=6, backing="#8a5a30"),
        *thing("bullets", "#d9a53e", 92, 138, 34, relief=2, turn=-8),
    ]


def whisky() -> list[Layer]:
    label = '<path d="M44 92H82V124H44z"/>'
    bottle = (
        '<path d="M54 22H72V56C72 62 86 66 86 78V138Q86 144 80 144H46Q40 144 40 138V78C40 66 54 62 54 56z"/>'
    )
    return [
        *wall("#6a4630", lamp=(92, 44)),
        *thing("cellar-barrels", "#8f5a30", 140, 66, 84, relief=6),
        *table(126),
        *shadow(66, 144, 64),
        Solid(bottle, "#b5662a", 12, 1.2),
        Solid('<rect x="53" y="14" width="20" height="12" rx="3"/>', "#5b3a22", 4),
        Solid(label, "#f3e6c4", 3, 1),
        *thing("bull-horns", INK, 63, 108, 24, relief=0, backing=None),
        Flat(
            '<path d="M46 80Q46 72 52 69" stroke="#fbe2b4" stroke-width="3" fill="none" '
            'stroke-linecap="round"/>'
        ),
        *shadow(124, 146, 46),
        *thing("glass-shot", "#d8812f", 122, 118, 56, relief=5, backing="#f6ead0"),
    ]


def insurance() -> list[Layer]:
    rain = "".join(f"M{x + (y % 20)} {y}l-5 13" for y in range(10, 100, 22) for x in range(0, 190, 15))
    return [
        *sky("#a9a696", None),
        Flat(f'<path d="{rain}" stroke="#3f4a54" stroke-width="1.1" stroke-opacity=".65"/>'),
        *mesas(122, "#8a6a5a", 6),
        *ground(122, "#b58f5c"),
        *shadow(92, 150, 110),
        *bag(46, 150, 58),
        *deed(138, 122, 58, 6),
        *thing("umbrella", "#8e1f1a", 92, 84, 130, relief=8, backing=None),
    ]


def smoke_signals() -> list[Layer]:
    return [
        *sky(EVENING, (150, 76, 22)),
        *mesas(112, CLAY, 12),
        *ground(112),
        *smoke(92, 112, 1.25),
        *smoke(106, 46, 0.7),
        *shadow(44, 142, 84),
        *_tipi(),
        *glow(98, 132, 40),
        *shadow(98, 150, 50),
        *thing("campfire", "#d9642a", 98, 130, 46, relief=4, backing="#f6c65a"),
        *cactus(166, 140, 40),
    ]


def _tipi() -> list[Layer]:
    """A tent of hides on poles, with a painted band and its door."""
    poles = '<path d="M26 24L52 74M46 18V70M64 26L40 74" fill="none" stroke="#000" stroke-width="3.4"/>'
    hide = '<path d="M46 46Q30 100 4 140Q44 150 86 140Q60 100 46 46z"/>'
    door = '<path d="M46 98L34 144H58z"/>'
    band = "M14 124l6 -8 6 8 6 -8M58 116l6 8 6 -8 6 8"
    marks = f'<path d="{band}" fill="none" stroke="#9c2a22" stroke-width="3" stroke-linejoin="round"/>'
    seams = f'<path d="M46 50V96M40 66h12M38 76h16M37 86h18" stroke="{INK}" stroke-width="1"/>'
    return [
        Solid(poles, "#7a4f2c", 1.7),
        Solid(hide, "#e0c28c", 20, 1.2),
        Flat(marks + seams),
        Solid(door, "#4a2d1a", 5),
    ]


TRICKS = {
    "dynamite": dynamite,
    "corruption": corruption,
    "credit": credit,
    "split": split,
    "wanted": wanted,
    "elixir": elixir,
    "gift": gift,
    "double_gun": double_gun,
    "whisky": whisky,
    "insurance": insurance,
    "smoke": smoke_signals,
}
