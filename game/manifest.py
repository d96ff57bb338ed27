"""What art there is: the manifest that the art pipeline writes, read and checked."""

from functools import cache

import msgspec

from game import paths
from game.engine import Trouble, say

Box = tuple[float, float, float, float]
Pair = tuple[float, float]


class File(msgspec.Struct, frozen=True):
    """One file of an asset; `scale` says how many of its pixels make one unit of the 1920 × 1080 design."""

    file: str
    size: tuple[int, int] | None = None
    scale: float = 1.0
    seconds: float = 0.0


class Entry(msgspec.Struct, frozen=True):
    """One asset: several files are the sizes of a picture or the variants of a noise."""

    kind: str
    recipe: str
    files: tuple[File, ...]
    credits: tuple[str, ...] = ()
    alpha: bool = False
    anchor: Pair | None = None
    """The point of the picture, or of a cell, that lies where it is put."""
    cell: Pair | None = None
    columns: int = 1
    rows: tuple[str, ...] = ()
    border: Box | None = None
    """Of a nine-patch: what never stretches (left, top, right, bottom)."""
    inset: Box | None = None
    """Of a nine-patch: where what is inside starts."""
    margin: float = 0.0
    """Of a nine-patch: how much of its edge is only shadow or glow, outside of the widget."""
    slot: Box | None = None
    """Of a seat's card: where the portrait goes."""
    title: Box | None = None
    """Of a card: where its name is written (x, y, width, height)."""
    text: Box | None = None
    price: Box | None = None
    """Of a poster: where what the wanted is worth is written."""

    @property
    def size(self) -> Pair:
        """The size of the picture, or of one cell of it, in units."""
        if self.cell is not None:
            return self.cell
        file = self.files[0]
        assert file.size is not None
        return file.size[0] / file.scale, file.size[1] / file.scale


class NoArt(Trouble):
    """The program's pictures are missing or broken."""


@cache
def manifest() -> dict[str, Entry]:
    """Every asset by its name; NoArt if there is no manifest that can be read."""
    path = paths.assets() / "manifest.json"
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, Entry])
    except (OSError, msgspec.DecodeError):
        raise NoArt(say("ui.no_art", file=str(path))) from None
