"""Pictures from the assets, at the size the window needs them."""

from collections import OrderedDict
from typing import NamedTuple

import pygame

from game import paths
from game.engine import say
from game.ui.manifest import Entry, File, NoArt, manifest

KEPT_PIXELS = 60_000_000
"""How much scaled art is kept; a 4K screen shows eight million pixels at a time."""


class Key(NamedTuple):
    """One picture at one size."""

    name: str
    row: str
    column: int
    width: int
    height: int


class Art:
    """Loads pictures when they are first wanted and keeps them scaled.

    Everything is premultiplied by its transparency: scaled otherwise, the colour of what cannot be seen
    would bleed into the edges. Who draws must blend with `pygame.BLEND_PREMULTIPLIED`.
    """

    def __init__(self) -> None:
        self._sources: dict[str, pygame.Surface] = {}
        self._kept: OrderedDict[Key, pygame.Surface] = OrderedDict()
        self._pixels = 0

    def entry(self, name: str) -> Entry:
        """What the manifest says of an asset."""
        try:
            return manifest()[name]
        except KeyError:
            raise NoArt(say("ui.no_asset", name=name)) from None

    def picture(
        self,
        name: str,
        row: str = "",
        column: int = 0,
        *,
        size: tuple[int, int] | None = None,
        scale: float = 1.0,
    ) -> pygame.Surface:
        """A picture, or a cell of a sheet, of this many pixels (`size`), or so many a unit (`scale`)."""
        entry = self.entry(name)
        if size is None:
            width, height = entry.size
            size = max(1, round(width * scale)), max(1, round(height * scale))
        key = Key(name, row, column, *size)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        return self._keep(key, self._scaled(entry, key))

    def cell(
        self, name: str, row: str = "", column: int = 0, wanted: float = 1.0
    ) -> tuple[pygame.Surface, float]:
        """A picture as it is in the file that suits a scale best, and that file's own scale."""
        entry = self.entry(name)
        file = _nearest(entry, wanted)
        source = self._source(file, entry)
        if entry.cell is None:
            return source, file.scale
        if row and row not in entry.rows:
            raise NoArt(say("ui.no_asset", name=f"{name}:{row}"))
        width, height = round(entry.cell[0] * file.scale), round(entry.cell[1] * file.scale)
        down = entry.rows.index(row) if row else 0
        return source.subsurface((column % entry.columns * width, down * height, width, height)), file.scale

    def forget(self) -> None:
        """Drop what is scaled: the window has another size now."""
        self._kept.clear()
        self._pixels = 0

    def _scaled(self, entry: Entry, key: Key) -> pygame.Surface:
        wanted = key.width / entry.size[0]
        cell, _ = self.cell(key.name, key.row, key.column, wanted)
        if cell.get_size() == (key.width, key.height):
            return cell
        return pygame.transform.smoothscale(cell, (key.width, key.height))

    def _keep(self, key: Key, picture: pygame.Surface) -> pygame.Surface:
        self._kept[key] = picture
        self._pixels += key.width * key.height
        while self._pixels > KEPT_PIXELS and len(self._kept) > 1:
            old, _ = self._kept.popitem(last=False)
            self._pixels -= old.width * old.height
        return picture

    def _source(self, file: File, entry: Entry) -> pygame.Surface:
        found = self._sources.get(file.file)
        if found is None:
            try:
                found = pygame.image.load(paths.assets() / file.file)
            except (OSError, pygame.error):
                raise NoArt(say("ui.no_asset", name=file.file)) from None
            found = found.convert_alpha().premul_alpha() if entry.alpha else found.convert()
            self._sources[file.file] = found
        return found


def _nearest(entry: Entry, wanted: float) -> File:
    """The smallest file that need not be enlarged, or else the largest."""
    enough = [file for file in entry.files if file.scale >= wanted - 0.01]
    return (
        min(enough, key=lambda file: file.scale) if enough else max(entry.files, key=lambda file: file.scale)
    )
