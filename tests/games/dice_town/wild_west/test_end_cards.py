"""Card: cattle, winchester, mule: points at the end, never played (WW-29, WW-38)."""

import pytest

from game.games.dice_town.cards import AT_ONCE, Occasion
from game.games.dice_town.deck import plays
from game.games.dice_town.scoring import scores
from tests.games.dice_town.town import town


def line(hands: dict[int, list[str]], what: str, seat: int = 0) -> int:
    pad = scores(town(wild_west=True, hands=hands).world)[seat].lines
    return next(each.value for each in pad if each.what.key.endswith(what))


@pytest.mark.parametrize(("card", "points"), [("cattle", 7), ("winchester", 6)])
def test_cattle_and_winchester_are_worth_what_they_say(card: str, points: int) -> None:
    assert line({0: [card]}, "equipment") == points


@pytest.mark.parametrize(
    ("hand", "points"),
    [(["mule"], 1), (["mule", "hat", "joe"], 3), (["mule", "deed5.1", "deed5.2"], 1), (["hat", "joe"], 0)],
)
def test_the_mule_is_worth_a_point_per_store_card_itself_included(hand: list[str], points: int) -> None:
    """WW-38: deeds are no store cards."""
    assert line({0: hand}, "mule") == points


def test_the_mule_counts_only_its_owners_cards() -> None:
    assert line({0: ["mule"], 1: ["hat", "joe"]}, "mule") == 1
    assert line({0: ["mule"], 1: ["hat", "joe"]}, "mule", seat=1) == 0


@pytest.mark.parametrize("card", ["cattle", "winchester", "mule", "dog"])
@pytest.mark.parametrize("occasion", Occasion)
def test_cards_for_the_end_are_never_played(card: str, occasion: Occasion) -> None:
    """WW-29: so the Wanted notice cannot answer them."""
    world = town(wild_west=True, hands={0: [card]}, kept=["9 10 J Q K"]).world
    assert plays(world, 0, occasion, 0) == ()
    assert card not in AT_ONCE
