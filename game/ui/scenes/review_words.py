"""What is said of a choice: what it cost, what was chosen, what was better, why, and how that is known."""

from typing import Any, NamedTuple

from game.engine import Message, say, say_n
from game.play.illustrated import illustrated
from game.play.review import Find
from game.text import Speaker
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.lettering import Align
from game.ui.styles import BODY, FADED, FIGURE, OXBLOOD, Style, largest
from game.ui.tables.kit.hint_mark import draw_bulb, draw_token
from game.ui.tables.table import TableScene

_WHOLE = BODY.but(size=100)
"""Stands for the size of all letters, in hundredths."""
_SMALLEST = 60.0
_HEAD, _SMALL = BODY.but(size=20, colour=FADED), BODY.but(size=18, colour=FADED)
_TOLD, _BOLD = BODY.but(size=22), BODY.but(face="bitter_bold", size=25)
_COST = FIGURE.but(size=58, colour=OXBLOOD)
_BULB = "bulb"
_GAP, _ASIDE = 20.0, 60.0
"""What is free between two parts, and beside a mark."""


class Part(NamedTuple):
    """Some words one below the other, in their styles, and the mark that stands for them, if any does."""

    lines: tuple[tuple[str, Style], ...]
    mark: str = ""
    """A bulb, or the colour of a player."""
    align: Align = "left"


def parts_of(find: Find, place: tuple[int, int], table: TableScene[Any], speaker: Speaker) -> list[Part]:
    """What is said, from top to bottom; `place`: which of how many it is, nought if it is none of them."""
    game, ask, (at, of) = table.game, find.decision.ask, place
    now = say("ui.load.round", word=game.a_round, round=table.rules.rounds(table.session.table))
    known = say_n("ui.review.tables", find.samples) if find.samples else say("ui.review.counted")

    def told(message: Message) -> str:
        return illustrated(message, speaker)

    colour = table.session.sitters[ask.seat].colour
    chosen, better = (told(game.answer(ask, each.action)) for each in (find.chosen, find.better))
    return [
        Part(((told(say("ui.review.place", at=at, of=of, now=now) if at else now), _HEAD),), align="centre"),
        Part(((told(_cost(find)), _COST), (told(_chances(find)), _TOLD)), align="centre"),
        Part(((told(say("ui.review.chosen")), _HEAD), (chosen, _BOLD)), colour),
        Part(((told(say("ui.review.better")), _HEAD), (better, _BOLD)), _BULB),
        Part(((told(find.better.reason), _TOLD),)),
        Part(((told(known), _SMALL),)),
    ]


def _cost(find: Find) -> Message:
    return say("ui.review.cost", cost=round(find.cost, 2))


def _chances(find: Find) -> Message:
    """Rounded so that they differ by what it cost."""
    better = round(find.better.value, 2)
    return say("ui.review.chances", chosen=max(0.0, better - round(find.cost, 2)), better=better)


def draw_parts(canvas: Canvas, area: Area, parts: list[Part]) -> None:
    """In one column; large letters are as large as there is room for."""
    x, y, width, height = area
    percent = largest(_WHOLE, _SMALLEST, lambda it: high(canvas, parts, width, it.size) <= height).size
    down = y
    for part in parts:
        aside, top = _ASIDE if part.mark else 0.0, down
        for words, style in part.lines:
            room = (x + aside, down, width - aside, height)
            down += canvas.paragraph(words, room, _sized(style, percent), part.align)
        at = x + _ASIDE / 2 - 4, (top + down) / 2
        if part.mark == _BULB:
            draw_bulb(canvas, at)
        elif part.mark:
            draw_token(canvas, at, part.mark)
        down += _GAP * percent / 100


def _sized(style: Style, percent: float) -> Style:
    return style.but(size=style.size * percent / 100)


def high(canvas: Canvas, parts: list[Part], width: float, percent: float = 100.0) -> float:
    """How high all of it is in letters of that size."""
    lines = [(words, style, _ASIDE if part.mark else 0.0) for part in parts for words, style in part.lines]
    high = sum(
        canvas.paragraph_height(words, width - less, _sized(style, percent)) for words, style, less in lines
    )
    return high + (len(parts) - 1) * _GAP * percent / 100
