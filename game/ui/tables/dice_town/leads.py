"""Who leads at each place by the dice that lie open: symbols and a number beside what counts there."""

from dataclasses import dataclass
from functools import partial

from game.engine import Seat
from game.games.dice_town.dice import NAMES, Faces
from game.games.dice_town.places import PLACES, counting
from game.games.dice_town.view import View
from game.games.dice_town.words.contests import contenders
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.styles import BRASS, FIGURE, PARCHMENT
from game.ui.tables.dice_town.layout import place, sign
from game.ui.tables.dice_town.town import Town

_DARK = (28, 13, 6)
_COUNT = FIGURE.but(size=24, colour=PARCHMENT)
_LARGEST = 30.0
"""However large the player wishes letters to be: there are things to be seen behind the tags."""
_SYMBOL, _DRAWN, _STEP = 27.0, 40.0, 23.0
"""The side of a symbol, as drawn, and from one to the next where there is room."""
_DIE, _ICON, _ROW = 21.0, 32.0, 3
"""The same for the dice of a hand, and how many of them lie side by side."""
_AIR, _APART, _RIM = 5.0, 4.0, 2.0
"""What is free in a tag, between two of them, and around them, so that nothing is painted beyond a column."""
_BESIDE, _HALL = 74.0, (77.0, 100.0)
"""From the middle of a sign to the column at the right of its die; to both columns of the town hall."""


@dataclass(frozen=True, slots=True)
class Lead:
    """Equals at a place: the colours of their symbols, and what each of them has."""

    colours: tuple[str, ...]
    dice: Faces
    hand: bool


Leads = tuple[tuple[str, tuple[Lead, ...]], ...]
"""By place, whoever would come to it now, the first in front."""


def leads(table: Town) -> Leads:
    """Who would come to each place, as all can see."""
    view: View = table.picture_view
    return tuple((name, tuple(_positions(table, view, name))) for name in PLACES)


def _positions(table: Town, view: View, name: str) -> list[Lead]:
    """The first, and where there is a second, and nobody is level with the first, who comes next."""
    found = contenders(view, name)
    seen = found[: 2 if view.settings.seconds and found and len(found[0]) == 1 else 1]
    return [_lead(table, view, name, seats) for seats in seen]


def _lead(table: Town, view: View, name: str, seats: tuple[Seat, ...]) -> Lead:
    face = PLACES[name].face
    colours = tuple(table.session.sitters[seat].colour for seat in seats)
    return Lead(colours, counting(view.kept[seats[0]], face), face is None)


def draw_leads(canvas: Canvas, found: Leads, west: bool) -> None:
    """At every place, painted anew where somebody else leads or has more."""
    for name, positions in found:
        areas = columns(name)
        parts = [positions] if len(areas) == 1 else [(lead,) for lead in positions]
        for area, part in zip(areas, parts, strict=False):
            if part:
                canvas.still(("lead", name, part, west), area, partial(_paint, canvas, part, area))


def _paint(canvas: Canvas, part: tuple[Lead, ...], area: Area) -> None:
    """The tags of one column, one below the other."""
    y = area[1] + _RIM
    for lead in part:
        rows = 2 if len(lead.colours) > 2 and len(part) == 1 and not lead.hand else 1
        high = _SYMBOL * rows + 2 * _AIR - (rows - 1) * 2
        if lead.hand:
            high += _DIE * (1 + (len(lead.dice) - 1) // _ROW)
        _paint_tag(canvas, lead, (area[0] + _RIM, y, area[2] - 2 * _RIM, high), rows)
        y += high + _APART


def _paint_tag(canvas: Canvas, lead: Lead, area: Area, rows: int) -> None:
    """The symbols of some equals, and how many dice each of them has; of a hand the dice themselves."""
    x, y, room, high = area
    count = "" if lead.hand else str(len(lead.dice))
    style = _COUNT.but(size=min(_COUNT.size * canvas.type.growth, _LARGEST))
    number = canvas.type.width(count, style) + 4 if count else 0.0
    a_row = -(-len(lead.colours) // rows)
    step = min(_STEP, (room - 2 * _AIR - number - _SYMBOL) / max(1, a_row - 1))
    symbols = _SYMBOL + step * (a_row - 1)
    dice = _DIE * min(_ROW, len(lead.dice)) if lead.hand else 0.0
    wide = max(symbols + number, dice) + 2 * _AIR
    left = x + (room - wide) / 2
    canvas.fill((left, y, wide, high), _DARK, 0.92)
    canvas.frame((left, y, wide, high), BRASS, 2)
    start = left + (wide - symbols - number) / 2
    for n, colour in enumerate(lead.colours):
        row, column = divmod(n, a_row)
        at = start + _SYMBOL / 2 + column * step, y + _AIR + _SYMBOL / 2 + row * (_SYMBOL - 2)
        canvas.image("icons/player", at, colour, zoom=_SYMBOL / _DRAWN)
    if count:
        canvas.text(count, (left + wide - _AIR, y + high / 2), style, "right")
    else:
        _paint_dice(canvas, lead.dice, (left + wide / 2, y + _AIR + _SYMBOL + _DIE / 2))


def _paint_dice(canvas: Canvas, dice: Faces, at: Point) -> None:
    """A hand, three dice and two below them as on the sign of the house."""
    for first in range(0, len(dice), _ROW):
        row = dice[first : first + _ROW]
        for n, face in enumerate(row):
            across, down = at[0] + (n - (len(row) - 1) / 2) * _DIE, at[1] + first // _ROW * _DIE
            canvas.image(f"icons/die_{NAMES[face]}", (across, down), "light", zoom=(_DIE - 1) / _ICON)


def columns(name: str) -> tuple[Area, ...]:
    """Where the tags of a place hang: at the right of its die; a hand takes a whole side of its house."""
    x, y, wide, _ = place(name)
    left, top, broad, _ = sign(name)
    centre, high = left + broad / 2, top - 6 - y - 4
    if name == "town_hall":
        start, end = centre - _HALL[0], centre + _HALL[1]
        return (x + 2, y + 4, start - x - 2, high), (end, y + 4, x + wide + 2 - end, high)
    return ((centre + _BESIDE, y + 4, x + wide + 3 - centre - _BESIDE, high),)
