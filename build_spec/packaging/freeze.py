"""Freezes the program with PyInstaller, and checks that everything is in it."""

import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from build_spec.packaging.contents import lacking, unwanted
from build_spec.packaging.names import NAME, PROGRAM


class BuildFailed(Exception):
    """What was built is not fit to be given to anybody; says why in one sentence."""


@dataclass(frozen=True, slots=True)
class Frozen:
    """A frozen program: a folder, a macOS bundle or one file."""

    whole: Path
    """All of it, to be copied or packed."""
    start: str
    """The file to run, from there; nothing when it is the whole."""

    @property
    def program(self) -> Path:
        return self.whole / self.start

    @property
    def inside(self) -> Path:
        """Where its data files are."""
        frameworks = self.whole / "Contents" / "Frameworks"
        return frameworks if frameworks.is_dir() else self.whole / "_internal"

    @property
    def size(self) -> int:
        """In bytes; what only points to another file counts once."""
        files = [self.whole] if self.whole.is_file() else self.whole.rglob("*")
        return sum(file.stat().st_size for file in files if file.is_file() and not file.is_symlink())


def freeze(root: Path, *, one_file: bool = False) -> Frozen:
    """Freeze the program into dist/, as a folder or as one file."""
    _check_tools()
    dist, work = root / "dist", root / "build" / "freeze"
    if one_file:
        dist, work = dist / "onefile", root / "build" / "freeze_onefile"
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(dist), "--workpath", str(work), str(root / "build_spec" / "dustwater.spec")]
    if subprocess.call([*command, *(["--", "--onefile"] if one_file else [])], cwd=root):
        raise BuildFailed("PyInstaller could not freeze the program, for the reason above.")
    ending = ".exe" if sys.platform == "win32" else ""
    if one_file:
        return Frozen(dist / f"{PROGRAM}{ending}", "")
    if sys.platform == "darwin":
        return Frozen(dist / f"{NAME}.app", f"Contents/MacOS/{PROGRAM}")
    return Frozen(dist / PROGRAM, f"{PROGRAM}{ending}")


def _check_tools() -> None:
    """On Linux PyInstaller needs a few things that come neither with Python nor from PyPI."""
    absent = [tool for tool in ("ldd", "objdump", "strip") if not shutil.which(tool)]
    if sys.platform == "linux" and absent:
        raise BuildFailed(f"There is no {' and no '.join(absent)} here: install binutils first.")


def check_contents(root: Path, frozen: Frozen) -> None:
    """Whether every file is where it should be and nothing came along that should not."""
    missing, extra = lacking(root, frozen.inside), unwanted(frozen.inside)
    if missing:
        raise BuildFailed(f"The frozen program lacks {', '.join(missing[:10])}.")
    if extra:
        raise BuildFailed(f"The frozen program should not hold {', '.join(extra[:10])}.")
