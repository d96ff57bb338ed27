"""The window is pulled about, covered and uncovered, and the app never minds."""

import random

import pygame
import pytest

from game.settings import Settings
from game.ui.offscreen import Offscreen, offscreen
from game.ui.screens import SCREENS
from game.ui.tables.table import TableScene
from game.ui.window import LEAST, Window

Pixels = tuple[int, int]


@pytest.mark.parametrize("screen", ["title", "claim_it_place"])
def test_hundreds_of_new_sizes_and_full_screens(shown: Offscreen, screen: str) -> None:
    """Two screens, five hundred events each."""
    shown.show(*SCREENS[screen](shown.house))
    chance = random.Random(screen)
    for number in range(500):
        if number % 10 == 0:
            shown.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_F11, scancode=0, mod=0, unicode=""))
        else:
            size = chance.randrange(1280, 3841), chance.randrange(720, 2161)
            if not shown.app.window.fullscreen:
                pygame.display.set_mode(size, pygame.RESIZABLE)
            pygame.event.post(pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
            shown.app.house.reader.typing = False
            _hear_without_drawing(shown) if number % 25 else shown.frames(1)
    assert shown.app.stack.scenes


@pytest.mark.parametrize("screen", ["claim_it_place", "dice_town_bid", "dice_town_keep"])
@pytest.mark.parametrize("fullscreen", [False, True])
def test_nothing_of_the_old_size_is_left_in_the_new_one(
    shown: Offscreen, screen: str, fullscreen: bool
) -> None:
    shown.show(*SCREENS[screen](shown.house))
    shown.frames(2)
    shown.picture()
    if fullscreen:
        shown.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_F11, scancode=0, mod=0, unicode=""))
    else:
        pygame.display.set_mode((1600, 900), pygame.RESIZABLE)
        shown.post(pygame.Event(pygame.VIDEORESIZE, size=(1600, 900), w=1600, h=900))
    resized = pygame.image.tobytes(shown.picture(), "RGB")
    shown.house.canvas.forget()
    assert resized == pygame.image.tobytes(shown.picture(), "RGB")


@pytest.mark.parametrize(
    ("wanted", "desktop", "opened"),
    [
        ((1600, 900), (1920, 1080), (1600, 900)),
        ((1920, 1080), (1920, 1080), (1920, 1008)),
        ((2560, 1440), (1920, 1080), (1920, 1008)),
        ((1280, 720), (1280, 720), (1280, 720)),
    ],
)
def test_a_window_fits_on_the_desktop_with_its_frame_but_can_always_be_read(
    monkeypatch: pytest.MonkeyPatch, wanted: Pixels, desktop: Pixels, opened: Pixels
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [desktop])
    window = Window(wanted)
    assert window.surface.get_size() == window.size == opened
    window.close()


def _hear_without_drawing(shown: Offscreen) -> None:
    """Drawing at 4K five hundred times would only take long."""
    for intent in shown.house.reader.read():
        shown.app.hear(intent)


def test_whatever_the_window_every_point_of_the_design_is_where_it_is_drawn(shown: Offscreen) -> None:
    canvas = shown.house.canvas
    for size in ((1280, 720), (1280, 800), (3840, 2160), (2560, 1080), (1440, 1440)):
        canvas.fit(pygame.Surface(size))
        for point in ((0.0, 0.0), (1920.0, 1080.0), (333.0, 777.0)):
            back = canvas.unit(canvas.pixel(point))
            assert back == pytest.approx(point, abs=1.5 / canvas.scale)


@pytest.mark.parametrize("size", [(1280, 1024), (1280, 800), (1720, 720)])
def test_beyond_a_board_there_is_bare_table_and_never_a_second_board(
    shown: Offscreen, size: tuple[int, int]
) -> None:
    canvas, around = shown.house.canvas, set[bytes]()
    for name in ("backgrounds/table", "boards/claim_it", "boards/dice_town_west"):
        canvas.fit(pygame.Surface(size))
        canvas.board(name)
        canvas.surface.fill("black", canvas.box((0, 0, 1920, 1080)))
        around.add(pygame.image.tobytes(canvas.surface, "RGB"))
    assert len(around) == 1
    assert canvas.surface.get_at((size[0] - 1, 0))[:3] != (0, 0, 0)
    assert canvas.surface.get_at((0, size[1] - 1))[:3] != (0, 0, 0)


def test_a_private_look_closes_when_the_window_loses_the_focus(shown: Offscreen) -> None:
    (table,) = SCREENS["claim_it_place"](shown.house)
    assert isinstance(table, TableScene)
    shown.show(table)
    table.privacy.humans = (0, 1)
    table.privacy.call(1)
    table.privacy.lift()
    table.look()
    assert table.viewer == 1
    shown.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert table.viewer is None


def test_a_window_cannot_be_pulled_too_small_to_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    window = Window((1280, 720))
    try:
        for fullscreen in (True, False):
            window.set_fullscreen(fullscreen)
        with pytest.warns(DeprecationWarning, match="Window"):
            assert pygame.Window.from_display_module().minimum_size == LEAST
    finally:
        window.close()


@pytest.mark.parametrize("size", [(1, 1), (320, 200), (2000, 60)])
def test_a_system_that_makes_it_smaller_still_does_no_harm(settings: Settings, size: Pixels) -> None:
    with offscreen(size, settings) as tiny:
        for screen in ("title", "setup_dice_town", "claim_it_first", "dice_town_first"):
            tiny.app.stack.scenes.clear()
            tiny.show(*SCREENS[screen](tiny.house))
            tiny.frames(2)
            assert tiny.picture().get_size() == size


def test_what_another_window_covered_is_drawn_again_at_once(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown.show(*SCREENS["settings"](shown.house))
    shown.frames(3)
    flips: list[None] = []
    monkeypatch.setattr(pygame.display, "flip", lambda: flips.append(None))
    shown.frames(3)
    assert not flips, "nothing moves"
    shown.post(pygame.Event(pygame.WINDOWEXPOSED))
    assert len(flips) == 1
