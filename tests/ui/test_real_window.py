"""One whole game in a real window, played from outside with xdotool as a person would."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.play.library import Library
from game.settings import Settings, save

SIZE = (1280, 720)
SECONDS = 240
SDL = {"SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy", "SDL_FRAMEBUFFER_ACCELERATION": "0"}
NEEDED = ("Xvfb", "xdotool")

pytestmark = pytest.mark.skipif(
    any(shutil.which(program) is None for program in NEEDED), reason="needs Xvfb and xdotool"
)


@pytest.fixture
def display() -> Iterator[str]:
    """A screen of our own, on whatever number is free."""
    read, write = os.pipe()
    screen = f"{SIZE[0]}x{SIZE[1]}x24"
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", screen, "-nolisten", "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as answer:
        number = f":{answer.readline().strip()}"
    # it names its number a little before it lets anybody in
    wait_for("screen", lambda: Person(number).do("getdisplaygeometry"))
    yield number
    server.terminate()
    server.wait()


class Person:
    """Somebody at the keyboard and the mouse."""

    def __init__(self, display: str) -> None:
        self.environment = os.environ | {"DISPLAY": display}

    def do(self, *arguments: str) -> str:
        command = ["xdotool", *arguments]
        ran = subprocess.run(command, env=self.environment, capture_output=True, text=True, check=False)
        return ran.stdout

    def click(self, x: float, y: float) -> None:
        """At a point of the 1920 × 1080 design."""
        scale = SIZE[0] / 1920
        self.do(
            "mousemove",
            str(round(x * scale)),
            str(round(y * scale)),
            "sleep",
            "0.15",
            "click",
            "1",
            "sleep",
            "0.3",
        )

    def press(self, *keys: str) -> None:
        self.do("key", "--delay", "30", *keys)


def wait_for(what: str, found: Callable[[], object], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not found():
        assert time.monotonic() < end, f"no {what}"
        time.sleep(0.2)


def test_a_person_plays_claim_it_in_a_window_to_its_end(display: str, tmp_path: Path) -> None:
    home = {
        name: str(tmp_path / name) for name in ("HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")
    }
    saves = tmp_path / "XDG_DATA_HOME" / "dustwater"
    save(Settings(language="en", speed="instant", window=SIZE), saves / "settings.json")
    person = Person(display)
    app = subprocess.Popen(
        [sys.executable, "-m", "game"],
        env=person.environment | home | SDL,
    )
    library = Library(saves / "matches")
    try:
        wait_for("window", lambda: person.do("search", "--pid", str(app.pid)))
        time.sleep(2)
        person.click(1540, 1000 - 660 + 41)  # New game, the first entry
        person.click(540, 460)  # the first box
        person.click(1685, 1002)  # Start
        wait_for("match", library.entries)
        wait_for("end", lambda: _played_on(person, library), SECONDS)
    finally:
        app.terminate()
        app.wait(20)
    (entry,) = library.entries()
    assert library.study(entry).over


def _played_on(person: Person, library: Library) -> bool:
    """Put a marker down where the focus is, and stop; then see whether the match is over."""
    person.press(*["Return", "t"] * 4)
    entries = library.entries()
    return bool(entries) and bool(library.study(entries[0]).over)
