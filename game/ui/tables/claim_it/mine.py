"""The mine as a picture: which tokens lie where, and how they are drawn."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from game.engine import Seat
from game.games.claim_it.board import Board
from game.games.claim_it.spaces import Space, each, groups
from game.games.claim_it.view import View
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.theme import COLOURS

_STACK = 10.0
"""How much higher each token of a pile lies."""


Outline = tuple[Seat, list[tuple[Point, Point]]]
"""Whose group it is, and the edges around it."""


class Kind(StrEnum):
    """What lies on a space."""

    MARKER = "marker"
    CLAIM = "claim"
    SQUATTER = "squatter"


PICTURES = {Kind.MARKER: "props/pawn", Kind.CLAIM: "claim_it/claim", Kind.SQUATTER: "claim_it/squatter"}


@dataclass(slots=True)
class Token:
    """One marker, where it lies now; `lift` and `fade` are for motion."""

    kind: Kind
    seat: Seat
    space: Space
    number: int = 0
    """Of a squatter: the loose die that put it down."""
    fresh: bool = False
    """Put down this turn: not yet anybody's."""
    at: Point = (0.0, 0.0)
    rest: Point | None = None
    """Where it lies when it does not move."""
    fade: float = 1.0
    zoom: float = 1.0

    @property
    def resting(self) -> bool:
        return self.at == self.rest and self.fade == 1.0 and self.zoom == 1.0

    @property
    def key(self) -> tuple[object, ...]:
        """What its picture depends on."""
        return self.kind, self.seat, self.number, self.at

    def draw(self, canvas: Canvas, colour: str, faded: float = 1.0) -> None:
        """With its shadow, at the colour of its player."""
        shadow = "shadows/round_large" if self.kind is Kind.CLAIM else "shadows/round_small"
        canvas.image(shadow, (self.at[0], self.at[1]), zoom=self.zoom, fade=self.fade * faded)
        column = self.number - 1 if self.kind is Kind.SQUATTER else 0
        canvas.image(PICTURES[self.kind], self.at, colour, column, zoom=self.zoom, fade=self.fade * faded)


def middle_of(board: Board, at: Space) -> Point:
    """The middle of a space."""
    place = board.spaces[at]
    return place.x + place.width / 2, place.y + place.height / 2


def area_of(board: Board, at: Space) -> Area:
    place = board.spaces[at]
    return place.x, place.y, place.width, place.height


def tokens(view: View, board: Board) -> list[Token]:
    """Everything on the board, the lowest of each pile first."""
    found: list[Token] = []
    turn = view.on_turn
    for seat, owned in enumerate(view.owned):
        found += [
            Token(Kind.CLAIM if view.claimed >> at & 1 else Kind.MARKER, seat, at) for at in each(owned)
        ]
    if turn is not None:
        for number, at in enumerate(view.squatters):
            if number and at >= 0:
                found.append(Token(Kind.SQUATTER, turn, at, number, fresh=True))
        found.extend(Token(Kind.CLAIM, turn, at, fresh=True) for at in each(view.laid))
    for token in found:
        token.at = middle_of(board, token.space)
    return stacked(found, board)


def stacked(found: list[Token], board: Board) -> list[Token]:
    """Raise each token by what lies below it, and put what is further back first."""
    heights: dict[Space, int] = {}
    for token in found:
        level = heights.get(token.space, 0)
        heights[token.space] = level + 1
        x, y = middle_of(board, token.space)
        token.at = token.rest = (x, y - level * _STACK)
    return sorted(found, key=lambda token: board.spaces[token.space].y)


def covered(found: list[Token]) -> list[Token]:
    """The markers under those of another player: somebody else still owns these spaces."""
    top = {token.space: token.seat for token in found if token.fresh}
    return [token for token in found if not token.fresh and top.get(token.space, token.seat) != token.seat]


def outlines(view: View, board: Board) -> list[Outline]:
    """The edges around each player's largest group, if it is larger than one space."""
    found = []
    for seat, owned in enumerate(view.owned):
        best = max(groups(owned), key=int.bit_count, default=0)
        if best.bit_count() > 1:
            found.append((seat, _edges(best, board)))
    return found


def draw_mine(
    canvas: Canvas, board: Board, found: list[Token], marked: list[Outline], colour: Callable[[Seat], str]
) -> None:
    """What lies on the board, with the lines around the largest groups and badges for who is covered."""
    for seat, edges in marked:
        for start, end in edges:
            canvas.line([start, end], COLOURS[colour(seat)], 7)
    for token in found:
        token.draw(canvas, colour(token.seat))
    for token in covered(found):
        x, y, _, height = area_of(board, token.space)
        canvas.image("icons/player", (x + 26, y + height - 26), colour(token.seat))


def _edges(group: int, board: Board) -> list[tuple[Point, Point]]:
    """The sides of spaces that have no neighbour in the group, a little inside."""
    edges: list[tuple[Point, Point]] = []
    inside = list(each(group))
    for at in inside:
        x, y, width, height = area_of(board, at)
        left, top, right, bottom = x, y, x + width, y + height
        middle = middle_of(board, at)
        beside = {_side(middle, middle_of(board, other)) for other in inside if _adjacent(at, other)}
        for side, edge in {
            "left": ((left, top), (left, bottom)),
            "right": ((right, top), (right, bottom)),
            "above": ((left, top), (right, top)),
            "below": ((left, bottom), (right, bottom)),
        }.items():
            if side not in beside:
                edges.append(edge)
    return edges


def _adjacent(one: Space, other: Space) -> bool:
    return one != other and (abs(one - other) == 6 or (abs(one - other) == 1 and one // 6 == other // 6))


def _side(here: Point, there: Point) -> str:
    across, down = there[0] - here[0], there[1] - here[1]
    if abs(across) > abs(down):
        return "right" if across > 0 else "left"
    return "below" if down > 0 else "above"
