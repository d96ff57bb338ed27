"""The board as drawn in its level: where each of the 70 squares lies on the picture."""

from functools import cache
from pathlib import Path

from game import paths
from game.engine import say
from game.games import level
from game.games.dalton_city.loop import SQUARES, board
from game.games.level import BadLevel, Level, Piece

FILE = "dalton_city.tmx"
PICTURE = (1920, 1080)
_SHOWN = 6


def from_level(drawn: Level) -> tuple[Piece, ...]:
    """The squares in the order of the loop; BadLevel if the picture or they are not what the game needs."""
    if (drawn.width, drawn.height) != PICTURE:
        size = f"{drawn.width} × {drawn.height}"
        raise BadLevel(say("level.size", file=drawn.file, size=size, wanted="1920 × 1080"))
    pieces = drawn.layer("squares")
    found = {piece.properties.get("order"): piece for piece in pieces}
    missing = [str(number) for number in range(SQUARES) if number not in found]
    if missing or len(pieces) != SQUARES:
        squares = ", ".join(missing[:_SHOWN]) or "?"
        raise BadLevel(say("dalton_city.level.loop", file=drawn.file, squares=squares))
    for number, square in enumerate(board().squares):
        piece = found[number]
        if piece.name != square.name:
            wrong = {"number": number, "name": piece.name, "square": square.name}
            raise BadLevel(say("dalton_city.level.square", file=drawn.file, **wrong))
        across, down = PICTURE[0] - piece.width, PICTURE[1] - piece.height
        if not (piece.width > 0 < piece.height and 0 <= piece.x <= across and 0 <= piece.y <= down):
            raise BadLevel(say("dalton_city.level.off", file=drawn.file, number=number, name=piece.name))
    return tuple(found[number] for number in range(SQUARES))


def read(path: Path) -> tuple[Piece, ...]:
    """The squares in a file."""
    return from_level(level.read(path))


@cache
def squares() -> tuple[Piece, ...]:
    """The squares of the game's own board, read once."""
    return read(paths.levels() / FILE)
