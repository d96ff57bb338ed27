"""Positions of Dice Town in which even a tenderfoot should know what to do."""

from functools import partial
from typing import Any

import pytest

from game.ai import bot
from game.ai.bot import Budget
from game.ai.dice_town.tenderfoot import _LIKINGS
from game.engine import Rng, Table
from game.games.dice_town.frames.game import Round
from game.games.dice_town.frames.indians import IndianDie
from game.games.dice_town.kinds import Kind
from game.games.dice_town.town import VILLAGE
from game.games.dice_town.world import World
from tests.ai import dice_town
from tests.games.dice_town.town import RULES, answer, asked, doc, throw, town, visit

INDIANS: dict[str, Any] = {"wild_west": True, "indians": True}


def moods(t: Table[World], seat: int = 0) -> set[str]:
    """What a tenderfoot answers, in whatever mood it is."""
    view, ask = RULES.view(t, seat), dice_town.asked(t, seat)
    player, sampler, budget = bot("dice_town", "tenderfoot"), partial(RULES.sample, view), Budget(nodes=10)
    return {player.choose(view, ask, sampler, Rng(mood), budget).code() for mood in range(8)}


def chosen(t: Table[World], seat: int = 0) -> str:
    (code,) = moods(t, seat)
    return code


def test_the_tenderfoot_does_not_leave_a_full_bank_for_a_dollar_of_the_coach() -> None:
    hands = ["10 J J K A", "9 J Q K A", "9 J Q Q A"]
    full = visit("bank", wild_west=True, kept=hands, bank=9, coach=2)
    assert chosen(full) == "choose:classic"
    empty = visit("bank", wild_west=True, kept=hands, bank=0, coach=2)
    assert chosen(empty) == "choose:new"


@pytest.mark.parametrize(
    ("place", "hand", "position", "action"),
    [
        ("mine", "9999J", {}, "classic"),
        ("mine", "9JQQK", {}, "new"),
        ("mine", "9JQQK", {"river_ends": True}, "classic"),
        ("store", "9JJJK", {}, "classic"),
        ("saloon", "9JQQQ", {"hands": {1: ["horse"]}}, "classic"),
        ("saloon", "9JQQQ", {}, "new"),
        ("sheriff", "9JKKK", {"sheriff": 1, "wanted": ["outlaw.QK"]}, "classic"),
        ("sheriff", "9JKKK", {"wanted": ["outlaw.QK"]}, "new"),
        ("sheriff", "9JKKK", {}, "classic"),
        ("town_hall", "9AAAA", {}, "classic"),
    ],
)
def test_the_tenderfoot_sees_which_action_has_more_to_offer(
    place: str, hand: str, position: dict[str, Any], action: str
) -> None:
    t = visit(place, wild_west=True, kept=[hand, "10 10 J A A", "10 J J Q A"], **position)
    assert chosen(t) == f"choose:{action}"


def test_the_tenderfoot_picks_the_largest_gold_of_its_discoveries() -> None:
    t = visit(
        "mine",
        wild_west=True,
        kept=["9JQQK", "10 10 J Q A", "10 J J Q A"],
        river=["discoveries", "nothing.1", "gold5", "purse2"],
    )
    answer(t, 0, "choose:new")
    assert all(code.startswith("discover:gold5+") for code in moods(t))


def test_a_blessing_adds_to_the_tenderfoots_group_and_spoils_no_full_house() -> None:
    group = town(IndianDie("blessing"), **INDIANS, die=0, kept=["9999J", "10QKKA", "JJJQQ"])
    assert chosen(group) == "turn:J/9"
    house = town(IndianDie("blessing"), **INDIANS, die=0, kept=["999JJ", "10QKKA", "JJJQQ"])
    assert chosen(house) == "pass"


def test_the_tenderfoot_ambushes_the_largest_group_of_the_best_hand() -> None:
    t = town(IndianDie("ambush"), **INDIANS, die=0, kept=["9999J", "10QKKA", "JJJJQ"])
    assert chosen(t) == "ambush:3=J"


def test_the_tenderfoot_closes_a_place_where_it_has_no_die() -> None:
    t = town(IndianDie("warpath"), **INDIANS, die=0, kept=["9 10 10 J Q", "JQKKK", "9JJQQ"])
    assert chosen(t) == "choose:sheriff"


def test_the_tenderfoot_has_the_desperado_bring_the_highest_pair() -> None:
    t = visit("saloon", wild_west=True, kept=["9JQQQ", "99JJA", "99JJK"], hands={0: ["desperado"]})
    answer(t, 0, "choose:new", "play:desperado")
    assert all(code.startswith("take:outlaw.A") for code in moods(t))


def test_the_tenderfoot_asks_whoever_holds_most_for_a_gift() -> None:
    t = visit(
        "store",
        wild_west=True,
        kept=["9JQQQ", "9910KA", "9910KK"],
        store=["gift"],
        hands={1: ["hat"], 2: ["horse", "saddle", "watch"]},
    )
    answer(t, 0, "choose:classic")
    if t.asks[0].kind == Kind.STORE:
        answer(t, 0, "take:gift")
    assert chosen(t) == "play:gift>3"


def test_the_tenderfoot_takes_back_what_does_not_belong_to_its_group() -> None:
    t = throw("JJJ9A 9JJKA 9JQKA", hands={0: ["brute.1"], 1: ["wanted"]}, money=[1, 13, 13])
    answer(t, 0, "keep:9,J,J,A+brute.1")
    answer(t, 1, "keep:J")
    answer(t, 2, "keep:J")
    answer(t, 1, "play:wanted")
    assert asked(t) == {0: Kind.TAKE_BACK}
    assert chosen(t) == "back:9,A"


def test_the_doc_gives_the_tenderfoot_three_nuggets_rather_than_wire() -> None:
    kept = ["9 9 Q A A", "9 9 9 9 9", "9 9 9 9 9", "9 9 9 9 9"]
    rich = doc(seats=4, kept=kept, nuggets=[0, 3, 3, 3], gained=[1, 2, 3], hands={0: ["deed5.1"]})
    assert chosen(rich) == "choose:nuggets"
    money = [32, 1, 1, 1]
    poor = doc(seats=4, kept=["9 9 J K K", *kept[1:]], money=money, gained=[1, 2, 3])
    assert chosen(poor) == "choose:store"


def test_the_tenderfoot_sends_joe_to_whoever_can_pay() -> None:
    t = visit("sheriff", kept=["99JJA", "1010JQQ", "9JJQQ"], hands={0: ["joe"]}, money=[5, 1, 9])
    assert chosen(t) == "play:joe>3"


def test_the_tenderfoot_saves_dynamite_for_two_nines() -> None:
    many = visit("mine", kept=["99JKA", "1010JQQ", "9JJQQ"], hands={0: ["dynamite"]})
    assert chosen(many) == "play:dynamite"
    single = visit("mine", kept=["9JJKA", "1010JQQ", "JJJQQ"], hands={0: ["dynamite"]})
    assert chosen(single) == "pass"


@pytest.mark.parametrize(("target", "then"), [(2, "play:wanted"), (3, "pass")])
def test_the_tenderfoot_answers_joe_with_the_wanted_notice_only_for_itself(target: int, then: str) -> None:
    t = visit(
        "sheriff", kept=["99JJA", "1010JQQ", "9JJQQ"], hands={0: ["joe"], 1: ["wanted"]}, money=[5, 9, 9]
    )
    answer(t, 0, f"play:joe>{target}")
    assert chosen(t, 1) == then


def test_the_double_gun_spares_the_die_that_found_somebody() -> None:
    t = visit(
        "sheriff",
        wild_west=True,
        kept=["9 J K K K", "9 J J Q A", "9 9 J Q A"],
        hands={0: ["double_gun"]},
        wanted=["outlaw.J9"],
        rolls="9QQ",
    )
    answer(t, 0, "choose:new")
    assert chosen(t) == "play:double_gun=Q/Q"


def test_the_tenderfoot_gives_a_poor_deed_for_the_indian_die_if_it_won_another() -> None:
    position: dict[str, Any] = {**INDIANS, "die": VILLAGE, "queue": ["deed1.1", "deed2.1", "deed3.1"]}
    two = town(Round(at=9), kept=["AKKKK", "JQKKA", "JJJQQ"], **position)
    answer(two, 0, "choose:classic")
    assert chosen(two) == "give:deed1.1"
    one = town(Round(at=9), kept=["9KKKK", "JQKKA", "JJJQQ"], **position)
    answer(one, 0, "choose:classic")
    assert chosen(one) == "pass"


def test_the_tenderfoot_leaves_no_kind_of_question_to_chance() -> None:
    assert set(_LIKINGS) == set(Kind)
