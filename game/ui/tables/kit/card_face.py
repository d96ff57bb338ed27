"""Any card at any size: its art with name and text, or a picture only where it is small."""

from dataclasses import dataclass
from typing import NamedTuple, Protocol

from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.tables.kit.card_text import LARGEST_NAME, SMALLEST, write_line, write_name, write_text
from game.ui.tables.kit.compact import SIZE, Corner, paint_compact

TOLD = 1.1
"""From this share of its full size on the text of a card can be read."""


class Look(NamedTuple):
    """How else a card is seen: shrunk, it looks as it does at its zoom, only smaller."""

    shrink: float = 1.0
    angle: float = 0.0
    fade: float = 1.0


AS_IT_LIES = Look()


class CardFace(Protocol):
    """A card that can be drawn at any size: every game has its own."""

    def draw(self, canvas: Canvas, at: Point, zoom: float, look: Look = AS_IT_LIES) -> None:
        """With its middle at a point."""

    def told(self, canvas: Canvas) -> str:
        """What it does, if there is no room for that on the card itself."""

    @property
    def page(self) -> str:
        """The page of the rules about it."""

    @property
    def name(self) -> str:
        """What it is called; nothing where only its back is seen."""


@dataclass(frozen=True, slots=True)
class Painted:
    """A card that is put together once for every size: its art, and whatever is written on it."""

    art: str

    def draw(self, canvas: Canvas, at: Point, zoom: float, look: Look = AS_IT_LIES) -> None:
        """See `CardFace`."""
        size = SIZE[0] * zoom, SIZE[1] * zoom
        key = self, round(zoom * 100)
        canvas.sprite(
            key,
            size,
            at,
            lambda: self.paint(canvas, zoom),
            zoom=look.shrink,
            angle=look.angle,
            fade=look.fade,
        )

    def paint(self, canvas: Canvas, zoom: float) -> None:
        """Draw it from the origin on."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Titled(Painted):
    """A card with its name and, where it can be read, its text."""

    title: str
    text: str = ""

    def paint(self, canvas: Canvas, zoom: float) -> None:
        entry = canvas.art.entry(self.art)
        canvas.image(self.art, (SIZE[0] * zoom / 2, SIZE[1] * zoom / 2), zoom=zoom)
        if entry.title is not None and LARGEST_NAME * zoom >= SMALLEST:
            write_name(canvas, self.title, zoomed(entry.title, zoom), zoom)
        if entry.text is not None and self.text:
            if entry.text[3] <= 40:
                write_line(canvas, self.art, self.text, zoomed(entry.text, zoom), zoom)
            elif zoom >= TOLD:
                write_text(canvas, self.art, self.text, zoom)


@dataclass(frozen=True, slots=True)
class Small(Painted):
    """A card as a picture, with its name where there is room for it."""

    title: str
    corner: Corner

    def paint(self, canvas: Canvas, zoom: float) -> None:
        paint_compact(canvas, self.art, self.title, zoom, self.corner)


def zoomed(box: Area, zoom: float) -> Area:
    """A box of a card where it is on one of another size."""
    x, y, width, height = box
    return x * zoom, y * zoom, width * zoom, height * zoom
