"""Books as one page for a browser, with everything in it: contents, anchors, typefaces and pictures."""

import base64
from collections.abc import Iterator, Sequence
from html import escape

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
    Line,
    Listing,
    Page,
    PageName,
    Paragraph,
    Sign,
    Words,
)
from game.handbook.plates import Plate, Plates
from game.handbook.style import STYLE
from game.text import Speaker

_FACES = (
    ("Bitter", "bitter", "normal", "normal"),
    ("Bitter", "bitter_bold", "bold", "normal"),
    ("Bitter", "bitter_italic", "normal", "italic"),
    ("Rye", "rye", "normal", "normal"),
)
_CONTENTS = "contents"
_ON_PAPER = 0.62
"""How large pictures are on the page, as a share of their size on the screen."""


def html(books: Sequence[Book], speaker: Speaker, plates: Plates) -> str:
    """The whole page."""
    return "\n".join(_Writer(books, speaker, plates).document()) + "\n"


class _Writer:
    """Writes books; links lead only to pages that are in one of them."""

    def __init__(self, books: Sequence[Book], speaker: Speaker, plates: Plates) -> None:
        self._books = books
        self._speak = speaker
        self._plates = plates
        self._known = {page.name for book in books for page in book.pages}
        self._book = ""

    def document(self) -> Iterator[str]:
        head = escape(self._speak(say("handbook.rules")))
        yield "<!doctype html>"
        yield f'<html lang="{self._speak.language}">'
        yield f'<head>\n<meta charset="utf-8">\n<title>{head}</title>'
        yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
        yield f"<style>\n{_faces()}\n{STYLE}</style>\n</head>\n<body>"
        yield f"<header><h1>{head}</h1></header>"
        yield from self._contents()
        yield "<main>"
        for book in self._books:
            yield from self._whole(book)
        yield "</main>"
        yield f'<a class="up" href="#{_CONTENTS}">↑ {self._contents_title()}</a>\n</body>\n</html>'

    def _contents(self) -> Iterator[str]:
        """A list of chapters and pages for each book, folded up where there are several books."""
        yield f'<nav id="{_CONTENTS}" aria-label="{self._contents_title()}">'
        folded = "" if len(self._books) > 1 else " open"
        for book in self._books:
            name = escape(self._speak(title(book.slug)))
            yield f"<details{folded}>\n<summary><h2>{name}</h2></summary>\n<ul>"
            for chapter in book.chapters:
                first, *others = chapter.pages
                yield f"<li>{_link(first.name, escape(first.title))}"
                if others:
                    yield "<ul>"
                    yield from (f"<li>{_link(page.name, escape(page.title))}</li>" for page in others)
                    yield "</ul>"
                yield "</li>"
            yield "</ul>\n</details>"
        yield "</nav>"

    def _contents_title(self) -> str:
        return escape(self._speak(say("handbook.contents")))

    def _whole(self, book: Book) -> Iterator[str]:
        self._book = book.slug
        yield f'<section class="book">\n<h1>{escape(self._speak(title(book.slug)))}</h1>'
        for chapter in book.chapters:
            yield '<section class="chapter">'
            for number, page in enumerate(chapter.pages):
                yield from self._page(page, "h3" if number else "h2")
            yield "</section>"
        yield "</section>"

    def _page(self, page: Page, heading: str) -> Iterator[str]:
        yield f'<article id="{page.name}">\n<{heading}>{escape(page.title)}</{heading}>'
        yield from self._blocks(page.blocks)
        yield "</article>"

    def _blocks(self, blocks: Sequence[Block]) -> Iterator[str]:
        for block in blocks:
            match block:
                case Paragraph(line):
                    yield f"<p>{self._line(line)}</p>"
                case Heading(line):
                    yield f"<h4>{self._line(line)}</h4>"
                case Figure(address, caption):
                    yield self._figure(address, caption)
                case Listing(items, numbered):
                    kind = "ol" if numbered else "ul"
                    yield f"<{kind}>"
                    for item in items:
                        yield "<li>" + "\n".join(self._blocks(item)) + "</li>"
                    yield f"</{kind}>"
                case Chart():
                    yield from self._chart(block)
                case Example(inner):
                    yield "<blockquote>" + "\n".join(self._blocks(inner)) + "</blockquote>"

    def _chart(self, chart: Chart) -> Iterator[str]:
        yield '<div class="chart"><table>'
        for number, row in enumerate((chart.head, *chart.rows)):
            kind = "td" if number else "th"
            cells = zip(row, chart.sides, strict=True)
            written = (f'<{kind} class="{side}">{self._line(line)}</{kind}>' for line, side in cells)
            if number or any(row):
                yield f"<tr>{''.join(written)}</tr>"
        yield "</table></div>"

    def _figure(self, address: str, caption: str) -> str:
        plate = self._plates(self._book, address)
        said = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
        return f"<figure>{'' if plate is None else _image(plate, caption)}{said}</figure>"

    def _line(self, line: Line) -> str:
        return "".join(map(self._run, line))

    def _run(self, run: Words | Sign) -> str:
        if isinstance(run, Sign):
            plate = self._plates(self._book, run.address)
            written = escape(run.says) if plate is None else _image(plate, run.says, within=True)
        else:
            written = escape(run.text)
            written = f"<b>{written}</b>" if run.bold else written
            written = f"<i>{written}</i>" if run.italic else written
        return _link(run.link, written) if run.link in self._known and run.link else written


def _link(to: PageName, written: str) -> str:
    return f'<a href="#{to}">{written}</a>'


def _image(plate: Plate, says: str, *, within: bool = False) -> str:
    source = f"data:{plate.mime};base64,{base64.b64encode(plate.data).decode()}"
    size = 'class="sign"' if within else f'style="width:{plate.width * _ON_PAPER:.0f}px"'
    return f'<img src="{source}" alt="{escape(says)}" {size}>'


def _faces() -> str:
    """The typefaces, in the page itself."""
    return "\n".join(
        f'@font-face {{ font-family: "{family}"; font-weight: {weight}; font-style: {slant}; '
        f"src: url(data:font/ttf;base64,{_font(file)}); }}"
        for family, file, weight, slant in _FACES
    )


def _font(file: str) -> str:
    return base64.b64encode((paths.assets() / "fonts" / f"{file}.ttf").read_bytes()).decode()
