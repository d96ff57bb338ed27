"""What the program is called, wherever a system asks for it."""

from pathlib import Path

from game import __version__

ROOT = Path(__file__).resolve().parents[2]
VERSION = __version__
NAME = "Dustwater"
PROGRAM = "dustwater"
APP_ID = "io.github.dustwater.Dustwater"
"""Menu entry, icons, metainfo, Flatpak and the macOS bundle all go by this one."""
AUTHORS = "The Dustwater authors"
COPYRIGHT = f"© 2026 {AUTHORS}"
SUMMARY = "Western board games on one saloon table"


def version_numbers() -> tuple[int, int, int, int]:
    """The version as the four numbers that Windows wants."""
    major, minor, patch = (int("".join(filter(str.isdigit, part))) for part in VERSION.split(".")[:3])
    return major, minor, patch, 0
