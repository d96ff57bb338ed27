"""The first leaf of the score sheet: every point explained."""

from collections.abc import Sequence
from typing import NamedTuple

from game.engine import Line, Message, Score, say
from game.play.illustrated import illustrated
from game.play.seating import Sitter
from game.text import Speaker
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.styles import BODY, BRASS, FADED, FIGURE, INK, LABEL, OXBLOOD, Style
from game.ui.widgets.widget import Widget

_LINE, _TIE, _TOTAL = 66.0, 40.0, 66.0
_SUM = 46.0
"""How high a row must be to have room for what was added up."""
HEAD = 150.0
_PILE = 170.0
_AIR, _SMALLEST = 20.0, 0.5
"""What is free beside a number, and how small it may become for that, of its size."""


class PadRow(NamedTuple):
    """A line of everybody's sheet, and where it is."""

    what: Message
    lines: tuple[Line, ...]
    y: float
    height: float


class Figure(Widget):
    """A number on the sheet that tells how it came about."""

    def draw(self, canvas: Canvas) -> None:
        """It lies on what is drawn already."""
        x, y, width, height = self.area
        if self.face == "focused":
            canvas.patch("ui/focus", (x, y - 2, width, height + 4))
        elif self.face == "hover":
            canvas.fill((x, y, width, height), BRASS, 0.18)


def column(area: Area, number: int, count: int, first: float) -> tuple[float, float]:
    """Where a player's column is, and how wide."""
    width = (area[2] - first) / count
    return area[0] + first + number * width, width


def alike(canvas: Canvas, told: Sequence[str], style: Style, width: float) -> Style:
    """The style in which the widest of several words fits, so that all of them are of one size."""
    widest = max(told, key=lambda words: canvas.type.width(words, style))
    return canvas.type.fitting(widest, style, width, _SMALLEST)


def draw_heads(canvas: Canvas, area: Area, sitters: Sequence[Sitter], first: float) -> None:
    """Who each column is for."""
    for seat, sitter in enumerate(sitters):
        x, width = column(area, seat, len(sitters), first)
        portrait = f"portraits/{sitter.portrait}"
        canvas.image(portrait, (x + width / 2, area[1] + 52), zoom=84 / canvas.art.entry(portrait).size[0])
        canvas.image("icons/player", (x + width / 2 + 36, area[1] + 84), sitter.colour, zoom=0.75)
        canvas.fitted(sitter.name, (x + 6, area[1] + 102, width - 12, 36), LABEL.but(size=26, colour=INK))


def hair(canvas: Canvas, width: float = 1.5) -> float:
    """How thick a thin line is: a pixel at least, however small the window."""
    return max(width, 1.02 / canvas.scale)


def rule(canvas: Canvas, area: Area, y: float, heavy: bool = False) -> None:
    """A line across the sheet."""
    canvas.fill((area[0], y, area[2], hair(canvas, 3.0 if heavy else 1.5)), FADED, 0.8 if heavy else 0.4)


def score_rows(area: Area, scores: Sequence[Score], tie: Message | None) -> list[PadRow]:
    """The lines in which somebody has points, from top to bottom."""
    lines = [tuple(score.lines[n] for score in scores) for n in range(len(scores[0].lines))]
    lines = [row for row in lines if any(line.value for line in row)] or lines
    below = _TOTAL + 24 + (68 + _TIE * len(_ties(scores, tie)) if tie is not None else 0)
    height = min(_LINE, (area[3] - HEAD - below) / max(1, len(lines)))
    top = area[1] + HEAD
    return [PadRow(row[0].what, row, top + n * height, height) for n, row in enumerate(lines)]


def figures(
    area: Area, scores: Sequence[Score], speaker: Speaker, tie: Message | None, page: str
) -> list[Figure]:
    """What there is to point at: every number that has something to tell; and the page that explains them."""
    found = []
    rows = score_rows(area, scores, tie)
    below = _TOTAL + (56 + _TIE * len(_ties(scores, tie)) if tie is not None else 0)
    foot = rows[-1].y + rows[-1].height + below
    for row in rows:
        for seat, line in enumerate(row.lines):
            if line.why is not None:
                x, width = column(area, seat, len(scores), _first(area))
                place = (x + 4, row.y + 3, width - 8, row.height - 5)
                figure = Figure(place, tip=illustrated(line.why, speaker))
                figure.page, figure.called = page, _capital(speaker(row.what))
                figure.under = (place[0], place[1], place[2], foot - place[1])  # the totals stay in sight
                found.append(figure)
    return found


def draw_scores(
    canvas: Canvas,
    area: Area,
    sitters: Sequence[Sitter],
    scores: Sequence[Score],
    speaker: Speaker,
    tie: Message | None,
) -> None:
    """Every line of every player, the sum, and the tie-breaks that decided."""
    first = _first(area)
    draw_heads(canvas, area, sitters, first)
    y, rows = area[1] + HEAD, score_rows(area, scores, tie)
    room = column(area, 0, len(sitters), first)[1] - _AIR
    values = [speaker.word(line.value) for row in rows for line in row.lines]
    value = alike(canvas, values, BODY.but(size=25), room)
    for row in rows:
        rule(canvas, area, row.y)
        place = (area[0] + 8, row.y, first - 20, row.height)
        canvas.fitted(_capital(speaker(row.what)), place, BODY.but(size=23), "left")
        for seat, line in enumerate(row.lines):
            x, width = column(area, seat, len(sitters), first)
            _draw_value(canvas, line, (x, row.y, width, row.height), speaker, value)
        y = row.y + row.height
    rule(canvas, area, y, heavy=True)
    total = (area[0] + 8, y, first - 20, _TOTAL - 6)
    canvas.fitted(speaker(say("ui.result.total")), total, LABEL.but(size=30, colour=INK), "left")
    totals = [speaker.word(score.points) for score in scores]
    style = alike(canvas, totals, FIGURE.but(size=34, colour=INK), room)
    for seat, (score, told) in enumerate(zip(scores, totals, strict=True)):
        x, width = column(area, seat, len(sitters), first)
        if score.rank == 1:
            won = canvas.type.fitting(told, FIGURE.but(size=44, colour=OXBLOOD), room, _SMALLEST)
            canvas.text(told, (x + width / 2, y + 30), won, "centre")
            canvas.image("icons/crown", (x + width / 2, area[1] + 6), "dark")
        else:
            canvas.text(told, (x + width / 2, y + 30), style, "centre")
    y += _TOTAL
    box = 74 + _TIE * len(scores[0].ties)
    if tie is not None:
        y = _draw_ties(canvas, (area[0], y + 6, area[2], 0.0), scores, speaker, tie)
    elif len(rows) == 1 and box < area[1] + area[3] - y:  # there is room for what would have parted them
        y = _draw_ties(canvas, (area[0], y + 18, area[2], 0.0), scores, speaker, None)
    room = area[1] + area[3] - y
    if room > _PILE:  # a short sheet ends in gold rather than in nothing
        canvas.image("props/nuggets", (area[0] + area[2] / 2, y + room / 2), "pile", 4, zoom=1.3)


def _draw_ties(
    canvas: Canvas, area: Area, scores: Sequence[Score], speaker: Speaker, tie: Message | None
) -> float:
    """In a box of their own, for they are no points: what parts those who have as many; where it ends."""
    lines, first = scores[0].ties if tie is None else _ties(scores, tie), _first(area)
    x, y, width, _ = area
    canvas.fill((x, y, width, 50 + _TIE * len(lines)), FADED, 0.14)
    told = speaker(say("ui.result.no_tie") if tie is None else say("ui.result.tie", what=tie))
    canvas.fitted(told, (x + 8, y + 4, width - 16, 38), BODY.but(face="bitter_italic", size=22), "left")
    y += 42
    best = max(score.points for score in scores)
    for number, line in enumerate(lines):
        decides = line.what == tie
        style = BODY.but(size=20, face="bitter_bold" if decides else "bitter", colour=INK)
        canvas.fitted(_capital(speaker(line.what)), (x + 30, y, first - 42, _TIE), style, "left")
        for seat, score in enumerate(scores):
            if tie is None or score.points == best:
                across, wide = column(area, seat, len(scores), first)
                told = speaker.word(score.ties[number].value)
                canvas.text(told, (across + wide / 2, y + _TIE / 2), style, "centre")
        y += _TIE
    return y + 8


def _ties(scores: Sequence[Score], tie: Message | None) -> tuple[Line, ...]:
    """The tie-breaks down to the one that decided."""
    whats = [line.what for line in scores[0].ties]
    return scores[0].ties[: whats.index(tie) + 1] if tie in whats else ()


def _first(area: Area) -> float:
    """How wide the column is in which it says what is counted."""
    return min(400.0, area[2] * 0.22)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _draw_value(canvas: Canvas, line: Line, area: Area, speaker: Speaker, style: Style) -> None:
    """The number, and below it what was added up, where there is room for that."""
    x, y, width, height = area
    across, middle = x + width / 2, y + height / 2
    small = BODY.but(size=18, colour=FADED)
    told = speaker(line.sum) if line.sum is not None and line.value else ""
    if canvas.type.width(told, small) > width - 12:
        told = told.replace(" ", "")  # a long sum is better tight than untold
    if not told or height < _SUM * canvas.type.growth or canvas.type.width(told, small) > width - 12:
        canvas.text(speaker.word(line.value), (across, middle), style, "centre")
        return
    canvas.text(speaker.word(line.value), (across, middle - 10), style, "centre")
    canvas.text(told, (across, middle + 14), small, "centre")
