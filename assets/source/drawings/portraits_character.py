"""A character: a face put together from the kit, in a box of 120 × 120."""

from dataclasses import dataclass

from drawings import portraits_clothes as clothes
from drawings import portraits_faces as faces
from drawings import portraits_hair as hair
from drawings import portraits_hats as hats
from drawings.cards_engraving import Layer

FAIR, TAN, BROWN, DARK, ROSY, PALE, COPPER = (
    "#efc096",
    "#d99f6c",
    "#a86c42",
    "#7d4a2c",
    "#eab088",
    "#f3cfa8",
    "#bd7a4c",
)
BLACK, CHESTNUT, RED, BLOND, GREY, WHITE = "#33241c", "#6b3d20", "#a9481f", "#d6a54a", "#a39a8c", "#ece5d3"
BLUSH = "#c2452f"


@dataclass(frozen=True, slots=True)
class Character:
    """How somebody looks."""

    head: str = "oval"
    skin: str = FAIR
    hair: str = CHESTNUT
    behind: str | None = None
    front: str | None = "sides"
    eyes: str = "#5a3a1c"
    lashes: bool = False
    narrow: bool = False
    patched: tuple[int, ...] = ()
    brows: str = "calm"
    nose: str = "straight"
    mouth: str = "smile"
    lips: str | None = None
    beard: str | None = None
    moustache: str | None = None
    old: bool = False
    hat: tuple[str, str, str] | None = None
    """Its kind, its colour and the colour of its band."""
    tilt: float = 0
    dress: tuple[str, str, str] = ("shirt", "#8a3a2a", "#e8d9b0")
    """Its kind and its two colours."""
    ears: bool = True
    about: tuple[tuple[Layer, ...], ...] = ()
    """What lies about the neck, below the chin."""
    worn: tuple[tuple[Layer, ...], ...] = ()
    """What lies on the face, below the hat."""
    top: tuple[tuple[Layer, ...], ...] = ()
    """What lies over everything."""


def drawn(who: Character) -> list[Layer]:
    """The layers of a character, from the hair behind to the hat in front."""
    layers: list[Layer] = []
    if who.behind:
        layers += hair.behind(who.behind, who.hair)
    layers += clothes.bust(*who.dress, who.skin)
    for extra in who.about:
        layers += extra
    if who.behind == "braids":
        layers += hair.braids(who.hair, "#b3352a")
    if who.ears:
        layers += faces.ears(who.skin)
    layers += faces.head(who.head, who.skin, BLUSH)
    layers += faces.eyes(who.eyes, who.lashes, who.narrow, who.patched)
    if who.old:
        layers += faces.wrinkles()
    if who.beard:
        layers += hair.beard(who.beard, who.hair)
    layers += faces.mouth(who.mouth, who.lips)
    layers += faces.nose(who.nose, who.skin)
    if who.moustache:
        layers += hair.moustache(who.moustache, who.hair)
    layers += faces.brows(who.brows, who.hair)
    if who.front:
        layers += hair.front(who.front, who.hair)
    for extra in who.worn:
        layers += extra
    if who.hat:
        layers += hats.hat(*who.hat, who.tilt)
    for extra in who.top:
        layers += extra
    return layers
