"""Books as a document for paper: a title, the contents, chapters with bookmarks, links, and page numbers."""

from collections.abc import Sequence
from datetime import UTC, datetime

from fpdf import FPDF
from fpdf.outline import OutlineSection

from game import paths
from game.engine import say
from game.handbook.book import title
from game.handbook.page import (
    Block,
    Book,
    Chart,
    Example,
    Figure,
    Heading,
    Listing,
    Page,
    Paragraph,
    Words,
)
from game.handbook.paper import BOTTOM, BRASS, FADED, INK, LEFT, LINK, RIGHT, TEXT, TOP, Paper, Type, spelled
from game.handbook.plates import Plates
from game.text import Speaker

_COVER, _BOOK, _CHAPTER, _PAGE, _HEADING = (Type("rye", size) for size in (40, 30, 20, 15, 12))
_CAPTION = Type(size=9.5, style="I", colour=FADED)
_HEAD = Type(style="B")
_APART, _INDENT = 2.2, 7.0
_CONTENTS_LINE = 6.4
_LONG_AGO = datetime(2000, 1, 1, tzinfo=UTC)
"""The same books make the same document, whatever the day."""
_FACES = (("bitter", "", "bitter"), ("bitter", "B", "bitter_bold"), ("bitter", "I", "bitter_italic"))


class _Document(FPDF):
    """Sheets with a number at the foot of each but the first."""

    def footer(self) -> None:
        if self.page_no() > 1:
            self.set_font("bitter", "", 9)
            self.set_text_color(*FADED)
            number = str(self.page_no())
            self.text((LEFT + RIGHT - self.get_string_width(number)) / 2, BOTTOM + 10, number)


def pdf(books: Sequence[Book], speaker: Speaker, plates: Plates) -> bytes:
    """The whole document."""
    made = _Document(format="A4")
    made.set_auto_page_break(False)
    made.set_creation_date(_LONG_AGO)
    made.set_title(spelled(speaker(say("handbook.rules"))))
    made.set_lang(speaker.language)
    for family, style, file in (*_FACES, ("rye", "", "rye")):
        made.add_font(family, style, paths.assets() / "fonts" / f"{file}.ttf")
    paper = Paper(made, {page.name for book in books for page in book.pages}, plates)
    _cover(paper, books, speaker)
    for book in books:
        _whole(paper, book, speaker)
    return bytes(made.output())


def _cover(paper: Paper, books: Sequence[Book], speaker: Speaker) -> None:
    """The title, and behind it the contents, which are written last."""
    paper.new_page()
    paper.y = 90.0
    paper.write((Words(speaker(say("handbook.rules"))),), _COVER, "center")
    paper.y += 12
    for book in books:
        paper.write((Words(speaker(title(book.slug))),), _PAGE, "center")
    paper.new_page()
    lines = sum(len(book.chapters) + 2 for book in books)
    pages = -(-lines * _CONTENTS_LINE // (BOTTOM - TOP))
    paper.pdf.insert_toc_placeholder(_contents, int(pages))


def _contents(made: FPDF, outline: list[OutlineSection]) -> None:
    """Books and their chapters, with the numbers of the sheets they begin on."""
    y = TOP
    for section in outline:
        if section.level > 1:
            continue
        if y + 2 * _CONTENTS_LINE > BOTTOM:
            made.add_page()
            y = TOP
        y += 0.0 if section.level else _CONTENTS_LINE * 0.6
        made.set_font("bitter", "" if section.level else "B", 11 if section.level else 13)
        made.set_text_color(*(INK if section.level else LINK))
        number = str(section.page_number)
        made.text(LEFT + 6 * section.level, y + 4, section.name)
        made.text(RIGHT - made.get_string_width(number), y + 4, number)
        made.link(LEFT, y, RIGHT - LEFT, _CONTENTS_LINE, made.add_link(page=section.page_number))
        y += _CONTENTS_LINE


def _whole(paper: Paper, book: Book, speaker: Speaker) -> None:
    paper.book = book.slug
    if paper.y > TOP:
        paper.new_page()
    name = spelled(speaker(title(book.slug)))
    paper.pdf.start_section(name)
    paper.write((Words(name),), _BOOK, "center")
    paper.skip(4)
    for number, chapter in enumerate(book.chapters):
        if number:
            paper.new_page()
        for at, page in enumerate(chapter.pages):
            _page(paper, page, opens=not at)


def _page(paper: Paper, page: Page, *, opens: bool) -> None:
    """A page of the book: its heading is not alone at the foot of a sheet, nor parted from its picture."""
    type_ = _CHAPTER if opens else _PAGE
    paper.skip(6)
    paper.need(type_.height + 24 + _first_picture(paper, page.blocks))
    paper.pdf.start_section(spelled(page.title), level=1 if opens else 2)
    paper.pdf.set_link(name=str(page.name), y=paper.y)
    paper.write((Words(page.title),), type_)
    if opens:
        paper.pdf.set_draw_color(*BRASS)
        paper.pdf.set_line_width(0.6)
        paper.pdf.line(LEFT, paper.y + 1, RIGHT, paper.y + 1)
        paper.skip(3)
    paper.skip(1)
    _blocks(paper, page.blocks)


def _first_picture(paper: Paper, blocks: Sequence[Block]) -> float:
    """How high the picture is that a page begins with, or has after its first words."""
    first = next((block for block in blocks[:2] if isinstance(block, Figure)), None)
    return 0.0 if first is None else paper.picture_height(first.address)


def _blocks(paper: Paper, blocks: Sequence[Block]) -> None:
    for number, block in enumerate(blocks):
        if number:
            paper.skip(_APART)
        match block:
            case Paragraph(line):
                paper.write(line)
            case Heading(line):
                paper.skip(1)
                paper.need(_HEADING.height * 3)
                paper.write(line, _HEADING)
            case Figure(address, caption):
                paper.picture(address, caption)
                if caption:
                    paper.write((Words(caption),), _CAPTION, "center")
            case Listing(items, numbered):
                _listing(paper, items, numbered)
            case Chart(head, rows, sides):
                cells = [row for row in (head, *rows) if any(row)]
                types = [_HEAD if row is head else TEXT for row in cells]
                paper.table(cells, types, sides)
            case Example(inner):
                _example(paper, inner)


def _listing(paper: Paper, items: tuple[tuple[Block, ...], ...], numbered: bool) -> None:
    before = paper.left
    for number, item in enumerate(items, 1):
        paper.skip(0.8 if number > 1 else 0.0)
        paper.need(TEXT.height)
        mark = paper.rows((Words(f"{number}." if numbered else "•"),), Type(style="B"), _INDENT)[0]
        paper.draw_row(mark, before, before + _INDENT - 2, "right")
        paper.left = before + _INDENT
        _blocks(paper, item)
        paper.left = before


def _example(paper: Paper, inner: tuple[Block, ...]) -> None:
    """Set apart by a bar at its left."""
    before = paper.left, paper.right
    paper.skip(1)
    paper.bars.append(paper.left)
    paper.left, paper.right = paper.left + 5, paper.right - 3
    _blocks(paper, inner)
    paper.bars.pop()
    paper.left, paper.right = before
    paper.skip(1)
