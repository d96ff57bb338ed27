"""What else is to be looked at in the right lobe: duels, telegrams, throws, the scales."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from game.engine import Message, Seat, say_n
from game.games.dalton_city.view import View
from game.games.dalton_city.words.standing import told_round
from game.games.dalton_city.words.telegrams import telegram_text
from game.ui.canvas import Canvas
from game.ui.design import Point
from game.ui.styles import BODY, BRASS, FIGURE, INK, LABEL, LIGHT, PALE, PARCHMENT, TITLE
from game.ui.tables.dalton_city.figures import dollars
from game.ui.tables.dalton_city.layout import EXHIBIT
from game.ui.tables.dalton_city.tape import draw_tape
from game.ui.tables.kit.any_table import AnyTable
from game.ui.tables.kit.card_face import zoomed
from game.ui.tables.kit.dice import Die
from game.ui.tables.kit.portraits import draw_sitter
from game.ui.tween import settle
from game.ui.widgets.widget import middle

if TYPE_CHECKING:
    from game.ui.house import House

_ASIDE = 240.0
_FORM = 1.44
"""How large the form of a telegram is."""
_EDGE, _TAPE = 40.0, 68.0
"""How far the tape is from the sides of the form, and its top from the foot."""


@dataclass(slots=True)
class DuelExhibit:
    """Two players face to face, their dice between them, and how many cards are at stake."""

    newcomer: Seat
    occupant: Seat
    stake: int = 1
    dice: list[Die] = field(default_factory=list)
    winner: Seat | None = None

    def draw(self, canvas: Canvas, table: AnyTable[Any]) -> None:
        x, y, width, _ = EXHIBIT
        sitters = table.session.sitters
        words = table.house.words
        canvas.fitted(words("ui.dalton_city.duel"), (x + 40, y + 18, width - 80, 56.0), TITLE.but(size=44))
        for seat, across in ((self.newcomer, 0.17), (self.occupant, 0.83)):
            at = x + width * across, y + 200.0
            fade = 0.45 if self.winner not in (None, seat) else 1.0
            draw_sitter(canvas, sitters[seat], at, 172, (64, 68), 1.3, fade)
            style = LABEL.but(size=30, colour=BRASS if self.winner == seat else PARCHMENT)
            canvas.fitted(sitters[seat].name, (at[0] - 125, y + 300, 250.0, 44.0), style)
        for die in self.dice:
            die.draw(canvas)
        told = table.house.speak(say_n("ui.dalton_city.stake", self.stake))
        canvas.fitted(told, (x + 60, y + 372, width - 120, 60.0), LIGHT.but(size=26, colour=PALE))


def duel_dice(dice: tuple[int, int]) -> list[Die]:
    """A die before each of the two."""
    x, y, width, _ = EXHIBIT
    return [
        Die(
            "pips",
            str(face),
            (x + width * across, y + 214),
            (x + width * start, y + 250),
            yaw=(face * 3 + n) % 8,
            zoom=1.0,
        )
        for n, (face, across, start) in enumerate(zip(dice, (0.39, 0.61), (0.24, 0.76), strict=True))
    ]


@dataclass(slots=True)
class TelegramExhibit:
    """A telegram that ticks out of the machine, letter by letter."""

    name: str
    shown: float = 1.0

    def draw(self, canvas: Canvas, table: AnyTable[Any]) -> None:
        draw_telegram(canvas, table.house, self.name, middle(EXHIBIT), self.shown)


def telegram_size(canvas: Canvas) -> Point:
    """How large the form of a telegram is."""
    width, height = canvas.art.entry("dalton_city/telegram").size
    return width * _FORM, height * _FORM


def draw_telegram(canvas: Canvas, house: "House", name: str, at: Point, shown: float = 1.0) -> None:
    """The form around a point, with as much of its words as have come out of the machine."""
    entry, (wide, high) = canvas.art.entry("dalton_city/telegram"), telegram_size(canvas)
    canvas.image("dalton_city/telegram", at, zoom=_FORM)
    left, top = at[0] - wide / 2, at[1] - high / 2
    boxes = [zoomed(box, _FORM) for box in (entry.title, entry.text) if box is not None]
    head, body = [(left + x, top + y, width, height) for x, y, width, height in boxes]
    canvas.fitted(house.words("ui.dalton_city.telegram"), head, TITLE.but(size=44, colour=INK))
    words = house.speak(telegram_text(name))
    style = canvas.type.boxed(words, BODY.but(size=32, colour=INK), body[2], body[3])
    canvas.paragraph(words[: max(1, round(len(words) * shown))], body, style)
    draw_tape(canvas, (left + _EDGE, top + high - _TAPE, wide - 2 * _EDGE, 44.0), words, shown)


@dataclass(slots=True)
class WeighingExhibit:
    """The nugget on the scales, and what two dice make it worth."""

    seat: Seat
    dice: list[Die]
    worth: int
    tipped: float = 0.0

    def draw(self, canvas: Canvas, table: AnyTable[Any]) -> None:
        x, y, width, _ = EXHIBIT
        frames = canvas.art.entry("dalton_city/scales").columns
        column = min(frames - 1, int(self.tipped * frames))
        canvas.image("dalton_city/scales", (x + width * 0.36, y + 200), "", column, zoom=1.45)
        for die in self.dice:
            die.draw(canvas)
        if self.tipped >= 1:
            sum_ = dollars(table.house, self.worth)
            canvas.fitted(sum_, (x + 60, y + 384, width - 120, 66.0), FIGURE.but(size=52))


def weighing_dice(dice: tuple[int, ...]) -> list[Die]:
    """Beside the scales."""
    x, y, width, height = EXHIBIT
    return [
        Die(
            "pips",
            str(face),
            (x + width * 0.82, y + 130 + n * 130),
            (x + width, y + height),
            yaw=(face * 3 + n) % 8,
            zoom=0.9,
        )
        for n, face in enumerate(dice)
    ]


@dataclass(slots=True)
class ThrowsExhibit:
    """Everybody's die for who begins."""

    throws: list[tuple[Seat, Die]] = field(default_factory=list)

    def draw(self, canvas: Canvas, table: AnyTable[Any]) -> None:
        for seat, die in self.throws:
            sitter = table.session.sitters[seat]
            x, y = die.rest
            draw_sitter(canvas, sitter, (x - 84, y), 84, (32, 34), 0.9)
            die.draw(canvas)


def throw_dice(throws: Sequence[tuple[Seat, int]]) -> list[tuple[Seat, Die]]:
    """A die for each, in rows of three."""
    x, y, width, height = EXHIBIT
    rows = -(-len(throws) // 3)
    found = []
    for n, (seat, face) in enumerate(throws):
        row, across = divmod(n, 3)
        in_row = min(3, len(throws) - row * 3)
        at = (
            x + width / 2 + (across - (in_row - 1) / 2) * 236 + 36,
            y + height / 2 + (row - (rows - 1) / 2) * 136,
        )
        found.append(
            (seat, Die("pips", str(face), at, (at[0] - 60, y + height), yaw=(face + n) % 8, zoom=0.8))
        )
    return found


@dataclass(slots=True)
class RoundExhibit:
    """Between two things: which round it is, and whose turn."""

    told: Message
    seat: Seat | None = None
    come: float = 1.0
    """How far whoever plays now has come to the middle."""

    def draw(self, canvas: Canvas, table: AnyTable[Any]) -> None:
        x, y, width, height = EXHIBIT
        told = table.speaker(self.told)
        canvas.fitted(told, (x + 40, y + 26, width - 80, 54.0), TITLE.but(size=40, colour=PALE))
        if self.seat is None:
            return
        sitter = table.session.sitters[self.seat]
        aside = _ASIDE * (1 - settle(self.come))
        draw_sitter(canvas, sitter, (x + width / 2 - aside, y + height / 2 + 14), 200, (74, 80), 1.5)
        canvas.fitted(
            sitter.name, (x + 80, y + height - 108, width - 160, 60.0), LABEL.but(size=44, colour=BRASS)
        )


def round_exhibit(view: View, seat: Seat | None = None) -> RoundExhibit:
    """Which round it is of how many, as far as that is known."""
    return RoundExhibit(told_round(view), seat)
