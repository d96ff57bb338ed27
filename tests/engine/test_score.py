from game.engine import Line, Score, deciding_tie, ranked, say, winners

CLAIMS, GROUP = say("claims"), say("group")


def _scores(*keys: tuple[int, int, int]) -> tuple[Score, ...]:
    """Points, then two tie-breaks, by seat."""
    return ranked(
        [
            Score(seat, points, (Line(say("points"), points),), (Line(CLAIMS, claims), Line(GROUP, group)))
            for seat, (points, claims, group) in enumerate(keys)
        ]
    )


def test_more_points_rank_higher_whatever_the_tie_breaks_say() -> None:
    scores = _scores((3, 9, 9), (5, 0, 0), (4, 0, 0))
    assert [score.rank for score in scores] == [3, 1, 2]
    assert [score.seat for score in scores] == [0, 1, 2]
    assert winners(scores) == (1,)


def test_tie_breaks_count_in_their_order() -> None:
    scores = _scores((5, 2, 0), (5, 1, 9), (5, 2, 1))
    assert [score.rank for score in scores] == [2, 3, 1]


def test_what_no_tie_break_parts_shares_the_place_and_the_next_place_is_left_out() -> None:
    scores = _scores((5, 1, 1), (7, 1, 1), (5, 1, 1), (4, 0, 0))
    assert [score.rank for score in scores] == [2, 1, 2, 4]
    assert winners(_scores((5, 1, 1), (5, 1, 1), (0, 9, 9))) == (0, 1)


def test_no_tie_break_decides_where_the_points_do() -> None:
    assert deciding_tie(_scores((5, 1, 1), (4, 2, 2))) is None


def test_the_first_tie_break_that_differs_decides() -> None:
    assert deciding_tie(_scores((5, 1, 9), (5, 2, 0))) == CLAIMS
    assert deciding_tie(_scores((5, 2, 1), (5, 2, 3), (5, 1, 7))) == GROUP


def test_nothing_decides_where_the_victory_is_shared() -> None:
    assert deciding_tie(_scores((5, 2, 1), (5, 2, 1), (1, 1, 1))) is None


def test_who_plays_alone_needs_no_tie_break() -> None:
    assert deciding_tie(_scores((5, 2, 1))) is None
