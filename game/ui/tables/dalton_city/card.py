"""A card of Dalton City at any size: its picture, its town, its price and, where it can be read, its fees."""

from dataclasses import dataclass

from game.engine import Message, say
from game.games.dalton_city.figures import COLUMNS, Card, figures, price, trades
from game.games.dalton_city.words.cards import TOWNS, TRADES, name
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.styles import BRASS, INK, OXBLOOD, PARCHMENT, Style
from game.ui.tables.dalton_city.figures import TOWN_COLOURS
from game.ui.tables.kit.any_table import Speak
from game.ui.tables.kit.card_face import AS_IT_LIES, Look, Painted, zoomed
from game.ui.tables.kit.card_text import write_name
from game.ui.tables.kit.compact import COMPACT, SIZE

_BAND: Area = (14.0, 14.0, 182.0, 34.0)
"""The name, on the colour of its town."""
_PICTURE: Area = (14.0, 50.0, 182.0, 96.0)
_PRICE: Area = (14.0, 146.0, 182.0, 24.0)
_FEES: Area = (14.0, 172.0, 182.0, 112.0)
_ROW_HEAD = 22.0
_SMALL_PICTURE: Area = (14.0, 62.0, 182.0, 130.0)
_SMALL_PRICE: Area = (14.0, 206.0, 182.0, 70.0)


@dataclass(frozen=True, slots=True)
class Lit:
    """The row and the column of a card's fees that count; 0: none."""

    row: int = 0
    column: int = 0


NOT_LIT = Lit()


@dataclass(frozen=True, slots=True)
class WestCard:
    """A card as it lies, for the kit to draw."""

    card: Card
    speak: Speak
    lit: Lit = NOT_LIT

    def draw(self, canvas: Canvas, at: Point, zoom: float, look: Look = AS_IT_LIES) -> None:
        title, cost = self.speak(name(self.card)), self.speak(_price(self.card))
        kind: type[_Face] = _Small if zoom < COMPACT else _Large
        kind("dalton_city/card", self.card, title, cost, self.lit, self.speak).draw(canvas, at, zoom, look)

    def told(self, canvas: Canvas) -> str:
        return self.speak(_told(self.card))


def _price(card: Card) -> Message:
    dollars = price(card)
    return say("ui.dalton_city.dollars", dollars=dollars) if dollars else say("ui.dalton_city.free")


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
    return say("ui.dalton_city.card.trade", trade=TRADES[kind], town=TOWNS[which].name)


@dataclass(frozen=True, slots=True)
class _Face(Painted):
    """What both sizes have."""

    card: Card
    title: str
    price: str
    lit: Lit
    speak: Speak

    def ground(self, canvas: Canvas, zoom: float, picture: Area) -> None:
        """The paper, the band and the picture."""
        canvas.image(self.art, (SIZE[0] * zoom / 2, SIZE[1] * zoom / 2), zoom=zoom)
        kind, _, town = self.card.partition(".")
        colour = TOWN_COLOURS.get(town, TOWN_COLOURS["dalton"]) if self.card in trades() else (96, 62, 34)
        canvas.fill(zoomed(_BAND, zoom), colour)
        shown = town if kind == "transit" else kind
        canvas.fill_image("dalton_city/picture", zoomed(picture, zoom), shown)


@dataclass(frozen=True, slots=True)
class _Small(_Face):
    """Picture, band and price."""

    def paint(self, canvas: Canvas, zoom: float) -> None:
        self.ground(canvas, zoom, _SMALL_PICTURE)
        style = Style("bitter_bold", max(15.0, 40 * zoom), INK, grows=False)
        canvas.fitted(self.price, zoomed(_SMALL_PRICE, zoom), style)


@dataclass(frozen=True, slots=True)
class _Large(_Face):
    """With everything that is due for it."""

    def paint(self, canvas: Canvas, zoom: float) -> None:
        self.ground(canvas, zoom, _PICTURE)
        write_name(canvas, self.title, zoomed(_BAND, zoom), zoom)
        canvas.fitted(self.price, zoomed(_PRICE, zoom), Style("bitter_bold", 18 * zoom, OXBLOOD, grows=False))
        rows = _fees(self.card)
        if rows:
            self._draw_fees(canvas, rows, zoomed(_FEES, zoom), zoom)
        else:
            self._draw_words(canvas, zoomed(_FEES, zoom), zoom)

    def _draw_fees(self, canvas: Canvas, rows: list[tuple[int, ...]], area: Area, zoom: float) -> None:
        """A row for every number of cards, a column for every number of the die."""
        x, y, width, height = area
        head = _ROW_HEAD * zoom
        columns = len(rows[0])
        wide, high = (width - head) / columns, min(20.0 * zoom, height / (len(rows) + 1))
        style = Style("bitter", 13.2 * zoom, INK, grows=False)
        if columns == COLUMNS:
            for column in range(columns):
                at = x + head + (column + 0.5) * wide, y + high / 2
                canvas.image(f"icons/pip_{column + 1}", at, zoom=high / 40)
        for n, row in enumerate(rows, 1):
            down = y + n * high
            if self.lit.row == n:
                canvas.fill((x, down, width, high), BRASS, 0.5)
            canvas.text(f"{n}×", (x + head / 2, down + high / 2), style.but(colour=OXBLOOD), "centre")
            for column, fee in enumerate(row, 1):
                cell = x + head + (column - 1) * wide, down, wide, high
                hit = self.lit == Lit(n, column)
                if hit:
                    canvas.fill(cell, OXBLOOD)
                words = self.speak(say("ui.dalton_city.number", number=fee))
                canvas.fitted(words, cell, style.but(colour=PARCHMENT) if hit else style)

    def _draw_words(self, canvas: Canvas, area: Area, zoom: float) -> None:
        """What a card without fees of its own does."""
        words, style = self.speak(_told(self.card)), Style("bitter", 15 * zoom, INK, grows=False)
        x, y, width, height = area
        style = canvas.type.boxed(words, style, width, height)
        tall = canvas.paragraph_height(words, width, style)
        canvas.paragraph(words, (x, y + (height - tall) / 2, width, tall), style, "centre")


def _fees(card: Card) -> list[tuple[int, ...]]:
    """The printed fees: of a trade by row and die, of a transit by how many; of others none."""
    if card in trades():
        return list(trades()[card].fees)
    kind, _, which = card.partition(".")
    return [(fee,) for fee in figures().transits[which].fees] if kind == "transit" else []
