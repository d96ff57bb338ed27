"""Whole files, read with a limit and written so that a kill leaves the old one or the new one."""

import os
from contextlib import suppress
from glob import escape
from itertools import pairwise
from pathlib import Path

from game.engine import Trouble, say

BAD = ".bad"
PREVIOUS = (".previous", ".previous2", ".previous3")
"""The endings of the copies that are kept of what a file held before, the latest first."""
TEMPORARY = ".tmp"


class Unreadable(Trouble):
    """There is no such file, or it cannot be read."""


def beside(path: Path, ending: str) -> Path:
    """The file of the same name with one more ending."""
    return path.with_name(path.name + ending)


def shown(path: Path) -> str:
    """The name of a file as a sentence may quote it, whatever its encoding."""
    return "".join(each if each.isprintable() else "\ufffd" for each in path.name)


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
            raise Unreadable(say("files.unreadable", file=shown(path)))
        with path.open("rb") as file:
            return file.read(most + 1)
    except OSError:
        raise Unreadable(say("files.unreadable", file=shown(path))) from None


def write(path: Path, data: bytes, *, rotate: bool = False) -> None:
    """Put a whole file in its place; OSError leaves the old one. `rotate` keeps copies of the old ones."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = beside(path, f".{os.getpid()}{TEMPORARY}")  # another window may be writing the same file
    try:
        with fresh.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if rotate:
            _keep_copy(path)
        fresh.replace(path)
    except OSError:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _keep_copy(path: Path) -> None:
    """Copy what a file holds beside it, and move older copies on; the file is there all the while."""
    copies = [beside(path, ending) for ending in PREVIOUS]
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return
    with suppress(FileNotFoundError):
        if copies[0].read_bytes() == data:
            return  # opened and left again: it must not push out what differs
    for newer, older in reversed(list(pairwise(copies))):
        with suppress(FileNotFoundError):
            newer.replace(older)
    write(copies[0], data)


def remove(path: Path) -> None:
    """Remove a file with its copies and whatever was never finished; OSError where that cannot be done."""
    for each in (path, *(beside(path, ending) for ending in PREVIOUS)):
        each.unlink(missing_ok=True)
    for each in path.parent.glob(f"{escape(path.name)}.*{TEMPORARY}"):
        each.unlink(missing_ok=True)


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
