"""Ties in Dice Town: what the cowhand offers, and what it makes of offers."""

from typing import Any

from game.ai.dice_town.reckoning import Reckoning
from game.ai.dice_town.stakes import stake
from game.engine import Table
from game.games.dice_town.world import World
from tests.ai.dice_town import chosen
from tests.games.dice_town.town import RULES, answer, visit

NO_OFFER = "bid:0/0/none"


def dollars(offer: str) -> int:
    return int(offer.removeprefix("bid:").partition("/")[0])


def two_nines(sheriff: int, **position: Any) -> Table[World]:
    """Two seats tied at the mine, where two nuggets are about as good as the river."""
    kept = ["9 9 J J K", "9 9 Q Q A", "J J Q Q K"]
    return visit("mine", wild_west=True, kept=kept, sheriff=sheriff, **position)


def test_nobody_bribes_much_to_be_first_where_the_second_has_it_as_good() -> None:
    t = two_nines(sheriff=2)
    assert chosen(t, 0) == NO_OFFER
    assert chosen(t, 1) == NO_OFFER


def test_a_tied_sheriff_sells_the_first_place_cheaply_if_the_second_is_as_good() -> None:
    t = two_nines(sheriff=0)
    answer(t, 1, "bid:3/0/none")
    assert chosen(t) == "name:2"


def test_with_two_players_nobody_comes_second() -> None:
    t = visit("mine", seats=2, wild_west=True, kept=["9 9 J J K", "9 9 Q Q A"])
    assert stake(Reckoning(RULES.view(t, 1)), "mine", 1) >= 2


def test_a_tied_sheriff_asks_for_no_more_if_nobody_offers_anything() -> None:
    t = visit("mine", kept=["9 9 J K K", "9 9 Q Q A", "Q Q Q K K"])
    answer(t, 1, NO_OFFER)
    assert chosen(t) == "name:1"


def test_a_sheriff_asks_for_no_more_where_there_is_only_a_nugget_to_win() -> None:
    t = visit("mine", kept=["J J J K K", "9 Q Q K A", "9 Q Q K K"])
    answer(t, 1, NO_OFFER)
    answer(t, 2, "bid:0/0/none")
    assert chosen(t) in ("name:2", "name:3")


def test_who_was_outbid_goes_beyond_the_best_offer_when_asked_for_more() -> None:
    t = visit("mine", kept=["J J J K K", "9 9 9 9 A", "9 9 9 9 K"])
    answer(t, 1, NO_OFFER)
    answer(t, 2, "bid:2/0/none")
    answer(t, 0, "more")
    assert dollars(chosen(t, 1)) == 3
    assert dollars(chosen(t, 2)) == 2, "the best offer already"


def test_ones_own_cards_add_nothing_to_what_a_place_gives_another() -> None:
    t = visit("mine", kept=["9 9 9 J K", "9 9 9 Q A", "9 J Q Q K"], hands={0: ["dynamite"]})
    r = Reckoning(RULES.view(t, 0))
    assert stake(r, "mine", 0) > stake(r, "mine", 1) == 3


def test_whoever_robs_at_the_saloon_robs_no_one_but_others() -> None:
    position: dict[str, Any] = {"kept": ["QQJKK", "QQ9JA", "9JJKA"], "hands": {1: ["horse", "saddle"]}}
    r = Reckoning(RULES.view(visit("saloon", **position), 0))
    assert stake(r, "saloon", 0) > 0
    assert stake(r, "saloon", 1) == 0


def test_a_sheriff_takes_the_better_offer_of_two_who_stand_about_the_same() -> None:
    """A dollar more in the pocket makes nobody the one rival to beat."""
    kept = ["9 10 Q K A", "J J J Q A", "10 J J J A", "Q A A A A"]
    t = visit("store", seats=4, kept=kept, money=[11, 8, 7, 5], round_number=1)
    answer(t, 1, "bid:4/0/none")
    answer(t, 2, "bid:3/0/none")
    answer(t, 0, "more")
    answer(t, 1, "bid:4/0/none")
    answer(t, 2, "bid:3/0/none")
    assert chosen(t) == "name:2"
