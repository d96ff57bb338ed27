"""What the player has set, kept in one small JSON file."""

from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from game import files, paths
from game.engine import Message, say

FILE = "settings.json"
LONGEST_NAME = 16
"""What fits into every place where a player is named."""
MAX_BYTES = 100_000  # a hundred times what the screens ever write

Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
Pixels = Annotated[int, msgspec.Meta(ge=320, le=16_384)]
Short = Annotated[str, msgspec.Meta(max_length=40)]


class Learnt(msgspec.Struct, frozen=True):
    """How far somebody has come in a lesson, by the names of its chapters."""

    done: list[Short] = msgspec.field(default_factory=list)
    chapter: Short = ""
    """Where to go on; empty: the lesson is over, or was never begun."""
    step: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0


class Settings(msgspec.Struct, kw_only=True):
    """Every setting with its default; what was set up last is plain data that the set-up screen checks."""

    language: Literal["", "en", "fr"] = ""
    """Empty: the system's."""
    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""
    """What the player is called where nobody has said otherwise; empty: a stranger."""
    newcomer: bool = False
    """Nobody has played here yet: the first start asks for name and language."""
    text_size: Literal[100, 125, 150] = 100
    sound: Percent = 80
    music: Percent = 60
    mute: bool = False
    speed: Literal["slow", "normal", "fast", "instant"] = "normal"
    reduced_motion: bool = False
    fullscreen: bool = False
    window: tuple[Pixels, Pixels] = (1280, 720)
    odds: bool = True
    """Whether exact chances are shown before a roll."""
    open_rolls: bool = False
    """Whether people at one screen see one another’s rolls, and keep dice at once with masked buttons."""
    kept_matches: Literal[0, 25, 50, 100, 250, 1000] = 250
    """How many matches stay on the shelf that nobody saved by name; 0: all."""
    setups: dict[Short, dict[Short, Any]] = msgspec.field(default_factory=dict)
    """By game, the seats and options of the last match; the game played last comes last."""

    lessons: dict[Short, Learnt] = msgspec.field(default_factory=dict)
    """By lesson, how far the player has come."""


_ENDURED = (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError)


def load(path: Path | None = None) -> tuple[Settings, Message | None]:
    """The settings on disk, with defaults for all that is missing or wrong; a sentence if something was."""
    path = path or paths.saves() / FILE
    try:
        data = files.read(path, MAX_BYTES)
    except files.Unreadable as trouble:
        there = _is_there(path)
        return Settings(newcomer=not there), trouble.message if there else None
    found: Any = None
    if len(data) <= MAX_BYTES:
        with suppress(*_ENDURED):
            found = msgspec.json.decode(data)
    if not isinstance(found, dict):
        return Settings(), say("settings.corrupt", file=_set_aside(path).name)
    settings, wrong = Settings(), []
    for field in msgspec.structs.fields(Settings):
        if field.name in found:
            try:
                setattr(settings, field.name, msgspec.convert(found[field.name], field.type))
            except _ENDURED:
                wrong.append(field.name)
    if not wrong:
        return settings, None
    return settings, say("settings.some_wrong", names=", ".join(wrong), file=_set_aside(path).name)


def save(settings: Settings, path: Path | None = None) -> Message | None:
    """Write the settings; a sentence if that cannot be done."""
    try:
        data = _written(settings)
        if len(data) > MAX_BYTES:  # or not one setting of it would be read again
            data = _written(msgspec.structs.replace(settings, setups={}))
        files.write(path or paths.saves() / FILE, data)
    except OSError as error:
        return say("settings.not_saved", why=files.reason(error))
    except (TypeError, ValueError) as error:  # something that is no plain data has got in
        return say("settings.not_saved", why=str(error))
    return None


def _written(settings: Settings) -> bytes:
    return msgspec.json.format(msgspec.json.encode(settings), indent=2) + b"\n"


def _is_there(path: Path) -> bool:
    """Whether something is in the way, even if it cannot be looked at."""
    try:
        path.lstat()
    except FileNotFoundError:
        return False
    except OSError:
        return True
    return True


def _set_aside(path: Path) -> Path:
    """Move the bad file out of the way; where that cannot be done it stays."""
    try:
        return path.replace(files.beside(path, files.BAD))
    except OSError:
        return path
