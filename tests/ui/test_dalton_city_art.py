"""The pictures of Dalton City: every card, town and note has its own."""

import itertools
from typing import Any

import pygame
import pytest

from game.games.dalton_city.figures import figures
from game.games.dalton_city.loop import board
from game.games.dalton_city.words.cards import TOWNS
from game.manifest import manifest
from game.text import Speaker
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.offscreen import Offscreen
from game.ui.styles import Style
from game.ui.tables.dalton_city.card import WestCard
from game.ui.tables.kit.floats import Float
from game.ui.typesetting import Typesetter

CARDS = {square.card for square in board().squares if square.card}


@pytest.mark.parametrize("folder", ["cards/dalton_city/", "cards/dalton_city/small/"])
def test_there_is_a_picture_of_every_card_and_no_other(folder: str) -> None:
    drawn = {name.removeprefix(folder) for name in manifest() if name.startswith(folder)}
    assert {name for name in drawn if "/" not in name} == CARDS


def test_the_smallest_note_is_the_smallest_that_is_drawn() -> None:
    notes = [int(row) for row in manifest()["dalton_city/note"].rows]
    assert notes == sorted(notes)
    assert notes[0] == figures().note


def _shape(shown: Offscreen, town: str) -> set[tuple[int, int]]:
    """Where an emblem is lighter or darker than its ground, as somebody sees it who sees no colours."""
    picture, _ = shown.house.canvas.art.cell("dalton_city/town", town)
    grey = pygame.transform.grayscale(picture)
    wide, high = grey.get_size()
    inner = [
        at
        for at in itertools.product(range(wide), range(high))
        if (at[0] - wide / 2) ** 2 + (at[1] - high / 2) ** 2 < (0.36 * wide) ** 2
    ]
    lights = [grey.get_at(at).r for at in inner]
    ground = max(set(lights), key=lights.count)
    return {at for at, light in zip(inner, lights, strict=True) if abs(light - ground) > 55}


def test_towns_are_told_apart_by_those_who_see_no_colours(shown: Offscreen) -> None:
    shapes = {town: _shape(shown, town) for town in TOWNS}
    for one, other in itertools.combinations(TOWNS, 2):
        assert shapes[one], f"no emblem on {one}"
        both, either = shapes[one] & shapes[other], shapes[one] | shapes[other]
        assert len(both) < 0.7 * len(either), f"{one} looks like {other}"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_price_or_title_is_cut_short_on_a_card_however_small(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    canvas = shown.house.canvas
    shortened, written = type(canvas.type).shortened, list[str]()

    def spy(self: Typesetter, *said: Any) -> str:
        written.append(shortened(self, *said))
        return written[-1]

    monkeypatch.setattr(type(canvas.type), "shortened", spy)
    for card, zoom in itertools.product(CARDS, (0.2, 0.54, 1.22, 1.44)):
        WestCard(card, Speaker(language)).draw(canvas, (400, 400), zoom)
    assert written
    assert not [text for text in written if "…" in text]


def test_the_fees_of_a_row_do_not_touch(shown: Offscreen, monkeypatch: pytest.MonkeyPatch) -> None:
    canvas, written = shown.house.canvas, dict[str, tuple[float, float]]()
    fitted = type(canvas).fitted

    def spy(self: Canvas, text: str, area: Area, style: Style, *more: Any, **other: Any) -> Any:
        written[text] = area[2], self.type.width(text, style)
        return fitted(self, text, area, style, *more, **other)

    monkeypatch.setattr(type(canvas), "fitted", spy)
    WestCard("gunsmith.dalton", shown.house.speak).draw(canvas, (400, 400), 1.3)
    cells = [widths for text, widths in written.items() if text[0].isdigit() and widths[0] < 60]
    assert len(cells) == 20
    assert all(wide * 0.95 >= took for wide, took in cells)


def test_the_fees_of_a_card_are_written_one_way(shown: Offscreen, monkeypatch: pytest.MonkeyPatch) -> None:
    """With what parts the thousands or without, and figures of one length in one size."""
    canvas, written = shown.house.canvas, list[tuple[str, float]]()
    fitted = type(canvas).fitted

    def spy(self: Canvas, text: str, area: Area, style: Style, *more: Any, **other: Any) -> Any:
        written.append((text, style.size))
        return fitted(self, text, area, style, *more, **other)

    monkeypatch.setattr(type(canvas), "fitted", spy)
    for language, zoom in itertools.product(("en", "fr"), (1.0, 1.22, 1.44, 2.4)):
        written.clear()
        WestCard("bank.cactus", Speaker(language)).draw(canvas, (400, 400), zoom)
        fees = [(text, size) for text, size in written if text[0] != "$" and text[-1] == "0"]
        assert len(fees) == 30
        assert len({text.isdigit() for text, _ in fees if len(text) > 3}) == 1
        rows = [fees[n : n + 5] for n in range(0, 30, 5)]
        sizes = {(max(len(text) for text, _ in row), row[0][1]) for row in rows}
        assert len(sizes) == len({length for length, _ in sizes})


def test_a_casino_tells_what_a_negative_fee_is(shown: Offscreen) -> None:
    told = WestCard("casino.desert", shown.house.speak).told(shown.house.canvas)
    assert "the owner pays" in told
    assert "the owner pays" not in WestCard("barber.cactus", shown.house.speak).told(shown.house.canvas)


def test_what_floats_is_written_as_the_language_writes_it(shown: Offscreen) -> None:
    assert Float(0, "money", -10_000, 1.0).written(shown.house) == "\u221210,000"
