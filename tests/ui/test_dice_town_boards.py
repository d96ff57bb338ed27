"""The boards that questions are asked on: what is written on them has room, at every size of text."""

from collections.abc import Iterator

import pytest

from game.settings import Settings
from game.ui.offscreen import Offscreen, offscreen
from game.ui.tables.dice_town.choosers.places import PlaceActions
from game.ui.tables.kit.panel import Backdrop, Panel, one_line
from tests.ui.dice_town_asks import ASKS
from tests.ui.dice_town_seated import asked

_CORNERS = 264.0
"""What the ornaments take of a board's width."""


@pytest.fixture(scope="module", params=[("en", 100), ("fr", 100), ("fr", 150)])
def shown(request: pytest.FixtureRequest) -> Iterator[Offscreen]:
    language, size = request.param
    with offscreen((1280, 720), Settings(language=language, text_size=size, speed="instant")) as made:
        yield made


@pytest.mark.parametrize("name", ASKS)
def test_a_note_needs_no_second_line(shown: Offscreen, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    table, canvas = asked(shown, monkeypatch, name), shown.house.canvas
    if isinstance(table.chooser, Panel):
        (board,) = [widget.area for widget in table.form.widgets if isinstance(widget, Backdrop)]
        note, room = table.chooser.note(), board[2] - _CORNERS
        assert board[2] <= 1290
        assert len(canvas.type.rows(note, one_line(canvas, note, room), room)) == 1


@pytest.mark.parametrize("name", ASKS)
def test_both_actions_of_a_place_are_told_in_the_same_letters(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    table, canvas = asked(shown, monkeypatch, name), shown.house.canvas
    chooser = table.chooser
    if isinstance(chooser, PlaceActions):
        style = chooser.text_style(canvas)
        assert style.size >= 18 * (1.25 if canvas.type.growth > 1 else 1)
        for action in chooser.actions:
            told = table.house.speak(chooser.named(action).text)
            assert canvas.paragraph_height(told, 436, style) <= chooser.high - 378
