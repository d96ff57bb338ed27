"""Tries the frozen program where things are hardest for it: the self-test of a stranger's copy."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from build_spec.packaging.freeze import BuildFailed, Frozen
from build_spec.packaging.processes import most_at_once

_FOLDER = "Jeux à Noël (été compris)"
_NOBODY = 65534
_SECONDS = 600
MOST_PROCESSES = 5
"""The program, what unpacks it if it is one file, two bots' processes in passing, multiprocessing's own."""
_KEPT = ("PATH", "SYSTEMROOT", "SYSTEMDRIVE", "WINDIR", "COMSPEC", "PATHEXT", "NUMBER_OF_PROCESSORS")


@dataclass(frozen=True, slots=True)
class Stranger:
    """Somebody who has just copied the program: with rights to nothing but an empty home."""

    home: Path

    def variables(self) -> dict[str, str]:
        """A bare environment, in a language that knows no accents."""
        home = dict.fromkeys(("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA"), str(self.home))
        temporary = dict.fromkeys(("TMPDIR", "TEMP", "TMP"), str(self.home))
        return {
            **{name: os.environ[name] for name in _KEPT if name in os.environ},
            **home,
            **temporary,
            "LC_ALL": "C",
        }

    def identity(self) -> dict[str, Any]:
        """Arguments for subprocess that take away what root may do."""
        return {"user": _NOBODY, "group": _NOBODY, "extra_groups": []} if _is_root() else {}

    def own(self, folder: Path) -> None:
        """Give a folder and all that is in it to them."""
        if _is_root():
            for path in (folder, *folder.rglob("*")):
                os.chown(path, _NOBODY, _NOBODY)


def try_out(frozen: Frozen) -> int | None:
    """Run its self-test as a stranger would; how many processes that took at most, where that can be seen."""
    with tempfile.TemporaryDirectory() as temporary, _copied(frozen, Path(temporary)) as copy:
        stranger = Stranger(Path(temporary) / "maison vide")
        stranger.home.mkdir()
        stranger.own(stranger.home)
        Path(temporary).chmod(0o755)
        before = _listing(copy.whole)
        with (stranger.home / "complaints.txt").open("w+b") as complaints:
            process = subprocess.Popen(
                _with_closed_output([str(copy.program), "self-test"]),
                cwd=stranger.home,
                env=stranger.variables(),
                stdin=subprocess.DEVNULL,
                stderr=complaints,
                start_new_session=True,
                **stranger.identity(),
            )
            most = most_at_once(process, _SECONDS)
            complaints.seek(0)
            said = complaints.read().decode("utf-8", "replace").strip()
        if process.returncode or said:
            raise BuildFailed(f"The self-test of the frozen program ended with {process.returncode}: {said}")
        if most is not None and most > MOST_PROCESSES:
            raise BuildFailed(f"The frozen program ran {most} processes at once.")
        if _listing(copy.whole) != before:
            raise BuildFailed("The frozen program writes into its own folder.")
        return most


def _is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0


def _with_closed_output(command: list[str]) -> list[str]:
    """On Windows a program without a console has no output anyway."""
    return command if sys.platform == "win32" else ["/bin/sh", "-c", 'exec "$0" "$@" >&-', *command]


@contextmanager
def _copied(frozen: Frozen, temporary: Path) -> Iterator[Frozen]:
    """A copy in an awkward folder in which nobody may write; writable again at the end, to be removed."""
    folder = temporary / _FOLDER
    folder.mkdir()
    copy = Frozen(folder / frozen.whole.name, frozen.start)
    if frozen.whole.is_file():
        shutil.copy2(frozen.whole, copy.whole)
    else:
        shutil.copytree(frozen.whole, copy.whole, symlinks=True)
    everything = [each for each in (folder, *folder.rglob("*")) if not each.is_symlink()]
    for each in everything:
        each.chmod(0o555 if each.is_dir() or os.access(each, os.X_OK) else 0o444)
    try:
        yield copy
    finally:
        for each in everything:
            each.chmod(0o755)


def _listing(whole: Path) -> list[tuple[str, int]]:
    return sorted((str(path), path.lstat().st_mtime_ns) for path in (whole, *whole.rglob("*")))
