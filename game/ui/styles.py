"""How words look: colours, typefaces and sizes that belong together."""

from collections.abc import Callable
from dataclasses import dataclass, replace

Colour = tuple[int, int, int]
INK: Colour = (46, 22, 9)
FADED: Colour = (96, 62, 34)
PARCHMENT: Colour = (243, 230, 196)
PALE: Colour = (214, 192, 150)
BRASS: Colour = (236, 196, 104)
OXBLOOD: Colour = (140, 26, 20)


@dataclass(frozen=True, slots=True)
class Style:
    """How words look; the size is in units of the design."""

    face: str = "bitter"
    size: float = 24
    colour: Colour = INK
    grows: bool = True
    """Follows the player's choice of a larger text; titles have no room to."""

    def but(self, **changes: object) -> "Style":
        return replace(self, **changes)  # type: ignore[arg-type]


BODY = Style()
LIGHT = Style(colour=PARCHMENT)
TITLE = Style("rye", 52, PARCHMENT, grows=False)
LABEL = Style("sancreek", 30, PARCHMENT, grows=False)
PROMPT = Style("rye", 27, PARCHMENT, grows=False)
"""What is going on, in one line; it may hold numbers."""
FIGURE = Style("bitter_bold", 32, BRASS, grows=False)
"""Numbers: Sancreek's ones and zeros are not for reading."""


def largest(style: Style, least: float, fits: Callable[[Style], bool]) -> Style:
    """The style, a unit smaller at a time until it fits; that of the least size if nothing does.

    Whoever makes letters smaller asks this, so that it always comes to an end.
    """
    while style.size > least and not fits(style):
        style = style.but(size=max(least, style.size - 1))
    return style


def style_row(style: Style) -> str:
    """Which ink an icon has beside letters of this colour."""
    return "light" if sum(style.colour) > 380 else "dark"
