"""The board as drawn in its level: where each of the 36 spaces lies on the picture."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from game import paths
from game.engine import say, say_n
from game.games import level
from game.games.claim_it.spaces import NUMBERS, SIDE, Space, code, space

FILE = "claim_it.tmx"
PICTURE = (1920, 1080)
_SHOWN = 6


@dataclass(frozen=True, slots=True)
class Rectangle:
    """A place on the picture."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Board:
    """Where the spaces are, by space."""

    spaces: tuple[Rectangle, ...]


def from_level(drawn: level.Level) -> Board:
    """The board in a level; BadLevel if its picture or its spaces are not what the game needs."""
    if (drawn.width, drawn.height) != PICTURE:
        size = f"{drawn.width} × {drawn.height}"
        raise level.BadLevel(say("level.size", file=drawn.file, size=size, wanted="1920 × 1080"))
    found: dict[Space, Rectangle] = {}
    for piece in drawn.layer("spaces"):
        c, r = piece.properties.get("column"), piece.properties.get("row")
        if type(c) is not int or type(r) is not int or c not in NUMBERS or r not in NUMBERS:
            raise level.BadLevel(say("claim_it.level.outside", file=drawn.file, name=piece.name))
        at = space(c, r)
        if at in found:
            raise level.BadLevel(say("claim_it.level.twice", file=drawn.file, space=code(at)))
        if piece.width <= 0 or piece.height <= 0:
            raise level.BadLevel(say("claim_it.level.flat", file=drawn.file, space=code(at)))
        if not (0 <= piece.x <= PICTURE[0] - piece.width and 0 <= piece.y <= PICTURE[1] - piece.height):
            raise level.BadLevel(say("claim_it.level.off", file=drawn.file, space=code(at)))
        found[at] = Rectangle(piece.x, piece.y, piece.width, piece.height)
    missing = [code(at) for at in range(SIDE * SIDE) if at not in found]
    if missing:
        some = " · ".join(missing[:_SHOWN]) + ("…" if len(missing) > _SHOWN else "")
        raise level.BadLevel(say_n("claim_it.level.missing", len(missing), file=drawn.file, spaces=some))
    return Board(tuple(found[at] for at in range(SIDE * SIDE)))


def read(path: Path) -> Board:
    """The board in a file."""
    return from_level(level.read(path))


_read_once = cache(read)


def board() -> Board:
    """The board that comes with the program."""
    return _read_once(paths.levels() / FILE)
