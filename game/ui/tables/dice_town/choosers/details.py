"""What matters about somebody, drawn on paper: money, nuggets, dice, the backs of cards."""

from collections.abc import Sequence

from game.games.dice_town.cards import Card
from game.games.dice_town.dice import Faces
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.styles import INK, Style
from game.ui.tables.dice_town.cardface import SIZE, Back, Speak, draw_card
from game.ui.tables.dice_town.choosers.picks import draw_die
from game.ui.tables.dice_town.street import dollars
from game.ui.widgets.widget import middle

FIGURES = Style("bitter_bold", 28, INK, grows=False)
_HEAPS = {"money": "props/bills", "nuggets": "props/nuggets"}


def draw_amount(canvas: Canvas, speak: Speak, what: str, amount: int, area: Area) -> None:
    """A heap of dollars or nuggets and how many, side by side in an area."""
    x, y = middle(area)
    art = _HEAPS[what]
    words = dollars(speak, amount) if what == "money" else f"× {amount}"
    columns = canvas.art.entry(art).columns
    zoom = min(1.0, area[3] / canvas.art.entry(art).size[1])
    wide = canvas.art.entry(art).size[0] * zoom
    start = x - (wide + 12 + canvas.type.width(words, FIGURES)) / 2
    column = min(columns - 1, max(0, amount - 1))
    canvas.image(art, (start + wide / 2, y), "", column, zoom=zoom, fade=1.0 if amount else 0.3)
    canvas.text(words, (start + wide + 12, y), FIGURES)


def draw_fan(canvas: Canvas, speak: Speak, cards: Sequence[Card | Back], area: Area, zoom: float) -> None:
    """Cards or their backs in a row, closer together when there are many."""
    x, y = middle(area)
    wide = SIZE[0] * zoom
    step = min(wide + 8, (area[2] - wide) / max(1, len(cards) - 1))
    for n, card in enumerate(cards):
        across = x + (n - (len(cards) - 1) / 2) * step
        edge = (across - wide / 2 - 4, y - SIZE[1] * zoom / 2 - 4, wide + 10, SIZE[1] * zoom + 12)
        canvas.patch("shadows/rect", edge, fade=0.6)
        draw_card(canvas, speak, card, (across, y), zoom)


def draw_backs(canvas: Canvas, speak: Speak, backs: tuple[int, int], area: Area) -> None:
    """A hand of which only the backs are seen, and how many there are of each."""
    deeds, store = backs
    cards = [Back("deed")] * deeds + [Back("store")] * store
    draw_hand(canvas, speak, cards, [("deed", deeds), ("card", store)], area)


def draw_hand(
    canvas: Canvas, speak: Speak, cards: Sequence[Card | Back], counts: list[tuple[str, int]], area: Area
) -> None:
    """A hand, and what there is to count, under it."""
    x, y, wide, high = area
    draw_fan(canvas, speak, cards, (x, y, wide, high - 36), min(0.34, (high - 44) / SIZE[1]))
    draw_counts(canvas, counts, (x, y + high - 34, wide, 34.0))


def draw_counts(canvas: Canvas, counts: list[tuple[str, int]], area: Area) -> None:
    """Icons with their numbers, in the middle of a line."""
    x, y, wide, high = area
    style = FIGURES.but(size=24)
    step = wide / len(counts)
    for n, (icon, count) in enumerate(counts):
        across = x + (n + 0.5) * step
        canvas.image(f"icons/{icon}", (across - 16, y + high / 2), "dark", zoom=0.8)
        canvas.text(str(count), (across + 6, y + high / 2), style)


def draw_dice(canvas: Canvas, faces: Faces, area: Area) -> None:
    """Some dice in a row."""
    x, y = middle(area)
    step = min(46.0, area[2] / max(1, len(faces)))
    for n, face in enumerate(faces):
        draw_die(canvas, face, (x + (n - (len(faces) - 1) / 2) * step, y), step / 46 * 0.52, n * 3 % 8)
