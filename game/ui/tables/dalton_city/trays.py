"""Across the top of the right lobe: the telegrams, the Banco, what the bank still sells, and the dice."""

from collections import Counter

from game.games.dalton_city.figures import figures, of_trade
from game.games.dalton_city.world import BANCO as ON_BANCO
from game.games.dalton_city.world import BANK
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.styles import BRASS, FIGURE, LABEL, LIGHT, PALE, PARCHMENT
from game.ui.tables.dalton_city.card import WestCard
from game.ui.tables.dalton_city.figures import dollars
from game.ui.tables.dalton_city.layout import BANCO, DECK, EXHIBIT, STOCK, TRAY
from game.ui.tables.dalton_city.west import West
from game.ui.tables.kit.compact import SIZE
from game.ui.tables.kit.tags import draw_count

_HEAD = LABEL.but(size=20, colour=PALE)
_SUM = FIGURE.but(size=30, colour=BRASS)
_COUNT = FIGURE.but(size=18, colour=PARCHMENT)
_RULE = (150, 118, 54)
_TOP = 34.0
"""How much of a tray its name takes."""


def draw_trays(canvas: Canvas, table: West) -> None:
    """Each painted anew when something on it changes."""
    view, has = table.picture_view, table.holdings
    words = table.house.words
    banked, laid = tuple(has.cards(BANK)), tuple(has.cards(ON_BANCO))
    language = table.house.language

    def tray() -> None:
        canvas.fitted(words("ui.dalton_city.dice"), _head(TRAY), _HEAD)
        x, y, _, _ = EXHIBIT
        canvas.line([(x + 12, y - 6), (x + EXHIBIT[2] - 12, y - 6)], _RULE, 2)
        for area in (BANCO, STOCK, TRAY):
            canvas.line([(area[0] - 3, y - 150), (area[0] - 3, y - 16)], _RULE, 2)

    canvas.still(("tray", language), (DECK[0], DECK[1] - 4, EXHIBIT[2], DECK[3] + 10), tray)
    deck = len(view.unread), len(view.read)
    canvas.still(("deck", language, deck), _around(DECK), lambda: _draw_deck(canvas, table, deck))
    pot = view.pot, laid, view.nugget == ON_BANCO
    canvas.still(("banco", language, pot), _around(BANCO), lambda: _draw_banco(canvas, table, *pot))
    canvas.still(("stock", language, banked), _around(STOCK), lambda: _draw_stock(canvas, table, banked))


def _around(area: Area) -> Area:
    x, y, width, height = area
    return x - 6, y - 6, width + 12, height + 12


def _head(area: Area) -> Area:
    x, y, width, _ = area
    return x + 4, y + 8, width - 10, 28.0


def _draw_deck(canvas: Canvas, table: West, deck: tuple[int, int]) -> None:
    canvas.fitted(table.house.words("ui.dalton_city.telegrams"), _head(DECK), _HEAD)
    x, y, width, height = DECK
    canvas.image("cards/back/telegram", (x + width / 2 - 16, y + _TOP + (height - _TOP) / 2 - 2), zoom=0.3)
    draw_count(canvas, f"{deck[0]}/{sum(deck)}", (x, y, width - 16, height - 14))


def _draw_banco(canvas: Canvas, table: West, pot: int, cards: tuple[str, ...], nugget: bool) -> None:
    """The pot: dollars, a row of small cards, and perhaps the nugget."""
    canvas.fitted(table.house.words("ui.dalton_city.banco"), _head(BANCO), _HEAD)
    x, y, width, height = BANCO
    if not pot and not cards and not nugget:
        style = LIGHT.but(size=20, colour=PALE)
        canvas.fitted(
            table.house.words("ui.dalton_city.banco_empty"), (x + 14, y + 60, width - 28, 50.0), style
        )
        return
    canvas.fitted(dollars(table.house, pot), (x + 14, y + _TOP + 2, width - 28, 42.0), _SUM)
    zoom = 0.2
    step = min(SIZE[0] * zoom + 4, (width - 40 - SIZE[0] * zoom) / max(1, len(cards) - 1))
    for n, card in enumerate(cards):
        at = x + 20 + SIZE[0] * zoom / 2 + n * step, y + height - 44
        WestCard(card, table.house.speak).draw(canvas, at, zoom)
    if nugget:
        canvas.image("props/nugget", (x + width - 40, y + height - 36), zoom=0.9)


def _draw_stock(canvas: Canvas, table: West, cards: tuple[str, ...]) -> None:
    """How many of each trade, of the diplomas and of the transits can still be bought."""
    canvas.fitted(table.house.words("ui.dalton_city.stock"), _head(STOCK), _HEAD)
    x, y, width, height = STOCK
    kinds = Counter(card.partition(".")[0] for card in cards)
    rows = [*figures().diplomas, "diploma", "transit"]
    for n, kind in enumerate(rows):
        down, across = divmod(n, 3)
        at = x + 20 + across * (width - 14) / 3, y + _TOP + 22 + down * (height - _TOP) / 3.2
        left = kinds[kind]
        icon = "railroad" if kind == "transit" else kind
        canvas.image(f"icons/{icon}", at, "light", zoom=0.74, fade=1.0 if left else 0.25)
        most = len(of_trade(kind)) or len(figures().diplomas if kind == "diploma" else figures().transits)
        canvas.text(f"{left}/{most}", (at[0] + 14, at[1] + 2), _COUNT)
