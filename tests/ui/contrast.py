"""How well words can be told from the ground they lie on, as WCAG reckons it."""

from collections.abc import Sequence

import pygame

from game.ui.styles import Colour

CONTRAST, LARGE_CONTRAST, LARGE = 4.5, 3.0, 24
"""What is asked of words and their ground, of large ones, and how many pixels high those are."""
_OPAQUE = 250


def ground(surface: pygame.Surface, box: pygame.Rect, ink: Colour) -> Colour | None:
    """What lies behind words, where they are hardest to read: it may be light here and dark there.

    None in a sprite that has no ground of its own.
    """
    step = max(24, box.height * 2)
    see_through = bool(surface.get_flags() & pygame.SRCALPHA)
    found = list[Colour]()
    for left in range(box.left, box.right, step):
        part = pygame.Rect(left, box.top, min(step, box.right - left), box.height)
        if part.width < step // 2 and left > box.left:
            continue
        red, green, blue, alpha = pygame.transform.average_color(surface, part, consider_alpha=see_through)
        if not see_through or alpha >= _OPAQUE:
            found.append((red, green, blue))
    return min(found, key=lambda each: ratio(ink, each), default=None)


def mixed(ink: Colour, below: Colour, fade: float) -> Colour:
    """What can be seen of a colour that something shines through."""
    red, green, blue = (round(a * fade + b * (1 - fade)) for a, b in zip(ink, below, strict=True))
    return red, green, blue


def ratio(one: Sequence[int], other: Sequence[int]) -> float:
    """The contrast of two colours: 1 for the same, 21 for black on white."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: Sequence[int]) -> float:
    """How light a colour is, from 0 to 1."""
    parts = [each / 255 for each in colour[:3]]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
