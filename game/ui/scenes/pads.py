"""The first leaf of the scoring pad: every point explained."""

from collections.abc import Sequence

from game.engine import Message, Score, say
from game.play.seating import Sitter
from game.text import Speaker
from game.ui.canvas import Area, Canvas
from game.ui.typesetting import BODY, FADED, FIGURE, INK, LABEL, OXBLOOD, Style

_LINE, _TIE = 60.0, 44.0
HEAD = 150.0
_PILE = 170.0


def column(area: Area, number: int, count: int, first: float) -> tuple[float, float]:
    """Where a player's column is, and how wide."""
    width = (area[2] - first) / count
    return area[0] + first + number * width, width


def draw_heads(canvas: Canvas, area: Area, sitters: Sequence[Sitter], first: float) -> None:
    """Who each column is for."""
    for seat, sitter in enumerate(sitters):
        x, width = column(area, seat, len(sitters), first)
        portrait = f"portraits/{sitter.portrait}"
        canvas.image(portrait, (x + width / 2, area[1] + 52), zoom=84 / canvas.art.entry(portrait).size[0])
        canvas.image("icons/player", (x + width / 2 + 36, area[1] + 84), sitter.colour, zoom=0.75)
        canvas.fitted(sitter.name, (x + 6, area[1] + 102, width - 12, 36), LABEL.but(size=26, colour=INK))


def rule(canvas: Canvas, area: Area, y: float, heavy: bool = False) -> None:
    """A line across the sheet."""
    canvas.fill((area[0], y, area[2], 3.0 if heavy else 1.5), FADED, 0.8 if heavy else 0.4)


def draw_scores(
    canvas: Canvas,
    area: Area,
    sitters: Sequence[Sitter],
    scores: Sequence[Score],
    speaker: Speaker,
    tie: Message | None,
) -> None:
    """Every line of every player, the sum, and the tie-breaks that decided."""
    first = min(400.0, area[2] * 0.27)
    draw_heads(canvas, area, sitters, first)
    rows = [(line.what, [score.lines[n].value for score in scores]) for n, line in enumerate(scores[0].lines)]
    rows = [row for row in rows if any(row[1])] or rows
    below = 90 + (50 + _TIE * len(scores[0].ties) if tie is not None else 0)
    height = min(_LINE, (area[3] - HEAD - below) / max(1, len(rows)))
    y = area[1] + HEAD
    for what, values in rows:
        rule(canvas, area, y)
        canvas.fitted(
            _capital(speaker(what)), (area[0] + 8, y, first - 20, height), BODY.but(size=23), "left"
        )
        _draw_values(canvas, area, values, first, y, height, BODY.but(size=25))
        y += height
    rule(canvas, area, y, heavy=True)
    canvas.fitted(
        speaker(say("ui.result.total")),
        (area[0] + 8, y, first - 20, 60),
        LABEL.but(size=30, colour=INK),
        "left",
    )
    for seat, score in enumerate(scores):
        x, width = column(area, seat, len(sitters), first)
        won = score.rank == 1
        style = FIGURE.but(size=44 if won else 34, colour=OXBLOOD if won else INK)
        canvas.text(str(score.points), (x + width / 2, y + 30), style, "centre")
        if won:
            canvas.image("icons/crown", (x + width / 2 - 58, y + 28), "dark")
    y += 66
    for number, line in enumerate(scores[0].ties):
        if tie is None:
            break
        decides = line.what == tie
        style = BODY.but(
            size=22, face="bitter_bold" if decides else "bitter", colour=INK if decides else FADED
        )
        canvas.fitted(
            _capital(speaker(line.what)),
            (area[0] + 8, y, first - 20, _TIE),
            style,
            "left",
        )
        _draw_values(canvas, area, [score.ties[number].value for score in scores], first, y, _TIE, style)
        y += _TIE
    if tie is not None:
        told = speaker(say("ui.result.tie", what=tie))
        canvas.fitted(told, (area[0], y + 8, area[2], 36), BODY.but(face="bitter_italic", size=22))
        y += 44
    room = area[1] + area[3] - y
    if room > _PILE:  # a short pad ends in gold rather than in nothing
        canvas.image("props/nuggets", (area[0] + area[2] / 2, y + room / 2), "pile", 4, zoom=1.3)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _draw_values(
    canvas: Canvas, area: Area, values: Sequence[int], first: float, y: float, height: float, style: Style
) -> None:
    for seat, value in enumerate(values):
        x, width = column(area, seat, len(values), first)
        canvas.text(str(value), (x + width / 2, y + height / 2), style, "centre")
