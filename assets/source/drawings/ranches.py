"""The ranch, which lies face up and counts the more the more of them lie together."""

from drawings.cards_engraving import Layer
from drawings.cards_frame import LINE, face, store
from drawings.cards_props import fence
from drawings.cards_scenery import CLAY, ground, mesas, shadow, sky, thing
from drawings.deeds import GRASS, SEAL, foot
from drawings.palette import DARK_OXBLOOD
from drawings.svg import icon
from pipeline.output import Output
from pipeline.recipe import recipe

COLOUR = "#8a5a1e"
"""The frame's: a deed, but told apart at a glance."""


@recipe("cards/ranch")
def ranch(out: Output) -> None:
    """One card, of which there are several."""
    picture = face(_scene(), COLOUR, 2, foot=foot(_brand(), COLOUR))
    store(out, "cards/ranch", picture, ("game-icons",), LINE)


def _scene() -> list[Layer]:
    return [
        *sky(sun=(44, 52, 20)),
        *mesas(100, CLAY, 5),
        *ground(100, GRASS),
        *thing("windpump", "#8f6a48", 36, 74, 84, relief=3, backing=None),
        *shadow(112, 126, 100, 8),
        *thing("barn", "#a5402e", 112, 76, 104, relief=4, backing="#f0ddb0"),
        *fence(142, posts=(10, 70, 120, 172)),
        *shadow(44, 150, 52, 6),
        *thing("cow", "#8a4a2a", 44, 130, 60, relief=5, backing="#f5ead0"),
    ]


def _brand() -> str:
    """A horseshoe, in the seal where a deed has its value."""
    x, y, radius = SEAL
    return icon("horseshoe", DARK_OXBLOOD, radius * 1.1, x - radius * 0.55, y - radius * 0.55)
