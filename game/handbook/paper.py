"""A sheet of paper that is filled from top to bottom, page after page: words, links, pictures."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace
from io import BytesIO

from fpdf import FPDF

from game.handbook.columns import shared_out
from game.handbook.page import Line, PageName, Sign, Words
from game.handbook.plates import Plate, Plates

Colour = tuple[int, int, int]
INK: Colour = (46, 22, 9)
FADED: Colour = (96, 62, 34)
LINK: Colour = (140, 26, 20)
BRASS: Colour = (185, 138, 46)
LEFT, TOP, RIGHT, BOTTOM = 22.0, 20.0, 188.0, 276.0
"""Where words begin and end on a sheet of A4, in millimetres."""
_POINT = 25.4 / 72
_LEADING = 1.36
_UNIT = 0.105
"""How many millimetres a unit of the screen is."""
_PAD = 2.6
"""What is free beside the words of a cell."""
_SIGN, _THING = 1.15, 1.7
"""How high small pictures are, as a share of the letters' size."""


@dataclass(frozen=True, slots=True)
class Type:
    """How words look."""

    family: str = "bitter"
    size: float = 10.5
    style: str = ""
    colour: Colour = INK

    @property
    def height(self) -> float:
        """How far lines are apart, in millimetres."""
        return self.size * _POINT * _LEADING


TEXT = Type()


class Piece:
    """A word, a space or a small picture."""

    __slots__ = ("height", "link", "plate", "text", "type", "width")

    def __init__(self, text: str, type_: Type, width: float, link: PageName | None) -> None:
        self.text, self.type, self.width, self.link = text, type_, width, link
        self.height = 0.0
        self.plate: Plate | None = None


@dataclass(slots=True)
class Row:
    """What stands side by side."""

    height: float
    pieces: list[Piece] = field(default_factory=list)

    @property
    def width(self) -> float:
        return sum(piece.width for piece in self.pieces)


class Paper:
    """Writes below what was written last, between two edges that may be moved."""

    def __init__(self, pdf: FPDF, known: Collection[PageName], plates: Plates) -> None:
        self.pdf = pdf
        self.book = ""
        """Whose pictures are meant."""
        self.left, self.right = LEFT, RIGHT
        self.y = TOP
        self.bars: list[float] = []
        """Where bars run beside what is written now."""
        self._known = known
        """The pages that links can lead to."""
        self._plates = plates

    def new_page(self) -> None:
        self.pdf.add_page()
        self.y = TOP

    def need(self, height: float) -> None:
        """Go on on the next page if there is no room for something on this one."""
        if self.y + height > BOTTOM and self.y > TOP:
            self.new_page()

    def skip(self, height: float) -> None:
        """Leave something free, but not at the top of a page."""
        if self.y > TOP:
            self._advance(min(height, max(0.0, BOTTOM - self.y)))

    def _advance(self, height: float) -> None:
        self.pdf.set_fill_color(*BRASS)
        for x in self.bars:
            self.pdf.rect(x, self.y, 1.2, height, "F")
        self.y += height

    def write(self, line: Line, type_: Type = TEXT, side: str = "left") -> None:
        """Words from here on."""
        for row in self.rows(line, type_, self.right - self.left):
            self.need(row.height)
            self.draw_row(row, self.left, self.right, side)
            self._advance(row.height)

    def draw_row(self, row: Row, left: float, right: float, side: str) -> None:
        """One row at this height."""
        spare = right - left - row.width
        x = left + {"left": 0.0, "center": spare / 2, "right": spare}[side]
        for piece in row.pieces:
            middle = self.y + row.height / 2
            if piece.plate is not None:
                self._image(
                    piece.plate, (x, middle - piece.height / 2, piece.width, piece.height), piece.text
                )
            elif piece.text.strip(" "):
                self._set(piece.type)
                self.pdf.text(x, middle + piece.type.size * _POINT * 0.34, piece.text)
            if piece.link in self._known:
                self.pdf.link(x, self.y, piece.width, row.height, f"#{piece.link}")
            x += piece.width

    def rows(self, line: Line, type_: Type, room: float) -> list[Row]:
        """A line in rows no wider than that."""
        rows = [Row(type_.height)]
        for word in self._words(line, type_):
            wide = sum(piece.width for piece in word)
            if rows[-1].pieces and rows[-1].width + wide > room and word[0].text != " ":
                rows.append(Row(type_.height))
            if rows[-1].pieces or word[0].text != " ":
                rows[-1].pieces += word
                rows[-1].height = max(rows[-1].height, *(piece.height for piece in word))
        for row in rows:
            while row.pieces and row.pieces[-1].text == " ":
                row.pieces.pop()
        return [row for row in rows if row.pieces]

    def widths(self, line: Line, type_: Type) -> tuple[float, float]:
        """How wide a line is in one row, and how wide its widest word."""
        wide = [sum(piece.width for piece in word) for word in self._words(line, type_)]
        return sum(wide), max(wide, default=0.0)

    def _words(self, line: Line, type_: Type) -> Iterator[list[Piece]]:
        """What must not be parted, and the spaces between."""
        word: list[Piece] = []
        for run in line:
            look = self._styled(run, type_)
            if isinstance(run, Sign):
                word.append(self._small(run, look))
                continue
            for number, part in enumerate(spelled(run.text).split(" ")):
                if number:
                    if word:
                        yield word
                    word = []
                    yield [self._piece(" ", look, run.link)]
                if part:
                    word.append(self._piece(part, look, run.link))
        if word:
            yield word

    def _styled(self, run: Words | Sign, type_: Type) -> Type:
        if run.link in self._known:
            type_ = replace(type_, colour=LINK)
        if isinstance(run, Words) and type_.family == "bitter" and (run.bold or run.italic):
            type_ = replace(type_, style="B" if run.bold else "I")
        return type_

    def _piece(self, text: str, type_: Type, link: PageName | None) -> Piece:
        self._set(type_)
        return Piece(text, type_, self.pdf.get_string_width(text), link)

    def _small(self, sign: Sign, type_: Type) -> Piece:
        """A picture within a sentence; what it says, where there is none."""
        plate = self._plates(self.book, sign.address)
        if plate is None:
            return self._piece(spelled(sign.says), type_, sign.link)
        piece = Piece(sign.says, type_, 0.0, sign.link)
        piece.plate, piece.height = plate, type_.size * _POINT * (_SIGN if plate.sign else _THING)
        piece.width = piece.height * plate.width / plate.height
        return piece

    def picture_height(self, address: str) -> float:
        """How much room a picture takes with its caption."""
        plate = self._plates(self.book, address)
        return 0.0 if plate is None else plate.height * self._share(plate) + 6

    def _share(self, plate: Plate) -> float:
        return min(_UNIT, (self.right - self.left) / plate.width)

    def picture(self, address: str, says: str) -> bool:
        """A picture in the middle; whether there is one."""
        plate = self._plates(self.book, address)
        if plate is None:
            return False
        share = self._share(plate)
        width, height = plate.width * share, plate.height * share
        self.need(height + 6)
        self._image(plate, ((self.left + self.right - width) / 2, self.y, width, height), says)
        self._advance(height)
        return True

    def _image(self, plate: Plate, area: tuple[float, float, float, float], says: str) -> None:
        x, y, width, height = area
        self.pdf.image(BytesIO(plate.data), x, y, width, height, alt_text=says or None)

    def table(self, cells: Sequence[Sequence[Line]], types: Sequence[Type], sides: Sequence[str]) -> None:
        """Rows of cells, a type for each row; a line below each."""
        widths = self._columns(cells, types)
        for number, (line, type_) in enumerate(zip(cells, types, strict=True)):
            rows = [
                self.rows(cell, type_, width - 2 * _PAD) for cell, width in zip(line, widths, strict=True)
            ]
            tall = max(sum(row.height for row in cell) for cell in rows) + 1.6
            self.need(tall if number else 3 * tall)
            self._draw_cells(rows, widths, sides)
            self.pdf.set_draw_color(*BRASS)
            self.pdf.set_line_width(0.1 if number else 0.5)
            self.pdf.line(self.left, self.y + tall, self.left + sum(widths), self.y + tall)
            self._advance(tall)

    def _draw_cells(self, cells: list[list[Row]], widths: list[float], sides: Sequence[str]) -> None:
        top, x = self.y, self.left
        for rows, width, side in zip(cells, widths, sides, strict=True):
            self.y = top + 0.8
            for row in rows:
                self.draw_row(row, x + _PAD, x + width - _PAD, side)
                self.y += row.height
            x += width
        self.y = top

    def _columns(self, cells: Sequence[Sequence[Line]], types: Sequence[Type]) -> list[float]:
        """How wide each column is."""
        columns = []
        for column in zip(*cells, strict=True):
            measured = [self.widths(cell, type_) for cell, type_ in zip(column, types, strict=True)]
            wide, word = max(one for one, _ in measured), max(word for _, word in measured)
            columns.append((wide + 2 * _PAD + 0.2, word + 2 * _PAD + 0.2))
        return shared_out(columns, self.right - self.left)

    def _set(self, type_: Type) -> None:
        self.pdf.set_font(type_.family, type_.style, type_.size)
        self.pdf.set_text_color(*type_.colour)


def spelled(text: str) -> str:
    """With spaces that the typefaces have: they know no narrow one."""
    return text.replace("\u202f", "\u00a0")
