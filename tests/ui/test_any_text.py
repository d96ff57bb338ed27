"""Whatever a player types or a file holds can be measured and drawn."""

import random
from collections.abc import Iterator

import pygame
import pytest

from game.settings import Settings
from game.ui.legible import UNKNOWN, characters, legible
from game.ui.offscreen import Offscreen, offscreen
from game.ui.styles import BODY, FIGURE, LABEL, TITLE, Style
from game.ui.widgets.entry import Entry
from tests.ui.awkward import AWKWARD, anything

STYLES = (BODY, LABEL, TITLE, FIGURE, BODY.but(face="bitter_italic"))
HIGHEST = 2.0
"""How many times as high as an ordinary line one may be: letters of two typefaces stand on one line."""


@pytest.fixture(scope="module")
def shown() -> Iterator[Offscreen]:
    with offscreen((1280, 720), Settings(language="en", speed="instant")) as opened:
        yield opened


def draw_everywhere(shown: Offscreen, text: str, style: Style) -> None:
    """As a line, fitted, and as a paragraph."""
    canvas, area = shown.house.canvas, (100.0, 100.0, 300.0, 60.0)
    line = canvas.type.line(text, style)
    assert line.get_width() == round(canvas.type.width(text, style) * canvas.scale)
    assert line.get_height() <= HIGHEST * canvas.type.line("Ag", style).get_height()
    canvas.text(text, (100.0, 100.0), style)
    canvas.fitted(text, area, style)
    canvas.paragraph(text, area, style)
    for row in canvas.type.rows(text, style, area[2]):
        assert sum(piece.width for piece in row) <= area[2] * canvas.scale


@pytest.mark.parametrize("kind", AWKWARD)
def test_every_awkward_text_is_drawn(shown: Offscreen, kind: str) -> None:
    for style in STYLES:
        draw_everywhere(shown, AWKWARD[kind], style)


def test_a_mixture_of_anything_is_drawn(shown: Offscreen) -> None:
    chance = random.Random(14)
    for _ in range(60):
        draw_everywhere(shown, anything(chance), chance.choice(STYLES))


@pytest.mark.soak
def test_a_hundred_thousand_mixtures_are_drawn(shown: Offscreen) -> None:
    chance = random.Random(15)
    for _ in range(100_000):
        text, style = anything(chance), chance.choice(STYLES)
        assert shown.house.canvas.type.line(text, style).get_width() >= 0
        shown.house.canvas.type.rows(text, style, 200)


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("❤\ufe0f", "❤"),
        ("1\ufe0f\u20e3", "1"),
        ("a\u200bb\u202ec", "abc"),
        ("👨\u200d👩\u200d👧", "👨"),
        ("🇫🇷🇧🇪", "🇫🇧"),
        ("a\nb\tc", "a b c"),
        ("An\0na\udce9", f"An{UNKNOWN}na{UNKNOWN}"),
        ("\u3164\u200f\u0301", ""),
        ("Prêt\u202f?", "Prêt\u202f?"),
    ],
)
def test_what_a_reader_sees_as_one_is_drawn_as_one_and_what_nobody_sees_not_at_all(
    text: str, seen: str
) -> None:
    assert legible(text) == seen


def test_nothing_is_lost_between_characters() -> None:
    for text in AWKWARD.values():
        assert "".join(characters(text)) == text


@pytest.mark.parametrize("face", ["bitter", "bitter_bold", "bitter_italic", "rye", "sancreek"])
def test_a_letter_that_no_typeface_has_can_be_seen(shown: Offscreen, face: str) -> None:
    line = shown.house.canvas.type.line("日", Style(face, 40))
    assert pygame.mask.from_surface(line).count() > 20


@pytest.mark.parametrize("kind", AWKWARD)
def test_a_field_takes_any_text_and_the_caret_goes_anywhere_in_it(shown: Offscreen, kind: str) -> None:
    entry = Entry((100.0, 100.0, 300.0, 60.0), AWKWARD[kind][:60], lambda _: None, longest=60)
    entry.focused = True
    for stop in entry.line.stops:
        entry.line.go(stop, selecting=True)
        entry.draw(shown.house.canvas)
        assert entry.line.caret == stop
