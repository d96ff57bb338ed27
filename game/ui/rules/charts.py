"""Tables on a page: columns as wide as they need to be, or as there is room for."""

from game.handbook.columns import shared_out
from game.handbook.page import Chart, Line
from game.ui.canvas import Canvas
from game.ui.rules.flow import Find, natural_width, rows_of
from game.ui.rules.sheet import Plain, Sheet
from game.ui.styles import BODY, BRASS, INK, Style, largest

_CELL = BODY.but(size=23)
_SMALLEST = 18.0
_PAD, _ABOVE = 16.0, 7.0
"""What is free beside and above the words of a cell."""
_Widths = list[tuple[float, float]]
"""Of each column, how wide it is in one line, and how wide its widest word is."""


def lay_chart(
    canvas: Canvas, sheet: Sheet, chart: Chart, place: tuple[float, float, float], find: Find
) -> float:
    """Put a table down at a left edge, a height and within a right edge; where it ends."""
    left, y, right = place
    room = right - left
    least = _SMALLEST / canvas.type.growth
    cell = largest(
        _CELL, least, lambda each: sum(word for _, word in _columns(canvas, chart, each, find)) <= room
    )
    widths = shared_out(_columns(canvas, chart, cell, find), room)
    whole = sum(widths)
    for number, row in enumerate((chart.head, *chart.rows)):
        if not any(row):
            continue
        tall, at = 0.0, len(sheet.items)
        x, style = left, _styled(cell, head=not number)
        for line, width, side in zip(row, widths, chart.sides, strict=True):
            tall = max(tall, _cell(canvas, sheet, (line, style), (x, y, width), side, find))
            x += width
        if number % 2 == 0:
            sheet.items.insert(at, Plain((left, y, whole, tall), INK, 0.08 if number else 0.16))
        y += tall
        if not number:
            sheet.add(Plain((left, y - 2, whole, 2.0), BRASS))
    sheet.add(Plain((left, y, whole, 2.0), BRASS))
    return y + 2


def _styled(cell: Style, *, head: bool) -> Style:
    return cell.but(face="bitter_bold") if head else cell


def _cell(
    canvas: Canvas,
    sheet: Sheet,
    said: tuple[Line, Style],
    place: tuple[float, float, float],
    side: str,
    find: Find,
) -> float:
    """The words of a cell; how high it is."""
    x, y, width = place
    edges = x + _PAD, x + width - _PAD
    rows = rows_of(canvas, *said, y + _ABOVE, lambda _: edges, find)
    for row in rows:
        spare = edges[1] - edges[0] - row.width
        row.x += {"left": 0.0, "center": spare / 2, "right": spare}[side]
    return sheet.add_rows(rows) - y + _ABOVE if rows else canvas.type.height(said[1]) + 2 * _ABOVE


def _columns(canvas: Canvas, chart: Chart, cell: Style, find: Find) -> _Widths:
    found: _Widths = []
    for number in range(len(chart.head)):
        lines = [
            (line[number], _styled(cell, head=not at)) for at, line in enumerate((chart.head, *chart.rows))
        ]
        measured = [natural_width(canvas, line, style, find) for line, style in lines]
        around = 2 * _PAD + 1
        found.append((max(one for one, _ in measured) + around, max(word for _, word in measured) + around))
    return found
