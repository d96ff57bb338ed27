"""The app without a screen: for screenshots, the self-test and tests."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.settings import Settings
from game.ui.app import App
from game.ui.audio import Audio
from game.ui.scene import Push, Scene
from game.ui.tables import TABLES
from game.ui.tables.match_screen import MatchScreen
from game.ui.window import Window

if TYPE_CHECKING:
    from game.play.desk import Desk
    from game.play.library import Library

FRAME = 1 / 60


class Offscreen:
    """An app that nobody looks at: time passes only when told to."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.house = app.house

    def show(self, *scenes: Scene) -> None:
        """Put scenes on the stack, the last one in front; no picture depends on how quick the machine is."""
        for scene in scenes:
            if isinstance(scene, MatchScreen):
                scene.session.decide_undo()
            self.app.stack.apply(Push(scene))

    def frames(self, count: int, seconds: float = FRAME) -> None:
        """Let some frames pass."""
        for _ in range(count):
            if self.app.stack.scenes:
                self.app.step(seconds)

    def post(self, *events: pygame.Event) -> None:
        """Something happens to the window, and one frame passes."""
        for event in events:
            pygame.event.post(event)
        self.frames(1)

    def rest(self) -> None:
        """Let so much time pass without a frame that any press would be heard."""
        self.app.stack.top.rest(1.0)

    def picture(self) -> pygame.Surface:
        """What would be on the screen now."""
        self.app.draw()
        return self.house.canvas.surface.copy()

    def save(self, path: Path) -> bool:
        """Write that as a picture; whether it could be written."""
        try:
            pygame.image.save(self.picture(), path)
        except (pygame.error, OSError):
            return False
        return True


def _library(folder: Path) -> "Library":
    from game.play.library import Library

    return Library(folder, TABLES)


def _direct_desk() -> "Desk":
    from game.play.desk import DirectDesk

    return DirectDesk()


@contextmanager
def offscreen(
    size: tuple[int, int] = (1920, 1080),
    settings: Settings | None = None,
    folder: Path | None = None,
    desk: "Desk | None" = None,
) -> Iterator[Offscreen]:
    """Open the app on SDL's dummy screen, with saves of its own."""
    before = {name: os.environ.get(name) for name in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER")}
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    with tempfile.TemporaryDirectory() as temporary:
        window = Window(size, exact=True)
        audio = Audio()
        app: App | None = None
        try:
            app = App(
                window,
                settings or Settings(language="en"),
                partial(_library, folder or Path(temporary)),
                _direct_desk if desk is None else lambda: desk,
                audio,
            )
            app.house.keeps_settings = False
            yield Offscreen(app)
            for scene in reversed(app.stack.scenes):
                scene.closing()
            if desk is None:
                app.house.close()
        finally:
            if app is not None:
                app.house.canvas.close()
            audio.close()
            window.close()
            for name, value in before.items():
                if value is None:
                    os.environ.pop(name, None)
                else:
                    os.environ[name] = value
