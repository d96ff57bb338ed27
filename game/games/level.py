"""The only reader of boards: Tiled maps in `levels/`."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from xml.etree import ElementTree
from xml.parsers import expat

from game.engine import Message, Trouble, say

MAX_BYTES = 1_000_000  # the boards of this program are a hundred times smaller


class BadLevel(Trouble):
    """The board cannot be used."""


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
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # the greeting would spoil --json
    from pytmx import TiledMap, TiledObjectGroup  # type: ignore[import-untyped]  # only here: it loads pygame

    tiled = TiledMap()
    try:
        tiled.parse_xml(ElementTree.fromstring(data))
    except Exception:  # noqa: BLE001 - pytmx raises whatever a strange attribute makes it stumble over
        raise BadLevel(say("level.not_a_map", file=path.name)) from None
    return Level(
        path.name,
        int(tiled.width * tiled.tilewidth),
        int(tiled.height * tiled.tileheight),
        dict(tiled.properties),
        {str(g.name): tuple(map(_piece, g)) for g in tiled.layers if isinstance(g, TiledObjectGroup)},
    )


def _bytes(path: Path) -> bytes:
    try:
        if path.stat().st_size > MAX_BYTES:
            raise BadLevel(say("level.too_big", file=path.name, size=path.stat().st_size, limit=MAX_BYTES))
        with path.open("rb") as file:
            return file.read(MAX_BYTES)
    except OSError:
        raise BadLevel(say("level.unreadable", file=str(path))) from None


def _piece(thing: Any) -> Piece:
    name, kind = str(thing.name or ""), str(thing.type or "")
    return Piece(name, kind, thing.x, thing.y, thing.width, thing.height, dict(thing.properties))


class _Trap(Exception):
    """Something in the XML that a board has no business to hold."""

    def __init__(self, message: Message) -> None:
        self.message = message


def _refuse_traps(name: str, data: bytes) -> None:
    """Look through the XML before anything acts on it: no DOCTYPE, no compression, no other files."""
    parser = expat.ParserCreate()

    def doctype(*_: object) -> None:
        raise _Trap(say("level.doctype", file=name))

    def element(tag: str, attributes: dict[str, str]) -> None:
        if attributes.get("compression"):
            raise _Trap(say("level.compressed", file=name))
        if "source" in attributes or "template" in attributes:
            raise _Trap(say("level.other_files", file=name))
        if tag == "map" and attributes.get("infinite", "0") != "0":
            raise _Trap(say("level.infinite", file=name))

    parser.StartDoctypeDeclHandler = doctype
    parser.StartElementHandler = element
    try:
        parser.Parse(data, True)
    except expat.ExpatError:
        raise BadLevel(say("level.not_xml", file=name)) from None
    except _Trap as trap:
        raise BadLevel(trap.message) from None
