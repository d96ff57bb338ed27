"""The third leaf of the scoring pad: what the dice did."""

from collections.abc import Callable, Sequence

from game.play.seating import Sitter
from game.play.statistics import DiceCount, FaceCount
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.scenes.pads import HEAD, column, draw_heads, rule
from game.ui.styles import BODY, FADED, OXBLOOD

_FIRST = 110.0
_NOTE = 96.0
_HIGHEST = 58.0
_BAR = 10.0
_BRASS = (176, 124, 40)


def draw_dice(
    canvas: Canvas,
    area: Area,
    sitters: Sequence[Sitter],
    counts: Sequence[DiceCount],
    words: Callable[..., str],
) -> None:
    """How often each face came up, beside how often it should have."""
    draw_heads(canvas, area, sitters, _FIRST)
    kinds = list(dict.fromkeys(count.kind for count in counts))
    rows = sum(len(next(count.faces for count in counts if count.kind == kind)) for kind in kinds)
    height = min(_HIGHEST, (area[3] - HEAD - _NOTE) / max(1, rows))
    most = max((face.rolled for count in counts for face in count.faces), default=1)
    most = max(most, *(round(face.expected + 1) for count in counts for face in count.faces), 1)
    y = area[1] + HEAD
    for kind in kinds:
        mine = {count.seat: count for count in counts if count.kind == kind}
        for number, face in enumerate(next(iter(mine.values())).faces):
            rule(canvas, area, y)
            icon = {"pips": f"pip_{face.face}", "poker": f"die_{face.face}"}.get(kind, "die_A")
            canvas.image(f"icons/{icon}", (area[0] + 50, y + height / 2), "dark", zoom=min(1.2, height / 38))
            for seat, count in mine.items():
                x, width = column(area, seat, len(sitters), _FIRST)
                _draw_face(canvas, count.faces[number], (x + 14, y, width - 28, height), most)
            y += height
    rule(canvas, area, y)
    note = (area[0], y + 14, area[2], _NOTE)
    canvas.paragraph(words("ui.result.dice.note"), note, BODY.but(size=21, colour=FADED), "centre")


def _draw_face(canvas: Canvas, got: FaceCount, area: Area, most: float) -> None:
    """The number, and a bar with a notch where fair dice would end it."""
    x, y, width, height = area
    figure = 58.0 if width > 150 else 36.0
    style = BODY.but(size=24 if height > 40 else 20, grows=False)
    canvas.text(str(got.rolled), (x + figure - 14, y + height / 2), style, "right")
    if width <= 110:
        style = style.but(size=18, colour=FADED)
        canvas.text(f"{got.expected:.0f}", (x + figure, y + height / 2), style)
        return
    track = width - figure
    canvas.fill((x + figure, y + height / 2 - _BAR / 2, track, _BAR), FADED, 0.18)
    canvas.fill((x + figure, y + height / 2 - _BAR / 2, track * got.rolled / most, _BAR), _BRASS)
    notch = x + figure + track * got.expected / most
    canvas.fill((notch - 1.5, y + height / 2 - 12, 3.0, 24.0), OXBLOOD)
