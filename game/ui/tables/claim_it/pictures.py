"""What the addresses in the book of Claim It! stand for: dice, and worked examples on the mine.

`mine:23a 43A 51s1 62s5x 16+s4 26-`: on each space, named by column and row, what lies there from below. A
small letter is a player's marker, a capital one a marker with its claim, `s4` a squatter and `x` a claim
of whose turn it is, the first player; after a plus sign comes what could go there, and a minus sign says
that nothing can.
"""

import re
from typing import TYPE_CHECKING, NamedTuple

from game.games.claim_it.board import Board, board
from game.games.claim_it.spaces import Space, space
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.pictures import Picture, cut_out
from game.ui.tables.claim_it.mine import Kind, Token, area_of, covered, middle_of, outlines, stacked
from game.ui.tables.claim_it.spot import draw_ground
from game.ui.tables.kit.pictures import dice_picture
from game.ui.theme import COLOURS

if TYPE_CHECKING:
    from game.ui.house import House

_PLAYERS = "abcde"
_PART: Area = (466.0, 82.0, 930.0, 922.0)
"""The mine with the numbers beside it and below."""
_ITEM = re.compile(r"([1-6])([1-6])([a-eA-E]?)(?:s([1-6]))?(x?)(?:\+(?:s([1-6])|(x)))?(-?)")
_SEEN = 0.8


class Item(NamedTuple):
    """What an example says of one space."""

    at: Space
    owner: int | None
    claimed: bool
    squatter: int
    claim: bool
    may: tuple[Kind, int] | None
    closed: bool


def pictures(_: "House", address: str) -> Picture | None:
    """Dice, and the mine as an example has it."""
    how, what = address.split(":", 1)
    if how == "dice":
        return dice_picture(what.split(), "pips")
    if how != "mine":
        return None
    items = [_item(each) for each in what.split()]
    if not items or None in items:
        return None
    return _mine(what, [item for item in items if item is not None])


def _item(written: str) -> Item | None:
    match = _ITEM.fullmatch(written)
    if match is None:
        return None
    column, row, owner, squatter, claim, may_squat, may_claim, closed = match.groups()
    may = (Kind.SQUATTER, int(may_squat)) if may_squat else (Kind.CLAIM, 0) if may_claim else None
    seat = _PLAYERS.index(owner.lower()) if owner else None
    at = space(int(column), int(row))
    return Item(at, seat, owner.isupper(), int(squatter or 0), bool(claim), may, bool(closed))


def _mine(written: str, items: list[Item]) -> Picture:
    drawn = board()
    found = cut_out(("claim_it", written), _PART, lambda canvas: _paint(canvas, drawn, items))
    return Picture((found.size[0] * _SEEN, found.size[1] * _SEEN), found.draw)


def _paint(canvas: Canvas, drawn: Board, items: list[Item]) -> None:
    colours = list(COLOURS)
    canvas.board("boards/claim_it")
    owned = [sum(1 << item.at for item in items if item.owner == seat) for seat in range(len(_PLAYERS))]
    for seat, edges in outlines(owned, drawn):
        for start, end in edges:
            canvas.line([start, end], COLOURS[colours[seat]], 7)
    for item in items:
        if item.may is not None:
            x, y, width, height = area_of(drawn, item.at)
            draw_ground(canvas, (x + 5, y + 5, width - 10, height - 10), item.may[0] is Kind.CLAIM, lit=False)
    lying = stacked([token for item in items for token in _tokens(item)], drawn)
    for token in lying:
        token.draw(canvas, colours[token.seat])
    for token in covered(lying):
        x, y, _, height = area_of(drawn, token.space)
        canvas.image("icons/player", (x + 26, y + height - 26), colours[token.seat])
    for item in items:
        _draw_said(canvas, drawn, item, colours[0])


def _tokens(item: Item) -> list[Token]:
    """From below: a marker, a squatter, a claim."""
    found = []
    if item.owner is not None:
        found.append(Token(Kind.CLAIM if item.claimed else Kind.MARKER, item.owner, item.at))
    if item.squatter:
        found.append(Token(Kind.SQUATTER, 0, item.at, item.squatter, fresh=True))
    if item.claim:
        found.append(Token(Kind.CLAIM, 0, item.at, fresh=True))
    return found


def _draw_said(canvas: Canvas, drawn: Board, item: Item, colour: str) -> None:
    """What could go to a space, or that nothing can."""
    x, y, width, _ = area_of(drawn, item.at)
    if item.may is not None:
        kind, number = item.may
        taken = bool(_tokens(item))
        at = (x + width - 34, y + 34) if taken else middle_of(drawn, item.at)
        zoom = (0.5 if kind is Kind.CLAIM else 0.9) if taken else 1.0
        Token(kind, 0, item.at, number, at=at, zoom=zoom).draw(canvas, colour, 0.78)
    if item.closed:
        canvas.disc((x + width - 28, y + 28), 22, (120, 20, 16))
        canvas.image("icons/cross", (x + width - 28, y + 28), "light", zoom=0.9)
