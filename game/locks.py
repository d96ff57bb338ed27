"""Who holds a file: locks that the system lets go of as soon as their holder ends, be it by a kill."""

import errno
import os
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from game import files

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

LOCK = ".lock"
_TAKEN = {errno.EACCES, errno.EAGAIN, errno.EDEADLK}


class Taken(Exception):
    """Somebody else holds it."""


@dataclass(slots=True)
class Lock:
    """Holds a file by a small one beside it, for the file itself is replaced now and then.

    Where nothing may be written, or the file system knows no locks, it holds nothing and is in nobody's way.
    """

    path: Path
    handle: int | None = None

    def release(self) -> None:
        """Let go, and leave no trace."""
        handle, self.handle = self.handle, None
        if handle is None:
            return
        if sys.platform != "win32":  # which removes no file that is open
            self._remove()
        os.close(handle)
        if sys.platform == "win32":
            self._remove()

    def _remove(self) -> None:
        with suppress(OSError):  # on Windows: somebody else has opened it already
            self.path.unlink()


def hold(path: Path) -> Lock:
    """Hold a file; Taken if somebody else does."""
    beside = files.beside(path, LOCK)
    while True:
        try:
            handle = os.open(beside, os.O_RDWR | os.O_CREAT, 0o666)
        except OSError:
            return Lock(beside)
        lock = _locked(beside, handle)
        if lock.handle is None or _is_at(beside, handle):
            return lock
        os.close(handle)  # its holder has just let go and removed it: this one is nobody's any more


def claim(path: Path) -> Lock:
    """Hold a file that does not exist yet; Taken if somebody does, or did and was killed."""
    beside = files.beside(path, LOCK)
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
    try:
        handle = os.open(beside, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o666)
    except FileExistsError:
        raise Taken from None
    except OSError:
        return Lock(beside)
    return _locked(beside, handle)


def _locked(beside: Path, handle: int) -> Lock:
    try:
        if sys.platform == "win32":
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(handle)
        if error.errno in _TAKEN:
            raise Taken from None
        return Lock(beside)
    return Lock(beside, handle)


def _is_at(path: Path, handle: int) -> bool:
    """Whether what was opened is still what a path names."""
    try:
        return os.path.samestat(path.stat(), os.fstat(handle))
    except OSError:
        return False
