"""Cards: what is written on them stays on them, at every size and in both languages."""

from collections.abc import Iterator
from math import cos, radians, sin

import pytest

from game.games.dice_town.art import art_of
from game.games.dice_town.cards import Card, figures, outlaws, store_cards
from game.games.dice_town.words.cards import name, text
from game.settings import Settings
from game.ui.offscreen import Offscreen, offscreen
from game.ui.styles import Style
from game.ui.tables.dice_town.flying import FlyingCard
from game.ui.tables.dice_town.layout import FAN
from game.ui.tables.dice_town.poster import poster_style
from game.ui.tables.kit import card_face, fan
from game.ui.tables.kit.card_text import SMALLEST, fits, name_rows, text_style
from game.ui.tables.kit.compact import SIZE

SIZES = (1.22, 1.3, 1.5)
"""On a board, in the middle of the table, and enlarged."""
RIVER = [f"{kind}.1" for kind in figures().wild_west.river]


@pytest.fixture(params=[("en", 1080), ("en", 720), ("fr", 1080), ("fr", 720)])
def town(request: pytest.FixtureRequest) -> Iterator[Offscreen]:
    language, high = request.param
    with offscreen((high * 16 // 9, high), Settings(language=language, speed="instant")) as made:
        yield made


def cards() -> list[Card]:
    return [*store_cards(wild_west=True, indians=True), *RIVER]


@pytest.mark.parametrize("zoom", SIZES)
def test_no_text_runs_out_of_its_box(town: Offscreen, zoom: float) -> None:
    canvas = town.house.canvas
    for card in cards():
        told = town.house.speak(text(card))
        style = text_style(canvas, told, zoom)
        assert fits(canvas, told, zoom, style), told
        assert style.size >= SMALLEST, told


def test_every_name_fits_its_ribbon_in_letters_that_can_be_read(town: Offscreen) -> None:
    canvas = town.house.canvas
    for card in cards():
        box = canvas.art.entry(art_of(card)).title
        assert box is not None
        title = town.house.speak(name(card))
        wide = canvas.type.width(title, Style("rye", SMALLEST, grows=False))
        assert wide <= (box[2] - 8) * min(SIZES), title


def test_every_name_fits_its_poster_in_two_lines_of_one_size(town: Offscreen) -> None:
    canvas = town.house.canvas
    for outlaw in outlaws():
        title = town.house.speak(name(outlaw))
        assert name_rows(canvas, title, poster_style(1.0), 176.0), title


@pytest.mark.parametrize("count", range(1, 19))
def test_the_whole_hand_is_inside_the_window(count: int) -> None:
    wide, high = SIZE[0] * fan.zoom_of(count), SIZE[1] * fan.zoom_of(count)
    for (_, y), _, angle in fan.places(count, FAN):
        turn = abs(radians(angle))
        assert y + (wide * sin(turn) + high * cos(turn)) / 2 <= 1080


@pytest.mark.parametrize(("start", "end"), [(0.4, 1.22), (1.22, 0.4)])
def test_a_card_on_its_way_has_its_words_on_it(
    town: Offscreen, monkeypatch: pytest.MonkeyPatch, start: float, end: float
) -> None:
    card, canvas, written = cards()[0], town.house.canvas, []
    for write in ("write_name", "write_text"):
        monkeypatch.setattr(card_face, write, lambda _, *words: written.append(words))
    flying = FlyingCard("", (400.0, 400.0), (900.0, 400.0), zoom=start, end_zoom=end, card=card, t=0.5)
    flying.draw(canvas, town.house.speak)
    assert town.house.speak(name(card)) in written[0]
    assert town.house.speak(text(card)) in written[1]
    flying.t = 0.6
    flying.draw(canvas, town.house.speak)
    assert len(written) == 2  # set once, then only scaled
