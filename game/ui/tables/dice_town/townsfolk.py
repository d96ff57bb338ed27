"""The players around the table: their cards, their kept dice and their cups."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from game.engine import Seat
from game.games.dice_town.dice import HAND, Faces
from game.games.dice_town.view import View
from game.play.seating import Sitter
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.glyphs import draw_cap
from game.ui.styles import BRASS, FIGURE, LABEL, PALE, PARCHMENT, Style
from game.ui.tables.dice_town.layout import OWN_CARD, OWN_CUP, OWN_HAND, OWN_KEPT, OWN_ROLLED
from game.ui.tables.dice_town.poker_dice import poker_die
from game.ui.tables.dice_town.street import draw_indian_die, troubled
from game.ui.tables.dice_town.town import Town
from game.ui.tables.kit.cup import Cup
from game.ui.tables.kit.dice import Die
from game.ui.tables.kit.floats import HIGH
from game.ui.tables.kit.marks import draw_tag
from game.ui.tables.kit.portraits import draw_badge, draw_sitter

CARD_HEIGHT = 130.0
_KEPT_DIE, _LARGE_DIE = 0.72, 1.0
_LARGE_CUP = 0.72
_TWO_ROWS, _THREE_ROWS, _ROW = 190.0, 300.0, 150.0
"""How high the room under a card must be for two or three rows, and how high they are at most."""
_CELL, _CUP_TO_DIE, _BELOW_CARD = 124.0, 0.66, 26.0
"""What a die of full size needs with a gap, how large a cup is beside it, and the room for a card's tag."""
_BESIDE = 141.0
"""How much of a card's width is not for figures."""
FIGURES_AT = 68.0, 102.0
"""How far down the middles of the two rows of figures are."""
_FIGURES = FIGURE.but(size=22, colour=PARCHMENT)
_ICON, _LEAST_ICON, _DRAWN = 32.0, 24.0, 32.0
"""The side of an icon with what is left free behind it, its least where figures grow, and as drawn."""
_CORNER = 40.0, 40.0
"""Where on a die its button is, from the middle."""
_APART, _SPREAD = 9.0, 14.0
"""The gap between a figure and the next icon: always wider than that to its own."""
Figures = tuple[tuple[str, str], ...]
"""Icons and amounts."""


def figures(view: View, seat: Seat) -> Figures:
    """What a seat owns for all to see: icons and amounts, three a row."""
    shown = [
        ("money", str(view.money[seat])),
        ("nugget", str(view.nuggets[seat])),
        ("card", str(sum(view.backs[seat]))),
    ]
    more = [
        ("wire", len(view.wire[seat])),
        ("ranch", len(view.ranches[seat])),
        ("outlaw", len(view.gangs[seat])),
        ("lock", len(view.captured[seat])),
    ]
    return (*shown, *((icon, str(count)) for icon, count in more if count))


@dataclass(frozen=True, slots=True)
class SeatCard:
    """What a seat's card shows."""

    sitter: Sitter
    area: Area
    figures: Figures
    active: bool
    mark: str
    """An icon on the rim of the portrait: a bot, or somebody thinking."""
    star: bool
    die: bool
    """Holds the Indian die."""
    done: str
    """What the seat did last."""

    def draw(self, canvas: Canvas) -> None:
        """The card, painted anew when something on it changes."""
        x, y, width, height = self.area
        canvas.still(self, (x - 14, y - 14, width + 28, height + 42), lambda: self._paint(canvas))

    def _paint(self, canvas: Canvas) -> None:
        """Portrait, name, what the seat owns, and the star if it is the Sheriff's."""
        x, y, width, _ = self.area
        sitter = self.sitter
        canvas.patch("ui/seat_card", self.area, "active" if self.active else "normal")
        draw_sitter(canvas, sitter, (x + 65, y + 65), 100, (39, 43))
        style = LABEL.but(size=25, colour=BRASS if self.active else PALE, grows=True)
        canvas.fitted(sitter.name, (x + 131, y + 12, width - 131 - 12, 38), style, "left")
        if self.mark:
            draw_badge(canvas, (x + 103, y + 26), self.mark)
        rows, style = figure_rows(canvas, self.figures, width - _BESIDE)
        for row, down in zip(rows, FIGURES_AT, strict=True):
            _draw_figures(canvas, row, (x + 128, y + down), width - _BESIDE, style)
        if self.star:
            canvas.image("props/star", (x + 26, y + 28), zoom=0.4)
        if self.die:
            draw_indian_die(canvas, "blessing", (x + 30, y + 104), 0.4)

    def draw_done(self, canvas: Canvas) -> None:
        """What the seat did last, on a tag over the rim of its cup and its first die."""
        if self.done:
            draw_tag(canvas, self.area, self.done)


def card_of(table: Town, seat: Seat) -> SeatCard:
    """A seat's card as it is now."""
    view, sitter = table.picture_view, table.session.sitters[seat]
    return SeatCard(
        sitter,
        table.card_of(seat),
        figures(view, seat),
        table.is_active(seat),
        "hourglass" if table.thinks(seat) else table.kind_of(seat),
        view.sheriff == seat and table.star is None,
        view.settings.indians and view.die == seat and troubled(view) is None,
        table.noted(seat),
    )


def figure_rows(canvas: Canvas, shown: Figures, width: float) -> tuple[tuple[Figures, Figures], Style]:
    """What stands in either row, and in which letters: as large as the player wishes and there is room."""
    usual, roomy = (shown[:3], shown[3:]), (shown[:2], shown[2:])
    for size in range(round(_FIGURES.size * canvas.type.growth), round(_FIGURES.size), -1):
        style = _FIGURES.but(size=size)
        if all(_side(canvas, row, width, style) >= _LEAST_ICON for row in roomy):
            return roomy, style
    return usual, _FIGURES


def _side(canvas: Canvas, shown: Figures, width: float, style: Style) -> float:
    """How much of a row every icon can have."""
    amounts = sum(canvas.type.width(words, style) for _, words in shown)
    count = max(1, len(shown))
    return min(_ICON, (width - amounts - (count - 1) * _APART) / count)


def _draw_figures(canvas: Canvas, shown: Figures, at: Point, width: float, style: Style) -> None:
    """Icons with their amounts, spread a little; smaller icons where there is no room."""
    across, down = at
    amounts = sum(canvas.type.width(words, style) for _, words in shown)
    side = _side(canvas, shown, width, style)
    gap = min(_SPREAD, (width - amounts - len(shown) * side) / max(1, len(shown) - 1))
    for icon, words in shown:
        canvas.image(f"icons/{icon}", (across + side / 2, down), "light", zoom=(side - 3) / _DRAWN)
        canvas.text(words, (across + side, down), style)
        across += side + canvas.type.width(words, style) + gap


def kept_dice(faces: Faces, panel: Area | None) -> list[Die]:
    """The dice a seat has set aside, under its card; without a panel in the own strip, a whole hand large."""
    if panel is None:
        whole = len(faces) == HAND
        (x, y), zoom, step = (OWN_HAND, _LARGE_DIE, 112.0) if whole else (OWN_KEPT, _KEPT_DIE, 84.0)
        return [poker_die(face, (x + n * step, y), n, zoom) for n, face in enumerate(faces)]
    tray = _tray(panel)
    return [
        poker_die(face, at, n, tray.die) for n, (face, at) in enumerate(zip(faces, tray.dice, strict=False))
    ]


def rolled_dice(faces: Faces) -> list[Die]:
    """The own dice from under the cup, for their owner alone."""
    return _large(faces)


def _large(faces: Faces) -> list[Die]:
    x, y = OWN_ROLLED
    return [poker_die(face, (x + n * 112, y), n, _LARGE_DIE) for n, face in enumerate(faces)]


def open_dice(kept: Faces, rolled: Faces, panel: Area | None) -> list[Die]:
    """What somebody has rolled, where all see it: large in the own strip, else after the kept dice."""
    if panel is None:
        return _large(rolled)
    tray = _tray(panel)
    free = tray.dice[len(kept) :]
    return [poker_die(face, at, n, tray.die) for n, (face, at) in enumerate(zip(rolled, free, strict=False))]


def draw_open(canvas: Canvas, dice: Sequence[Die], keys: Sequence[str]) -> None:
    """Dice that all see, each with the button that picks it; nothing tells which were picked."""
    for die in dice:
        die.draw(canvas)
    for die, key in zip(dice, keys, strict=False):
        (x, y), (right, down) = die.rest, _CORNER
        draw_cap(canvas, key, (x + right * die.zoom, y + down * die.zoom), 0.84)


def cup_of(sitter: Sitter, panel: Area | None) -> Cup:
    """A seat's cup, where it stands."""
    if panel is None:
        return Cup(OWN_CUP, sitter.colour, _LARGE_CUP)
    tray = _tray(panel)
    return Cup(tray.cup, sitter.colour, tray.cup_zoom)


class Tray(NamedTuple):
    """Where a seat's cup and its dice lie under its card, and how large they are."""

    cup: Point
    cup_zoom: float
    dice: tuple[Point, ...]
    die: float


@cache
def _tray(panel: Area) -> Tray:
    """As large as there is room for: in one row, in two, or in three."""
    x, y, width, height = panel
    top, room = y + CARD_HEIGHT, height - CARD_HEIGHT
    if room < _TWO_ROWS:
        row = tuple((x + 84 + n * 45.0, top + 61) for n in range(HAND))
        return Tray((x + 30, top + 67), 0.32, row, 0.54)
    rows = 2 if room < _THREE_ROWS else 3
    columns = 3 if rows == 2 else 2
    high, wide = min(_ROW, (room - _BELOW_CARD) / rows), width / columns
    across = [x + wide * (column + 0.5) for column in range(columns)]
    cup, *dice = [(each, top + _BELOW_CARD + high * (row + 0.5)) for row in range(rows) for each in across]
    die = min(1.0, high / _CELL, wide / _CELL)
    return Tray((cup[0], cup[1] + 18 * die), _CUP_TO_DIE * die, tuple(dice), die)


def float_area(canvas: Canvas, card: SeatCard) -> Area:
    """Where on a seat's card its gains and losses float: under what it owns, or else on the portrait."""
    x, y, width, _ = card.area
    (_, below), _ = figure_rows(canvas, card.figures, width - _BESIDE)
    return (x + 6, y + 87, 116.0, HIGH) if below else (x + 122, y + 87, width - 122, HIGH)


def purse(panel: Area | None) -> Point:
    """Where what a seat gains flies to."""
    x, y, _, _ = panel or OWN_CARD
    return x + 200, y + 72
