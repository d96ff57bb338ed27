"""A short reckoning when a round is over: what it brought each seat, on a sheet over the street."""

from dataclasses import dataclass

from game.engine import Seat, say
from game.games.dice_town.view import View
from game.play.seating import Sitter
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.styles import BODY, FADED, FIGURE, INK, LABEL, OXBLOOD, TITLE
from game.ui.tables.dice_town.gains import gained
from game.ui.tables.kit.any_table import AnyTable
from game.ui.tables.kit.portraits import draw_sitter

_MIDDLE: Point = (960.0, 440.0)
_WIDE, _ROW, _HEADER = 800.0, 70.0, 76.0
_NAME, _AMOUNTS = 96.0, 330.0
"""Where a row has its name, and where what was gained begins."""
_APART, _ICON, _STAR = 22.0, 32.0, 0.42
_TITLE = TITLE.but(size=34, colour=INK)
_FIGURE = FIGURE.but(size=31, colour=INK)
_WHO = LABEL.but(size=29, colour=INK)
_MINUS = "\u2212"


@dataclass(frozen=True, slots=True)
class Reckoning:
    """What each seat owns more or less than when the round began, by icon, and who has the star now."""

    round: int
    gains: tuple[tuple[tuple[str, int], ...], ...]
    star: Seat | None
    """Who became Sheriff."""

    def draw(self, canvas: Canvas, table: AnyTable[View]) -> None:
        """The sheet, one row a seat."""
        sitters = table.session.sitters
        high = _HEADER + _ROW * len(sitters) + 72
        area = (_MIDDLE[0] - _WIDE / 2, _MIDDLE[1] - high / 2, _WIDE, high)
        key = "reckoning", self, sitters, table.speaker
        canvas.still(key, _around(area), lambda: self._paint(canvas, table, area))

    def _paint(self, canvas: Canvas, table: AnyTable[View], area: Area) -> None:
        canvas.patch("shadows/rect", _around(area))
        canvas.patch("ui/paper", area)
        x, y, width, _ = canvas.inside("ui/paper", area)
        title = table.speaker(say("ui.dice_town.reckoning", round=self.round))
        canvas.fitted(title, (x, y, width, _HEADER - 12), _TITLE)
        for seat, sitter in enumerate(table.session.sitters):
            row = x, y + _HEADER + seat * _ROW, width, _ROW
            self._paint_row(canvas, table, seat, sitter, row)

    def _paint_row(
        self, canvas: Canvas, table: AnyTable[View], seat: Seat, sitter: Sitter, area: Area
    ) -> None:
        x, y, _, height = area
        down = y + height / 2
        draw_sitter(canvas, sitter, (x + 48, down), 60, (26, 20), 0.8)
        canvas.fitted(sitter.name, (x + _NAME, y, _AMOUNTS - _NAME - 16, height), _WHO, "left")
        across = x + _AMOUNTS
        for icon, amount in self.gains[seat]:
            words = f"{'+' if amount > 0 else _MINUS}{abs(amount)}"
            style = _FIGURE if amount > 0 else _FIGURE.but(colour=OXBLOOD)
            canvas.text(words, (across, down), style)
            across += canvas.type.width(words, style) + 4
            canvas.image(f"icons/{icon}", (across + _ICON / 2, down), "dark")
            across += _ICON + _APART
        if self.star == seat:
            canvas.image("props/star", (across + _ICON / 2, down), zoom=_STAR)
        elif not self.gains[seat]:
            nothing = table.house.words("ui.dice_town.reckoning.nothing")
            canvas.text(nothing, (across, down), BODY.but(size=25, colour=FADED))


def reckoning(table: AnyTable[View], over: int, after: View) -> Reckoning | None:
    """What a round that is over brought; None if nobody noted how it began."""
    told = table.session.story.moments
    began = next((moment.view for moment in told if moment.view.round == over), None)
    if began is None:
        return None
    gains = tuple(tuple(gained(began, after, seat).items()) for seat in range(after.settings.seats))
    return Reckoning(over, gains, after.sheriff if after.sheriff != began.sheriff else None)


def _around(area: Area) -> Area:
    x, y, width, height = area
    return x - 14, y - 12, width + 34, height + 38
