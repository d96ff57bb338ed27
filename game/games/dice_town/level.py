"""The town as drawn in its level: where its places, cards, heaps and players lie on the picture."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from game import paths
from game.engine import say, say_n
from game.games import level
from game.games.dice_town.dice import NAMES
from game.games.dice_town.places import PLACES
from game.games.level import BadLevel, Level, Piece

FILE = "dice_town.tmx"
PICTURE = (1920, 1080)
HAND, NOBODY = "hand", "none"
"""The faces of the places that no single face wins: the best hand does, or nobody's dice do."""
STREET = ("mine", "bank", "stagecoach", "store", "saloon", "sheriff", "town_hall", "doc")
"""The places in the order in which the street is walked, from 1."""
QUEUE = ("queue.1", "queue.2", "queue.3")
WANTED = ("wanted.1", "wanted.2", "wanted.3", "wanted.4", "wanted.5")
BASE_SLOTS = ("mine", "bank", "coach", "star", "store", "discard", "deeds", *QUEUE)
WEST_SLOTS = ("river", "outlaws", *WANTED, "village", "indian_die", "box")
SLOTS = (*BASE_SLOTS, *WEST_SLOTS)
"""Where things lie; the latter only with Wild West."""
SEATS = ("own", "seat.1", "seat.2", "seat.3", "seat.4", "seat.5", "seat.6")
"""The reader's own strip, and the panels of the others, clockwise from there."""
_SHOWN = 6


@dataclass(frozen=True, slots=True)
class Town:
    """Where everything is, by name; the places in the order of the street."""

    places: Mapping[str, Piece]
    signs: Mapping[str, Piece]
    """Where the names of the places are written."""
    slots: Mapping[str, Piece]
    seats: Mapping[str, Piece]


def face(place: str) -> str:
    """The face that wins a place, as a level writes it."""
    if place not in PLACES:
        return NOBODY
    found = PLACES[place].face
    return HAND if found is None else NAMES[found]


def from_level(drawn: Level) -> Town:
    """The town in a level; BadLevel if its picture or its objects are not what the game needs."""
    if (drawn.width, drawn.height) != PICTURE:
        size = f"{drawn.width} × {drawn.height}"
        raise BadLevel(say("level.size", file=drawn.file, size=size, wanted="1920 × 1080"))
    places = _layer(drawn, "places", STREET)
    for order, (name, piece) in enumerate(places.items(), 1):
        if piece.properties.get("order") != order:
            raise BadLevel(say("dice_town.level.order", file=drawn.file, name=name, order=order))
        if piece.properties.get("face") != face(name):
            raise BadLevel(say("dice_town.level.face", file=drawn.file, name=name, face=face(name)))
    signs = _layer(drawn, "signs", STREET)
    return Town(places, signs, _layer(drawn, "slots", SLOTS), _layer(drawn, "seats", SEATS))


def _layer(drawn: Level, layer: str, wanted: tuple[str, ...]) -> dict[str, Piece]:
    """The objects of a layer by name, if they are exactly those wanted and all lie on the picture."""
    found: dict[str, Piece] = {}
    for piece in drawn.layer(layer):
        told = {"file": drawn.file, "layer": layer, "name": piece.name}
        if piece.name not in wanted:
            raise BadLevel(say("dice_town.level.unknown", **told))
        if piece.name in found:
            raise BadLevel(say("dice_town.level.twice", **told))
        if piece.width <= 0 or piece.height <= 0:
            raise BadLevel(say("dice_town.level.flat", **told))
        if not (0 <= piece.x <= PICTURE[0] - piece.width and 0 <= piece.y <= PICTURE[1] - piece.height):
            raise BadLevel(say("dice_town.level.off", **told))
        found[piece.name] = piece
    missing = [name for name in wanted if name not in found]
    if missing:
        names = " · ".join(missing[:_SHOWN]) + ("…" if len(missing) > _SHOWN else "")
        lacking = say_n("dice_town.level.missing", len(missing), file=drawn.file, layer=layer, names=names)
        raise BadLevel(lacking)
    return {name: found[name] for name in wanted}


def read(path: Path) -> Town:
    """The town in a file."""
    return from_level(level.read(path))


_read_once = cache(read)


def town() -> Town:
    """The town that comes with the program."""
    return _read_once(paths.levels() / FILE)
