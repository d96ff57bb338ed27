"""A card of Dalton City at any size: its picture, its town, its price and, where it can be read, its fees."""

from collections.abc import Callable
from dataclasses import dataclass

from game.engine import Message, say
from game.games.dalton_city.figures import Card, figures, price, trades
from game.games.dalton_city.words.cards import TOWNS, TRADES, name
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.styles import BRASS, INK, OXBLOOD, PARCHMENT, Style, largest
from game.ui.tables.dalton_city.pages import card_page
from game.ui.tables.kit.any_table import Speak
from game.ui.tables.kit.card_face import AS_IT_LIES, Look, Painted
from game.ui.tables.kit.compact import COMPACT, SIZE


@dataclass(frozen=True, slots=True)
class Lit:
    """The row and the column of a card's fees that count; 0: none."""

    row: int = 0
    column: int = 0


NOT_LIT = Lit()
_FILLED, _FULL = 0.9, 0.95
"""How much of its column a fee may fill, usually and at most: two beside each other must not read as one."""
_LEAST, _EDGE = 0.6, 2.0
"""How small a price may become, of its own size, and how near it comes to a neighbour on the card."""
_READABLE = 0.75
"""Figures smaller than this share of their size do without what parts the thousands."""


@dataclass(frozen=True, slots=True)
class WestCard:
    """A card as it lies, for the kit to draw."""

    card: Card
    speak: Speak
    lit: Lit = NOT_LIT
    whose: str = ""
    """To whom it belongs, where that is to be told."""
    due: Callable[[], str] | None = None
    """What it brings or costs now, worked out when somebody wants to read it."""
    strip: float = 1.0
    """How much of its width is seen: its neighbour may lie on the rest."""

    def draw(self, canvas: Canvas, at: Point, zoom: float, look: Look = AS_IT_LIES) -> None:
        title, cost = self.speak(name(self.card)), self.speak(_price(self.card))
        is_small = zoom < COMPACT
        kind: type[_Face] = _Small if is_small else _Large
        art = f"cards/dalton_city/{'small/' if is_small else ''}{self.card}"
        kind(art, self.card, title, cost, self.lit, self.speak, self.strip).draw(canvas, at, zoom, look)

    @property
    def page(self) -> str:
        return card_page(self.card)

    @property
    def name(self) -> str:
        return self.speak(name(self.card))

    def told(self, canvas: Canvas) -> str:
        """What it brings or costs now; where that is nothing yet, how to read its rows and columns."""
        now = self.due() if self.due is not None else ""
        told = self.speak(_told(self.card)) if _fees(self.card) else ""
        return "\n".join(filter(None, (self.whose, now or told)))


def _price(card: Card) -> Message:
    dollars = price(card)
    return say("ui.dalton_city.dollars", dollars=dollars) if dollars else say("ui.dalton_city.half")


def _told(card: Card) -> Message:
    """What a card does, in words."""
    kind, _, which = card.partition(".")
    if kind == "diploma":
        return say("ui.dalton_city.card.diploma", trade=TRADES[which])
    if kind == "transit":
        return say("ui.dalton_city.card.transit")
    if card == "daily_star":
        return say("ui.dalton_city.card.daily_star")
    if card == "post_office":
        return say("ui.dalton_city.card.post_office")
    if kind == "casino":
        return say("ui.dalton_city.card.casino", trade=TRADES[kind], town=TOWNS[which].name)
    return say("ui.dalton_city.card.trade", trade=TRADES[kind], town=TOWNS[which].name)


@dataclass(frozen=True, slots=True)
class _Face(Painted):
    """What both sizes have."""

    card: Card
    title: str
    price: str
    lit: Lit
    speak: Speak
    strip: float

    def ground(self, canvas: Canvas, zoom: float) -> float:
        """The card itself; how large one of its units is, as the art has units of its own."""
        unit = zoom * SIZE[1] / canvas.art.entry(self.art).size[1]
        canvas.image(self.art, (SIZE[0] * zoom / 2, SIZE[1] * zoom / 2), zoom=unit)
        return unit

    def box(self, canvas: Canvas, zoom: float, area: Area) -> Area:
        """An area of the art where it lies on the card."""
        wide, high = canvas.art.entry(self.art).size
        unit, (x, y, width, height) = zoom * SIZE[1] / high, area
        left = (SIZE[0] * zoom - wide * unit) / 2
        return left + x * unit, y * unit, width * unit, height * unit


@dataclass(frozen=True, slots=True)
class _Small(_Face):
    """Picture and price."""

    def in_sight(self, area: Area, zoom: float) -> Area:
        """What of an area no neighbour lies on."""
        x, y, width, height = area
        return x, y, min(width, SIZE[0] * zoom * self.strip - x - _EDGE), height

    def paint(self, canvas: Canvas, zoom: float) -> None:
        self.ground(canvas, zoom)
        entry = canvas.art.entry(self.art)
        if entry.price is not None:
            style = Style("bitter_bold", max(15.0, 40 * zoom), INK, grows=False)
            area = self.in_sight(self.box(canvas, zoom, entry.price), zoom)
            for words in (self.price, self.speak(say("ui.dalton_city.number", number=price(self.card)))):
                fitting = canvas.type.fitting(words, style, area[2], _LEAST)
                if canvas.type.width(words, fitting) <= area[2]:  # half a price would be another price
                    canvas.fitted(words, area, fitting)
                    break


@dataclass(frozen=True, slots=True)
class _Large(_Face):
    """With everything that is due for it."""

    def paint(self, canvas: Canvas, zoom: float) -> None:
        entry, unit = canvas.art.entry(self.art), self.ground(canvas, zoom)
        if entry.title is not None:
            area = self.box(canvas, zoom, entry.title)
            style = canvas.type.fitting(self.title, Style("rye", 19 * unit, INK, grows=False), area[2], 0.5)
            canvas.fitted(self.title, area, style)
        if entry.price is not None:
            style = Style("bitter_bold", 20 * unit, OXBLOOD, grows=False)
            canvas.fitted(self.price, self.box(canvas, zoom, entry.price), style)
        if entry.text is None:
            return
        rows = _fees(self.card)
        if rows:
            self._write_fees(canvas, rows, self.box(canvas, zoom, entry.text), unit)
        else:
            self._write_words(canvas, self.box(canvas, zoom, entry.text), unit)

    def _write_fees(self, canvas: Canvas, rows: list[tuple[int, ...]], area: Area, unit: float) -> None:
        """A row for every number of cards; a column for every number of the die."""
        x, y, width, height = area
        wide, high = width / len(rows[0]), height / len(rows)
        style = Style("bitter_bold" if len(rows[0]) == 1 else "bitter", 14.6 * unit, INK, grows=False)
        if len(rows[0]) == 1:
            style = style.but(size=19 * unit)
        for n, (row, fitting) in enumerate(self._figures(canvas, rows, style, wide), 1):
            down = y + (n - 1) * high
            if self.lit.row == n:
                canvas.fill((x, down, width, high), BRASS, 0.55)
            for column, fee in enumerate(row, 1):
                cell = x + (column - 1) * wide, down, wide, high
                if self.lit.column == column and not self.lit.row:
                    canvas.fill(cell, BRASS, 0.55)
                hit = self.lit == Lit(n, column) or (self.lit.row == n and len(row) == 1)
                if hit:
                    canvas.fill(cell, OXBLOOD)
                inner = cell[0] + 1, cell[1], cell[2] - 2, cell[3]
                canvas.fitted(fee, inner, fitting.but(colour=PARCHMENT) if hit else fitting)

    def _figures(
        self, canvas: Canvas, rows: list[tuple[int, ...]], style: Style, wide: float
    ) -> list[tuple[list[str], Style]]:
        """The rows as they are written, all in one way; rows of equally long figures have one size."""
        written = [[self.speak(say("ui.dalton_city.number", number=fee)) for fee in row] for row in rows]
        fits = _sized(canvas, written, style, wide * _FILLED)
        if any(each.size < style.size * _READABLE for each in fits):
            # without what parts the thousands
            written = [[str(fee).replace("-", "\u2212") for fee in row] for row in rows]
            fits = _sized(canvas, written, style, wide * _FULL)
        return list(zip(written, fits, strict=True))

    def _write_words(self, canvas: Canvas, area: Area, unit: float) -> None:
        """What a card without fees of its own does."""
        words, style = self.speak(_told(self.card)), Style("bitter", 17 * unit, INK, grows=False)
        x, y, width, height = area
        style = largest(
            style, style.size / 2, lambda each: canvas.paragraph_height(words, width, each) <= height
        )
        tall = canvas.paragraph_height(words, width, style)
        canvas.paragraph(words, (x, y + (height - tall) / 2, width, tall), style, "centre")


def _fees(card: Card) -> list[tuple[int, ...]]:
    """The printed fees: of a trade by row and die, of a transit by how many; of others none."""
    if card in trades():
        return list(trades()[card].fees)
    kind, _, which = card.partition(".")
    return [(fee,) for fee in figures().transits[which].fees] if kind == "transit" else []


def _sized(canvas: Canvas, rows: list[list[str]], style: Style, wide: float) -> list[Style]:
    """A size for every row, the same for those whose longest figures are as long."""
    found: dict[int, Style] = {}
    for row in rows:
        length = max(map(len, row))
        fits = [canvas.type.fitting(each, style, wide, 0.4) for each in row]
        found[length] = min([*fits, found.get(length, style)], key=lambda each: each.size)
    return [found[max(map(len, row))] for row in rows]
