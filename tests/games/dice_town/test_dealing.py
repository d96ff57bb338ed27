"""Hidden cards are dealt where each of them may lie, and nowhere else."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine import Rng
from game.games.dice_town.dealing import deal
from game.games.dice_town.known import DISCARD, STORE, Zones, hand_zone

FIRST, SECOND = hand_zone(0), hand_zone(1)
ZONES = (FIRST, SECOND, STORE, DISCARD)


@st.composite
def hands(draw: st.DrawFn) -> tuple[dict[str, Zones], dict[str, tuple[Zones, ...]]]:
    """Where some cards are, and where some of them may be for all one knows."""
    where = {f"card{n}": zone for n, zone in enumerate(draw(st.lists(st.sampled_from(ZONES), max_size=12)))}
    tied = {}
    for card, zone in where.items():
        if draw(st.booleans()):
            tied[card] = tuple(sorted({zone, *draw(st.sets(st.sampled_from(ZONES)))}))
    return where, tied


@given(hands(), st.integers(0, 99))
def test_every_card_finds_a_place_where_it_may_lie(
    known: tuple[dict[str, Zones], dict[str, tuple[Zones, ...]]], seed: int
) -> None:
    where, tied = known
    room = Counter(dict.fromkeys(ZONES, 0))
    room.update(where.values())
    dealt = deal(tied, [card for card in where if card not in tied], room, Rng.seeded(seed))
    assert {zone: len(cards) for zone, cards in dealt.items()} == room
    assert sorted(card for cards in dealt.values() for card in cards) == sorted(where)
    assert all(zone in tied.get(card, ZONES) for zone, cards in dealt.items() for card in cards)


def test_a_card_makes_room_for_one_that_can_lie_nowhere_else() -> None:
    """However the first two fall, the third has one place only, and a chain of moves may free it."""
    tied = {"hat": (FIRST, SECOND), "joe": (SECOND, STORE), "split": (FIRST, SECOND)}
    room = {FIRST: 1, SECOND: 1, STORE: 1}
    for seed in range(40):
        dealt = deal(tied, (), room, Rng.seeded(seed))
        assert dealt[STORE] == ["joe"]
    assert {deal(tied, (), room, Rng.seeded(seed))[FIRST][0] for seed in range(40)} == {"hat", "split"}


def test_what_fits_nowhere_is_no_deal() -> None:
    with pytest.raises(ValueError, match="no place"):
        deal({"hat": (STORE,), "joe": (STORE,)}, (), {STORE: 1, DISCARD: 1}, Rng.seeded(1))
