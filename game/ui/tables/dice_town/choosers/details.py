"""What matters about somebody, drawn on paper: money, nuggets, dice, the backs of cards."""

from collections.abc import Sequence

from game.games.dice_town.cards import Card
from game.games.dice_town.dice import Faces
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.tables.dice_town.cardface import Back, TownCard
from game.ui.tables.dice_town.poker_dice import draw_die
from game.ui.tables.dice_town.street import dollars
from game.ui.tables.kit.any_table import Speak
from game.ui.tables.kit.compact import SIZE
from game.ui.tables.kit.on_paper import draw_amount, draw_card_row, draw_counts
from game.ui.widgets.widget import middle

_LARGEST, _CELL = 58.0, 104.0
"""How much of a row a die takes at most, and what one of full size needs."""
_HEAPS = {"money": "props/bills", "nuggets": "props/nuggets"}


def draw_owned(canvas: Canvas, speak: Speak, what: str, amount: int, area: Area) -> None:
    """A heap of dollars or nuggets and how many."""
    words = dollars(speak, amount) if what == "money" else f"× {amount}"
    draw_amount(canvas, _HEAPS[what], amount, words, area)


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
    faces = [TownCard(card, speak) for card in cards]
    draw_card_row(canvas, faces, (x, y, wide, high - 36), min(0.34, (high - 44) / SIZE[1]))
    draw_counts(canvas, counts, (x, y + high - 34, wide, 34.0))


def draw_dice(canvas: Canvas, faces: Faces, area: Area) -> None:
    """Some dice in a row."""
    x, y = middle(area)
    step = min(_LARGEST, area[2] / max(1, len(faces)))
    for n, face in enumerate(faces):
        draw_die(canvas, face, (x + (n - (len(faces) - 1) / 2) * step, y), step / _CELL, n * 3 % 8)
