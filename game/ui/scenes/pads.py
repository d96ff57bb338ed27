"""The leaves of the scoring pad."""

from collections.abc import Callable, Sequence

from game.engine import Message, Score, say
from game.play.history import RoundEnd
from game.play.seating import Sitter
from game.play.statistics import DiceCount
from game.text import Speaker
from game.ui.canvas import Area, Canvas, Point
from game.ui.theme import COLOURS
from game.ui.typesetting import BODY, FADED, FIGURE, INK, LABEL, OXBLOOD, Style

_LINE = 46.0
_HEAD = 150.0


def _column(area: Area, number: int, count: int, first: float) -> tuple[float, float]:
    """Where a player's column is, and how wide."""
    width = min(260.0, (area[2] - first) / count)
    return area[0] + first + number * width, width


def _draw_heads(canvas: Canvas, area: Area, sitters: Sequence[Sitter], first: float) -> None:
    for seat, sitter in enumerate(sitters):
        x, width = _column(area, seat, len(sitters), first)
        portrait = f"portraits/{sitter.portrait}"
        canvas.image(portrait, (x + width / 2, area[1] + 52), zoom=84 / canvas.art.entry(portrait).size[0])
        canvas.image("icons/player", (x + width / 2 + 36, area[1] + 84), sitter.colour, zoom=0.75)
        canvas.fitted(sitter.name, (x + 6, area[1] + 102, width - 12, 36), LABEL.but(size=26, colour=INK))


def _rule(canvas: Canvas, area: Area, y: float, heavy: bool = False) -> None:
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
    first = 400.0
    _draw_heads(canvas, area, sitters, first)
    rows = [(line.what, [score.lines[n].value for score in scores]) for n, line in enumerate(scores[0].lines)]
    rows = [row for row in rows if any(row[1])] or rows
    height = min(_LINE, (area[3] - _HEAD - 190) / max(1, len(rows)))
    y = area[1] + _HEAD
    for what, values in rows:
        _rule(canvas, area, y)
        canvas.fitted(
            _capital(speaker(what)), (area[0] + 8, y, first - 20, height), BODY.but(size=23), "left"
        )
        _draw_values(canvas, area, values, first, y, height, BODY.but(size=25))
        y += height
    _rule(canvas, area, y, heavy=True)
    canvas.fitted(
        speaker(say("ui.result.total")),
        (area[0] + 8, y, first - 20, 60),
        LABEL.but(size=30, colour=INK),
        "left",
    )
    for seat, score in enumerate(scores):
        x, width = _column(area, seat, len(sitters), first)
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
            (area[0] + 8, y, first - 20, 38),
            style,
            "left",
        )
        _draw_values(canvas, area, [score.ties[number].value for score in scores], first, y, 38, style)
        y += 38
    if tie is not None:
        told = speaker(say("ui.result.tie", what=tie))
        canvas.fitted(told, (area[0], y + 6, area[2], 36), BODY.but(face="bitter_italic", size=22))


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _draw_values(
    canvas: Canvas, area: Area, values: Sequence[int], first: float, y: float, height: float, style: Style
) -> None:
    for seat, value in enumerate(values):
        x, width = _column(area, seat, len(values), first)
        canvas.text(str(value), (x + width / 2, y + height / 2), style, "centre")


def _step(most: int) -> int:
    """A round number of which five reach the top."""
    size = 1
    while True:
        for step in (size, 2 * size, 5 * size):
            if step * 5 >= most:
                return step
        size *= 10


def draw_lead(
    canvas: Canvas, area: Area, sitters: Sequence[Sitter], ends: Sequence[RoundEnd], round_word: str
) -> None:
    """A line a player over the rounds, its symbol at the end."""
    x, y, width, height = area
    if not ends:
        return
    step = _step(max(1, *(max(end.points) for end in ends)))
    most = step * 5
    left, right, top, bottom = x + 70, x + width - 150, y + 30, y + height - 60
    for number in range(6):
        down = bottom - (bottom - top) * number / 5
        canvas.fill((left, down, right - left, 1.5), FADED, 0.35)
        canvas.text(str(number * step), (left - 14, down), BODY.but(size=20, colour=FADED), "right")

    def place(number: int, points: int) -> Point:
        across = left + (right - left) * (number + 1) / len(ends)
        return across, bottom - (bottom - top) * points / most

    for seat, sitter in enumerate(sitters):
        points = [(left, bottom), *(place(n, end.points[seat]) for n, end in enumerate(ends))]
        canvas.line(points, INK, 8)
        canvas.line(points, COLOURS[sitter.colour], 5)
    level: dict[int, int] = {}
    for seat, sitter in enumerate(sitters):
        points_now = ends[-1].points[seat]
        across, down = place(len(ends) - 1, points_now)
        beside = level[points_now] = level.get(points_now, -1) + 1  # who is level stands side by side
        canvas.image("icons/player", (across + 42 * beside, down), sitter.colour)
    every = max(1, len(ends) // 12)
    for number, end in enumerate(ends):
        if number % every == 0:
            canvas.text(str(end.round), (place(number, 0)[0], bottom + 22), BODY.but(size=20), "centre")
    canvas.text(round_word, ((left + right) / 2, bottom + 50), BODY.but(size=21, colour=FADED), "centre")


def draw_dice(
    canvas: Canvas,
    area: Area,
    sitters: Sequence[Sitter],
    counts: Sequence[DiceCount],
    words: Callable[..., str],
) -> None:
    """How often each face came up, beside how often it should have."""
    first = 200.0
    _draw_heads(canvas, area, sitters, first)
    kinds = list(dict.fromkeys(count.kind for count in counts))
    y = area[1] + _HEAD
    for kind in kinds:
        mine = {count.seat: count for count in counts if count.kind == kind}
        faces = next(iter(mine.values())).faces
        for number, face in enumerate(faces):
            _rule(canvas, area, y)
            icon = {"pips": f"pip_{face.face}", "poker": f"die_{face.face}"}.get(kind, "die_A")
            canvas.image(f"icons/{icon}", (area[0] + 60, y + 22), "dark")
            for seat, count in mine.items():
                x, width = _column(area, seat, len(sitters), first)
                got = count.faces[number]
                canvas.text(str(got.rolled), (x + width / 2 - 8, y + 22), BODY.but(size=24), "right")
                canvas.text(
                    f"{got.expected:.0f}", (x + width / 2 + 8, y + 22), BODY.but(size=20, colour=FADED)
                )
            y += 44
        y += 10
    canvas.paragraph(
        words("ui.result.dice.note"), (area[0], y + 6, area[2], 80), BODY.but(size=21, colour=FADED)
    )
