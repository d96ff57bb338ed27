"""The second leaf of the scoring pad: how the lead changed."""

from collections.abc import Sequence
from itertools import pairwise

from game.play.history import RoundEnd
from game.play.seating import Sitter
from game.ui.canvas import Area, Canvas, Point
from game.ui.theme import COLOURS
from game.ui.typesetting import BODY, FADED, INK, LABEL

_LINES = 6
_APART = 44.0
"""How far the names at the end are apart at least."""
_NAMES = 210.0
_SMALL = BODY.but(size=20)


def round_step(most: int) -> int:
    """A round number of which six at most reach the top."""
    size = 1
    while True:
        for step in (size, 2 * size, 5 * size):
            if step * _LINES >= most:
                return step
        size *= 10


def draw_lead(
    canvas: Canvas, area: Area, sitters: Sequence[Sitter], ends: Sequence[RoundEnd], round_word: str
) -> None:
    """A line a player over the rounds, with symbol and name at the end."""
    if not ends:
        return
    x, y, width, height = area
    most = max(1, *(max(end.points) for end in ends))
    step = round_step(most)
    lines = -(-most // step)
    left, right, top, bottom = x + 60, x + width - _NAMES, y + 24, y + height - 70
    for number in range(lines + 1):
        down = bottom - (bottom - top) * number / lines
        canvas.fill((left, down, right - left, 1.5), FADED, 0.35)
        canvas.text(str(number * step), (left - 14, down), _SMALL.but(colour=FADED), "right")

    def place(number: int, points: int) -> Point:
        across = left + (right - left) * (number + 1) / len(ends)
        return across, bottom - (bottom - top) * points / (lines * step)

    for seat, sitter in enumerate(sitters):
        points = [(left, bottom), *(place(n, end.points[seat]) for n, end in enumerate(ends))]
        canvas.line(points, INK, 8)
        canvas.line(points, COLOURS[sitter.colour], 5)
    last = [place(len(ends) - 1, points)[1] for points in ends[-1].points]
    for sitter, down in zip(sitters, _spread(last, bottom), strict=True):
        canvas.image("icons/player", (right + 24, down), sitter.colour, zoom=0.9)
        name = (right + 50, down - 20, _NAMES - 56, 40.0)
        canvas.fitted(sitter.name, name, LABEL.but(size=25, colour=INK), "left")
    every = max(1, len(ends) // 12)
    for number, end in enumerate(ends):
        if number % every == 0:
            canvas.text(str(end.round), (place(number, 0)[0], bottom + 24), _SMALL, "centre")
    canvas.text(round_word, ((left + right) / 2, bottom + 56), _SMALL.but(colour=FADED), "centre")


def _spread(wanted: Sequence[float], lowest: float) -> list[float]:
    """Heights as near as can be to those wanted, but no two on top of each other."""
    found = list(wanted)
    order = sorted(range(len(found)), key=lambda n: found[n])
    for above, below in pairwise(order):
        found[below] = max(found[below], found[above] + _APART)
    floor = lowest + _APART / 2
    for each in reversed(order):
        found[each] = min(found[each], floor)
        floor = found[each] - _APART
    return found
