"""A screen of its own for a program under trial, and somebody at its keyboard and mouse."""

import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from build_spec.packaging.freeze import BuildFailed

SIZE = (1280, 720)
_DESIGN_WIDTH = 1920


class Person:
    """Does what a player does, through xdotool."""

    def __init__(self, display: str) -> None:
        self.display = display

    def do(self, *arguments: str) -> list[str]:
        """Run xdotool; the lines of its answer."""
        variables = os.environ | {"DISPLAY": self.display}
        command = ["xdotool", *arguments]
        ran = subprocess.run(command, env=variables, capture_output=True, text=True, check=False)
        return ran.stdout.split()

    def click(self, x: float, y: float) -> None:
        """At a point of the design, which is 1920 wide."""
        scale = SIZE[0] / _DESIGN_WIDTH
        at = (str(round(x * scale)), str(round(y * scale)))
        self.do("mousemove", *at, "sleep", "0.15", "click", "1", "sleep", "0.3")

    def press(self, *keys: str) -> None:
        self.do("key", "--delay", "30", *keys)

    def windows(self) -> list[str]:
        """Every window with the program's name that is on the screen."""
        return self.do("search", "--onlyvisible", "--class", "dustwater")


@contextmanager
def screen() -> Iterator[Person]:
    """An X server that shows nobody anything, and a person in front of it."""
    read, write = os.pipe()
    size = f"{SIZE[0]}x{SIZE[1]}x24"
    server = subprocess.Popen(
        # it would start afresh whenever the last program leaves, and meanwhile let nobody in
        ["Xvfb", "-noreset", "-displayfd", str(write), "-screen", "0", size, "-nolisten", "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as answer:
            person = Person(f":{answer.readline().strip()}")
        # it names its number a little before it lets anybody in
        wait_for("screen", lambda: person.do("getdisplaygeometry"))
        yield person
    finally:
        server.terminate()
        server.wait()


def wait_for(what: str, found: Callable[[], object], seconds: float = 60) -> None:
    """Wait until it is there; BuildFailed when it never is."""
    end = time.monotonic() + seconds
    while not found():
        if time.monotonic() > end:
            raise BuildFailed(f"There was no {what} after {seconds:.0f} seconds.")
        time.sleep(0.2)
