"""What is cut into the faces of the dice: the colour of the cut, and transparent where the die is whole."""

from PIL import Image

from drawings.palette import BONE, INK, OXBLOOD
from drawings.svg import icon, render

SIDE = 100.0
"""A face is drawn on a square of this many units."""
SCALE = 6

POKER = {
    "A": ("#15110f", "spades"),
    "9": ("#6b3204", "clubs"),
    "K": ("#8f0c10", "hearts"),
    "10": ("#4a1766", "diamonds"),
    "Q": ("#0b4d25", "clubs"),
    "J": ("#0f367c", "spades"),
}
"""Colour and suit of each face, those opposite each other side by side."""

INDIAN = {
    "blessing": "two-feathers",
    "ambush": "striking-arrows",
    "bodyguard": "round-shield",
    "warpath": "tomahawk",
}
"""The symbol on each face of the Indian die."""

_GRID = {"left": 26.0, "middle": 50.0, "right": 74.0}
_CORNERS = {(x, y) for x in ("left", "right") for y in ("left", "right")}
_DIAGONAL = {("left", "left"), ("right", "right")}
_CENTRE = {("middle", "middle")}
_SIXTH = {("left", "middle"), ("right", "middle")}
PIPS = {
    "1": _CENTRE,
    "6": _CORNERS | _SIXTH,
    "2": _DIAGONAL,
    "5": _CORNERS | _CENTRE,
    "3": _DIAGONAL | _CENTRE,
    "4": _CORNERS,
}
"""Where the pips of each face are, opposite faces side by side."""


def poker(index: str) -> Image.Image:
    """A card's index, heavy enough to be read on a small die, and its suit in two corners."""
    colour, suit = POKER[index]
    narrow = 0.72 if len(index) > 1 else 1.0  # two digits in the place of one letter
    # the tail of the Q must not run into the suit
    left, base, size = (45, 71, 70) if index == "Q" else (49.5, 77, 76)
    letter = (
        f'<text transform="translate({left} {base}) scale({narrow} 1)" font-family="Rye" font-size="{size}" '
        f'text-anchor="middle" fill="{colour}" stroke="{colour}" stroke-width="2.6" stroke-linejoin="round">'
        f"{index}</text>"
    )
    corner = icon(suit, colour, 17, 7, 7)
    return _drawn(f'{letter}{corner}<g transform="rotate(180 50 50)">{corner}</g>')


def pips(count: str) -> Image.Image:
    """The pips of a number; the one is larger and red, as it has always been."""
    colour, radius = (OXBLOOD, 14.5) if count == "1" else (INK, 9.8)
    dots = (f'<circle cx="{_GRID[x]}" cy="{_GRID[y]}" r="{radius}"/>' for x, y in sorted(PIPS[count]))
    return _drawn(f'<g fill="{colour}">{"".join(dots)}</g>')


def indian(face: str) -> Image.Image:
    """A symbol inlaid in bone, between the marks of a border."""
    corner = (
        f'<path d="M10 21 V10 H21" fill="none" stroke="{BONE}" stroke-width="4" stroke-linejoin="bevel"/>'
    )
    border = "".join(f'<g transform="rotate({turn} 50 50)">{corner}</g>' for turn in (0, 90, 180, 270))
    return _drawn(border + icon(INDIAN[face], BONE, 66, 17, 17))


def _drawn(body: str) -> Image.Image:
    return render(body, (SIDE, SIDE), SCALE)
