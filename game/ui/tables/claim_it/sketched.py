"""The mine in the rules: a worked example, drawn with the pieces of the table."""

from game.games.claim_it.actions import Claim, Squat
from game.games.claim_it.board import board
from game.games.claim_it.sketch import Sketch
from game.games.claim_it.spaces import Space
from game.play.seating import COLOURS
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.tables.claim_it.mine import Kind, Token, area_of, draw_mine, middle_of, outlines, tokens
from game.ui.tables.claim_it.spot import draw_spot

PART: Area = (452.0, 80.0, 942.0, 930.0)
"""What is shown of the board: the spaces with their numbers."""
_VEIL, _CROSS = (40, 22, 10), (120, 24, 14)


def draw_sketch(canvas: Canvas, drawn: Sketch) -> None:
    """The whole board as it lies on the table."""
    mine = board()
    canvas.board("boards/claim_it")
    found = tokens(drawn.view, mine)
    draw_mine(canvas, mine, found, outlines(drawn.view, mine), lambda seat: COLOURS[seat])
    for option in drawn.options:
        _draw_option(canvas, option, found, drawn.view.on_turn or 0)
    for at in drawn.vain:
        _draw_vain(canvas, at)


def _draw_option(canvas: Canvas, option: Squat | Claim, found: list[Token], turn: int) -> None:
    number = option.number if isinstance(option, Squat) else 0
    kind = Kind.SQUATTER if number else Kind.CLAIM
    ghost = Token(kind, turn, option.at, number, at=middle_of(board(), option.at))
    below = [(token, COLOURS[token.seat]) for token in found if token.space == option.at]
    draw_spot(canvas, area_of(board(), option.at), ghost, COLOURS[turn], below, lit=True)


def _draw_vain(canvas: Canvas, at: Space) -> None:
    """A space that the dice name, and that is closed to them: darker, and crossed out in a corner."""
    x, y, width, height = area_of(board(), at)
    canvas.fill((x + 5, y + 5, width - 10, height - 10), _VEIL, 0.3)
    left, top, size = x + width - 44, y + 16, 28.0
    canvas.disc((left + size / 2, top + size / 2), 24, (246, 232, 200))
    canvas.line([(left, top), (left + size, top + size)], _CROSS, 7)
    canvas.line([(left + size, top), (left, top + size)], _CROSS, 7)
