"""What is in a book: its chapters, and the pages of the one that is open."""

from collections.abc import Callable
from typing import NamedTuple

from game.handbook import Book, Page, PageName
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.scene import Change
from game.ui.styles import BRASS, LIGHT, PALE, PARCHMENT
from game.ui.widgets.scroll import BAR_ROOM, ListBox

_CHAPTER = LIGHT.but(face="bitter_bold", size=23)
_PAGE = LIGHT.but(size=21)
_IN, _ARROW, _AROUND = 52.0, 26.0, 18.0
"""How far in the names of pages begin, the side of an arrow, and what is free above and below a name."""


class Entry(NamedTuple):
    """A line of the contents."""

    page: Page
    chapter: bool
    """It is the opening page of its chapter."""
    open: bool
    """The pages of the chapter are listed below it."""
    more: bool
    """There are such pages."""


def contents_list(
    canvas: Canvas, area: Area, book: Book, current: Page, go: Callable[[PageName], Change | None]
) -> ListBox:
    """The contents, to choose a page from; the current one is in sight."""
    rows = entries(book, current.name.page)

    def draw(canvas: Canvas, row: int, place: Area) -> None:
        draw_entry(canvas, rows[row], place, current=rows[row].page is current)

    heights = [entry_height(canvas, row, area[2] - BAR_ROOM) for row in rows]
    selected = next(n for n, row in enumerate(rows) if row.page is current)
    made = ListBox(area, heights, draw, lambda row: go(rows[row].page.name), selected=selected)
    made.stands_for = "contents"
    made.select(selected)
    return made


def entries(book: Book, current: str) -> list[Entry]:
    """The chapters, and where the current page is among them the pages beside it."""
    found: list[Entry] = []
    for chapter in book.chapters:
        first, *others = chapter.pages
        opened = any(page.name.page == current for page in chapter.pages)
        found.append(Entry(first, True, opened, bool(others)))
        found += [Entry(page, False, False, False) for page in others if opened]
    return found


def entry_height(canvas: Canvas, entry: Entry, width: float) -> float:
    """As high as its name is in as many lines as it takes."""
    style = _CHAPTER if entry.chapter else _PAGE
    return canvas.paragraph_height(entry.page.title, width - _IN - 10, style) + _AROUND


def draw_entry(canvas: Canvas, entry: Entry, area: Area, *, current: bool) -> None:
    """The name of a page, with an arrow before that of a chapter; the current one is marked."""
    x, y, width, height = area
    if entry.chapter:
        style = _CHAPTER.but(colour=BRASS if current else PARCHMENT)
        if entry.more:
            way = "down" if entry.open else "right"
            zoom = _ARROW / canvas.art.entry("ui/arrow").size[0]
            canvas.image("ui/arrow", (x + 28, y + height / 2), f"{way}_normal", zoom=zoom)
    else:
        style = _PAGE.but(colour=BRASS if current else PALE)
    if current:
        canvas.fill((x + 4, y + 8, 5.0, height - 16), BRASS)
    tall = canvas.paragraph_height(entry.page.title, width - _IN - 10, style)
    place = (x + _IN, y + (height - tall) / 2, width - _IN - 10, tall)
    canvas.paragraph(entry.page.title, place, style)
