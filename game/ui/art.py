"""Pictures from the assets, at the size the window needs them."""

from typing import NamedTuple

import pygame

from game import paths
from game.engine import say
from game.manifest import Entry, File, NoArt, manifest
from game.ui.kept import Kept, bytes_of

_KEPT, _LEAST_SOURCES = 2.0, 64_000_000
"""How much is kept, in screens: of scaled art, and of files, of those this many bytes at least."""


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
        self._scale = 1.0
        self._sources = Kept(bytes_of, _LEAST_SOURCES)
        self._pictures = Kept(bytes_of, _LEAST_SOURCES)

    def fit(self, scale: float, screen: int) -> None:
        """A window with so many pixels a unit and so many bytes: what is drawn in it is seldom larger."""
        self._scale = scale
        self._pictures.most = _KEPT * screen
        self._sources.most = max(_LEAST_SOURCES, 3 * screen)

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
        return self._pictures.get(key, lambda: self._scaled(entry, key))

    def cell(
        self, name: str, row: str = "", column: int = 0, wanted: float = 1.0, *, once: bool = False
    ) -> tuple[pygame.Surface, float]:
        """A picture as it is in the file that suits a scale best, and its own scale.

        `once`: wanted larger than it will be shown, to be cut up for something that is kept itself.
        """
        entry = self.entry(name)
        file = _nearest(entry, wanted)
        source, scale = self._source(file, entry, wanted, once)
        if entry.cell is None:
            return source, scale
        if row and row not in entry.rows:
            raise NoArt(say("ui.no_asset", name=f"{name}:{row}"))
        width, height = round(entry.cell[0] * scale), round(entry.cell[1] * scale)
        down = entry.rows.index(row) if row else 0
        return source.subsurface((column % entry.columns * width, down * height, width, height)), scale

    def forget(self) -> None:
        """Drop what is scaled: the window has another size now."""
        self._pictures.clear()

    def close(self) -> None:
        """Drop everything: the window is gone."""
        self.forget()
        self._sources.clear()

    def _scaled(self, entry: Entry, key: Key) -> pygame.Surface:
        wanted = key.width / entry.size[0]
        cell, _ = self.cell(key.name, key.row, key.column, wanted)
        if cell.get_size() == (key.width, key.height):
            return cell if entry.cell is None else cell.copy()  # a part would hold on to its whole sheet
        return pygame.transform.smoothscale(cell, (key.width, key.height))

    def _source(self, file: File, entry: Entry, wanted: float, once: bool) -> tuple[pygame.Surface, float]:
        """The picture of a file and how many of its pixels make a unit: half of them where that will do.

        Most files are for the largest screens; on others four times as many of them can be kept this way.
        """
        half = file.scale / 2
        if half >= max(self._scale, wanted) - 0.01:
            return self._sources.get(
                (file.file, 2), lambda: _halved(self._whole(file, entry, once=True))
            ), half
        return self._whole(file, entry, once=once and half >= self._scale - 0.01), file.scale

    def _whole(self, file: File, entry: Entry, *, once: bool) -> pygame.Surface:
        """The picture of a file as it is; what is wanted once is kept only if it was before."""
        key = file.file, 1
        if once and key not in self._sources:
            return _loaded(file, entry)
        return self._sources.get(key, lambda: _loaded(file, entry))


def _loaded(file: File, entry: Entry) -> pygame.Surface:
    try:
        found = pygame.image.load(paths.assets() / file.file)
    except (OSError, pygame.error):
        raise NoArt(say("ui.no_asset", name=file.file)) from None
    if not entry.alpha:
        return found.convert()
    found = found.convert_alpha()
    found.premul_alpha_ip()
    return found


def _halved(picture: pygame.Surface) -> pygame.Surface:
    return pygame.transform.smoothscale(picture, (picture.get_width() // 2, picture.get_height() // 2))


def _nearest(entry: Entry, wanted: float) -> File:
    """The smallest file that need not be enlarged, or else the largest."""
    enough = [file for file in entry.files if file.scale >= wanted - 0.01]
    return (
        min(enough, key=lambda file: file.scale) if enough else max(entry.files, key=lambda file: file.scale)
    )
