"""Buttons and their kin, as a hand or a thumb feels them."""

from collections.abc import Callable

import pygame
import pytest

from game.ui.canvas import HEIGHT, WIDTH, Area, Canvas
from game.ui.house import TOAST_SECONDS
from game.ui.intents import Erased, Intent, Moved, Pointed, Pressed, Released, Scrolled, Typed, Way, Wish, Wished
from game.ui.overlay import draw_tip
from game.ui.scene import Change
from game.ui.scenes.dialog import Answer, Dialog
from game.ui.scenes.title import Title
from game.ui.stage import Stage
from game.ui.widgets.button import Button
from game.ui.widgets.choice import Choice
from game.ui.widgets.entry import Entry
from game.ui.widgets.form import Form
from game.ui.widgets.scroll import ListBox, TextPanel
from game.ui.widgets.slider import Slider
from game.ui.widgets.tabs import tabs
from game.ui.widgets.toggle import Toggle
from game.ui.widgets.widget import Widget, middle
from tests.ui.hands import Keyboard

CONFIRM = Wished(Wish.CONFIRM)


def noting(notes: list[object]) -> Callable[[object], Change | None]:
    return lambda value: notes.append(value)


def button(area: Area, *, enabled: bool = True) -> Button:
    return Button(area, "", lambda: None, enabled=enabled)


def told(form: Form, *intents: Intent) -> None:
    for intent in intents:
        form.handle(intent)


def by_keys(widget: Widget) -> Form:
    """A form whose only widget has the focus, as after a key."""
    form = Form([widget])
    told(form, Moved(Way.DOWN))
    assert widget.face == "focused"
    return form


def click(at: tuple[float, float]) -> list[Intent]:
    return [Pointed(at), Pressed(at), Released(at)]


def test_the_focus_goes_where_the_arrow_points_and_is_always_seen() -> None:
    grid = {(x, y): button((x * 200.0, y * 100.0, 150, 60)) for y in range(3) for x in range(3)}
    form = Form(grid.values())
    told(form, Moved(Way.DOWN))
    x, y = 0, 0
    for way in (Way.RIGHT, Way.DOWN, Way.RIGHT, Way.UP, Way.LEFT, Way.DOWN, Way.DOWN, Way.DOWN):
        told(form, Moved(way))
        x, y = min(2, max(0, x + way.value[0])), min(2, max(0, y + way.value[1]))
        assert [place for place, each in grid.items() if each.face == "focused"] == [(x, y)]


def test_what_is_disabled_is_never_reached_nor_pressed() -> None:
    pressed: list[object] = []
    off = Button((0, 100, 150, 60), "", lambda: pressed.append("off"), enabled=False)
    form = Form([button((0, 0, 150, 60)), off, button((0, 200, 150, 60))])
    for way in (Way.DOWN, Way.DOWN, Way.UP, Way.NEXT, Way.NEXT, Way.BACK):
        told(form, Moved(way), CONFIRM)
        assert not off.focused
    told(form, *click(middle(off.area)))
    assert not pressed
    assert off.face == "disabled"


def test_a_press_counts_only_if_it_is_let_go_on_the_same_button() -> None:
    pressed: list[object] = []
    form = Form([Button((0, 0, 100, 50), "", lambda: pressed.append(1))])
    told(form, Pressed((10, 10)), Pointed((500, 10)), Released((500, 10)))
    assert not pressed
    told(form, Pressed((10, 10)), Released((20, 20)))
    assert pressed == [1]


def test_a_slider_goes_by_steps_and_stays_between_its_ends() -> None:
    notes: list[object] = []
    slider = Slider((0, 0, 572, 50), 95, noting(notes))
    form = by_keys(slider)
    told(form, Moved(Way.RIGHT), Moved(Way.RIGHT), Moved(Way.LEFT))
    assert notes == [100, 95]
    told(form, Pressed((250, 20)), Pointed((-300, 20)), Released((-300, 20)))
    assert notes[2:] == [50, 0]
    told(form, Scrolled((250, 20), 1.0))
    assert slider.value == 5


def test_a_choice_goes_round_and_a_click_on_its_left_arrow_goes_back() -> None:
    notes: list[object] = []
    choice = Choice((0, 0, 300, 60), [(1, "one"), (2, "two"), (3, "three")], 1, noting(notes))
    told(by_keys(choice), Moved(Way.LEFT), Moved(Way.RIGHT), CONFIRM)
    assert notes == [3, 1, 2]
    told(Form([choice]), *click((20, 30)), *click((280, 30)), *click((150, 30)))
    assert notes[3:] == [1, 2, 3]


def test_a_choice_of_one_is_none() -> None:
    assert not Choice((0, 0, 300, 60), [(1, "one")], 1, lambda _: None).reachable


def test_a_toggle_follows_arrows_and_clicks() -> None:
    notes: list[object] = []
    toggle = Toggle((0, 0, 90, 60), False, noting(notes))
    told(by_keys(toggle), Moved(Way.LEFT), Moved(Way.RIGHT), Moved(Way.RIGHT), CONFIRM)
    assert notes == [True, False]


def test_letters_go_where_the_caret_is() -> None:
    notes: list[object] = []
    entry = Entry((0, 0, 300, 60), "Ana", noting(notes), longest=16)
    told(by_keys(entry), Moved(Way.LEFT), Typed("n"), Moved(Way.LEFT), Erased(-1), Erased(1), Erased(1))
    assert notes == ["Anna", "Ana", "Aa", "A"]
    assert entry.caret == 1


def test_a_name_has_a_longest_length_and_only_characters_that_can_be_seen() -> None:
    entry = Entry((0, 0, 300, 60), "", lambda _: None, longest=5)
    told(by_keys(entry), Typed("a\n\t\x00b"), Typed("écdefgh"))
    assert entry.text == "abécd"
    long = Entry((0, 0, 300, 60), "far too long", lambda _: None, longest=5)
    told(by_keys(long), Typed("more and more and more"))
    assert long.text == "far too long"


def test_the_first_letter_counts_when_a_page_opens_on_a_text_field(shown: Stage) -> None:
    from game.play.session import Session
    from game.ui.scenes.save_as import SaveAs
    from tests.ui.laid import record

    page = SaveAs(shown.house, Session(record("claim_it", "hh"), shown.house.desk))
    shown.show(page)
    shown.frames(1)
    shown.post(pygame.Event(pygame.TEXTINPUT, text="!"))
    assert page.title.endswith("!")


def rows(notes: list[object], *, picks: bool = False) -> ListBox:
    def draw(canvas: Canvas, row: int, area: Area) -> None: ...

    return ListBox((0, 0, 400, 300), 20, 50.0, draw, noting(notes), picks=picks)


def test_a_list_keeps_the_chosen_row_in_sight(shown: Stage) -> None:
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


def test_pulling_the_scroll_bar_opens_nothing(shown: Stage) -> None:
    notes: list[object] = []
    box = rows(notes)
    form = Form([box])
    box.draw(shown.house.canvas)
    told(form, Pressed((395, 10)), Pointed((380, 250)), Released((380, 250)))
    box.draw(shown.house.canvas)
    assert (notes, box.selected) == ([], 0)
    assert box.offset > 500


def test_an_empty_list_is_harmless(shown: Stage) -> None:
    box = ListBox((0, 0, 400, 300), 0, 50.0, lambda *_: None, lambda _: pytest.fail("there is no row"))
    told(by_keys(box), Wished(Wish.END), Moved(Way.UP), Wished(Wish.PAGE_DOWN), CONFIRM, *click((50, 50)))
    box.draw(shown.house.canvas)
    assert box.offset == 0


def test_a_text_scrolls_to_its_end_and_no_further(shown: Stage) -> None:
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


@pytest.mark.parametrize(("key", "chosen"), [(pygame.K_ESCAPE, "harmless"), (pygame.K_RETURN, "harmless")])
def test_escape_is_the_harmless_answer_and_it_comes_when_the_dialog_is_gone(
    shown: Stage, key: int, chosen: str
) -> None:
    notes: list[object] = []

    def act(name: str) -> Callable[[], Change | None]:
        return lambda: notes.append((name, type(shown.app.stack.top).__name__))

    answers = [Answer("Keep", act("harmless")), Answer("Delete", act("harmful"))]
    shown.show(Title(shown.house), Dialog(shown.house, "Sure?", "Really?", answers))
    shown.frames(1)
    Keyboard(shown).key(key)
    shown.frames(1)
    assert notes == [(chosen, "Title")]


def test_a_notice_goes_by_itself_and_the_screen_is_as_before(shown: Stage) -> None:
    shown.show(Title(shown.house))
    shown.frames(2)
    before = pygame.image.tobytes(shown.house.canvas.surface, "RGB")
    shown.house.notify_words("Somebody joined")
    shown.house.notify_words("Somebody joined")
    assert len(shown.house.toasts) == 1
    shown.frames(1)
    assert pygame.image.tobytes(shown.house.canvas.surface, "RGB") != before
    shown.frames(10, TOAST_SECONDS / 8)
    assert pygame.image.tobytes(shown.house.canvas.surface, "RGB") == before


@pytest.mark.parametrize("growth", [1.0, 1.5])
def test_tooltips_stay_on_the_screen(shown: Stage, monkeypatch: pytest.MonkeyPatch, growth: float) -> None:
    canvas = shown.house.canvas
    canvas.fit(canvas.surface, growth)
    areas: list[Area] = []
    monkeypatch.setattr(canvas, "patch", lambda _, area: areas.append(area))
    for beside in ((0, 0, 50, 50), (1900, 1060, 20, 20), (0, 1000, 90, 80), (1850, 0, 70, 900)):
        draw_tip(shown.house, "A long explanation of what this is for. " * 8, beside)
    for x, y, width, height in areas:
        assert x >= 0
        assert y >= 0
        assert x + width <= WIDTH
        assert y + height <= HEIGHT
