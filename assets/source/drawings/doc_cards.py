"""Doc Badluck's favours, and the Doc himself."""

from collections.abc import Callable

from drawings.cards_engraving import Layer, Solid, moved
from drawings.cards_frame import DOC, LINE, TEXT, face, store
from drawings.cards_props import bag, bill, deed, die, glow, nuggets
from drawings.cards_scenery import burst, ground, mesas, shadow, sky, table, thing, wall
from drawings.portraits_character import GREY, PALE, Character, drawn
from drawings.portraits_clothes import cigar, spectacles, string_tie
from pipeline.output import Output
from pipeline.recipe import recipe

BADLUCK = Character(
    head="long",
    skin=PALE,
    hair=GREY,
    brows="worried",
    nose="hook",
    mouth="smirk",
    beard="goatee",
    moustache="thin",
    old=True,
    hat=("top", "#2c2830", "#5a3a68"),
    tilt=-3,
    dress=("coat", "#34323c", "#e9dcc0"),
    about=(tuple(string_tie("#7d1a16")),),
    worn=(tuple(spectacles()),),
    top=(tuple(cigar()),),
)


@recipe("cards/doc")
def doc(out: Output) -> None:
    """One card a favour, with the dice it is for, and one with the Doc."""
    for seed, (kind, (scene, faces)) in enumerate(FAVOURS.items()):
        start = 105 - (len(faces) - 1) * 20
        dice = [
            layer
            for number, name in enumerate(faces)
            for layer in die(name, start + number * 40, 229, 32, number * 8 - 4)
        ]
        store(
            out,
            f"cards/doc/{kind}",
            face(scene(), DOC, seed, foot=dice),
            ("game-icons", "rye"),
            LINE if faces else TEXT,
        )


def _visit() -> list[Layer]:
    shelf = '<rect x="112" y="58" width="84" height="6"/>'
    return [
        *wall("#6d5a70", lamp=(40, 40)),
        Solid(shelf, "#7a4f2c", 2.5),
        *thing("round-potion", "#7fa06a", 132, 42, 32, relief=4, backing="#e8f0d0"),
        *thing("medicine-pills", "#c9a263", 164, 42, 32, relief=4),
        *moved(drawn(BADLUCK), -4, 16, 1.14),
        *thing("first-aid-kit", "#8a4a26", 144, 120, 66, relief=5, backing="#f3e6c4"),
    ]


def _wire() -> list[Layer]:
    posts = '<path d="M18 158V52L24 46L30 52V158zM152 158V52L158 46L164 52V158z"/>'
    strands = (
        '<path d="M-6 74Q92 84 190 72M-6 98Q92 108 190 96M-6 124Q92 134 190 122" fill="none" '
        'stroke="#000" stroke-width="2.6"/>'
    )
    barbs = "".join(
        f"M{x - 4} {y - 5}l8 10M{x + 4} {y - 5}l-8 10"
        for y in (78, 102, 128)
        for x in (8, 44, 74, 104, 134, 176)
    )
    spikes = f'<path d="{barbs}" fill="none" stroke="#000" stroke-width="1.8"/>'
    return [
        *sky(sun=(150, 40, 14)),
        *mesas(110, "#b9733f", 4),
        *ground(110),
        *deed(72, 88, 88, -8),
        *deed(114, 92, 88, 9),
        Solid(strands, "#8d8880", 1.4, 1),
        Solid(spikes, "#8d8880", 1, 0.8),
        Solid(posts, "#8a5c31", 5, 1.1, angle=84),
    ]


def _store() -> list[Layer]:
    return [
        *wall("#6d5a70", lamp=(92, 40)),
        *burst(92, 80, 0, "#e9c98c", 20),
        *thing("shop", "#c07a40", 92, 68, 104, relief=3, backing="#f3dda6"),
        *table(124),
        *thing("present", "#b3352a", 40, 124, 48, relief=5, backing="#f1d58a"),
        *thing("old-lantern", "#c8953a", 146, 116, 62, relief=3, backing="#fff0b4"),
        *thing("western-hat", "#8f5a2c", 94, 134, 52, relief=6),
    ]


def _money() -> list[Layer]:
    return [
        *wall("#5a6a58", lamp=(92, 40)),
        *burst(92, 86, 0, "#e9d9a0", 20),
        *bill(36, 58, 60, -24),
        *bill(148, 56, 60, 20),
        *bill(30, 104, 56, 14),
        *bill(156, 102, 56, -14),
        *shadow(92, 146, 90),
        *bag(92, 148, 104),
    ]


def _nuggets() -> list[Layer]:
    return [
        *wall("#5d5046", lamp=(92, 50)),
        *glow(92, 104, 86),
        *table(122),
        *shadow(92, 146, 130, 10),
        *nuggets(92, 148, 132),
        *thing("war-pick", "#8d8478", 40, 66, 60, relief=3),
    ]


FAVOURS: dict[str, tuple[Callable[[], list[Layer]], tuple[str, ...]]] = {
    "visit": (_visit, ()),
    "wire": (_wire, ("9", "10")),
    "store": (_store, ("J", "Q")),
    "money": (_money, ("K",)),
    "nuggets": (_nuggets, ("A",)),
}
"""Each favour: its picture and the faces of the dice that it is for."""
