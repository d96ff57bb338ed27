"""What the addresses in the book of Dalton City stand for."""

from typing import TYPE_CHECKING

from game.games.dalton_city.figures import all_cards, figures
from game.games.dalton_city.loop import board
from game.ui.canvas import Canvas
from game.ui.design import HEIGHT, WIDTH, Area
from game.ui.pictures import Picture, cut_out
from game.ui.styles import OXBLOOD, PARCHMENT
from game.ui.tables.dalton_city.board import draw_bare_board
from game.ui.tables.dalton_city.card import WestCard
from game.ui.tables.dalton_city.exhibits import draw_telegram, telegram_size
from game.ui.tables.dalton_city.layout import square_area
from game.ui.tables.kit.pictures import cards_picture, dice_picture
from game.ui.widgets.widget import middle

if TYPE_CHECKING:
    from game.ui.house import House

_ACROSS, _DOWN = 560.0, 230.0
"""How much of the board is shown around a square."""


def pictures(house: "House", address: str) -> Picture | None:
    """Dice, cards, squares of the loop by their card or kind, and telegrams."""
    how, _, what = address.partition(":")
    match how:
        case "dice":
            return dice_picture(what.split(), "pips")
        case "card":
            return cards_picture(
                what.split(), lambda name: WestCard(name, house.speaker) if name in all_cards() else None
            )
        case "board":
            names = [square.name for square in board().squares]
            return _square(house, names.index(what)) if what in names else None
        case "telegram" if what in {telegram.name for telegram in figures().telegrams}:
            return _telegram(house, what)
    return None


def _square(house: "House", at: int) -> Picture:
    """A square with its neighbours; it has a frame of its own."""
    across, down = middle(square_area(at))
    left = min(max(0.0, across - _ACROSS / 2), WIDTH - _ACROSS)
    top = min(max(0.0, down - _DOWN / 2), HEIGHT - _DOWN)

    def paint(canvas: Canvas) -> None:
        draw_bare_board(canvas, house)
        canvas.frame(square_area(at), PARCHMENT, 8)
        canvas.frame(square_area(at), OXBLOOD, 4)

    return cut_out(("dalton_city", at, house.language), (left, top, _ACROSS, _DOWN), paint)


def _telegram(house: "House", name: str) -> Picture:
    size = telegram_size(house.canvas)

    def draw(canvas: Canvas, area: Area) -> None:
        key = "telegram", name, house.language, canvas.type.growth
        canvas.sprite(
            key,
            size,
            middle(area),
            lambda: draw_telegram(canvas, house, name, (size[0] / 2, size[1] / 2)),
            zoom=area[2] / size[0],
        )

    return Picture((size[0] * 0.8, size[1] * 0.8), draw)
