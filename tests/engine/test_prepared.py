"""Chance as a lesson wants it."""

import pytest

from game.engine import BadRecord, Preparation, Prepared, Record, Rng, loads, replay
from tests.engine.written import RULES, edited, lines

DECK = ["hat", "boots", "brute.1", "brute.2", "watch", "saddle"]


def test_dice_fall_as_prepared_and_then_as_usual() -> None:
    rng = Preparation(((1, 2, 3), (6,))).rng(Rng(9))
    assert (rng.dice(3), rng.dice(1)) == ((1, 2, 3), (6,))
    assert [rng.dice(3) for _ in range(5)] == [Rng.dice(each, 3) for each in [Rng(9)] for _ in range(5)]


def test_a_throw_of_another_size_leaves_the_prepared_one_for_later() -> None:
    rng = Prepared(9, [(1, 2, 3)])
    assert rng.dice(2) == Rng(9).dice(2)
    assert rng.dice(3) == (1, 2, 3)


def test_cards_lie_first_or_last_as_prepared() -> None:
    rng = Prepared(9, decks=[("watch", "...", "brute", "hat"), (), ("boots",)])
    first, second, third = DECK.copy(), DECK.copy(), DECK.copy()
    rng.shuffle(first)
    rng.shuffle(second)
    rng.shuffle(third)
    assert (first[0], first[-2].split(".")[0], first[-1]) == ("watch", "brute", "hat")
    assert third[0] == "boots"
    assert sorted(first) == sorted(second) == sorted(third) == sorted(DECK)


def test_a_clone_has_the_same_dice_ahead() -> None:
    rng = Prepared(9, [(4,), (5,)])
    clone = rng.clone()
    assert [rng.dice(1), rng.dice(1), rng.dice(1)] == [clone.dice(1), clone.dice(1), clone.dice(1)]


def test_nothing_prepared_is_the_usual_chance() -> None:
    rng = Rng(9)
    assert Preparation().rng(rng) is rng


def test_a_record_tells_what_was_prepared_and_is_read_again() -> None:
    prepared = Preparation(((3, 5, 1), (2,)), (("...", "hat"), ("...",)))
    record = Record(RULES, 3, {}, 7, prepared=prepared)
    assert "throw 3 5 1\nthrow 2\ndeck ... hat\ndeck ...\nanswers\n" in record.header()
    again = loads(record.dumps().encode(), (RULES,))
    assert again.prepared == prepared
    assert replay(again).rng == record.start().rng


@pytest.mark.parametrize("line", ["throw 7", "throw 1  2", "throw x", "throw -1", "throw", "deck"])
def test_a_prepared_throw_that_no_die_could_make_is_refused(line: str) -> None:
    seed = next(each for each in lines() if each.startswith("seed"))
    with pytest.raises(BadRecord) as caught:
        loads(edited(seed, f"{seed}\n{line}").encode(), (RULES,))
    assert caught.value.message.key == "record.malformed"


def test_more_throws_than_any_lesson_has_are_refused() -> None:
    seed = next(each for each in lines() if each.startswith("seed"))
    with pytest.raises(BadRecord):
        loads(edited(seed, seed + "\nthrow 1" * 1001).encode(), (RULES,))
