"""Where the program's files and the player's files are: in a checkout, installed, or frozen."""

import sys
from pathlib import Path

import platformdirs

_APP = "dustwater"


def _package() -> Path:
    frozen = getattr(sys, "_MEIPASS", None)
    return Path(frozen, "game") if frozen else Path(__file__).resolve().parent


def _data(name: str) -> Path:
    """A data folder: the wheel and the frozen program keep it inside the package, a checkout beside it."""
    inside = _package() / name
    return inside if inside.is_dir() else _package().parent / name


def levels() -> Path:
    """The folder of the levels."""
    return _data("levels")


def assets() -> Path:
    """The folder of the pictures, sounds and fonts."""
    return _data("assets")


def locale() -> Path:
    """The folder of the compiled catalogues."""
    return _package() / "locale"


def rules(language: str) -> Path:
    """The folder of the books of rules in a language, a folder each."""
    return locale() / language / "rules"


def saves() -> Path:
    """The player's own folder for records and settings, which may not exist yet."""
    return platformdirs.user_data_path(_APP, appauthor=False)


def logs() -> Path:
    """The player's own folder for logs, which may not exist yet."""
    return platformdirs.user_log_path(_APP, appauthor=False)
