"""Buttons and their kin, as a hand or a thumb feels them."""

from collections.abc import Callable, Sequence
from typing import Any

import pygame
import pytest

from game.ui import glyphs
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.intents import (
    Device,
    Erased,
    Intent,
    Moved,
    Pointed,
    Pressed,
    Released,
    Scrolled,
    Typed,
    Way,
    Wish,
    Wished,
)
from game.ui.offscreen import Offscreen
from game.ui.scene import Change
from game.ui.styles import Style
from game.ui.widgets.button import Button
from game.ui.widgets.choice import Choice
from game.ui.widgets.entry import Entry
from game.ui.widgets.form import Form
from game.ui.widgets.slider import Slider
from game.ui.widgets.toggle import Toggle
from game.ui.widgets.widget import Widget, middle

CONFIRM = Wished(Wish.CONFIRM)


def noting(notes: list[object]) -> Callable[[object], Change | None]:
    return notes.append


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


def test_the_first_arrow_moves_the_focus_already() -> None:
    upper, lower = button((0, 0, 150, 60)), button((0, 100, 150, 60))
    form = Form([upper, lower])
    form.focus_first()
    assert upper.face == "normal"
    told(form, Moved(Way.DOWN))
    assert (upper.face, lower.face) == ("normal", "focused")


def test_but_it_changes_nothing_that_nobody_saw_the_focus_on() -> None:
    notes: list[object] = []
    choice = Choice((0, 0, 300, 60), [(1, "one"), (2, "two")], 1, noting(notes))
    form = Form([choice])
    form.focus_first()
    told(form, Moved(Way.RIGHT))
    assert not notes
    told(form, Moved(Way.RIGHT))
    assert notes == [2]


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


def test_a_toggle_is_switched_by_hand_and_arrows_walk_past_it() -> None:
    notes: list[object] = []
    toggle, left = Toggle((500, 0, 90, 60), True, noting(notes)), button((0, 0, 90, 60))
    form = by_keys(toggle)
    form.add(left)
    told(form, Moved(Way.LEFT))
    assert left.focused
    told(form, Moved(Way.RIGHT), Moved(Way.RIGHT))
    assert toggle.focused
    assert notes == []
    told(form, CONFIRM, Wished(Wish.SKIP), *click((520, 30)))
    assert notes == [False, True, False]


def test_letters_go_where_the_caret_is() -> None:
    notes: list[object] = []
    entry = Entry((0, 0, 300, 60), "Ana", noting(notes), longest=16)
    told(by_keys(entry), Moved(Way.LEFT), Typed("n"), Moved(Way.LEFT), Erased(-1), Erased(1), Erased(1))
    assert notes == ["Anna", "Ana", "Aa", "A"]
    assert entry.line.caret == 1


def test_a_name_has_a_longest_length_and_only_characters_that_can_be_seen() -> None:
    entry = Entry((0, 0, 300, 60), "", lambda _: None, longest=5)
    told(by_keys(entry), Typed("a\n\t\x00b"), Typed("écdefgh"))
    assert entry.text == "abécd"
    long = Entry((0, 0, 300, 60), "far too long", lambda _: None, longest=5)
    told(by_keys(long), Typed("more and more and more"))
    assert long.text == "far too long"


def test_the_first_letter_counts_when_a_page_opens_on_a_text_field(shown: Offscreen) -> None:
    from game.play.session import Session
    from game.ui.scenes.save_as import SaveAs
    from tests.ui.laid import record

    page = SaveAs(shown.house, Session(record("claim_it", "hh"), shown.house.desk))
    shown.show(page)
    shown.frames(1)
    shown.post(pygame.Event(pygame.TEXTINPUT, text="!"))
    assert page.title.endswith("!")


def test_pointing_at_the_name_of_an_option_explains_it() -> None:
    lever = Toggle((500, 0, 70, 40), False, lambda _: None, tip="What it does")
    lever.reach = (0, 0, 570, 40)
    form = Form([lever])
    form.handle(Pointed((20, 20)))
    assert form.tipped is lever


def test_what_comes_to_lie_under_a_click_is_explained_only_when_it_is_pointed_at() -> None:
    form = Form([Button((0, 0, 100, 40), "Lift", lambda: None)])
    told(form, Pointed((20, 20)), Pressed((20, 20)), Released((20, 20)))
    form.clear()
    place = Button((0, 0, 300, 200), "", lambda: None, tip="What the place gives")
    form.add(place)
    told(form, Pressed((20, 20), again=True), Released((20, 20)), Pointed((21, 20)))
    assert form.tipped is None
    told(form, Pointed((80, 20)), Pointed((20, 20)))
    assert form.tipped is place


def test_a_double_click_presses_the_same_button_twice_but_nothing_that_took_its_place() -> None:
    notes: list[object] = []
    form = Form([Button((0, 0, 100, 40), "More", lambda: notes.append("more"))])
    twice = Pressed((20, 20)), Released((20, 20)), Pressed((20, 20), again=True), Released((20, 20))
    told(form, *twice)
    assert notes == ["more", "more"]
    form.clear()
    form.add(Toggle((0, 0, 70, 40), False, noting(notes)))
    told(form, *twice[2:])
    assert notes == ["more", "more"]
    told(form, *twice[:2])
    assert notes == ["more", "more", True]


@pytest.mark.parametrize("skin", ["ui/button", "ui/button_gold"])
def test_what_a_button_says_can_be_read_even_if_it_cannot_be_pressed(shown: Offscreen, skin: str) -> None:
    canvas = shown.house.canvas
    place: Area = (200.0, 200.0, 340.0, 76.0)
    canvas.background("backgrounds/table")
    Button(place, "", lambda: None, skin=skin, enabled=False).draw(canvas)
    ground = pygame.transform.average_color(canvas.surface, canvas.box((300, 225, 140, 26)))
    Button(place, "MMMM", lambda: None, skin=skin, enabled=False, style=Style("bitter_bold", 40)).draw(canvas)
    box = canvas.box((300, 215, 140, 46))
    words = max(
        light(tuple(canvas.surface.get_at((x, y))))
        for x in range(box.left, box.right)
        for y in range(box.top, box.bottom)
    )
    assert (words + 0.05) / (light(ground) + 0.05) >= 4.5


def light(colour: Sequence[int]) -> float:
    """How bright a colour is, as WCAG has it."""
    red, green, blue = (
        each / 255 / 12.92 if each <= 10 else ((each / 255 + 0.055) / 1.055) ** 2.4 for each in colour[:3]
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("device", [Device.KEYBOARD, Device.XBOX])
def test_the_key_of_a_button_lies_on_none_of_its_words(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, device: Device
) -> None:
    canvas, ends, starts = shown.house.canvas, list[float](), list[float]()
    text, glyph = canvas.text, glyphs.draw_glyph

    def write(words: str, at: Point, style: Style, *more: Any) -> None:
        if words.startswith("S"):  # and not the letter on the key
            ends.append(at[0] + canvas.type.width(words, style) / 2)
        text(words, at, style, *more)

    def draw(canvas: Canvas, used: Device, wish: Wish | Way, at: Point, escape: str) -> None:
        starts.append(at[0] - glyphs.glyph_width(canvas, used, wish, escape) / 2)
        glyph(canvas, used, wish, at, escape)

    monkeypatch.setattr(canvas, "text", write)
    monkeypatch.setattr("game.ui.widgets.button.draw_glyph", draw)
    for width in range(150, 300, 10):
        pressed = Button((100.0, 100.0, width, 80.0), "See again", lambda: None, wish=Wish.AGAIN)
        Form([pressed], device=lambda: device)
        pressed.draw(canvas)
    assert len(starts) == len(ends) == 15
    assert all(end <= start for end, start in zip(ends, starts, strict=True))


def test_the_focus_stays_on_what_it_was_on_and_not_on_what_now_has_its_number() -> None:
    names = {name: button((0, down, 150, 60)) for name, down in (("a", 0), ("b", 100), ("c", 200))}
    form = Form(names.values())
    form.focus(names["c"])
    for moved in (
        Form([button((0, 200, 150, 60)), button((0, 0, 150, 60))]),
        Form([button((0, 50, 150, 60))]),
    ):
        moved.take_over(form.widgets)
        assert [each.area[1] for each in moved.widgets if each.focused] == [200][: len(moved.widgets) - 1]


def test_a_card_that_lies_elsewhere_keeps_the_focus() -> None:
    before, after = [[button((n * 100, 0, 90, 60)) for n in order] for order in ((0, 1, 2), (2, 0, 1))]
    for row in (before, after):
        for card, each in zip("JQK", row, strict=True):
            each.stands_for = card
    form = Form(before)
    form.focus(before[1])
    form = Form(after)
    form.take_over(before)
    assert form.focused is after[1]


def test_the_focus_never_falls_on_what_lays_a_secret_open() -> None:
    secret, plain = button((0, 0, 150, 60)), button((0, 100, 150, 60))
    secret.lays_open = True
    form = Form([secret, plain])
    form.focus_first([secret])
    assert plain.focused
