"""Lines of a page broken into rows: words in several styles, links, and small pictures among them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from game.handbook.page import Line, PageName, Sign, Words
from game.ui.canvas import Canvas
from game.ui.pictures import Picture
from game.ui.styles import OXBLOOD, Style

_SIGN, _THING = 1.12, 1.7
"""How high an icon and any other small picture is, as a share of the letters' size."""
LINK = OXBLOOD
Find = Callable[[str], Picture | None]


class Piece(NamedTuple):
    """A word, a space or a small picture in a row."""

    width: float
    height: float
    text: str
    style: Style
    picture: Picture | None = None
    link: PageName | None = None


@dataclass(slots=True)
class Row:
    """What stands side by side, and where it begins and how high it is."""

    x: float
    y: float
    height: float
    pieces: list[Piece] = field(default_factory=list)

    @property
    def width(self) -> float:
        return sum(piece.width for piece in self.pieces)

    def links(self) -> Iterator[tuple[PageName, float, float]]:
        """Each link, with where it begins and ends; what belongs to one is told as one."""
        x, open_ = self.x, None
        for piece in [*self.pieces, None]:
            link = piece.link if piece is not None else None
            if open_ is not None and link != open_[0]:
                yield open_[0], open_[1], x
                open_ = None
            if link is not None and open_ is None:
                open_ = link, x
            x += piece.width if piece is not None else 0.0

    def draw(self, canvas: Canvas, right: float, down: float) -> None:
        x, middle = self.x + right, self.y + down + self.height / 2
        for piece in self.pieces:
            if piece.picture is not None:
                piece.picture.draw(canvas, (x, middle - piece.height / 2, piece.width, piece.height))
            elif piece.text != " ":
                canvas.text(piece.text, (x, middle), piece.style)
            x += piece.width


Room = Callable[[float], tuple[float, float]]
"""Where a row at some height may begin and end."""


def rows_of(canvas: Canvas, line: Line, style: Style, top: float, room: Room, find: Find) -> list[Row]:
    """A line as rows from a height on, each as wide as there is room for it."""
    least = canvas.type.height(style)
    rows: list[Row] = []
    row: Row | None = None
    end = 0.0
    for word in _words(canvas, line, style, find):
        if row is not None and word[0].text == " ":
            row.pieces += word
            continue
        wide, high = sum(piece.width for piece in word), max(least, *(piece.height for piece in word))
        if row is None or row.x + row.width + wide > end + 0.5:
            if row is not None:
                _close(row)
                top = row.y + row.height
            start, end = room(top)
            row = Row(start, top, high)
            rows.append(row)
        row.height = max(row.height, high)
        row.pieces += word
    if row is not None:
        _close(row)
    return rows


def natural_width(canvas: Canvas, line: Line, style: Style, find: Find) -> tuple[float, float]:
    """How wide a line is in one row, and how wide its widest word."""
    words = list(_words(canvas, line, style, find))
    widths = [sum(piece.width for piece in word) for word in words]
    return sum(widths), max(widths, default=0.0)


def _close(row: Row) -> None:
    while row.pieces and row.pieces[-1].text == " ":
        row.pieces.pop()


def _words(canvas: Canvas, line: Line, style: Style, find: Find) -> Iterator[list[Piece]]:
    """What must not be parted, and the spaces between."""
    word: list[Piece] = []
    for run in line:
        look = _styled(run, style)
        if isinstance(run, Sign):
            word.append(_small(canvas, run, look, find))
            continue
        for number, part in enumerate(run.text.split(" ")):
            if number:
                if word:
                    yield word
                word = []
                yield [Piece(canvas.type.width(" ", look), 0.0, " ", look, link=run.link)]
            if part:
                word.append(Piece(canvas.type.width(part, look), 0.0, part, look, link=run.link))
    if word:
        yield word


def _styled(run: Words | Sign, style: Style) -> Style:
    if run.link is not None:
        style = style.but(colour=LINK)
    if isinstance(run, Words) and style.face == "bitter" and (run.bold or run.italic):
        style = style.but(face="bitter_bold" if run.bold else "bitter_italic")
    return style


def _small(canvas: Canvas, sign: Sign, style: Style, find: Find) -> Piece:
    """A picture within a sentence; what it says, where there is none."""
    picture = find(sign.address)
    if picture is None:
        return Piece(canvas.type.width(sign.says, style), 0.0, sign.says, style, link=sign.link)
    letters = canvas.type.pixels(style) / canvas.scale
    height = letters * (_SIGN if picture.sign else _THING)
    width = height * picture.size[0] / picture.size[1]
    return Piece(width, height, "", style, picture, sign.link)
