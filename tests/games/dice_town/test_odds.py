"""Exact odds of the next throw."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.games.dice_town.dice import ACE, FACES, JACK, KING, NINE, QUEEN, TEN, poker
from game.games.dice_town.odds import odds, weighted_throws

NOBODY = (0, 0, 0, 0, 0)
faces = st.lists(st.sampled_from(FACES), min_size=5, max_size=5).map(lambda hand: tuple(sorted(hand)))


@pytest.mark.parametrize("dice", range(6))
def test_the_throws_that_differ_stand_for_all(dice: int) -> None:
    assert sum(weight for _, weight in weighted_throws(dice)) == 6**dice


def test_five_dice_have_252_different_throws() -> None:
    assert len(weighted_throws(5)) == 252


def test_a_die_thrown_for_a_place_that_nobody_shows_finds_it_one_time_in_six() -> None:
    found = odds((NINE, NINE, TEN, JACK), (NINE, NINE, TEN, JACK, ACE), NOBODY)
    assert found.loose == 1
    assert found.alone[KING] == Fraction(1, 6)
    assert found.level[KING] == 0
    assert found.alone[NINE] == 1


def test_two_dice_find_a_face_eleven_times_in_thirty_six() -> None:
    found = odds((NINE, NINE, TEN), (NINE, NINE, TEN, JACK, ACE), NOBODY)
    assert found.alone[QUEEN] == Fraction(11, 36)


def test_three_queens_stay_ahead_of_two_and_are_level_with_three() -> None:
    queens = (QUEEN, QUEEN, QUEEN)
    now = (NINE, TEN, *queens)
    ahead, even = odds(queens, now, (0, 0, 0, 2, 0)), odds(queens, now, (0, 0, 0, 3, 0))
    assert ahead.alone[QUEEN] == 1
    assert ahead.level[QUEEN] == 0
    assert (even.alone[QUEEN], even.level[QUEEN]) == (Fraction(11, 36), Fraction(25, 36))


def test_three_of_a_kind_grows_to_four_or_more_or_a_full_house_sixteen_times_in_thirty_six() -> None:
    queens = (QUEEN, QUEEN, QUEEN)
    # at least one more queen: 11 throws; a pair of something else: 5; no side dice beat ace and king
    hand = (*queens, KING, ACE)
    assert odds(queens, hand, NOBODY).better == Fraction(16, 36)


def test_who_keeps_all_five_dice_knows_everything() -> None:
    hand = (NINE, NINE, TEN, JACK, KING)
    found = odds(hand, hand, (1, 1, 2, 0, 1))
    assert found.loose == 0
    assert found.better == 0
    assert list(map(int, found.alone)) == [1, 0, 0, 0, 0]
    assert list(map(int, found.level)) == [0, 1, 0, 0, 1]


def test_no_dice_of_a_face_are_level_with_nobody() -> None:
    hand = (NINE, NINE, TEN, TEN, ACE)
    assert not any(odds(hand, hand, NOBODY).level)


@settings(max_examples=30, deadline=None)
@given(faces, st.integers(1, 5), st.tuples(*[st.integers(0, 4)] * 5))
def test_the_chances_are_the_count_over_all_throws(
    hand: tuple[int, ...], kept: int, shown: tuple[int, ...]
) -> None:
    held = hand[:kept]
    thrown = [tuple(sorted(held + dice)) for dice in product(FACES, repeat=5 - kept)]
    found = odds(held, hand, shown)
    total = len(thrown)
    assert found.better == Fraction(sum(poker(each) > poker(hand) for each in thrown), total)
    for face in range(ACE):
        counts = [each.count(face) for each in thrown]
        assert found.alone[face] == Fraction(sum(count > shown[face] for count in counts), total)
        assert found.level[face] == Fraction(
            sum(count == shown[face] and count > 0 for count in counts), total
        )
