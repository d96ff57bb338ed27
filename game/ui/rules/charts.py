"""Tables on a page: columns as wide as they need to be, or as there is room for."""

from game.handbook.page import Chart, Line
from game.ui.canvas import Canvas
from game.ui.rules.flow import Find, natural_width, rows_of
from game.ui.rules.sheet import Plain, Sheet
from game.ui.styles import BODY, BRASS, INK, Style

_CELL = BODY.but(size=23)
_HEAD = _CELL.but(face="bitter_bold")
_PAD, _ABOVE = 16.0, 7.0
"""What is free beside and above the words of a cell."""


def lay_chart(
    canvas: Canvas, sheet: Sheet, chart: Chart, place: tuple[float, float, float], find: Find
) -> float:
    """Put a table down at a left edge, a height and within a right edge; where it ends."""
    left, y, right = place
    widths = _widths(canvas, chart, right - left, find)
    whole = sum(widths)
    for number, row in enumerate((chart.head, *chart.rows)):
        style = _CELL if number else _HEAD
        if not any(row):
            continue
        tall, at = 0.0, len(sheet.items)
        x = left
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


def _widths(canvas: Canvas, chart: Chart, room: float, find: Find) -> list[float]:
    """How wide each column is: as its longest line; where that is too much, the long ones give way."""
    wide: list[float] = []
    least: list[float] = []
    for number in range(len(chart.head)):
        lines = [(chart.head[number], _HEAD), *((row[number], _CELL) for row in chart.rows)]
        measured = [natural_width(canvas, line, style, find) for line, style in lines]
        wide.append(max(one for one, _ in measured) + 2 * _PAD + 1)
        least.append(max(word for _, word in measured) + 2 * _PAD + 1)
    if sum(wide) <= room:
        return wide
    spare = max(0.0, room - sum(least))
    wanted = sum(wide) - sum(least)
    return [low + spare * (high - low) / wanted for low, high in zip(least, wide, strict=True)]
