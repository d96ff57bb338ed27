"""Typefaces, and which of them has which letter."""

import re
from functools import lru_cache

import pygame

from game import paths
from game.ui.legible import UNKNOWN, legible
from game.ui.styles import PARCHMENT, Colour

_NARROW_SPACE = "\u202f"
_SPACES = ("\u2009", "\u00a0")
"""What stands in for a narrow space, in order, in a typeface that has none."""
_NARROWEST = 0.15
"""The least share of the letters' size: what Bitter calls a thin space cannot be seen on a screen."""
_THOUSANDS, _QUARTER = re.compile(r"(?<=\d)\u202f(?=\d)"), "\u2005"
"""Between digits, and the space that is still seen there beside a 1 in small letters."""
_MEASURE = 200
"""At this many pixels the width of a space is known well enough."""
_NOWHERE = "\ue000"
"""A letter that no typeface has."""
_INSTEAD = {"bitter_bold": ("bitter_bold_extended",)}
_OTHERWISE = ("bitter", "bitter_extended")
"""Which typefaces are asked for a letter that one lacks, in order: players have names from all of Europe."""


@lru_cache(maxsize=100)
def font(face: str, pixels: int) -> pygame.font.Font:
    """A typeface at a size; pygame's own where the file is missing, so that there is something to read."""
    file = paths.assets() / "fonts" / f"{face}.ttf"
    try:
        return pygame.font.Font(file, pixels)
    except (OSError, pygame.error):
        return pygame.font.Font(None, round(pixels * 1.3))


@lru_cache(maxsize=8000)
def spelled(text: str, face: str) -> str:
    """The text in letters that can be drawn, with spaces the typeface has: French narrow ones are rare."""
    text = legible(text)
    if _NARROW_SPACE not in text:
        return text
    if has(face, _QUARTER):
        text = _THOUSANDS.sub(_QUARTER, text)
    for space in _SPACES:
        if has(face, space) and font(face, _MEASURE).size(space)[0] >= _NARROWEST * _MEASURE:
            return text.replace(_NARROW_SPACE, space)
    return text.replace(_NARROW_SPACE, " ")


@lru_cache(maxsize=8000)
def runs(text: str, face: str) -> tuple[tuple[str, str], ...]:
    """The text in parts, each with the typeface that has its letters; a sign stands for what none has."""
    if text.isascii():
        return ((face, text),)
    found: list[tuple[str, str]] = []
    for each in text:
        knows, letter = _known(each, face)
        if found and found[-1][0] == knows:
            found[-1] = (knows, found[-1][1] + letter)
        else:
            found.append((knows, letter))
    return tuple(found)


def _known(letter: str, face: str) -> tuple[str, str]:
    """The first typeface that has a letter, and the letter; a sign stands for what none has."""
    for each in (face, *_INSTEAD.get(face, ()), *_OTHERWISE):
        if has(each, letter):
            return each, letter
    return _OTHERWISE[0], UNKNOWN  # Sancreek's is a blank


@lru_cache(maxsize=8000)
def has(face: str, letter: str) -> bool:
    """Whether a typeface has a letter: what it draws for one that no typeface has looks different."""
    known = font(face, 20)
    if known.metrics(letter) != known.metrics(_NOWHERE):
        return True
    return _looks(known, letter) != _looks(known, _NOWHERE)


def drawn(known: pygame.font.Font, text: str, colour: Colour) -> pygame.Surface:
    """A text in one typeface; an empty picture for what it draws to nothing, which SDL refuses to."""
    return known.render(text if known.size(text)[0] else "", True, colour)


def _looks(known: pygame.font.Font, letter: str) -> bytes:
    return pygame.image.tobytes(drawn(known, letter, PARCHMENT), "RGBA")
