"""The loop with everything that lies on its squares: prices, owners' signs, what is on the Banco."""

from typing import TYPE_CHECKING

from game.games.dalton_city.figures import Card, price
from game.games.dalton_city.loop import SQUARES, board
from game.games.dalton_city.world import BANCO, BANK, LANDOWNER
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.styles import BRASS, FIGURE, INK
from game.ui.tables.dalton_city.layout import square_area
from game.ui.tables.dalton_city.west import West

if TYPE_CHECKING:
    from game.ui.house import House

_PRICE = FIGURE.but(size=18, colour=INK)
_HIGH = 20.0
"""How much of a square's foot its price takes."""


def draw_board(canvas: Canvas, table: West) -> None:
    """The board itself, with what does not move."""
    owners = table.holdings.owner
    view = table.picture_view
    canvas.board("boards/dalton_city")
    for at in range(SQUARES):
        square = view.board.squares[at]
        if square.card:
            _draw_card(canvas, table, square_area(at), square.card, owners[square.card])
        elif square.kind == "ranch":
            _draw_price(canvas, table.house, square_area(at), square.bonus)


def draw_bare_board(canvas: Canvas, house: "House") -> None:
    """The board before anything is sold, with what everything costs."""
    canvas.board("boards/dalton_city")
    for at, square in enumerate(board().squares):
        dollars = square.bonus if square.kind == "ranch" else price(square.card) if square.card else 0
        if dollars:
            _draw_price(canvas, house, square_area(at), dollars)


def _draw_price(canvas: Canvas, house: "House", area: Area, dollars: int) -> None:
    x, y, width, height = area
    words = house.words("ui.dalton_city.number", number=dollars)
    canvas.fitted(words, (x + 3, y + height - _HIGH - 4, width - 6, _HIGH), _PRICE)


def _draw_card(canvas: Canvas, table: West, area: Area, card: Card, owner: int) -> None:
    """What a card costs, whose it is, or that it lies on the Banco."""
    x, y, width, height = area
    if owner >= 0:
        canvas.image("dalton_city/sign", (x + width - 15, y + height - 16), table.colour(owner))
        return
    if owner == LANDOWNER:
        canvas.disc((x + width - 16, y + height - 16), 16, INK)
        canvas.disc((x + width - 16, y + height - 16), 14, BRASS)
        canvas.image("icons/human", (x + width - 16, y + height - 16), "dark", zoom=0.72)
    elif owner == BANCO:
        canvas.image("icons/banco", (x + width / 2, y + height - 14), "dark", zoom=0.7)
    elif owner == BANK and price(card):
        _draw_price(canvas, table.house, area, price(card))
