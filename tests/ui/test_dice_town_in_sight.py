"""Nothing on the street or on a board hides what one must read to choose."""

from typing import Any

import pytest

from game.games.dice_town.frames.doc import DocStep
from game.ui.stage import Stage
from game.ui.tables.dice_town.cardface import COMPACT
from game.ui.tables.dice_town.choosers.doc import Doc
from game.ui.tables.dice_town.choosers.picks import CardPick
from game.ui.tables.dice_town.layout import place, sign
from game.ui.widgets.widget import Widget
from tests.ui.dice_town_asked import town_in_a_game
from tests.ui.dice_town_asks import ASKS
from tests.ui.dice_town_seated import sit

DEEDS = [f"deed{value}.{number}" for value in range(1, 6) for number in range(1, 5)]
HALF = 0.31 * 118
"""Half the height of the Indian die where it lies before a house."""


def _overlap(one: Widget, other: Widget) -> bool:
    (x, y, wide, high), (left, top, width, height) = one.area, other.area
    return x < left + width and left < x + wide and y < top + height and top < y + high


@pytest.mark.parametrize("count", [3, 5, 6, 9, 14, 20])
def test_however_many_deeds_there_are_to_fence_in_all_their_values_are_seen(
    shown: Stage, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    position = {"kept": ["99JKA", "9999J", "9999J"], "gained": {1, 2}, "hands": {0: DEEDS[:count]}}
    table = sit(shown, monkeypatch, town_in_a_game(DocStep(), **position))
    assert isinstance(table.chooser, Doc)
    table.chooser.favoured("wire")
    picks = [widget for widget in table.form.widgets if isinstance(widget, CardPick)]
    assert len(picks) == count
    for n, pick in enumerate(picks):
        assert not any(_overlap(pick, other) for other in picks[n + 1 :])
        assert pick.zoom >= COMPACT or pick.tick[0] < pick.area[0] + pick.area[2], "a tick on a neighbour"
        assert pick.area[1] > 64
        assert pick.area[1] + pick.area[3] < 800


@pytest.mark.parametrize("name", ["mine", "bank", "store", "saloon", "sheriff", "town_hall"])
def test_the_indian_die_lies_below_the_name_of_the_place_it_closes(
    shown: Stage, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    table = sit(shown, monkeypatch, ASKS["warpath"].make())
    table.show(warpath=name)
    found: list[tuple[float, float]] = []
    image = shown.house.canvas.image

    def noted(art: str, at: tuple[float, float], *others: Any, **named: Any) -> None:
        if art == "dice/indian/rest" and others[0] == "warpath":
            found.append(at)
        image(art, at, *others, **named)

    monkeypatch.setattr(shown.house.canvas, "image", noted)
    shown.picture()
    ((x, y),) = found
    left, top, wide, high = sign(name)
    assert left < x < left + wide
    assert y - HALF >= top + high - 1
    assert y + HALF <= place(name)[1] + place(name)[3] + 8
