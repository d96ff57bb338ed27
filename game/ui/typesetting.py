"""Words to pictures: lines, and paragraphs with a little markup.

Markup: `*bold*`, `_italic_`, and `{icon:name}` for a picture the size of the letters. Everything else is
printed as it is, also stars and lines within a word, as in the name of a file, and icons that there are
not; a backslash takes the meaning from what follows it. A line that begins with an icon and a space hangs
from it.
"""

import re
from bisect import bisect_right
from typing import NamedTuple

import pygame

from game.manifest import manifest
from game.ui.art import Art
from game.ui.kept import Kept, bytes_of
from game.ui.legible import characters
from game.ui.styles import Style, largest, style_row
from game.ui.typefaces import drawn, font, runs, spelled

_TOKEN = re.compile(
    r"\\(.)|\{icon:([a-z_/A-Z0-9]+)\}|((?<!\w)[*_]|[*_](?!\w))|([ \n])|([^\\{*_ \n]+|.)", re.DOTALL
)
_NO_BREAK = "\u00a0\u202f"
LEGIBLE = 18.0
"""Units: smaller letters are no more than 11 pixels high in a window of 1280 × 800."""
_SMALLEST = 0.7
_LINE_BYTES, _MEASURES = 12_000_000, 1000
"""How much is kept: of lines on the usual screen, and of paragraphs and sizes that were worked out."""
_LONGEST_LINE, _LONGEST = 1000, 5000
"""Letters of a line, which go far beyond every screen, and of a paragraph: no page of ours has as many."""


class Piece(NamedTuple):
    """A word or an icon, and how wide it is."""

    text: str
    face: str
    icon: bool
    width: int


Row = list[Piece]


class Typesetter:
    """Sets words at one scale; what was set is kept."""

    def __init__(self, art: Art) -> None:
        font.cache_clear()  # those of an earlier window died with it
        self._art = art
        self.scale = 1.0
        self.growth = 1.0
        """The player's choice of text size."""
        # its own: what a class keeps for its methods would keep every typesetter there ever was, and its art
        self._lines = Kept(bytes_of, _LINE_BYTES)
        self._paragraphs = Kept[tuple[Row, ...]](lambda _: 1, _MEASURES)
        self._fits = Kept[Style](lambda _: 1, _MEASURES)

    def set_scale(self, scale: float, growth: float) -> None:
        """The window has another size, or the player wants other letters."""
        if (scale, growth) != (self.scale, self.growth):
            self.scale, self.growth = scale, growth
            self._lines.most = _LINE_BYTES * max(1.0, scale**2)
            for kept in (self._lines, self._paragraphs, self._fits):
                kept.clear()
            font.cache_clear()

    def pixels(self, style: Style) -> int:
        """How many pixels high letters of a style are here."""
        return max(8, round(style.size * self.scale * (self.growth if style.grows else 1.0)))

    def line(self, text: str, style: Style) -> pygame.Surface:
        """One line, without markup."""
        text = text[:_LONGEST_LINE]
        key = text, style
        return self._lines.get(key, lambda: self._line(text, style))

    def width(self, text: str, style: Style) -> float:
        """How wide a line is, in units."""
        return self._wide(text[:_LONGEST_LINE], style.face, style) / self.scale

    def height(self, style: Style) -> float:
        """How far lines are apart, in units."""
        return self.leading(style) / self.scale

    def leading(self, style: Style) -> int:
        """How far lines are apart, in pixels."""
        return round(font(style.face, self.pixels(style)).get_height() * 1.06)

    def rows(self, text: str, style: Style, width: float, most: int | None = None) -> tuple[Row, ...]:
        """A paragraph in rows no wider than `width` units; of more than `most` the first, with dots."""
        room = int(width * self.scale)
        text = text[:_LONGEST]
        rows = self._paragraphs.get((text, style, room), lambda: self._rows(text, style, room))
        return rows if most is None or len(rows) <= most else self._ended(rows[:most], style, room)

    def widest(self, text: str, style: Style, width: float) -> float:
        """How wide the widest row of a paragraph is, in units, if no row may be wider than `width`."""
        rows = self.rows(text, style, width)
        return (max(sum(piece.width for piece in row) for row in rows) + 1) / self.scale

    def fitting(self, text: str, style: Style, width: float, smallest: float | None = None) -> Style:
        """The style, smaller if need be, so that one line fits; not below a share of its size.

        That share is of its own size: letters grow with the player's wish only where there is room. If no
        share is named, letters that can be read stay so.
        """
        if smallest is None:
            smallest = max(_SMALLEST, min(1.0, LEGIBLE / style.size)) if style.size >= LEGIBLE else _SMALLEST
        key = text, style, width, smallest
        return self._fits.get(key, lambda: self._fitting(text, style, width, smallest))

    def boxed(self, text: str, style: Style, width: float, height: float) -> Style:
        """The style as large as the player wishes and the paragraph fits, but never too small to be read."""
        size = style.size * (self.growth if style.grows else 1.0)
        return largest(
            style.but(size=size, grows=False),
            min(style.size, LEGIBLE),
            lambda each: len(self.rows(text, each, width)) * self.height(each) <= height,
        )

    def shortened(self, text: str, style: Style, width: float) -> str:
        """The line, or as much of its beginning as fits: the last resort for what players type."""
        if self.width(text, style) <= width:
            return text

        def cut(end: int) -> str:
            return text[:end].rstrip() + "…"

        ends = range(min(len(text), _LONGEST_LINE) + 1)
        return cut(max(0, bisect_right(ends, width, key=lambda end: self.width(cut(end), style)) - 1))

    def piece(self, piece: Piece, style: Style) -> pygame.Surface:
        """The picture of one piece of a row."""
        if piece.icon:
            return self._art.picture(piece.text, style_row(style), size=(piece.width, piece.width))
        return self.line(piece.text, style.but(face=piece.face))

    def _line(self, text: str, style: Style) -> pygame.Surface:
        parts = [
            (font(face, self.pixels(style)), part)
            for face, part in runs(spelled(text, style.face), style.face)
        ]
        pictures = [drawn(face, part, style.colour) for face, part in parts]
        if len(pictures) == 1:
            return pictures[0]
        line = max(face.get_ascent() for face, _ in parts)  # faces of unlike height stand on one line
        tops = [line - face.get_ascent() for face, _ in parts]
        high = max(top + each.get_height() for top, each in zip(tops, pictures, strict=True))
        whole = pygame.Surface((sum(each.get_width() for each in pictures), high), pygame.SRCALPHA)
        x = 0
        for top, each in zip(tops, pictures, strict=True):
            whole.blit(each, (x, top))
            x += each.get_width()
        return whole

    def _fitting(self, text: str, style: Style, width: float, smallest: float) -> Style:
        least = style.size * smallest / (self.growth if style.grows else 1.0)
        found = style
        while (wide := self.width(text, found)) > width and found.size > least:
            found = found.but(size=max(least, found.size * min(0.97, width / max(1.0, wide))))
        return found

    def _rows(self, text: str, style: Style, width: int) -> tuple[Row, ...]:
        rows: list[Row] = [[]]
        used = hang = 0
        words = self._words(text, style)
        for number, word in enumerate(words):
            wide = sum(piece.width for piece in word)
            if word[0].text == "\n":
                rows.append([])
                used = hang = 0
            elif word[0].text == " ":
                if rows[-1]:
                    rows[-1] += word
                    used += wide
            else:
                if not rows[-1]:
                    hang = _hang(words[number : number + 2])
                for part in [word] if wide <= width - hang else self._parts(word, style, width - hang):
                    wide = sum(piece.width for piece in part)
                    if used + wide > width and rows[-1]:
                        rows.append([Piece("", style.face, False, hang)] if hang else [])
                        used = hang
                    rows[-1] += part
                    used += wide
        return tuple(_without_end_spaces(row) for row in rows)

    def _ended(self, rows: tuple[Row, ...], style: Style, room: int) -> tuple[Row, ...]:
        """Rows after which there were more."""
        dots = Piece("…", style.face, False, self._wide("…", style.face, style))
        last = list(rows[-1])
        while last and sum(piece.width for piece in last) + dots.width > room:
            last.pop()
        return *rows[:-1], [*_without_end_spaces(last), dots]

    def _words(self, text: str, style: Style) -> list[Row]:
        """Runs that must not be broken, and the spaces and line ends between them."""
        words: list[Row] = [[]]
        weight = ""
        for escaped, icon, mark, blank, plain in _TOKEN.findall(text):
            if mark:
                weight = "" if weight else {"*": "_bold", "_": "_italic"}[mark]
            elif blank:
                words += [[Piece(blank, style.face, False, self._wide(" ", style.face, style))], []]
            elif icon and f"icons/{icon}" in manifest():
                words[-1].append(Piece(f"icons/{icon}", style.face, True, round(self.pixels(style) * 1.2)))
            else:
                face = style.face + (weight if style.face == "bitter" else "")
                said = escaped or plain or f"{{icon:{icon}}}"
                words[-1].append(Piece(said, face, False, self._wide(said, face, style)))
        return [word for word in words if word]

    def _parts(self, word: Row, style: Style, room: int) -> list[Row]:
        """What is wider than a row is broken between its pieces, such as dice, but before no full stop."""
        parts: list[Row] = []
        for piece in word:
            if parts and not piece.icon and len(piece.text) == 1:
                parts[-1].append(piece)
            else:
                parts += [[each] for each in self._broken(piece, style, room)]
        return parts

    def _broken(self, piece: Piece, style: Style, room: int) -> list[Piece]:
        """A piece; if it alone is wider than a row, as many letters at a time as fit, one at least."""
        if piece.icon or piece.width <= room:
            return [piece]

        def measured(text: str) -> int:
            return self._wide(text, piece.face, style)

        found: list[Piece] = []
        left = _letters(piece.text)
        while left:
            ends = range(min(len(left), _LONGEST_LINE) + 1)
            fits = bisect_right(ends, room, key=lambda end: measured("".join(left[:end]))) - 1
            text = "".join(left[: max(1, fits)])
            found.append(piece._replace(text=text, width=measured(text)))
            left = left[max(1, fits) :]
        return found

    def _wide(self, text: str, face: str, style: Style) -> int:
        parts = runs(spelled(text, face), face)
        return sum(font(each, self.pixels(style)).size(part)[0] for each, part in parts)


def _hang(words: list[Row]) -> int:
    """How far in the further rows of a line start: as far as its words do, if one icon stands before them."""
    if len(words) < 2 or words[1][0].text != " " or len(words[0]) > 1 or not words[0][0].icon:
        return 0
    return sum(piece.width for word in words for piece in word)


def _letters(text: str) -> list[str]:
    """Where a word can be broken if it must be: nowhere at a no-break space."""
    found: list[str] = []
    for each in characters(text):
        if found and (each in _NO_BREAK or found[-1][-1] in _NO_BREAK):
            found[-1] += each
        else:
            found.append(each)
    return found


def _without_end_spaces(row: Row) -> Row:
    while row and row[-1].text == " ":
        row.pop()
    return row
