"""How a page is laid out: what goes below what, and how much room each has."""

from collections.abc import Sequence
from itertools import takewhile

from game.handbook.page import Block, Chart, Example, Figure, Heading, Line, Listing, Page, Paragraph, Words
from game.ui.canvas import Canvas
from game.ui.pictures import Picture
from game.ui.rules.charts import lay_chart
from game.ui.rules.flow import Find, rows_of
from game.ui.rules.sheet import Divider, Plain, Sheet, Shown
from game.ui.styles import BODY, BRASS, FADED, INK, OXBLOOD, Style

TEXT = BODY.but(size=25)
_TITLE = Style("rye", 46, INK)
_CHAPTER = BODY.but(face="bitter_bold", size=21, colour=OXBLOOD)
_HEADING = Style("rye", 30, INK)
_CAPTION = BODY.but(face="bitter_italic", size=21, colour=FADED)
_APART = 16.0
"""What is between two paragraphs."""
_INDENT, _BULLET = 44.0, 14.0
_PAD, _BAR = 22.0, 6.0
"""What an example leaves free around it, and the bar at its left."""
_TALLEST = 430.0
_BESIDE = 34.0
"""What is between a picture at the side and the words."""
_COLUMN = 220.0
"""How wide at least what stands beside the words is, if something is written below it."""
_SIGN = 110.0
_SLIM, _WIDEST_BESIDE = 1.3, 0.4
"""A picture that is not wider than this share of its height, and of the page, stands beside the words."""


class Laying:
    """Puts blocks on a sheet; `left` and `right` are where words may begin and end."""

    def __init__(self, canvas: Canvas, find: Find, width: float) -> None:
        self.canvas = canvas
        self.find = find
        self.sheet = Sheet()
        self.left, self.right = 0.0, width
        self.y = 0.0
        self._taken = (width, 0.0)
        """Where a picture at the right side begins, and down to where."""

    def page(self, page: Page, chapter: str) -> Sheet:
        """A page with its title."""
        if chapter != page.title:
            self.write((Words(chapter),), _CHAPTER)
        self.write((Words(page.title),), _TITLE)
        self.sheet.add(Divider((self.left, self.y + 4, self.right - self.left, 14.0)))
        self.y += 34
        self.blocks(self._first_beside(page.blocks))
        self.y = self.sheet.height = max(self.y, self.sheet.height) + 20
        return self.sheet

    def _first_beside(self, blocks: tuple[Block, ...]) -> Sequence[Block]:
        """The first picture of a page stands at its top, if only words come before it."""
        before = list(takewhile(lambda block: isinstance(block, Paragraph | Listing), blocks))
        figure = blocks[len(before)] if len(before) < len(blocks) else None
        if before and isinstance(figure, Figure) and self._put_beside(figure):
            return [block for block in blocks if block is not figure]
        return blocks

    def blocks(self, blocks: Sequence[Block]) -> None:
        """One below the other; a tall narrow picture stands beside the words that it follows."""
        placed: Block | None = None
        for number, block in enumerate(blocks):
            if block is placed:
                continue
            if number:
                self.y += _APART
            following = blocks[number + 1] if number + 1 < len(blocks) else None
            if isinstance(block, Paragraph) and isinstance(following, Figure) and self._put_beside(following):
                placed = following
            self._block(block)

    def _block(self, block: Block) -> None:
        match block:
            case Paragraph(line):
                self.write(line, TEXT)
            case Heading(line):
                self.y += 10
                self.write(line, _HEADING)
                self.y -= 6
            case Figure():
                self._figure(block)
            case Listing(items, numbered):
                self._listing(items, numbered)
            case Chart():
                left, right = self._room(self.y)
                self.y = lay_chart(self.canvas, self.sheet, block, (left, self.y, right), self.find)
            case Example(inner):
                self._example(inner)

    def write(self, line: Line, style: Style) -> None:
        """Words from here on, as wide as there is room."""
        rows = rows_of(self.canvas, line, style, self.y, self._room, self.find)
        if rows:
            self.y = self.sheet.add_rows(rows)

    def _room(self, top: float) -> tuple[float, float]:
        side, bottom = self._taken
        return self.left, min(self.right, side - _BESIDE) if top < bottom else self.right

    # pictures

    def _put_beside(self, figure: Figure) -> bool:
        """A tall picture goes to the right, if nothing is there; whether it did."""
        picture = self._pictured(figure)
        if picture is None or self.y < self._taken[1] or not self._is_slim(picture):
            return False
        width, height = picture.fitted(self.right - self.left, _TALLEST)
        column = max(width, _COLUMN * self.canvas.type.growth if figure.caption else 0.0)
        side = self.right - column
        self.sheet.add(Shown((side + (column - width) / 2, self.y + 6, width, height), picture))
        bottom = self.y + 6 + height
        if figure.caption:
            line = (Words(figure.caption),)
            rows = rows_of(self.canvas, line, _CAPTION, bottom + 4, lambda _: (side, self.right), self.find)
            for row in rows:
                row.x = (side + self.right - row.width) / 2
            bottom = self.sheet.add_rows(rows)
        self._taken = side, bottom + 8
        return True

    def _pictured(self, figure: Figure) -> Picture | None:
        """A sign that stands alone is as large as a picture."""
        picture = self.find(figure.address)
        if picture is None or not picture.sign:
            return picture
        return Picture((_SIGN, _SIGN * picture.size[1] / picture.size[0]), picture.draw)

    def _is_slim(self, picture: Picture) -> bool:
        width, height = picture.size
        return width <= height * _SLIM and width <= (self.right - self.left) * _WIDEST_BESIDE

    def _figure(self, figure: Figure) -> None:
        picture = self._pictured(figure)
        left, right = self._room(self.y)
        if picture is not None:
            width, height = picture.fitted(right - left, _TALLEST)
            self.sheet.add(Shown(((left + right - width) / 2, self.y, width, height), picture))
            self.y += height
        if figure.caption:
            self.y += 6
            rows = rows_of(
                self.canvas, (Words(figure.caption),), _CAPTION, self.y, lambda _: (left, right), self.find
            )
            for row in rows:
                row.x = (left + right - row.width) / 2
            self.y = self.sheet.add_rows(rows)

    # lists and examples

    def _listing(self, items: tuple[tuple[Block, ...], ...], numbered: bool) -> None:
        before = self.left
        style = TEXT.but(face="bitter_bold", colour=OXBLOOD)
        marks = [f"{number}." if numbered else "•" for number in range(1, len(items) + 1)]
        widest = max(self.canvas.type.width(mark, style) for mark in marks)
        indent = max(_INDENT, widest + _BULLET)
        for number, (mark, item) in enumerate(zip(marks, items, strict=True)):
            if number:
                self.y += _APART / 2
            rows = rows_of(self.canvas, (Words(mark),), style, self.y, self._room, self.find)
            rows[0].x = before + indent - _BULLET - rows[0].width
            self.sheet.add(*rows)
            self.left = before + indent
            self.blocks(item)
            self.left = before

    def _example(self, inner: tuple[Block, ...]) -> None:
        """Set apart by a tint and a bar."""
        left, right = self._room(self.y)
        before, top, at = (self.left, self.right), self.y, len(self.sheet.items)
        self.y += _PAD
        self.left, self.right = left + _PAD + _BAR, right - _PAD
        self.blocks(inner)
        self.y += _PAD
        self.left, self.right = before
        ground = (left, top, right - left, self.y - top)
        self.sheet.items[at:at] = [
            Plain(ground, INK, 0.08),
            Plain((left, top, _BAR, self.y - top), BRASS),
        ]
        self.sheet.height = max(self.sheet.height, self.y)
