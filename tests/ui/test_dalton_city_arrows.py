"""Arrows among squares that can be chosen: they walk along the loop, and leave it for what lies inside."""

import pytest

from game.games.dalton_city.kinds import Kind
from game.games.dalton_city.loop import SQUARES, board
from game.ui.intents import Way
from game.ui.offscreen import Offscreen
from game.ui.positions import asked, position, seated
from game.ui.tables.dalton_city.choosers.squares import SquarePick
from game.ui.tables.dalton_city.layout import EXHIBIT, HAND
from game.ui.tables.dalton_city.table import DaltonCityTable
from game.ui.widgets.neighbours import neighbour
from game.ui.widgets.widget import Widget, within

ARROWS = (Way.LEFT, Way.RIGHT, Way.UP, Way.DOWN)


class Board:
    """Squares that are lit, the way out of the question inside the right lobe, and a card below."""

    def __init__(self, table: DaltonCityTable, lit: list[int]) -> None:
        self.squares = {at: SquarePick(table, at, 0, lambda: None, hinted=False) for at in lit}
        x, y, width, _ = EXHIBIT
        self.button = Widget((x + 300, y + 380, width - 320, 64.0))
        self.card = Widget((HAND[0], HAND[1], 1900.0, HAND[3]))
        self.widgets = [*self.squares.values(), self.button, self.card]
        if all(board().squares[at].kind == "ranch" for at in lit):
            self.widgets.remove(self.button)  # everybody must begin somewhere

    def towards(self, at: int, way: Way) -> int | Widget | None:
        found = neighbour(self.squares[at], self.widgets, way)
        return found.at if isinstance(found, SquarePick) else found


@pytest.fixture(scope="module")
def table(window: Offscreen) -> DaltonCityTable:
    return position(DaltonCityTable, window.house, seated("dalton_city", 2, 1), asked(Kind.RANCH))


def test_where_every_square_is_lit_arrows_lead_to_the_next_one_and_back(table: DaltonCityTable) -> None:
    west = Board(table, list(range(SQUARES)))
    for at in range(SQUARES):
        found = {west.towards(at, way) for way in ARROWS}
        assert {(at + 1) % SQUARES, (at - 1) % SQUARES} <= found, at


@pytest.mark.parametrize("kind", ["ranch", "diploma", "trade"])
def test_every_lit_square_and_every_button_can_be_reached_with_arrows(
    table: DaltonCityTable, kind: str
) -> None:
    west = Board(table, list(board().of_kind(kind)))
    reached: set[Widget] = {next(iter(west.squares.values()))}
    waiting = list(reached)
    for here in waiting:
        for way in ARROWS:
            found = neighbour(here, west.widgets, way)
            if found is not None and found not in reached:
                reached.add(found)
                waiting.append(found)
    assert reached == set(west.widgets)


def test_round_the_corner_comes_the_next_college_and_not_the_cards_below(table: DaltonCityTable) -> None:
    west = Board(table, list(board().of_kind("diploma")))
    saloon, barber = (
        next(at for at in west.squares if board().squares[at].card == f"diploma.{trade}")
        for trade in ("saloon", "barber")
    )
    assert west.towards(saloon, Way.DOWN) == barber
    assert west.towards(barber, Way.DOWN) is west.card
    assert west.towards(barber, Way.UP) == saloon


def test_a_ranch_straight_across_is_reached_at_once(table: DaltonCityTable) -> None:
    top_left, bottom_right, top_right, bottom_left = board().of_kind("ranch")
    west = Board(table, [top_left, bottom_right, top_right, bottom_left])
    assert west.towards(top_left, Way.RIGHT) == top_right
    assert west.towards(top_left, Way.DOWN) == bottom_left
    assert west.towards(bottom_right, Way.UP) == top_right
    assert west.towards(bottom_right, Way.LEFT) == bottom_left


def test_what_can_be_pressed_inside_a_lobe_is_reached_from_the_squares_round_it(
    table: DaltonCityTable,
) -> None:
    west = Board(table, list(range(SQUARES)))
    x, y, width, height = west.button.area
    beside = next(at for at, each in west.squares.items() if within(each.area, (1875.0, y + height / 2)))
    below = next(at for at, each in west.squares.items() if within(each.area, (x + width / 2, 830.0)))
    assert west.towards(beside, Way.LEFT) is west.button
    assert west.towards(below, Way.UP) is west.button
