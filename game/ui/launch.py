"""Opens the app on the title, or on the first start for who has never been here."""

from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
import pygame

from game import settings as stored
from game.manifest import NoArt
from game.ui.app import App
from game.ui.audio import Audio
from game.ui.scenes.title import Title
from game.ui.tables import TABLES
from game.ui.window import Window

if TYPE_CHECKING:
    from game.play.desk import Desk
    from game.play.library import Library
    from game.ui.house import House
    from game.ui.scene import Scene


def launch(language: str | None = None) -> int:
    """Run the app until the player leaves; the exit code. A crash becomes one sentence and a kit."""
    settings, trouble = stored.load()
    if language:
        settings = msgspec.structs.replace(settings, language=language)
    window = Window(settings.window, settings.fullscreen)
    audio = Audio()
    app = App(window, settings, _library, _worker_desk, audio)
    try:
        if trouble is not None:
            app.house.notify(trouble)
        try:
            app.run(_first_start if settings.newcomer else Title)
        except NoArt as missing:  # no bug: the program is not whole
            _show(app.house.speak(missing.message))
            raise
        except Exception as error:
            from game.ui.crash import crashed

            told = crashed(app, error)
            _show(app.house.speak(told.message))
            raise told from error
        app.remember_window()
    finally:
        app.house.close()
        audio.close()
        window.close()
    return 0


def _first_start(house: "House") -> "Scene":
    """For who has never been here."""
    from game.ui.scenes.first_start import FirstStart

    return FirstStart(house)


def _library() -> "Library":
    from game.play.library import Library

    return Library(playable=TABLES)


def _worker_desk() -> "Desk":
    """Bots in a process of their own, which gets ready at once."""
    from game.play.worker_desk import WorkerDesk

    desk = WorkerDesk()
    desk.warm()
    return desk


def _show(sentence: str) -> None:
    """Tell whoever started the program by a double click, who sees no terminal."""
    if pygame.display.get_driver() not in ("dummy", "offscreen"):
        with suppress(pygame.error, AttributeError):
            pygame.display.message_box("Dustwater", sentence, "error")
