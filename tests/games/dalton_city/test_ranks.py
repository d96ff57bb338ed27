"""Whether two orders agree."""

from collections import Counter

import pytest

from game.games.dalton_city.ranks import correlation, ranks


def test_equals_share_the_middle_of_their_places() -> None:
    assert ranks([30, 10, 20]) == (2, 6, 4)
    assert ranks([5, 5, 1]) == (3, 3, 6)


@pytest.mark.parametrize(
    ("pairs", "expected"),
    [([(1, 1), (2, 2), (3, 3)], 1), ([(1, 3), (2, 2), (3, 1)], -1), ([(1, 1), (1, 2)], 0), ([], 0)],
)
def test_the_correlation_of_ranks(pairs: list[tuple[int, int]], expected: float) -> None:
    assert correlation(Counter(pairs)) == pytest.approx(expected)
