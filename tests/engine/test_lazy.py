from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine import Combinations, Rng, Span, Subset


@dataclass(frozen=True, slots=True)
class Deal:
    coins: int
    cards: tuple[str, ...]
    nuggets: int = 0

    def code(self) -> str:
        return f"{self.coins}+{','.join(self.cards)}+{self.nuggets}"


@dataclass(frozen=True, slots=True)
class Lookalike:
    coins: int
    cards: tuple[str, ...]
    nuggets: int = 0

    def code(self) -> str:
        return ""


@st.composite
def deals(draw: st.DrawFn) -> Combinations[Deal]:
    items = draw(st.lists(st.sampled_from("abcdef"), unique=True, max_size=4))
    must = [item for item in items if draw(st.booleans())]
    low, low_nuggets = draw(st.integers(0, 4)), draw(st.integers(0, 2))
    coins = Span("coins", low, low + draw(st.integers(0, 4)))
    nuggets = Span("nuggets", low_nuggets, low_nuggets + draw(st.integers(0, 2)))
    return Combinations(Deal, (coins, Subset("cards", tuple(items), tuple(must)), nuggets))


@given(deals())
def test_it_has_every_combination_once(options: Combinations[Deal]) -> None:
    coins, cards, nuggets = options.axes
    assert isinstance(cards, Subset)
    every = list(options)
    assert len(options) == len(every) == len(set(every)) == len(coins) * len(cards) * len(nuggets)
    assert {deal.coins for deal in every} == {coins[i] for i in range(len(coins))}
    assert all(set(cards.must) <= set(deal.cards) <= set(cards.items) for deal in every)


@given(deals())
def test_it_behaves_like_the_list_written_out(options: Combinations[Deal]) -> None:
    every = list(options)
    assert [options[i] for i in range(len(every))] == every
    assert [options[-i] for i in range(1, len(every) + 1)] == every[::-1]
    assert options[1:-1:2] == tuple(every[1:-1:2])
    assert all(deal in options for deal in every)
    assert [options.index(deal) for deal in every[:5]] == list(range(min(5, len(every))))
    for beyond in (len(every), -len(every) - 1):
        with pytest.raises(IndexError):
            options[beyond]


@given(deals(), st.integers(-1, 9), st.lists(st.sampled_from("abcdefg"), max_size=4), st.integers(-1, 5))
def test_what_is_not_in_the_list_is_not_in_it(
    options: Combinations[Deal], coins: int, cards: list[str], nuggets: int
) -> None:
    deal = Deal(coins, tuple(cards), nuggets)
    assert (deal in options) == (deal in list(options))


@given(deals(), deals())
def test_two_are_equal_if_their_lists_are_made_the_same_way(
    one: Combinations[Deal], other: Combinations[Deal]
) -> None:
    assert (one == other) == (one.axes == other.axes)
    assert one == Combinations(Deal, one.axes)
    assert hash(one) == hash(Combinations(Deal, one.axes))
    if set(one) != set(other):
        assert one != other


def test_an_action_of_another_kind_is_no_option() -> None:
    options = Combinations(Deal, (Span("coins", 0, 3), Subset("cards", ("a",)), Span("nuggets", 0, 1)))
    assert Deal(1, ("a",)) in options
    strangers: list[object] = [Lookalike(1, ("a",)), "Deal", None, Deal]
    assert not any(stranger in options for stranger in strangers)
    assert Deal(True, ("a",)) not in options  # its code would not read 1
    assert Deal(1, ["a"]) not in options  # type: ignore[arg-type]


def test_a_very_long_list_is_never_written_out() -> None:
    options = Combinations(
        Deal,
        (Span("coins", 0, 12), Subset("cards", tuple("abcdefghijklmnopqrstuvwxyz")), Span("nuggets", 0, 8)),
    )
    assert len(options) == 13 * 2**26 * 9
    rng = Rng.seeded("long")
    picked = [rng.pick(options) for _ in range(200)]
    assert all(deal in options for deal in picked)
    assert len(set(picked)) == 200
    assert options[len(options) - 1] == Deal(12, tuple("abcdefghijklmnopqrstuvwxyz"), 8)
    assert len(repr(options)) < 500


def test_an_axis_without_values_leaves_no_option() -> None:
    options = Combinations(Deal, (Span("coins", 1, 0), Subset("cards", ()), Span("nuggets", 0, 1)))
    assert not options
    assert list(options) == []
    assert Deal(1, ()) not in options


def test_a_subset_keeps_the_order_of_its_items() -> None:
    cards = Subset("cards", ("c", "a", "b"), must=("b",))
    assert [cards[i] for i in range(len(cards))] == [("b",), ("c", "b"), ("a", "b"), ("c", "a", "b")]
    assert ("b", "c") not in cards
    assert ("b", "b") not in cards
    assert ("a",) not in cards
