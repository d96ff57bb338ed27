"""What a view says of how far the round has come."""

import pytest

from game.engine import Table
from game.games.dice_town.actions import Play
from game.games.dice_town.cards import Occasion
from game.games.dice_town.places import CLASSIC, NEW
from game.games.dice_town.progress import Announced, CardTime, Progress, Robbed, Tie, Visiting
from game.games.dice_town.world import World
from tests.games.dice_town.town import RULES, answer, asked, doc, throw, visit

TIED = ["999AK", "99QAK", "99JAK"]
ROBBERS = ["9QQQK", "9JJ10A", "9JJ10K"]


def progress(t: Table[World], seat: int | None = None) -> Progress:
    return RULES.view(t, seat).progress


def test_nothing_but_the_throw_is_going_on_while_dice_roll() -> None:
    t = throw("9" * 15)
    assert progress(t) == Progress()
    assert progress(throw("9" * 15, last=True, kept=["9999", "", ""], hands={0: ["sharp.1"]})).last_throw


def test_a_seat_knows_whether_it_has_chosen_what_stays_under_its_cup() -> None:
    t = throw("9" * 15)
    assert not RULES.view(t, 1).has_kept
    answer(t, 1, "keep:9")
    assert [RULES.view(t, seat).has_kept for seat in (None, 0, 1, 2)] == [False, False, True, False]


def test_a_tie_names_those_who_are_tied_and_how_often_offers_were_called_for() -> None:
    t = visit("mine", kept=["9JQKA", *TIED[1:]], sheriff=0)
    assert progress(t).tie == Tie("mine", (1, 2), 0, (1, 2), 1)
    assert progress(t).visit == Visiting("mine", None, None, None, None)
    answer(t, 1, "bid:1/0/none")
    answer(t, 2, "bid:0/0/none")
    answer(t, 0, "more")
    assert progress(t).tie == Tie("mine", (1, 2), 0, (1, 2), 2)


def test_first_and_second_are_told_with_who_acts() -> None:
    t = visit("saloon", kept=["9QQQK", "9QQ10A", "9JJ10K"], hands={2: ["hat", "boots"]}, wild_west=True)
    assert progress(t).visit == Visiting("saloon", 0, 1, None, None)
    answer(t, 0, f"choose:{NEW}")
    assert progress(t).visit == Visiting("saloon", 0, 1, 1, CLASSIC)
    assert progress(t).acts(1, "saloon", CLASSIC)
    assert not progress(t).acts(0, "saloon", NEW)


def test_a_card_on_the_table_is_told_until_it_has_happened() -> None:
    t = visit("mine", kept=["999JK", "9JQKA", "10JQKA"], hands={0: ["dynamite"], 1: ["wanted"]})
    assert progress(t).card_time == CardTime(Occasion.MINE, 0)
    answer(t, 0, "play:dynamite")
    assert progress(t).announced == Announced(0, Play("dynamite"))
    assert progress(t).card_time == CardTime(Occasion.CARD, 0)


def test_robber_and_victim_are_told_while_insurance_may_be_played() -> None:
    hands = {1: ["hat", "insurance"]}
    t = visit("saloon", kept=ROBBERS, hands=hands, wild_west=True)
    answer(t, 0, f"choose:{CLASSIC}")
    assert progress(t).robbery is None
    answer(t, 0, "name:2")
    answer(t, 0, "take:hat")
    assert asked(t) == {1: "card"}
    assert progress(t).robbery == Robbed(0, 1)
    assert progress(t).card_time == CardTime(Occasion.ROBBED, 0)


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_everybody_is_told_the_same(seat: int | None) -> None:
    t = doc(kept=["JJJJJ", "JJJJJ", "99999"], gained=[2])
    answer(t, 0, "name:2")
    assert progress(t, seat) == Progress(doc=1)
