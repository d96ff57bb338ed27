"""Doc Badluck: for whoever won nothing."""

from typing import Any

import pytest

from game.games.dice_town import events
from tests.games.dice_town.town import RULES, answer, asked, doc, evening, find, options, visit_in_a_game

DEEDS = ["deed1.1", "deed2.1", "deed3.1"]


def benefits(dice: str, **position: Any) -> set[str]:
    """What the only visitor, seat 2, can choose from."""
    return options(doc(kept=["JJJJJ", "JJJJJ", dice], gained=(0, 1), **position), 2)


def test_who_won_nothing_may_visit() -> None:
    t = doc(kept=["JJJJJ", "JJJJJ", "KKKKK"], gained=(0, 1))
    assert asked(t) == {2: "doc"}


def test_if_everybody_won_something_the_doc_stays_alone() -> None:
    assert doc(kept=["JJJJJ"] * 3, gained=(0, 1, 2)).over


@pytest.mark.parametrize("dice", ["99999", "10 10 10 10 10"])
def test_a_nine_or_a_ten_puts_up_barbed_wire(dice: str) -> None:
    """DT-35."""
    assert benefits(dice, hands={2: DEEDS}) == {
        "fence:deed1.1+deed2.1",
        "fence:deed1.1+deed3.1",
        "fence:deed2.1+deed3.1",
        "pass",
    }


def test_deeds_behind_wire_lie_face_up() -> None:
    """DT-35."""
    t = doc(kept=["JJJJJ", "JJJJJ", "99999"], gained=(0, 1), hands={2: DEEDS})
    answer(t, 2, "fence:deed1.1+deed3.1")
    assert t.world.wire[2] == ("deed1.1", "deed3.1")
    assert t.world.hands[2] == ("deed2.1",)
    assert RULES.view(t, None).wire[2] == ("deed1.1", "deed3.1")


def test_with_one_deed_the_wire_takes_one() -> None:
    """DT-35."""
    assert benefits("99999", hands={2: ["deed4.1", "horse"]}) == {"fence:deed4.1", "pass"}


def test_without_a_deed_in_hand_there_is_no_wire() -> None:
    """DT-34, DT-35."""
    assert benefits("99999", hands={2: ["horse"]}, wire={2: ["deed4.1"]}) == set()


@pytest.mark.parametrize("dice", ["JJJJJ", "QQQQQ"])
def test_a_jack_or_a_queen_draws_the_top_store_card(dice: str) -> None:
    t = doc(kept=["JJJJJ", "JJJJJ", dice], gained=(0, 1), store=["joe", "hat"])
    assert options(t, 2) == {"choose:store", "pass"}
    answer(t, 2, "choose:store")
    assert t.over
    assert t.world.hands[2] == ("joe",)
    assert t.world.discard == ()


def test_the_docs_card_may_come_from_the_shuffled_discards() -> None:
    """DT-17."""
    t = doc(kept=["JJJJJ", "JJJJJ", "QQQQQ"], gained=(0, 1), discard=["joe"], store_ends=True)
    answer(t, 2, "choose:store")
    assert t.world.hands[2] == ("joe",)


def test_no_store_card_is_offered_when_there_is_none() -> None:
    """DT-34."""
    assert benefits("JJJJJ", store_ends=True) == set()


def test_a_king_takes_two_dollars_from_every_other_player() -> None:
    t = doc(kept=["JJJJJ", "JJJJJ", "KKKKK"], gained=(0, 1))
    assert options(t, 2) == {"choose:money", "pass"}
    answer(t, 2, "choose:money")
    assert t.world.money == (6, 6, 12)


def test_who_has_less_than_two_dollars_gives_what_there_is() -> None:
    """DT-04."""
    t = doc(kept=["JJJJJ", "JJJJJ", "KKKKK"], gained=(0, 1), money=[1, 0, 5])
    answer(t, 2, "choose:money")
    assert t.world.money == (0, 0, 6)


def test_the_small_scam_is_not_offered_when_nobody_else_has_money() -> None:
    """DT-34."""
    assert benefits("KKKKK", money=[0, 0, 8]) == set()


def test_an_ace_takes_a_nugget_from_every_other_player() -> None:
    t = doc(kept=["JJJJJ", "JJJJJ", "AAAAA"], gained=(0, 1), nuggets=[3, 1, 2])
    assert options(t, 2) == {"choose:nuggets", "pass"}
    answer(t, 2, "choose:nuggets")
    assert t.world.nuggets == (2, 0, 4)


def test_who_has_no_nugget_gives_none() -> None:
    """DT-04."""
    t = doc(kept=["JJJJJ", "JJJJJ", "AAAAA"], gained=(0, 1), nuggets=[3, 0, 0])
    answer(t, 2, "choose:nuggets")
    assert t.world.nuggets == (2, 0, 1)


def test_the_big_scam_is_not_offered_when_nobody_else_has_a_nugget() -> None:
    """DT-34."""
    assert benefits("AAAAA", nuggets=[0, 0, 5]) == set()


def test_a_visitor_takes_exactly_one_benefit() -> None:
    """DT-34."""
    t = doc(kept=["JJJJJ", "JJJJJ", "9 10 JKA"], gained=(0, 1), nuggets=[1, 0, 0], hands={2: ["deed1.1"]})
    assert options(t, 2) == {"fence:deed1.1", "choose:store", "choose:money", "choose:nuggets", "pass"}
    answer(t, 2, "choose:money")
    assert t.over


def test_a_visitor_may_decline() -> None:
    """DT-34."""
    t = doc(kept=["JJJJJ", "JJJJJ", "KKKKK"], gained=(0, 1))
    told = answer(t, 2, "pass")
    assert t.over
    assert t.world.money == (8, 8, 8)
    assert find(told, events.GotNothing) == [events.GotNothing(2, "doc_declined")]


def test_with_several_visitors_the_sheriff_names_who_is_next() -> None:
    """DT-33."""
    t = doc(kept=["KKKKK"] * 4, seats=4, gained=(0,))
    assert asked(t) == {0: "doc_order"}
    assert options(t, 0) == {"name:2", "name:3", "name:4"}
    answer(t, 0, "name:3")
    answer(t, 2, "choose:money")
    assert options(t, 0) == {"name:2", "name:4"}
    answer(t, 0, "name:2")
    answer(t, 1, "pass")
    assert asked(t) == {3: "doc"}
    answer(t, 3, "choose:money")
    assert t.over
    assert t.world.money == (4, 4, 12, 12)


def test_a_sheriff_who_won_nothing_sets_his_own_turn_too() -> None:
    """DT-33."""
    t = doc(kept=["KKKKK"] * 3, gained=(2,))
    assert options(t, 0) == {"name:1", "name:2"}


def test_the_sheriff_is_not_asked_for_an_order_when_the_doc_can_help_nobody() -> None:
    """DT-33: they still come, clockwise from the Sheriff."""
    t = doc(kept=["JJJJJ", "99999", "AAAAA"], gained=(0,), sheriff=2, nuggets=[0, 0, 2])
    assert t.over
    assert find(t.events, events.GotNothing) == [events.GotNothing(2, "doc"), events.GotNothing(1, "doc")]
    t = doc(kept=["JJJJJ", "99999", "AAAAA"], gained=(0,), sheriff=2, nuggets=[1, 0, 2])
    assert options(t, 2) == {"name:2", "name:3"}


def test_an_order_is_asked_for_no_longer_when_the_doc_has_nothing_left() -> None:
    """DT-33: the first of three takes the last store card."""
    t = doc(kept=["JJJJJ"] * 4, seats=4, gained=(0,), store=["hat"], store_ends=True)
    answer(t, 0, "name:2")
    told = answer(t, 1, "choose:store")
    assert t.over
    assert find(told, events.GotNothing) == [events.GotNothing(2, "doc"), events.GotNothing(3, "doc")]


def test_what_a_visit_gives_is_reckoned_when_its_turn_comes() -> None:
    """DT-34: the first visitor took the last dollar."""
    t = doc(kept=["JJJJJ", "KKKKK", "KKKKK"], gained=(0,), money=[1, 1, 0])
    answer(t, 0, "name:2")
    answer(t, 1, "choose:money")
    assert options(t, 2) == {"choose:money", "pass"}
    answer(t, 2, "choose:money")
    assert t.world.money == (0, 0, 2)


def test_visitors_are_fixed_when_the_step_begins() -> None:
    """DT-32: who loses everything to a visitor does not become one."""
    t = doc(kept=["KKKKK", "KKKKK", "KKKKK"], gained=(0, 1), money=[2, 2, 0])
    answer(t, 2, "choose:money")
    assert t.world.money == (0, 0, 4)
    assert t.over


def test_a_visit_makes_nobody_a_visitor_and_unmakes_none() -> None:
    """DT-32: who drank the elixir comes although the other has been there, who does not come twice."""
    t = doc(kept=["KKKKK"] * 3, gained=(0, 1), hands={1: ["elixir"]})
    answer(t, 1, "play:elixir")
    answer(t, 0, "name:3")
    answer(t, 2, "choose:money")
    assert asked(t) == {1: "doc"}
    answer(t, 1, "choose:money")
    assert t.over
    assert t.world.money == (4, 10, 10)


def test_robbing_an_empty_bank_leaves_the_way_to_the_doc_open() -> None:
    """DT-13, DT-31."""
    t = evening(
        kept=["10 10 JJK", "9999A", "QQQKK"],
        bank=0,
        sheriff=2,
        store_ends=True,
        hands={1: ["deed1.1"], 2: ["deed2.1"]},
    )
    answer(t, 2, "name:2", "take:deed1.1")
    assert t.world.gained == (False, True, True)
    assert asked(t) == {0: "doc"}


def test_having_won_something_and_lost_it_again_counts_as_having_won() -> None:
    """DT-31."""
    t = evening(kept=["JJJ 10 9", "999KK", "QQQQQ"], store=["boots", "hat", "horse"], bank=0)
    answer(t, 0, "take:hat")
    answer(t, 2, "name:1", "take:hat")
    assert t.over
    assert t.world.hands[0] == ()
    assert t.world.gained[0]


def test_money_from_a_store_card_is_a_win() -> None:
    """DT-31."""
    t = evening(kept=["9 10 JJA", "999KK", "QQQQQ"], hands={0: ["joe"]}, store_ends=True, bank=0)
    answer(t, 2, "name:1", "take:joe")
    assert t.world.gained == (False, True, True)
    answer(t, 2, "play:joe>1")
    assert asked(t) == {0: "doc"}
    t = evening(kept=["9 10 JJA", "999KK", "QQQQQ"], hands={0: ["joe"], 1: ["hat"]}, store_ends=True, bank=0)
    answer(t, 2, "name:2", "take:hat")
    answer(t, 0, "play:joe>2")
    assert t.over


def test_who_was_stopped_by_the_marshal_may_visit_the_doc() -> None:
    """DT-36."""
    t = evening(
        kept=["9999J", "9KKJ 10", "QQQQQ"],
        hands={2: ["marshal"], 0: ["hat"]},
        bank=0,
        store_ends=True,
        bribes=False,
    )
    answer(t, 0, "name:1")
    answer(t, 2, "name:1", "take:hat")
    answer(t, 2, "play:marshal")
    assert t.world.gained == (True, False, True)
    assert asked(t) == {1: "doc"}


def test_a_new_round_starts_with_nobody_having_won() -> None:
    """DT-31."""
    t = visit_in_a_game("mine", kept=["99999", "JJJJJ", "QQQQQ"], gained=(1,))
    assert t.world.nuggets == (5, 0, 0)
    assert t.world.gained == (False, False, False)
