"""A face has one colour, wherever it is printed: on the dice and on the Doc's cards."""

import colorsys

import pygame
import pytest

from game.ui.offscreen import Offscreen
from game.ui.tables.dice_town.choosers.favours import NEEDS

_ROW, _APART, _HALF = 229.0, 40.0, 11.0
"""How far down a card the middles of its dice are, how far they are apart, and half of what is looked at."""
_WIDE = 210.0


def _ink(picture: pygame.Surface, box: pygame.Rect) -> tuple[float, float]:
    """The hue, from 0 to 1, and the strength of the darkest colours in a box."""
    found = [picture.get_at((x, y)) for x in range(box.left, box.right) for y in range(box.top, box.bottom)]
    dark = sorted((each for each in found if each.a > 200), key=lambda each: each.r + each.g + each.b)
    dark = dark[: len(dark) // 12]
    red, green, blue = (sum(getattr(each, part) for each in dark) / len(dark) / 255 for part in "rgb")
    hue, strength, _ = colorsys.rgb_to_hsv(red, green, blue)
    return hue, strength


@pytest.mark.parametrize("favour", NEEDS)
def test_the_dice_on_the_docs_cards_have_the_colours_of_the_dice(shown: Offscreen, favour: str) -> None:
    art = shown.house.canvas.art
    card, scale = art.cell(f"cards/doc/{favour}", wanted=2.0)
    for number, face in enumerate(NEEDS[favour]):
        die, _ = art.cell("dice/poker/rest", face, 0, wanted=2.0)
        letter = die.get_rect().inflate(-die.get_width() * 0.6, -die.get_height() * 0.6)
        middle = _WIDE / 2 + (number - (len(NEEDS[favour]) - 1) / 2) * _APART
        printed = pygame.Rect(0, 0, round(2 * _HALF * scale), round(2 * _HALF * scale))
        printed.center = round(middle * scale), round(_ROW * scale)
        (hue, strength), (own, strong) = _ink(card, printed), _ink(die, letter)
        assert abs(strength - strong) < 0.3, face
        if strong > 0.5:  # black has no hue
            assert min(abs(hue - own), 1 - abs(hue - own)) < 0.06, face
