"""Whole files, read with a limit and written so that a kill leaves the old one or the new one."""

import os
from contextlib import suppress
from pathlib import Path

from game.engine import Trouble, say

BAD = ".bad"
PREVIOUS = ".previous"
TEMPORARY = ".tmp"


class Unreadable(Trouble):
    """There is no such file, or it cannot be read."""


def beside(path: Path, ending: str) -> Path:
    """The file of the same name with one more ending."""
    return path.with_name(path.name + ending)


def exists(path: Path) -> bool:
    """Whether there is such a file; where nobody may look, there is none."""
    try:
        path.stat()
    except OSError:
        return False
    return True


def read(path: Path, most: int) -> bytes:
    """What is in a file, up to one byte too many; a pipe or a device, which may never end, is none."""
    try:
        if not path.is_file():
            raise Unreadable(say("files.unreadable", file=path.name))
        with path.open("rb") as file:
            return file.read(most + 1)
    except OSError:
        raise Unreadable(say("files.unreadable", file=path.name)) from None


def write(path: Path, data: bytes, *, rotate: bool = False) -> None:
    """Put a whole file in its place; OSError leaves the old one. `rotate` keeps the old one beside it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = beside(path, TEMPORARY)
    try:
        with fresh.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if rotate:
            with suppress(FileNotFoundError):
                path.replace(beside(path, PREVIOUS))
        fresh.replace(path)
    except OSError:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Make the new name last too; where folders cannot be opened, as on Windows, the system sees to it."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def reason(error: OSError) -> str:
    """Why the system refused, in its own words."""
    return error.strerror or type(error).__name__
