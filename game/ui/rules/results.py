"""What a search has found: the page, and the sentence in which the words stand."""

from collections.abc import Callable, Sequence

from game.handbook import Found, PageName
from game.markup import plain
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.scene import Change
from game.ui.styles import LIGHT, PALE, PARCHMENT
from game.ui.widgets.scroll import BAR_ROOM, ListBox

_TITLE = LIGHT.but(face="bitter_bold", size=22, colour=PARCHMENT)
_TEXT = LIGHT.but(size=19, colour=PALE)
_ASIDE, _ABOVE = 18.0, 12.0
_LINES = 3


def results_list(
    canvas: Canvas,
    area: Area,
    found: Sequence[Found],
    told: Callable[[Found], str],
    go: Callable[[PageName], Change | None],
) -> ListBox:
    """What was found, to choose a page from; `told` says from which book one comes, if that matters."""

    def height(each: Found) -> float:
        room = area[2] - BAR_ROOM - 2 * _ASIDE
        high = canvas.paragraph_height(_titled(each, told(each)), room, _TITLE)
        return high + canvas.paragraph_height(excerpt(each), room, _TEXT, _LINES) + 2 * _ABOVE

    def draw(canvas: Canvas, row: int, place: Area) -> None:
        x, y, width, high = place
        room, each = width - 2 * _ASIDE, found[row]
        down = y + _ABOVE
        down += canvas.paragraph(_titled(each, told(each)), (x + _ASIDE, down, room, high), _TITLE)
        canvas.paragraph(excerpt(each), (x + _ASIDE, down, room, high), _TEXT, most=_LINES)

    made = ListBox(area, [height(each) for each in found], draw, lambda row: go(found[row].page.name))
    made.stands_for = "results"
    return made


def excerpt(found: Found) -> str:
    """The text as markup, with what was sought in bold."""
    text, at = "", 0
    for start, end in found.marks:
        if start < at:
            continue
        text += plain(found.excerpt[at:start])
        at = end
        while at < len(found.excerpt) and found.excerpt[at].isalnum():  # only whole words can be bold
            at += 1
        text += f"*{plain(found.excerpt[start:at])}*"
    return text + plain(found.excerpt[at:])


def _titled(found: Found, book: str) -> str:
    title = plain(found.page.title)
    return f"{title} · {plain(book)}" if book else title
