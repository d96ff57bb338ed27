"""What lies over a screen: questions, notices, tooltips."""

from collections.abc import Callable

import pygame
import pytest

from game.ui.design import HEIGHT, WIDTH, Area
from game.ui.house import TOAST_SECONDS
from game.ui.offscreen import Offscreen
from game.ui.overlay import draw_tip
from game.ui.scene import Change, Scene
from game.ui.scenes.dialog import Dialog, Reply
from game.ui.scenes.log import LogPage
from game.ui.scenes.pause import Pause
from game.ui.scenes.result import Result
from game.ui.scenes.settings import SettingsPage
from game.ui.scenes.title import Title
from game.ui.screens import SCREENS
from game.ui.tables.table import TableScene
from game.ui.widgets.button import Tool
from game.ui.widgets.widget import middle
from tests.ui.hands import Hand, Keyboard, Mouse
from tests.ui.laid import claim_it


def in_front(shown: Offscreen) -> Scene:
    return shown.app.stack.top


@pytest.mark.parametrize(("key", "chosen"), [(pygame.K_ESCAPE, "harmless"), (pygame.K_RETURN, "harmless")])
def test_escape_is_the_harmless_answer_and_it_comes_when_the_dialog_is_gone(
    shown: Offscreen, key: int, chosen: str
) -> None:
    notes: list[object] = []

    def act(name: str) -> Callable[[], Change | None]:
        return lambda: notes.append((name, type(shown.app.stack.top).__name__))

    answers = [Reply("Keep", act("harmless")), Reply("Delete", act("harmful"))]
    shown.show(Title(shown.house), Dialog(shown.house, "Sure?", "Really?", answers))
    shown.frames(1)
    Keyboard(shown).key(key)
    shown.frames(1)
    assert notes == [(chosen, "Title")]


def test_a_notice_goes_by_itself_and_the_screen_is_as_before(shown: Offscreen) -> None:
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


def test_of_several_changes_of_speed_only_the_last_is_told(shown: Offscreen) -> None:
    table = claim_it(shown.house)
    shown.show(table)
    keys = Keyboard(shown)
    for key in (pygame.K_PAGEDOWN, pygame.K_PAGEDOWN, pygame.K_PAGEUP):
        keys.key(key)
    assert [toast.words for toast in shown.house.toasts] == ["Animation speed: Fast"]


@pytest.mark.parametrize("growth", [1.0, 1.5])
def test_tooltips_stay_on_the_screen(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, growth: float
) -> None:
    canvas = shown.house.canvas
    canvas.fit(canvas.surface, growth)
    areas: list[Area] = []
    monkeypatch.setattr(canvas, "patch", lambda _, area: areas.append(area))
    for beside in ((0, 0, 50, 50), (1900, 1060, 20, 20), (0, 1000, 90, 80), (1850, 0, 70, 900)):
        for aside in (True, False):
            draw_tip(shown.house, "A long explanation of what this is for. " * 8, beside, aside)
    for x, y, width, height in areas:
        assert x >= 0
        assert y >= 0
        assert x + width <= WIDTH
        assert y + height <= HEIGHT


@pytest.mark.parametrize("screen", ["claim_it_first", "dice_town_first"])
def test_neither_notices_nor_tooltips_of_tools_cover_what_is_asked(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, screen: str
) -> None:
    shown.show(*SCREENS[screen](shown.house))
    shown.frames(2)
    table = shown.app.stack.top
    assert isinstance(table, TableScene)
    hint = next(each for each in table.form.widgets if isinstance(each, Tool) and each.tip)
    shown.post(
        pygame.Event(pygame.MOUSEMOTION, pos=shown.house.canvas.pixel((hint.area[0] + 9, hint.area[1] + 9)))
    )
    shown.house.notify_words("Somebody joined")
    plates: dict[str, list[Area]] = {}
    patch = shown.house.canvas.patch

    def noting(name: str, area: Area, *face: str, fade: float = 1.0) -> None:
        plates.setdefault(name, []).append(area)
        patch(name, area, *face, fade=fade)

    monkeypatch.setattr(shown.house.canvas, "patch", noting)
    shown.app.draw()
    *asked, notice = plates["ui/plate"]
    assert all(_apart(notice, plate) for plate in asked)
    (tip,) = plates["ui/tooltip"]
    assert all(_apart(tip, each.area) for each in table.form.widgets if each.reachable)


def test_who_comes_back_from_the_pause_is_not_told_again_what_the_gear_is_for(shown: Offscreen) -> None:
    table = claim_it(shown.house)
    shown.show(table)
    shown.frames(3)

    def gear() -> Tool:
        return next(each for each in table.form.widgets if isinstance(each, Tool) and "settings" in each.icon)

    mouse, keys = Mouse(shown), Keyboard(shown)
    hands: tuple[Hand, ...] = (mouse, keys)
    for hand in hands:
        hand.press(gear())
        assert isinstance(in_front(shown), Pause)
        assert gear().face == "disabled", "what is dead under the pause looks it"
        mouse.press_named("Play on")
        keys.key(pygame.K_F12)
        assert in_front(shown) is table
        assert gear().face != "disabled"
        assert table.tip() is None
    keys.next()
    while not isinstance(table.form.focused, Tool):  # a space of the mine tells beside it what it brings
        keys.next()
    assert table.tip() is not None


def test_who_opens_the_settings_with_a_double_click_changes_none(shown: Offscreen) -> None:
    table = claim_it(shown.house)
    shown.show(table)
    keys, mouse = Keyboard(shown), Mouse(shown)
    keys.key(pygame.K_F10)
    at = shown.house.canvas.pixel(middle(mouse.named("Settings").area))
    before = shown.house.settings
    for _ in range(2):
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            shown.post(pygame.Event(kind, pos=at, button=1))
    assert isinstance(in_front(shown), SettingsPage)
    assert shown.house.settings == before


def test_a_click_on_a_tool_leaves_the_focus_on_what_answers(shown: Offscreen) -> None:
    table = claim_it(shown.house)
    shown.show(table)
    shown.frames(3)
    focused = table.form.focused
    assert focused is not None
    assert not isinstance(focused, Tool)
    Mouse(shown).press(next(each for each in table.form.widgets if isinstance(each, Tool) and each.enabled))
    assert table.form.focused is not None
    assert table.form.focused.area == focused.area


@pytest.mark.parametrize("screen", ["claim_it_result", "dice_town_result"])
def test_escape_puts_the_scores_aside_and_leaves_the_table_with_its_log(
    shown: Offscreen, screen: str
) -> None:
    table, result = SCREENS[screen](shown.house)
    assert isinstance(table, TableScene)
    table._over = True
    shown.show(table, result)
    shown.frames(1)
    keys = Keyboard(shown)
    log = next(each for each in table.form.widgets if isinstance(each, Tool) and "log" in each.icon)
    assert log.face == "disabled"
    keys.key(pygame.K_ESCAPE)
    assert in_front(shown) is table
    keys.key(pygame.K_l)
    assert isinstance(in_front(shown), LogPage)
    keys.key(pygame.K_ESCAPE)
    keys.key(pygame.K_RETURN)
    assert isinstance(in_front(shown), Result)
    keys.press_named("See the table")
    assert in_front(shown) is table
    Mouse(shown).press_named("Back to the scores")
    assert isinstance(in_front(shown), Result)


def _apart(one: Area, other: Area) -> bool:
    return not pygame.FRect(one).colliderect(other)
