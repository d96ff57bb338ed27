"""The second leaf of the score sheet: how the lead changed."""

from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise

from game.engine import Message, Score
from game.play.seating import Sitter
from game.text import Speaker
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.scenes.score_sheet import hair
from game.ui.styles import BODY, FADED, INK, LABEL
from game.ui.theme import COLOURS

_LINES = 6
_APART = 46.0
"""How far the names at the end are apart at least."""
_NAMES, _LEADER = 270.0, 64.0
"""Room for symbols and names, of which some for the way from a line's end to them."""
_SMALL = BODY.but(size=20)
_BUNDLE = 7.0
"""How far apart lines run that would hide each other."""
_SYMBOL, _SIDE_BY_SIDE = 0.5, 17.0
_LEFT, _GAP = 60.0, 14.0
"""Room for the numbers at the left, at least, and how far they are from the lines."""
_DENSE = 46.0
"""Where rounds are nearer to each other than this, not every one of them has a symbol."""


def round_step(most: int) -> int:
    """A round number of which six at most reach the top."""
    size = 1
    while True:
        for step in (size, 2 * size, 5 * size):
            if step * _LINES >= most:
                return step
        size *= 10


def draw_lead(
    canvas: Canvas,
    area: Area,
    sitters: Sequence[Sitter],
    told: Sequence[Sequence[int]],
    scores: Sequence[Score],
    speaker: Speaker,
    a_round: Message,
) -> None:
    """A line a player from what they began with over the rounds, with symbol and name at the end."""
    rounds = len(told) - 1
    if not rounds:
        return
    x, y, width, height = area
    most = max(1, *map(max, told))
    step = round_step(most)
    lines = -(-most // step)
    below = 30 * canvas.type.growth
    marks = [speaker.word(number * step) for number in range(lines + 1)]
    left = x + max(_LEFT, _GAP + max(canvas.type.width(mark, _SMALL) for mark in marks))
    right, top, bottom = x + width - _NAMES, y + 24, y + height - 10 - 2 * below
    for number, mark in enumerate(marks):
        down = bottom - (bottom - top) * number / lines
        canvas.fill((left, down, right - left, hair(canvas)), FADED, 0.35)
        canvas.text(mark, (left - _GAP, down), _SMALL.but(colour=FADED), "right")

    def place(number: int, points: int) -> Point:
        across = left + (right - left) * number / rounds
        return across, bottom - (bottom - top) * points / (lines * step)

    tracks = _tracks(told)
    for seat, sitter in enumerate(sitters):
        pieces = [
            [_lowered(place(n, told[n][seat]), by), _lowered(place(n + 1, told[n + 1][seat]), by)]
            for n, by in enumerate(tracks[seat])
        ]
        way = [point for piece in pieces for point in piece]
        canvas.line(way, INK, 8)
        canvas.line(way, COLOURS[sitter.colour], 5)
    last = [_lowered(place(rounds, told[-1][seat]), tracks[seat][-1]) for seat in range(len(sitters))]
    labels = label_heights([end[1] for end in last], [score.rank for score in scores], (top, bottom))
    for sitter, end, down in zip(sitters, last, labels, strict=True):
        canvas.line([end, (right + _LEADER, down)], FADED, 3)
        canvas.image("icons/player", (right + _LEADER, down), sitter.colour, zoom=0.9)
        name = (right + _LEADER + 26, down - 20, _NAMES - _LEADER - 32, 40.0)
        canvas.fitted(sitter.name, name, LABEL.but(size=25, colour=INK), "left")
    every = max(1, round(_DENSE * canvas.type.growth * rounds / (right - left)))
    room = every * (right - left) / rounds
    for number in range(rounds, 0, -every):
        _draw_symbols(canvas, sitters, [place(number, points) for points in told[number]], room)
        canvas.text(speaker.word(number), (place(number, 0)[0], bottom + below), _SMALL, "centre")
    canvas.text(
        speaker(a_round),
        ((left + right) / 2, bottom + 2 * below),
        _SMALL.but(colour=FADED),
        "centre",
    )


def _lowered(point: Point, by: float) -> Point:
    return point[0], point[1] + by


def _tracks(told: Sequence[Sequence[int]]) -> list[list[float]]:
    """By how much each piece of each player's line gives way to those that run along the same points."""
    found: list[list[float]] = [[] for _ in told[0]]
    for before, after in pairwise(told):
        alike: dict[tuple[int, int], list[int]] = defaultdict(list)
        for seat, ends in enumerate(zip(before, after, strict=True)):
            alike[ends].append(seat)
        for seats in alike.values():
            for number, seat in enumerate(seats):
                found[seat].append((number - (len(seats) - 1) / 2) * _BUNDLE)
    return found


def _draw_symbols(canvas: Canvas, sitters: Sequence[Sitter], points: Sequence[Point], room: float) -> None:
    """Each player's symbol where the line is; those with as many points stand side by side, or closer."""
    for seat, point in enumerate(points):
        same = [other for other, there in enumerate(points) if there == point]
        apart = min(_SIDE_BY_SIDE, room / len(same))
        aside = (same.index(seat) - (len(same) - 1) / 2) * apart
        canvas.image("icons/player", (point[0] + aside, point[1]), sitters[seat].colour, zoom=_SYMBOL)


def label_heights(wanted: Sequence[float], ranks: Sequence[int], bounds: tuple[float, float]) -> list[float]:
    """Heights as near as can be to those wanted, no two on top of each other, by rank.

    Neighbours that are too near become one block about the middle of what they want, so that none of
    them stands where only another's line ends.
    """
    order = sorted(range(len(wanted)), key=lambda seat: (ranks[seat], wanted[seat]))
    blocks: list[list[int]] = []

    def top_of(block: list[int]) -> float:
        middle = sum(wanted[seat] for seat in block) / len(block)
        high = (len(block) - 1) * _APART
        return min(max(bounds[0], middle - high / 2), max(bounds[0], bounds[1] - high))

    for seat in order:
        blocks.append([seat])
        while len(blocks) > 1 and top_of(blocks[-2]) + len(blocks[-2]) * _APART > top_of(blocks[-1]):
            last = blocks.pop()
            blocks[-1] += last
    found = [0.0] * len(wanted)
    for block in blocks:
        for number, seat in enumerate(block):
            found[seat] = top_of(block) + number * _APART
    return found
