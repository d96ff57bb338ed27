"""The only reader of boards: Tiled maps in `levels/`."""

import logging
import os
from collections.abc import Mapping
from dataclasses import dataclass
from math import isfinite
from pathlib import Path
from typing import Any
from xml.etree import ElementTree
from xml.parsers import expat

from game.engine import Message, Trouble, say

MAX_BYTES = 1_000_000  # the boards of this program are a hundred times smaller
MAX_DEPTH = 20  # groups within groups; pytmx looks through every tileset from every tileset around it


class BadLevel(Trouble):
    """The board cannot be used."""


class NoReader(Trouble):
    """No board can be read: the library for it is missing or broken, whatever is in the file."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One object of a level: where it lies on the picture, and its custom properties."""

    name: str
    kind: str
    x: float
    y: float
    width: float
    height: float
    properties: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Level:
    """A board as drawn in Tiled: its picture's size, its custom properties, its object layers."""

    file: str
    width: int
    height: int
    properties: Mapping[str, Any]
    layers: Mapping[str, tuple[Piece, ...]]

    def layer(self, name: str) -> tuple[Piece, ...]:
        """The objects of one layer."""
        if name not in self.layers:
            raise BadLevel(say("level.no_layer", file=self.file, layer=name))
        return self.layers[name]


def read(path: Path) -> Level:
    """The level in a file; BadLevel with one sentence for anything that is not a plain, small Tiled map."""
    data = _bytes(path)
    _refuse_traps(path.name, data)
    pytmx = _reader()
    try:
        return _level(pytmx, path.name, data)
    except Exception as error:  # pytmx raises whatever a strange attribute makes it stumble over
        raise BadLevel(say("level.not_a_map", file=path.name)) from error


def _bytes(path: Path) -> bytes:
    """What is in the file; a pipe or a device, which may never end, is none."""
    try:
        if not path.is_file():
            raise BadLevel(say("level.unreadable", file=str(path)))
        size = path.stat().st_size
        if size > MAX_BYTES:
            raise BadLevel(say("level.too_big", file=path.name, size=size, limit=MAX_BYTES))
        with path.open("rb") as file:
            return file.read(MAX_BYTES)
    except OSError as error:
        raise BadLevel(say("level.unreadable", file=str(path))) from error


def _reader() -> Any:
    """The library that reads Tiled's maps; NoReader if it does not load."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # the greeting would spoil --json
    try:
        import pytmx  # type: ignore[import-untyped]  # only here: it loads pygame
    except Exception as error:  # a broken library may raise anything
        raise NoReader(say("level.no_reader", why=f"{type(error).__name__}: {error}")) from error
    logging.getLogger("pytmx").addHandler(logging.NullHandler())  # one sentence is enough
    return pytmx


def _level(pytmx: Any, name: str, data: bytes) -> Level:
    # properties stay apart from attributes here, so that they may have any name
    tiled = pytmx.TiledMap(allow_duplicate_names=True)
    tiled.parse_xml(ElementTree.fromstring(data))
    groups = [layer for layer in tiled.layers if isinstance(layer, pytmx.TiledObjectGroup)]
    return Level(
        name,
        int(tiled.width * tiled.tilewidth),
        int(tiled.height * tiled.tileheight),
        dict(tiled.properties),
        {str(group.name): tuple(_piece(group, each) for each in group) for group in groups},
    )


def _piece(group: Any, thing: Any) -> Piece:
    x, y = thing.x + group.offsetx, thing.y + group.offsety
    if not all(map(isfinite, (x, y, thing.width, thing.height))):
        raise ValueError(thing)
    name, kind = str(thing.name or ""), str(thing.type or "")
    return Piece(name, kind, x, y, thing.width, thing.height, dict(thing.properties))


class _Trap(Exception):
    """Something in the XML that a board has no business to hold."""

    def __init__(self, message: Message) -> None:
        self.message = message


def _refuse_traps(name: str, data: bytes) -> None:
    """Look through the XML before anything acts on it: no DOCTYPE, no compression, no other files."""
    parser = expat.ParserCreate()
    within: list[str] = []

    def doctype(*_: object) -> None:
        raise _Trap(say("level.doctype", file=name))

    def element(tag: str, attributes: dict[str, str]) -> None:
        within.append(tag)
        if within[0] != "map" or len(within) > MAX_DEPTH:
            raise _Trap(say("level.not_a_map", file=name))
        if attributes.get("compression"):
            raise _Trap(say("level.compressed", file=name))
        if "source" in attributes or "template" in attributes:
            raise _Trap(say("level.other_files", file=name))
        if tag == "map" and attributes.get("infinite", "0") != "0":
            raise _Trap(say("level.infinite", file=name))

    parser.StartDoctypeDeclHandler = doctype
    parser.StartElementHandler = element
    parser.EndElementHandler = lambda _tag: within.pop()
    try:
        parser.Parse(data, True)
    except (expat.ExpatError, ValueError, LookupError):  # the latter two for encodings it cannot read
        raise BadLevel(say("level.not_xml", file=name)) from None
    except _Trap as trap:
        raise BadLevel(trap.message) from None
