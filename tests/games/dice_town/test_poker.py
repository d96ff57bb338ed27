"""What a hand of dice is worth."""

from itertools import combinations_with_replacement, pairwise

import pytest

from game.games.dice_town.dice import FACES, HAND, poker
from tests.games.dice_town.dice import faces
from tests.games.dice_town.town import visit

RANKS = ["9 10 JQA", "99 10 JQ", "99 10 10 J", "999 10 J", "9 10 JQK", "999 10 10", "9999 10", "99999"]


def worth(text: str) -> tuple[int, ...]:
    return poker(tuple(sorted(faces(text))))


@pytest.mark.parametrize(("lower", "higher"), list(pairwise(RANKS)))
def test_the_lowest_of_a_rank_beats_the_rank_below(lower: str, higher: str) -> None:
    """DT-19."""
    best_of_lower = max(
        hand for hand in map(poker, combinations_with_replacement(FACES, HAND)) if hand[0] == worth(lower)[0]
    )
    assert worth(higher) > best_of_lower


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("JJJ99", "10 10 10 AA"),  # the three before the pair
        ("KKKK9", "JJJJA"),
        ("10JQKA", "9 10 JQK"),
        ("JJJKK", "JJJQQ"),  # then the pair
        ("AAAAA", "KKKKK"),
        ("9999A", "9999K"),  # then the odd die
        ("JJJA9", "JJJKQ"),
        ("JJJAQ", "JJJA10"),
        ("AA99 10", "KKQQJ"),
        ("AA10 10 9", "AA99K"),
        ("AA99K", "AA99Q"),
        ("AA9 10 J", "KKAQJ"),
        ("99AKJ", "99AQJ"),
        ("99AKJ", "99AK10"),
        ("9 10 QKA", "9 10 JKA"),
        ("10JQKA", "AAAKQ"),
    ],
)
def test_within_a_rank_the_groups_decide_then_the_other_dice(better: str, worse: str) -> None:
    """DT-20."""
    assert worth(better) > worth(worse)


def test_only_identical_hands_tie() -> None:
    """DT-20."""
    hands = list(combinations_with_replacement(FACES, HAND))
    assert len({poker(hand) for hand in hands}) == len(hands) == 252


def test_five_dice_in_a_row_only_are_a_straight() -> None:
    """DT-19."""
    assert worth("9 10 JQK")[0] == worth("10JQKA")[0] > worth("999JQ")[0]
    assert worth("9 10 JQA") < worth("99 10 JQ")


@pytest.mark.parametrize(("better", "worse"), [("JJJ99", "10 10 10 AA"), ("10JQKA", "9 10 JQK")])
def test_the_town_hall_goes_by_this_ranking(better: str, worse: str) -> None:
    """DT-19, DT-20."""
    assert visit("town_hall", kept=[worse, better, "99JQK"]).world.gained == (False, True, False)
