"""What a book of rules is made of: chapters, pages, and the blocks on a page."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

Side = Literal["left", "center", "right"]


class PageName(NamedTuple):
    """Where a page is found, whatever the language."""

    book: str
    page: str

    def __str__(self) -> str:
        return f"{self.book}/{self.page}"


@dataclass(frozen=True, slots=True)
class Words:
    """A run of text in one style, which may lead to a page."""

    text: str
    bold: bool = False
    italic: bool = False
    link: PageName | None = None


@dataclass(frozen=True, slots=True)
class Sign:
    """A small picture within a sentence."""

    address: str
    says: str = ""
    """What it shows, for who cannot see it."""
    link: PageName | None = None


Line = tuple[Words | Sign, ...]


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One idea in some sentences."""

    line: Line


@dataclass(frozen=True, slots=True)
class Heading:
    """A small heading within a page."""

    line: Line


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture on a line of its own, drawn with the real pieces."""

    address: str
    caption: str = ""


@dataclass(frozen=True, slots=True)
class Listing:
    """Things one below the other, with numbers or without."""

    items: tuple[tuple["Block", ...], ...]
    numbered: bool = False


@dataclass(frozen=True, slots=True)
class Chart:
    """A table with a head."""

    head: tuple[Line, ...]
    rows: tuple[tuple[Line, ...], ...]
    sides: tuple[Side, ...]


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example, set apart from the rule that it shows."""

    blocks: tuple["Block", ...]


Block = Paragraph | Heading | Figure | Listing | Chart | Example


@dataclass(frozen=True, slots=True)
class Page:
    """One page: a title and what is below it."""

    name: PageName
    title: str
    blocks: tuple[Block, ...]

    @property
    def opening(self) -> Line:
        """The first paragraph, which says what the thing is."""
        return next((block.line for block in self.blocks if isinstance(block, Paragraph)), ())

    def lines(self) -> Iterator[Line]:
        """All that is written on it below its title, one line a paragraph, cell or caption."""
        yield from _lines(self.blocks)

    def links(self) -> tuple[PageName, ...]:
        """Where it leads to, in the order of reading."""
        return tuple(run.link for line in self.lines() for run in line if run.link)

    def pictures(self) -> tuple[str, ...]:
        """The addresses of its pictures, in the order of reading."""
        return tuple(_pictures(self.blocks))


@dataclass(frozen=True, slots=True)
class Chapter:
    """The pages of one file: its opening page, and the pages that follow."""

    pages: tuple[Page, ...]

    @property
    def title(self) -> str:
        return self.pages[0].title


@dataclass(frozen=True, eq=False)
class Book:
    """The rules of one game, or of the house, in one language."""

    slug: str
    language: str
    chapters: tuple[Chapter, ...]
    pages: tuple[Page, ...] = field(init=False)
    """All pages in the order of reading."""
    _numbers: dict[str, int] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        pages = tuple(page for chapter in self.chapters for page in chapter.pages)
        object.__setattr__(self, "pages", pages)
        object.__setattr__(self, "_numbers", {page.name.page: n for n, page in enumerate(pages)})

    def page(self, name: str) -> Page | None:
        """The page of that name, if there is one."""
        number = self._numbers.get(name)
        return None if number is None else self.pages[number]

    def beside(self, name: str, steps: int) -> Page | None:
        """The page so many steps further on, or back; None past either end."""
        at = self._numbers[name] + steps
        return self.pages[at] if 0 <= at < len(self.pages) else None

    def chapter_of(self, name: str) -> Chapter:
        """The chapter that a page is in."""
        return next(each for each in self.chapters if any(page.name.page == name for page in each.pages))


def _lines(blocks: tuple[Block, ...]) -> Iterator[Line]:
    for block in blocks:
        match block:
            case Paragraph(line) | Heading(line):
                yield line
            case Figure(_, caption):
                yield (Words(caption),) if caption else ()
            case Listing(items):
                for item in items:
                    yield from _lines(item)
            case Chart(head, rows):
                for row in (head, *rows):
                    yield from row
            case Example(inner):
                yield from _lines(inner)


def _pictures(blocks: tuple[Block, ...]) -> Iterator[str]:
    for block in blocks:
        match block:
            case Figure(address):
                yield address
            case Listing(items):
                for item in items:
                    yield from _pictures(item)
            case Example(inner):
                yield from _pictures(inner)
            case _:
                for line in _lines((block,)):
                    yield from (run.address for run in line if isinstance(run, Sign))
