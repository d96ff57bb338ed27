"""The licences of everything that the frozen program carries along."""

import sys
import sysconfig
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

CARRIED = (
    *("mistune", "msgspec", "platformdirs", "pygame-ce", "pytmx", "segno", "websockets"),
    "pyinstaller",
)
"""The last one only for the little program that starts ours."""
_WORDS = ("licen", "copying", "lgpl")
FOLDER = "licences"


def licence_files(root: Path) -> dict[str, str]:
    """Each licence file, and its place in the frozen program."""
    own = {
        str(root / "LICENSE"): f"{FOLDER}/LICENSE",
        str(root / "build_spec" / "packaging" / "libraries.txt"): f"{FOLDER}/libraries.txt",
    }
    others = {str(file): f"{FOLDER}/{name}/{file.name}" for name in CARRIED for file in _brought(name)}
    return {**own, **others, **{str(file): f"{FOLDER}/python/{file.name}" for file in _pythons()}}


def _brought(name: str) -> list[Path]:
    """The licence files of a package, if it is installed; pygame has its own among its documentation."""
    try:
        files = distribution(name).files or []
    except PackageNotFoundError:
        return []
    return sorted(
        Path(str(file.locate()))
        for file in files
        if file.suffix != ".py" and (".dist-info" in str(file) or "docs" in file.parts)
        if any(word in file.name.lower() for word in _WORDS)
    )


def _pythons() -> list[Path]:
    """Python's own licence, which Debian keeps elsewhere than everybody else."""
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    places = (
        Path(sysconfig.get_path("stdlib"), "LICENSE.txt"),
        Path(sys.base_prefix, "LICENSE.txt"),
        Path("/usr/share/doc", version, "copyright"),
        Path("/usr/share/doc", f"{version}-minimal", "copyright"),
    )
    return [place for place in places if place.is_file()][:1]
