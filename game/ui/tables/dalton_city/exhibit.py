"""What it is about now, in the right lobe: first of all a card, with its reckoning line by line."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from game.engine import Message, Who, say, say_n
from game.games.dalton_city.fees import Fee
from game.games.dalton_city.figures import Card, figures, trades
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.styles import BRASS, FIGURE, LABEL, LIGHT, PALE, PARCHMENT, Style, largest
from game.ui.tables.dalton_city.card import NOT_LIT, Lit, WestCard
from game.ui.tables.dalton_city.figures import dollars
from game.ui.tables.dalton_city.layout import EXHIBIT
from game.ui.tables.kit.any_table import AnyTable
from game.ui.tables.kit.compact import SIZE

CARD_ZOOM = 1.44
_CARD_AT: Point = (EXHIBIT[0] + 22 + SIZE[0] * CARD_ZOOM / 2, EXHIBIT[1] + EXHIBIT[3] / 2)
BESIDE: Area = (EXHIBIT[0] + 344, EXHIBIT[1] + 20, EXHIBIT[2] - 366, EXHIBIT[3] - 40)
"""Room for words and buttons beside a card."""
_SIZE, _SMALLEST, _APART = 23.0, 15.0, 1.65
"""Of the letters of a reckoning, and how many times as high its lines are at least."""


class Exhibit(Protocol):
    """Something to look at in the right lobe."""

    def draw(self, canvas: Canvas, table: AnyTable[Any]) -> None:
        """Over the panel there."""


class Entry(NamedTuple):
    """A line of a reckoning: what it is for, and what that comes to."""

    told: Message
    amount: str = ""
    total: bool = False


def reckoning(table: AnyTable[Any], fee: Fee) -> list[Entry]:
    """Every part of a fee, line by line."""
    house = table.house
    if fee.die:
        said = say("ui.dalton_city.reckoning.trade", row=fee.row, die=fee.die)
    elif fee.card in trades():
        said = say("ui.dalton_city.reckoning.row", row=fee.row)
    else:
        said = _counted(fee)
    lines = [Entry(said, dollars(house, abs(fee.printed)))]
    if fee.favoured is not None and fee.dollars:
        lines.insert(0, Entry(say("ui.dalton_city.reckoning.landowner", player=Who(fee.favoured))))
    lines += [Entry(_FACTORS[factor], _TIMES[factor]) for factor in fee.factors]
    if fee.dollars < 0:
        return [*lines, Entry(say("ui.dalton_city.reckoning.lost"), dollars(house, -fee.dollars), True)]
    return [*lines, Entry(say("ui.dalton_city.reckoning.due"), dollars(house, fee.dollars), True)]


def _counted(fee: Fee) -> Message:
    """Where no die is thrown: how many of a kind the owner has."""
    if fee.card.startswith("diploma."):
        return say_n("ui.dalton_city.reckoning.diplomas", fee.row, percent=figures().diploma_percent)
    return say_n("ui.dalton_city.reckoning.transits", fee.row)


_FACTORS = {
    "diploma": say("ui.dalton_city.factor.diploma"),
    "town": say("ui.dalton_city.factor.town"),
    "own_diploma": say("ui.dalton_city.factor.own_diploma"),
    "hospital": say("ui.dalton_city.factor.hospital"),
    "sheriff": say("ui.dalton_city.factor.sheriff"),
    "guest": say("ui.dalton_city.factor.guest"),
}
_TIMES = {"diploma": "× 2", "town": "× 2", "own_diploma": "½", "hospital": "½", "sheriff": "0", "guest": "0"}


def draw_entries(
    canvas: Canvas, table: AnyTable[Any], entries: Sequence[Entry], area: Area, shown: float = 1.0
) -> None:
    """Lines one below the other, as many as have been told so far: as large as all of them have room."""
    x, y, width, height = area
    words = [table.speaker(entry.told) for entry in entries]
    grown = _SIZE * canvas.type.growth
    style = largest(
        LIGHT.but(size=grown, grows=False),
        _SMALLEST,
        lambda each: _height(canvas, entries, words, width, each) <= height,
    )
    count = max(1, round(len(entries) * shown)) if entries else 0
    for entry, told in list(zip(entries, words, strict=True))[:count]:
        figure, room = _figure(canvas, entry, style, width)
        tall = canvas.paragraph_height(told, room, style)
        high = max(style.size * _APART, tall + style.size / 3)
        if entry.total:
            canvas.line([(x, y + 2), (x + width, y + 2)], BRASS, 2)
            high += style.size / 2
        colour = BRASS if entry.total else PARCHMENT
        canvas.paragraph(told, (x, y + (high - tall) / 2, room, tall), style.but(colour=colour))
        if entry.amount:
            canvas.text(entry.amount, (x + width, y + high / 2), figure, "right")
        y += high


def _figure(canvas: Canvas, entry: Entry, style: Style, width: float) -> tuple[Style, float]:
    """How what a line comes to is written, and how much room is left for what it is for."""
    larger = 1.48 if entry.total else 1.09
    figure = FIGURE.but(size=style.size * larger, colour=BRASS if entry.total else PALE)
    return figure, width - canvas.type.width(entry.amount, figure) - 16


def _height(
    canvas: Canvas, entries: Sequence[Entry], words: Sequence[str], width: float, style: Style
) -> float:
    """How high some lines are; more than there is where one of them would need a third row."""
    high = 0.0
    for entry, told in zip(entries, words, strict=True):
        tall = canvas.paragraph_height(told, _figure(canvas, entry, style, width)[1], style)
        if tall > 2.5 * canvas.type.height(style):
            return EXHIBIT[3]
        high += max(style.size * _APART, tall + style.size / 3) + (style.size / 2 if entry.total else 0.0)
    return high


def draw_card(canvas: Canvas, table: AnyTable[Any], card: Card, lit: Lit = NOT_LIT) -> None:
    """A card at the left of the exhibit."""
    x, y = _CARD_AT
    wide, high = SIZE[0] * CARD_ZOOM, SIZE[1] * CARD_ZOOM
    canvas.patch("shadows/rect", (x - wide / 2 - 8, y - high / 2 - 8, wide + 18, high + 22), fade=0.8)
    WestCard(card, table.house.speak, lit).draw(canvas, _CARD_AT, CARD_ZOOM)


@dataclass(slots=True)
class CardExhibit:
    """A card, and what is reckoned for it."""

    card: Card
    title: Message | None = None
    lit: Lit = NOT_LIT
    entries: list[Entry] = field(default_factory=list)
    shown: float = 1.0

    def draw(self, canvas: Canvas, table: AnyTable[Any]) -> None:
        draw_card(canvas, table, self.card, self.lit)
        x, y, width, height = BESIDE
        if self.title is not None:
            words = table.speaker(self.title)
            style = canvas.type.boxed(words, LABEL.but(face="rye", size=28), width, 96.0)
            tall = canvas.paragraph_height(words, width, style)
            canvas.paragraph(words, (x, y + 6, width, tall), style, "centre")
            y, height = y + tall + 22, height - tall - 22
        draw_entries(canvas, table, self.entries, (x, y, width, height), self.shown)
