"""What matters about somebody, drawn on paper: heaps, cards, icons with their numbers."""

from collections.abc import Sequence

from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.styles import INK, Style
from game.ui.tables.kit.card_face import CardFace
from game.ui.tables.kit.compact import SIZE
from game.ui.widgets.widget import middle

_FIGURES = Style("bitter_bold", 28, INK, grows=False)


def draw_amount(canvas: Canvas, art: str, amount: int, words: str, area: Area) -> None:
    """A heap and how many there are, side by side in an area."""
    x, y = middle(area)
    columns = canvas.art.entry(art).columns
    zoom = min(1.0, area[3] / canvas.art.entry(art).size[1])
    wide = canvas.art.entry(art).size[0] * zoom
    start = x - (wide + 12 + canvas.type.width(words, _FIGURES)) / 2
    column = min(columns - 1, max(0, amount - 1))
    canvas.image(art, (start + wide / 2, y), "", column, zoom=zoom, fade=1.0 if amount else 0.3)
    canvas.text(words, (start + wide + 12, y), _FIGURES)


def draw_card_row(canvas: Canvas, cards: Sequence[CardFace], area: Area, zoom: float) -> None:
    """Cards or their backs in a row, closer together when there are many."""
    x, y = middle(area)
    wide = SIZE[0] * zoom
    step = min(wide + 8, (area[2] - wide) / max(1, len(cards) - 1))
    for n, card in enumerate(cards):
        across = x + (n - (len(cards) - 1) / 2) * step
        edge = (across - wide / 2 - 4, y - SIZE[1] * zoom / 2 - 4, wide + 10, SIZE[1] * zoom + 12)
        canvas.patch("shadows/rect", edge, fade=0.6)
        card.draw(canvas, (across, y), zoom)


def draw_counts(canvas: Canvas, counts: list[tuple[str, int]], area: Area) -> None:
    """Icons with their numbers, in the middle of a line."""
    x, y, wide, high = area
    style = _FIGURES.but(size=24)
    step = wide / len(counts)
    for n, (icon, count) in enumerate(counts):
        across = x + (n + 0.5) * step
        canvas.image(f"icons/{icon}", (across - 16, y + high / 2), "dark", zoom=0.8)
        canvas.text(str(count), (across + 6, y + high / 2), style)
