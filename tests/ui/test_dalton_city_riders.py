"""Players of Dalton City on their way round the board."""

from game.ui.tables.dalton_city.riders import leftward

CORNER = [(80.0, 500.0), (80.0, 400.0), (80.0, 300.0), (180.0, 300.0)]
"""Up the side of the board, and then along its upper edge."""


def test_a_galloping_horse_looks_where_it_goes() -> None:
    assert not leftward([(0.0, 0.0), (80.0, 0.0)], 0)
    assert leftward([(80.0, 0.0), (0.0, 0.0)], 0)


def test_on_its_way_up_it_looks_where_it_will_soon_go() -> None:
    assert not leftward(CORNER, 0)
    assert leftward([(-x, y) for x, y in CORNER], 1)


def test_once_round_the_corner_it_looks_as_it_did_before() -> None:
    back = [(180.0, 300.0), (80.0, 300.0), (80.0, 400.0)]
    assert leftward(back, 1)
