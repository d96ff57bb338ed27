"""Positions of Dice Town in which the bots should know what to do."""

import pytest

from game.ai.dice_town.reckoning import Reckoning
from game.engine import Table
from game.games.dice_town.cards import deed_cards, store_cards
from game.games.dice_town.frames.game import Game
from game.games.dice_town.world import World
from game.text import Speaker
from tests.ai.dice_town import chosen, explained
from tests.games.dice_town.town import RULES, answer, doc, throw, town, visit


def four_queens(money: int) -> Table[World]:
    return throw(
        "QQQQ9 9JJKA 9JQKA 9JQKA",
        seats=4,
        sheriff=1,
        money=[money, 8, 8, 8],
        queue=["deed5.1", "deed4.1", "deed3.1"],
        hands={1: ["horse", "saddle", "watch"]},
        seen={0: {"horse": "hand:1", "saddle": "hand:1", "watch": "hand:1"}},
    )


def test_the_cowhand_keeps_four_queens_for_three_dollars() -> None:
    assert chosen(four_queens(8)) == "keep:Q,Q,Q,Q"
    assert chosen(four_queens(2)) == "keep:Q,Q,Q"


def test_the_tenderfoot_keeps_its_group_too() -> None:
    assert chosen(throw("9QQQK 9JJKA 9JQKA"), name="tenderfoot") == "keep:Q,Q,Q"


def test_the_cowhand_does_not_pay_its_last_dollar_for_nothing() -> None:
    t = throw("910JQA 9JJKA 9JQKA", money=[1, 8, 8])
    kept = chosen(t)
    assert kept.startswith("keep:")
    assert "," not in kept
    assert kept != "keep:none"


def test_of_two_cowhands_neither_waits_twice_for_a_better_die() -> None:
    t = throw("9 10 9 10", seats=2, kept=["KKKK", "QQQQ"], queue=["deed5.1", "deed4.1", "deed3.1"])
    assert chosen(t) == "keep:none"
    answer(t, 0, "keep:none")
    answer(t, 1, "keep:none")
    assert chosen(t) == "keep:9"


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("keep:none", "keeping none costs $1."),
        ("keep:9", "keeping a single die costs nothing."),
        ("keep:9,J", "keeping these dice costs $1."),
        ("keep:9,J+brute.1", "the Brute settles the bill."),
    ],
)
def test_who_is_advised_to_keep_some_or_none_reads_what_that_costs(code: str, told: str) -> None:
    ranked = explained(throw("9JQKA 9JJKA 9JQKA", hands={0: ["brute.1"]}))
    (reason,) = (each.reason for each in ranked if each.action == RULES.parse(code))
    assert Speaker("en")(reason).endswith(told)


def test_the_cowhand_leaves_an_empty_mine_alone() -> None:
    t = throw("999QQ 9JJKA 9JQKA", mine=0, nuggets=[10, 10, 10], hands={1: ["horse", "deed5.1"]})
    assert chosen(t) in ("keep:Q", "keep:Q,Q")


def test_the_cowhand_has_the_brute_settle_a_large_bill() -> None:
    t = throw("JJJJA 9JJKA 9JQKA", hands={0: ["brute.1"]}, money=[3, 12, 12])
    assert chosen(t) in ("keep:J,J,J,J+brute.1", "keep:J,J,J,J,A+brute.1")


def test_the_cowhand_sends_joe_to_the_richest() -> None:
    t = visit("sheriff", kept=["9 9 J J A", "10 10 J Q Q", "9 J J Q Q"], hands={0: ["joe"]}, money=[5, 2, 9])
    assert chosen(t) == "play:joe>3"


def test_joe_waits_while_nobody_has_more_than_a_dollar() -> None:
    t = visit("sheriff", kept=["99JJA", "1010JQQ", "9JJQQ"], hands={0: ["joe"]}, money=[9, 1, 1])
    assert chosen(t) == "pass"


def test_dynamite_is_for_many_nines() -> None:
    many = visit("mine", kept=["999JA", "1010JQQ", "9JJQQ"], hands={0: ["dynamite"]})
    assert chosen(many) == "play:dynamite"
    single = visit("mine", kept=["9JJKA", "1010JQQ", "JJJQQ"], hands={0: ["dynamite"]})
    assert chosen(single) == "pass"


def test_the_cowhand_answers_joe_with_the_wanted_notice_when_it_is_his_victim() -> None:
    t = visit(
        "sheriff", kept=["99JJA", "1010JQQ", "9JJQQ"], hands={0: ["joe"], 1: ["wanted"]}, money=[5, 9, 2]
    )
    answer(t, 0, "play:joe>2")
    assert chosen(t, 1) == "play:wanted"


def test_the_marshal_keeps_ones_own_star_at_the_end() -> None:
    t = visit("sheriff", kept=["99JJA", "KKJQQ", "9JJQQ"], hands={0: ["marshal"]}, mine=1)
    assert chosen(t) == "play:marshal"


def test_a_card_sharp_waits_for_the_last_reveal_and_then_wins_a_place() -> None:
    early = throw("KK KKK KKK", kept=["99J", "JJ", "QQ"], hands={0: ["sharp.1"]})
    for seat, kept in enumerate(("none", "K", "K")):
        answer(early, seat, f"keep:{kept}")
    assert chosen(early) == "pass"
    late = throw("A A", last=True, kept=["99JJ", "99QQ", "10JQKA"], hands={0: ["sharp.1"]}, bank=0, mine=3)
    assert chosen(late).startswith("play:sharp.1=A/")


def test_the_cowhand_spends_no_card_sharp_on_a_tie_that_the_sheriff_will_take_himself() -> None:
    def turned(sheriff: int) -> str:
        kept = ["999Q", "10JJKK", "99QQK"]
        hands = {0: ["sharp.1"]}
        return chosen(
            throw("J", last=True, kept=kept, hands=hands, sheriff=sheriff, bank=15, money=[4, 4, 4])
        )

    assert turned(sheriff=2) in ("play:sharp.1=J/10", "play:sharp.1=Q/10")
    assert turned(sheriff=1) == "pass"


def test_the_sheriff_names_itself_when_the_place_is_worth_more_than_the_bribe() -> None:
    t = visit("mine", kept=["9 9 9 J K", "9 9 9 Q A", "9 J Q Q K"])
    answer(t, 1, "bid:1/0/none")
    assert chosen(t) == "name:1"


def test_the_sheriff_takes_a_bribe_that_is_worth_more_than_the_place() -> None:
    t = visit("mine", kept=["9 J J K K", "9 J J Q A", "Q Q Q K K"])
    answer(t, 1, "bid:8/0/none")
    assert chosen(t) == "name:2"


def test_a_sheriff_asks_misers_for_more_and_then_names_the_better_offer() -> None:
    t = visit("mine", kept=["J J J K K", "9 9 9 Q A", "9 9 9 Q K"])
    answer(t, 1, "bid:0/0/none")
    answer(t, 2, "bid:1/0/none")
    assert chosen(t) == "more"
    answer(t, 0, "more")
    answer(t, 1, "bid:3/0/none")
    answer(t, 2, "bid:2/0/none")
    assert chosen(t) == "name:2"


def test_nobody_bribes_for_an_empty_bank() -> None:
    t = visit("bank", kept=["J J J K K", "10 10 9 Q A", "10 10 9 Q K"], bank=0, coach=3)
    assert chosen(t, 1) == "bid:0/0/none"


def test_an_offer_stays_below_what_the_place_is_worth() -> None:
    t = visit("mine", kept=["J J J K K", "9 9 9 Q A", "9 9 9 Q K"])
    money, nuggets, cards = chosen(t, 1).removeprefix("bid:").split("/")
    assert 1 <= int(money) <= 5
    assert (nuggets, cards) == ("0", "none")


def test_the_store_gives_up_the_hat_for_the_horse() -> None:
    t = visit("store", kept=["JJJKK", "99QQA", "99QQK"], store=["hat", "horse", "brute.1"])
    for name in ("tenderfoot", "cowhand"):
        assert chosen(t, name=name) == "take:horse"


def test_in_the_last_round_only_points_count() -> None:
    t = visit("store", kept=["JJKKA", "99QQA", "99QQK"], store=["boots", "sharp.1"], mine=0)
    assert chosen(t) == "take:boots"


def test_the_cowhand_robs_the_hand_in_which_it_saw_the_horse() -> None:
    t = visit(
        "saloon",
        kept=["QQQKK", "99JJA", "99JJK"],
        hands={1: ["hat"], 2: ["horse"]},
        seen={0: {"horse": "hand:2", "hat": "hand:1"}},
    )
    assert chosen(t) == "name:3"


def test_the_doc_is_asked_for_everybodys_nuggets() -> None:
    t = doc(kept=["9 J Q A A", "9 9 9 9 9", "9 9 9 9 9"], nuggets=[0, 8, 8], gained=[1, 2])
    assert chosen(t) == "choose:nuggets"


def test_the_sheriff_goes_to_the_doc_first() -> None:
    t = doc(kept=["9 J Q A A", "9 J Q A A", "9 9 9 9 9"], gained=[2])
    for name in ("tenderfoot", "cowhand"):
        assert chosen(t, name=name) == "name:1"


def test_a_tied_sheriff_crowns_itself() -> None:
    t = town(Game(began=True), mine=0, nuggets=[10, 15, 5])
    for name in ("tenderfoot", "cowhand"):
        assert chosen(t, name=name) == "name:1"


@pytest.mark.parametrize("card", [*store_cards(True, True), *deed_cards(True)])
def test_every_card_is_worth_something_at_the_start(card: str) -> None:
    assert Reckoning(RULES.view(throw("99999 99999 99999", wild_west=True), 0)).card(card) > 0
