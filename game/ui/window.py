"""The window: opened, resized, full screen and back; with a clear sentence where there is no screen."""

import os
import warnings
from contextlib import suppress

import pygame

from game.engine import Trouble, say
from game.manifest import manifest
from game.ui.stderr import stderr_kept_quiet

SMALLEST = (1280, 720)
"""What a window is opened with at least."""
LEAST = (960, 540)
"""What it can be pulled to: half of the usual screen."""
_UNSEEN = ("dummy", "offscreen")
_BARS = 72
"""Pixels of a desktop's height that a window's title and the system's own bar are likely to take."""


class NoScreen(Trouble):
    """There is nothing to show a window on."""


def prepare() -> None:
    """Tell SDL what we want before it starts."""
    # a window of real pixels, not one that the system blows up and blurs
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_VIDEO_HIGHDPI_DISABLED", "0")
    os.environ.setdefault("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "0")


def _check_driver() -> None:
    """Without a screen SDL opens a window that nobody sees; that is only right where it was asked for."""
    driver = pygame.display.get_driver()
    if driver in _UNSEEN and os.environ.get("SDL_VIDEODRIVER") != driver:
        pygame.display.quit()
        raise NoScreen(say("ui.no_screen", why=driver))


class Window:
    """Pygame's one window."""

    def __init__(self, size: tuple[int, int], fullscreen: bool = False, *, exact: bool = False) -> None:
        """`exact`: this size whatever the desktop's, for pictures of screens that are not there."""
        prepare()
        try:
            with stderr_kept_quiet():
                pygame.display.init()
            _check_driver()
            pygame.font.init()
            self._set_icon()
            pygame.display.set_caption("Dustwater")
            self._exact = exact
            self._size = size if exact else self._possible(size)
            self.fullscreen = fullscreen
            self._open()
        except pygame.error as error:
            raise NoScreen(say("ui.no_screen", why=str(error))) from None

    @property
    def surface(self) -> pygame.Surface:
        surface = pygame.display.get_surface()
        assert surface is not None, "the window is open"
        return surface

    @property
    def size(self) -> tuple[int, int]:
        """The size it has, or will have again when it is no longer full screen."""
        return self._size

    def resized(self) -> None:
        """The player pulled at its edge."""
        if not self.fullscreen:
            self._size = self.surface.get_size()

    def set_fullscreen(self, wanted: bool) -> None:
        if wanted != self.fullscreen:
            self.fullscreen = wanted
            self._open()

    def close(self) -> None:
        pygame.quit()

    def _open(self) -> None:
        if self.fullscreen:
            pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        else:
            pygame.display.set_mode(self._size, pygame.RESIZABLE)
            if not self._exact:
                self._set_least()

    @staticmethod
    def _set_least() -> None:
        """Nobody pulls it so small that nothing can be read; a system that does not care still may."""
        with warnings.catch_warnings(), suppress(AttributeError, pygame.error):
            # the only way to reach the window of `pygame.display`, and bound to go one day
            warnings.simplefilter("ignore", DeprecationWarning)
            pygame.Window.from_display_module().minimum_size = LEAST

    @staticmethod
    def _possible(size: tuple[int, int]) -> tuple[int, int]:
        """No larger than fits on the desktop with its frame, no smaller than what can be read."""
        desktops = pygame.display.get_desktop_sizes() or [size]
        width, height = desktops[0]
        return (
            max(SMALLEST[0], min(size[0], width)),
            max(SMALLEST[1], min(size[1], height - _BARS)),
        )

    @staticmethod
    def _set_icon() -> None:
        from game import paths

        entry = manifest().get("app/icon_64")
        if entry is not None:
            with suppress(OSError, pygame.error):  # a window can do without
                pygame.display.set_icon(pygame.image.load(paths.assets() / entry.files[0].file))
