"""Typefaces, and which of them has which letter."""

from functools import lru_cache

import pygame

from game import paths
from game.ui.styles import PARCHMENT

_NARROW_SPACE = "\u202f"
_SPACES = ("\u2009", "\u00a0")
"""What stands in for a narrow space, in order, in a typeface that has none."""
_NARROWEST = 0.15
"""The least share of the letters' size: what Bitter calls a thin space cannot be seen on a screen."""
_MEASURE = 200
"""At this many pixels the width of a space is known well enough."""
_NOWHERE = "\ue000"
"""A letter that no typeface has."""
_INSTEAD = {"bitter_bold": ("bitter_bold_extended",)}
_OTHERWISE = ("bitter", "bitter_extended")
"""Which typefaces are asked for a letter that one lacks, in order: players have names from all of Europe."""


@lru_cache(maxsize=200)
def font(face: str, pixels: int) -> pygame.font.Font:
    """A typeface at a size; pygame's own where the file is missing, so that there is something to read."""
    file = paths.assets() / "fonts" / f"{face}.ttf"
    try:
        return pygame.font.Font(file, pixels)
    except (OSError, pygame.error):
        return pygame.font.Font(None, round(pixels * 1.3))


@lru_cache(maxsize=8000)
def spelled(text: str, face: str) -> str:
    """The text with characters the typeface has: French narrow spaces are rare in them."""
    if _NARROW_SPACE not in text:
        return text
    for space in _SPACES:
        if has(face, space) and font(face, _MEASURE).size(space)[0] >= _NARROWEST * _MEASURE:
            return text.replace(_NARROW_SPACE, space)
    return text.replace(_NARROW_SPACE, " ")


@lru_cache(maxsize=8000)
def runs(text: str, face: str) -> tuple[tuple[str, str], ...]:
    """The text in parts, each with the typeface that has its letters; what none has stays where it is."""
    if text.isascii():
        return ((face, text),)
    found: list[tuple[str, str]] = []
    for letter in text:
        faces = (face, *_INSTEAD.get(face, ()), *_OTHERWISE)
        knows = next((each for each in faces if has(each, letter)), face)
        if found and found[-1][0] == knows:
            found[-1] = (knows, found[-1][1] + letter)
        else:
            found.append((knows, letter))
    return tuple(found)


@lru_cache(maxsize=8000)
def has(face: str, letter: str) -> bool:
    """Whether a typeface has a letter: what it draws for one that no typeface has looks different."""
    known = font(face, 20)
    if known.metrics(letter) != known.metrics(_NOWHERE):
        return True
    return _looks(known, letter) != _looks(known, _NOWHERE)


def _looks(known: pygame.font.Font, letter: str) -> bytes:
    return pygame.image.tobytes(known.render(letter, True, PARCHMENT), "RGBA")
