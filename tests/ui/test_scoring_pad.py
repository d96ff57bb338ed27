"""The leaves of the scoring pad."""

import pytest

from game.ui.scenes.pad_lead import label_heights

_BOUNDS = (100.0, 700.0)


def test_names_that_have_room_stand_where_their_lines_end() -> None:
    assert label_heights([200.0, 400.0, 600.0], [1, 2, 3], _BOUNDS) == [200.0, 400.0, 600.0]


def test_of_two_lines_that_end_together_the_better_player_is_named_above() -> None:
    loser, winner = label_heights([400.0, 400.0], [2, 1], _BOUNDS)
    assert winner < 400.0 < loser
    assert 400.0 - winner == pytest.approx(loser - 400.0)


def test_names_never_lie_on_each_other_nor_leave_the_pad() -> None:
    found = label_heights([700.0, 690.0, 680.0, 120.0, 100.0, 110.0], [6, 5, 4, 3, 1, 2], _BOUNDS)
    assert sorted(found) == [found[seat] for seat in (4, 5, 3, 2, 1, 0)]
    apart = [b - a for a, b in zip(sorted(found), sorted(found)[1:], strict=False)]
    assert min(apart) >= 45.9
    assert min(found) >= _BOUNDS[0]
    assert max(found) <= _BOUNDS[1]
