"""A name is typed as everywhere else: selected, replaced, pasted, confirmed; and one sees when it is full."""

from collections.abc import Iterator

import msgspec
import pygame
import pytest

from game.play.session import Session
from game.play.titles import LENGTH
from game.settings import Settings
from game.ui.offscreen import Offscreen, offscreen
from game.ui.scene import Push, Replace
from game.ui.scenes.save_as import SaveAs
from game.ui.scenes.title import Title
from game.ui.widgets.entry import Entry
from tests.ui.hands import Keyboard
from tests.ui.laid import record


@pytest.fixture(scope="module")
def stand() -> Iterator[Offscreen]:
    with offscreen((1280, 720), Settings(language="en", speed="instant")) as opened:
        yield opened


@pytest.fixture
def shown(stand: Offscreen) -> Offscreen:
    """Save as, just opened."""
    session = Session(record("claim_it", "hh"), stand.house.desk)
    stand.app.stack.apply(Replace(Title(stand.house)))
    stand.app.stack.apply(Push(SaveAs(stand.house, session)))
    stand.frames(2)
    return stand


def entry(shown: Offscreen) -> Entry:
    page = shown.app.stack.top
    assert isinstance(page, SaveAs)
    field = page.form.widgets[0]
    assert isinstance(field, Entry)
    return field


def type_(shown: Offscreen, text: str) -> None:
    for letter in text:
        shown.post(pygame.Event(pygame.TEXTINPUT, text=letter))


def press(shown: Offscreen, key: int, mod: int = 0) -> None:
    Keyboard(shown).key(key, mod=mod)


def test_the_first_letter_replaces_the_name_that_was_proposed(shown: Offscreen) -> None:
    assert entry(shown).text == "Claim It!: Abigail and Buck"
    type_(shown, "Rain")
    assert entry(shown).text == "Rain"


def test_enter_saves_under_what_was_typed(shown: Offscreen) -> None:
    type_(shown, "Enter saves")
    press(shown, pygame.K_RETURN)
    assert isinstance(shown.app.stack.top, Title)
    assert "Enter saves" in [each.title for each in shown.house.library.entries()]


def test_the_keys_of_every_other_field_work_here_too(shown: Offscreen) -> None:
    press(shown, pygame.K_HOME)
    type_(shown, "<")
    press(shown, pygame.K_END)
    type_(shown, ">")
    press(shown, pygame.K_LEFT)
    press(shown, pygame.K_BACKSPACE)
    assert entry(shown).text == "<Claim It!: Abigail and Buc>"
    press(shown, pygame.K_a, pygame.KMOD_LCTRL)
    press(shown, pygame.K_x, pygame.KMOD_LCTRL)
    assert entry(shown).text == ""
    press(shown, pygame.K_v, pygame.KMOD_LCTRL)
    press(shown, pygame.K_v, pygame.KMOD_LCTRL)
    assert entry(shown).text == "<Claim It!: Abigail and Buc>" * 2
    press(shown, pygame.K_a, pygame.KMOD_LCTRL)
    press(shown, pygame.K_DELETE)
    assert entry(shown).text == ""


def test_a_key_that_edits_goes_on_while_it_is_held_and_no_other(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0
    monkeypatch.setattr(pygame.time, "get_ticks", lambda: now)

    def hold(key: int, seconds: float) -> None:
        nonlocal now
        shown.post(pygame.Event(pygame.KEYDOWN, key=key, mod=0, scancode=0, unicode=""))
        for _ in range(round(seconds * 20)):
            now += 50
            shown.frames(1)
        shown.post(pygame.Event(pygame.KEYUP, key=key, mod=0, scancode=0, unicode=""))
        shown.frames(4)

    type_(shown, "0123456789")
    hold(pygame.K_BACKSPACE, 0.5)
    assert entry(shown).text == "012345"
    hold(pygame.K_LEFT, 3)  # further than there are letters: it stays in the field
    assert (entry(shown).line.caret, entry(shown).focused) == (0, True)
    hold(pygame.K_DELETE, 0.4)
    assert entry(shown).text == "2345"
    hold(pygame.K_RETURN, 3)
    assert isinstance(shown.app.stack.top, Title)
    assert [each.title for each in shown.house.library.entries()].count("2345") == 1


def test_a_click_puts_the_caret_there_and_dragging_selects(shown: Offscreen) -> None:
    type_(shown, "Sunday")
    x = {at: x for x, at in entry(shown)._stops}
    y = entry(shown).area[1] + 36
    pixel = shown.house.canvas.pixel
    shown.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pixel((x[3], y)), button=1))
    shown.post(pygame.Event(pygame.MOUSEMOTION, pos=pixel((x[6] + 50, y)), rel=(1, 1), buttons=(1, 0, 0)))
    shown.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=pixel((x[6] + 50, y)), button=1))
    assert entry(shown).line.selected == (3, 6)
    type_(shown, "k")
    assert entry(shown).text == "Sunk"


def test_one_sees_how_much_room_is_left_and_that_there_is_none(shown: Offscreen) -> None:
    type_(shown, "W" * 20)
    assert entry(shown).counter == ""
    type_(shown, "W" * 35)
    assert entry(shown).counter == "55/60"
    before = shown.picture()
    type_(shown, "W" * 10)
    assert entry(shown).text == "W" * LENGTH
    assert entry(shown).line.full
    assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(shown.picture(), "RGB")


def test_what_a_file_name_has_no_room_for_is_not_taken_in_the_first_place(shown: Offscreen) -> None:
    type_(shown, "😀" * 30)
    kept = entry(shown).text
    assert 0 < len(kept) < 30
    assert entry(shown).counter == f"{len(kept)}/{len(kept)}"
    press(shown, pygame.K_RETURN)
    assert kept in [each.title for each in shown.house.library.entries()]


@pytest.mark.parametrize("letters", ["❤\ufe0f", "1\ufe0f\u20e3", "e\u0301", "👍🏽", "🇫🇷"])
def test_what_looks_like_one_letter_is_stepped_over_and_erased_as_one(shown: Offscreen, letters: str) -> None:
    shown.post(pygame.Event(pygame.TEXTINPUT, text=f"a{letters}b"))
    press(shown, pygame.K_LEFT)
    press(shown, pygame.K_BACKSPACE)
    assert entry(shown).text == "ab"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("letters", [3, 7, 16])
@pytest.mark.parametrize("seats", [2, 5])
def test_the_name_that_is_proposed_leaves_nobody_out(
    shown: Offscreen, language: str, letters: int, seats: int
) -> None:
    made = record("claim_it", "h" * seats)
    names = [f"{'ABCDEFGH'[seat]}{'wxyz' * 4}"[:letters] for seat in range(seats)]
    made.players = tuple(f"human {name}" for name in names)
    settings = shown.house.settings
    shown.house.change(msgspec.structs.replace(settings, language=language))
    title = SaveAs(shown.house, Session(made, shown.house.desk)).title
    shown.house.change(settings)
    assert all(name[:4] in title for name in names)
    assert len(title) <= LENGTH
