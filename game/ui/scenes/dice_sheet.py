"""The third leaf of the score sheet: what the dice did."""

from collections.abc import Sequence

from game.engine import say
from game.games.dice import Dice
from game.play.seating import Sitter
from game.play.statistics import DiceCount, FaceCount
from game.text import Speaker
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.scenes.score_sheet import HEAD, column, draw_heads, rule
from game.ui.styles import BODY, FADED, OXBLOOD

_FIRST = 110.0
_NOTE = 96.0
_HIGHEST = 58.0
_BAR = 10.0
_AIR, _NARROW = 14.0, 110.0
"""What is free beside a column, and how wide one must be to have room for bars."""
_BRASS = (176, 124, 40)
_DIE, _LARGEST_DIE, _UPRIGHT = 122.0, 0.5, 3
"""How high a row is for a die of full size, how large one gets at most, and which of them lies straight."""


def draw_dice(
    canvas: Canvas,
    area: Area,
    sitters: Sequence[Sitter],
    counts: Sequence[DiceCount],
    speaker: Speaker,
) -> None:
    """How often each face came up, beside how often it should have."""
    draw_heads(canvas, area, sitters, _FIRST)
    thrown = by_kind(counts)
    rows = sum(len(mine[0].faces) for mine in thrown.values())
    height = min(_HIGHEST, (area[3] - HEAD - _NOTE) / max(1, rows))
    y = area[1] + HEAD
    for kind, mine in thrown.items():
        most = max(max(face.rolled, face.expected + 1) for count in mine for face in count.faces)
        for number, face in enumerate(mine[0].faces):
            rule(canvas, area, y)
            _draw_die(canvas, kind, face.face, (area[0] + 50, y + height / 2), height)
            for count in mine:
                x, width = column(area, count.seat, len(sitters), _FIRST)
                _draw_face(
                    canvas, count.faces[number], (x + _AIR, y, width - 2 * _AIR, height), most, speaker
                )
            y += height
    rule(canvas, area, y)
    note = (area[0], y + 14, area[2], _NOTE)
    narrow = column(area, 0, len(sitters), _FIRST)[1] - 2 * _AIR <= _NARROW
    told = speaker(say("ui.result.dice.note.narrow") if narrow else say("ui.result.dice.note"))
    canvas.paragraph(told, note, BODY.but(size=21, colour=FADED), "centre")


def by_kind(counts: Sequence[DiceCount]) -> dict[Dice, list[DiceCount]]:
    """Everybody's dice of each kind; what was thrown most comes first, for that is what was played with."""
    found: dict[Dice, list[DiceCount]] = {}
    for count in counts:
        found.setdefault(count.kind, []).append(count)
    return dict(sorted(found.items(), key=lambda item: -sum(count.dice for count in item[1])))


def _draw_die(canvas: Canvas, kind: Dice, face: str, at: Point, height: float) -> None:
    """The face that a row is about."""
    if not kind.icon:
        at = at[0], at[1] + height * 0.06  # it stands on its anchor, which is below its middle
        canvas.image(f"dice/{kind.name}/rest", at, face, _UPRIGHT, zoom=min(_LARGEST_DIE, height / _DIE))
        return
    canvas.image(f"icons/{kind.icon}{face}", at, "dark", zoom=min(1.2, height / 38))


def _draw_face(canvas: Canvas, got: FaceCount, area: Area, most: float, speaker: Speaker) -> None:
    """The number, and a bar with a notch where fair dice would end it."""
    x, y, width, height = area
    figure = 58.0 if width > 150 else 36.0
    style = BODY.but(size=24 if height > 40 else 20, grows=width > _NARROW)
    rolled = speaker.word(got.rolled)
    style = canvas.type.fitting(rolled, style, figure - 14)
    canvas.text(rolled, (x + figure - 14, y + height / 2), style, "right")
    if width <= _NARROW:
        style = BODY.but(size=18, colour=FADED, grows=False)
        canvas.text(speaker.word(got.expected, ",.0f"), (x + figure, y + height / 2), style)
        return
    track = width - figure
    canvas.fill((x + figure, y + height / 2 - _BAR / 2, track, _BAR), FADED, 0.18)
    canvas.fill((x + figure, y + height / 2 - _BAR / 2, track * got.rolled / most, _BAR), _BRASS)
    notch = x + figure + track * got.expected / most
    canvas.fill((notch - 1.5, y + height / 2 - 12, 3.0, 24.0), OXBLOOD)
