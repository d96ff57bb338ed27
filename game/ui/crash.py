"""When something breaks that should not: a kit with everything that helps to mend it."""

import platform
import sys
import time
import traceback
from contextlib import suppress
from pathlib import Path

import pygame

from game import __version__, paths
from game.engine import Trouble, say
from game.ui.app import App
from game.ui.tables.table import TableScene


class Crashed(Trouble):
    """The program has a bug; the sentence says where its kit is."""


def write_kit(app: App, error: BaseException) -> Path | None:
    """Log, record, screenshot and versions in a folder of their own; None where nothing can be written."""
    folder = paths.logs() / f"crash-{time.strftime('%Y%m%d-%H%M%S')}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "log.txt").write_text("".join(traceback.format_exception(error)), "utf-8")
        (folder / "versions.txt").write_text(versions(), "utf-8")
    except OSError:
        return None
    # what follows may meet the very thing that is broken, and must not hide it
    with suppress(Exception):
        if app.house.phoning is None:  # else codes may be on it, which let phones in
            pygame.image.save(app.house.canvas.surface, folder / "screenshot.png")
    with suppress(Exception):
        for scene in app.stack.scenes:
            if isinstance(scene, TableScene):
                (folder / "match.record").write_text(scene.session.record.dumps(), "utf-8")
    return folder


def versions() -> str:
    """What the program runs on."""
    lines = (
        f"Dustwater {__version__}",
        f"Python {sys.version}",
        f"pygame-ce {pygame.version.ver}, SDL {'.'.join(map(str, pygame.get_sdl_version()))}",
        f"{platform.platform()}",
        f"frozen: {getattr(sys, 'frozen', False)}",
    )
    return "\n".join(lines) + "\n"


def crashed(app: App, error: BaseException) -> Crashed:
    """The sentence for a crash, after its kit is written."""
    folder = write_kit(app, error)
    if folder is None:
        return Crashed(say("ui.crashed_without_kit", why=repr(error)))
    return Crashed(say("ui.crashed", folder=str(folder)))
