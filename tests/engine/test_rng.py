from collections import Counter
from itertools import product

import pytest

from game.engine import Rng, Scripted, throws


def _chi(counts: Counter[int], kinds: int) -> float:
    even = counts.total() / kinds
    return sum((counts[i] - even) ** 2 / even for i in range(kinds))


@pytest.mark.parametrize("n", [2, 3, 6, 7, 36, 52])
def test_every_number_below_n_is_as_likely(n: int) -> None:
    rng = Rng.seeded("even", n)
    counts = Counter(rng.below(n) for _ in range(400 * n))
    assert set(counts) == set(range(n))
    assert _chi(counts, n) < n + 5 * (2 * n) ** 0.5


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    rng, orders = Rng.seeded("orders"), Counter[tuple[int, ...]]()
    for _ in range(12_000):
        items = [1, 2, 3, 4]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert sum((count - 500) ** 2 / 500 for count in orders.values()) < 23 + 5 * 46**0.5


class _Bits(Rng):
    """Gives the bits it is told to."""

    given: list[int]

    def bits(self) -> int:
        return self.given.pop(0)


def test_bits_that_would_favour_low_results_are_drawn_again() -> None:
    rng = _Bits(0)
    rng.given = [0, 1 << 63]  # 2**64 is no multiple of 3, and the first bits are the one result too many
    assert rng.below(3) == 1
    assert rng.given == []
    rng.given = [0]
    assert rng.below(4) == 0


def test_results_reach_from_the_lowest_to_the_highest() -> None:
    rng = _Bits(0)
    rng.given = [(1 << 64) - 1, 1]
    assert rng.below(6) == 5
    assert rng.below(6) == 0


def test_the_state_is_one_integer_of_64_bits() -> None:
    rng = Rng.seeded("state")
    for _ in range(200):
        rng.bits()
        assert 0 <= rng.state < 1 << 64
    again = Rng(rng.state)
    assert [again.bits() for _ in range(5)] == [rng.bits() for _ in range(5)]


def test_the_bits_are_those_of_splitmix64() -> None:
    rng = Rng(1234567)
    assert [rng.bits() for _ in range(3)] == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_a_clone_gives_the_same_results_and_goes_its_own_way() -> None:
    rng = Rng.seeded("clone")
    clone = rng.clone()
    assert clone == rng
    expected = [rng.below(1000) for _ in range(20)]
    assert [clone.below(1000) for _ in range(20)] == expected


def test_each_combination_of_seed_values_has_its_own_generator() -> None:
    seeds: list[tuple[object, ...]] = [(), (0,), (1,), ("a",), ("a", 1), ("a", 2), ("b", 1), (12, 3), (1, 23)]
    assert len({Rng.seeded(*seed).state for seed in seeds}) == len(seeds)
    assert Rng.seeded("claim_it", 7).state == Rng.seeded("claim_it", 7).state


def test_the_same_seed_is_the_same_on_every_machine() -> None:
    assert Rng.seeded("dustwater", 1).state == 0xD9D9D20E25908FC3


def test_dice_are_one_of_all_throws() -> None:
    rng = Rng.seeded("dice")
    counts = Counter(rng.dice(2) for _ in range(7200))
    assert set(counts) == set(product(range(1, 7), repeat=2)) == set(throws(2))
    assert max(counts.values()) < 290
    assert min(counts.values()) > 120
    assert rng.dice(0) == ()
    assert set(throws(1, 4)) == {(1,), (2,), (3,), (4,)}


def test_one_item_is_picked() -> None:
    rng = Rng.seeded("pick")
    assert {rng.pick("abc") for _ in range(60)} == set("abc")


def test_scripted_dice_fall_as_they_are_told() -> None:
    rng = Scripted(script=[1, 2, 3, 6])
    assert rng.dice(3) == (1, 2, 3)
    clone = rng.clone()
    assert rng.dice(1) == clone.dice(1) == (6,)
    with pytest.raises(AssertionError, match="script"):
        rng.dice(1)


def test_all_but_the_dice_is_drawn_as_usual_from_a_script() -> None:
    scripted, usual = Scripted(9, [1]), Rng(9)
    assert [scripted.below(100) for _ in range(5)] == [usual.below(100) for _ in range(5)]
    assert scripted.script == [1]
