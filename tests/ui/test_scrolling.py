"""Lists, long texts and leaves."""

import pytest

from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.intents import (
    Moved,
    Pointed,
    Pressed,
    Released,
    Scrolled,
    Way,
    Wish,
    Wished,
)
from game.ui.offscreen import Offscreen
from game.ui.widgets.form import Form
from game.ui.widgets.scroll import ListBox, TextPanel
from game.ui.widgets.tabs import tabs
from game.ui.widgets.widget import middle
from tests.ui.test_widgets import CONFIRM, by_keys, click, noting, told


def rows(notes: list[object], *, picks: bool = False) -> ListBox:
    def draw(canvas: Canvas, row: int, area: Area) -> None: ...

    return ListBox((0, 0, 400, 300), [50.0] * 20, draw, noting(notes), picks=picks)


def test_a_list_keeps_the_chosen_row_in_sight(shown: Offscreen) -> None:
    notes: list[object] = []
    box = rows(notes)
    form = by_keys(box)
    for _ in range(9):
        told(form, Moved(Way.DOWN))
        box.draw(shown.house.canvas)
        assert box.offset <= box.selected * 50 <= box.offset + 250
    told(form, CONFIRM, Wished(Wish.END), CONFIRM, Wished(Wish.HOME), CONFIRM)
    assert notes == [9, 19, 0]


def test_on_a_shelf_a_click_picks_a_row_and_a_second_one_opens_it() -> None:
    notes: list[object] = []
    form = Form([rows(notes, picks=True)])
    told(form, *click((50, 120)))
    assert not notes
    told(form, *click((50, 120)))
    assert notes == [2]


def test_pulling_the_scroll_bar_opens_nothing(shown: Offscreen) -> None:
    notes: list[object] = []
    box = rows(notes)
    form = Form([box])
    box.draw(shown.house.canvas)
    told(form, Pressed((395, 10)), Pointed((380, 250)), Released((380, 250)))
    box.draw(shown.house.canvas)
    assert (notes, box.selected) == ([], 0)
    assert box.offset > 500


def test_rows_may_be_unlike_and_none_is_cut_in_two(shown: Offscreen) -> None:
    heights, seen = [50.0 + n % 3 * 40 for n in range(40)], dict[int, Area]()

    def draw(_: Canvas, row: int, area: Area) -> None:
        seen[row] = area

    box = ListBox((0, 100, 400, 300), heights, draw, lambda _: None)
    form = by_keys(box)
    for way in [Way.DOWN] * 39 + [Way.UP] * 39:
        told(form, Moved(way))
        seen.clear()
        box.draw(shown.house.canvas)
        _, top, _, high = seen[box.selected]
        assert high == heights[box.selected]
        assert top >= 100 - 0.1
        assert top + high <= 400 + 0.1
        assert min(area[1] for area in seen.values()) == pytest.approx(100)
    told(form, *click((50, 100 + heights[0] + heights[1] - 5)), Scrolled((10, 110), -1))
    assert box.selected == 1
    box.draw(shown.house.canvas)
    assert box.offset == heights[0]


def test_an_empty_list_is_harmless(shown: Offscreen) -> None:
    box = ListBox((0, 0, 400, 300), [], lambda *_: None, lambda _: pytest.fail("there is no row"))
    told(by_keys(box), Wished(Wish.END), Moved(Way.UP), Wished(Wish.PAGE_DOWN), CONFIRM, *click((50, 50)))
    box.draw(shown.house.canvas)
    assert box.offset == 0


def test_a_text_scrolls_to_its_end_and_no_further(shown: Offscreen) -> None:
    panel = TextPanel((0, 0, 400, 200), "word " * 400)
    form = by_keys(panel)
    told(form, Wished(Wish.END))
    panel.draw(shown.house.canvas)
    end = panel.offset
    told(form, Wished(Wish.PAGE_DOWN), Scrolled((10, 10), -5))
    panel.draw(shown.house.canvas)
    assert panel.offset == end > 0


def test_tabs_turn_the_leaf() -> None:
    notes: list[object] = []
    made = tabs((0, 0, 600, 60), ["one", "two", "three"], 0, noting(notes))
    assert [tab.selected for tab in made] == [True, False, False]
    told(Form(made), *click(middle(made[2].area)))
    assert notes == [2]
