"""Positions of the Wild West in which the cowhand should know what to do."""

from typing import Any

from game.games.dice_town.frames.game import Round
from game.games.dice_town.frames.indians import IndianDie
from game.games.dice_town.town import VILLAGE
from tests.ai.dice_town import chosen, explained
from tests.games.dice_town.town import answer, throw, town, visit

INDIANS: dict[str, Any] = {"wild_west": True, "indians": True}


def test_hunters_take_the_dearest_outlaw_in() -> None:
    t = visit(
        "sheriff",
        wild_west=True,
        kept=["9 J Q K A", "9 J J Q A", "9 9 J Q A"],
        wanted=["outlaw.QK", "outlaw.J9", "outlaw.A9"],
        rolls="9",
    )
    answer(t, 0, "choose:new")
    best = explained(t)[0]
    assert best.action.code() in ("capture:outlaw.J9", "capture:outlaw.A9")


def test_an_outlaw_rides_when_his_dice_bring_more_than_he_is_worth_later() -> None:
    west: dict[str, Any] = {"wild_west": True, "last": True, "queue": ["deed5.1", "deed4.1", "deed3.1"]}
    helpful = throw("A 9 9", kept=["AAA", "9JJJ", "9QQQ"], gangs={0: ["outlaw.A9"]}, **west)
    assert chosen(helpful) == "ride:outlaw.A9*1"
    useless = throw("A 9 9", kept=["AAAA", "9JJJ", "9QQQ"], gangs={0: ["outlaw.9K"]}, **west)
    assert chosen(useless) == "pass"


def test_the_first_at_a_place_takes_the_better_action() -> None:
    rich = visit("mine", wild_west=True, kept=["9999J", "9JJKA", "JJQQA"])
    assert chosen(rich) == "choose:classic"
    poor = visit("mine", wild_west=True, kept=["9JJKA", "JJQQA", "JJKKA"])
    assert chosen(poor) == "choose:new"


def test_the_warpath_leads_to_whom_would_take_the_star() -> None:
    t = town(IndianDie("warpath"), **INDIANS, die=0, kept=["99JJA", "JQKKK", "9JJQQ"], mine=1)
    assert chosen(t) == "choose:sheriff"


def test_a_blessing_wins_the_bank() -> None:
    t = town(IndianDie("blessing"), **INDIANS, die=0, kept=["9999J", "10QKKA", "JJJQQ"], bank=9)
    assert chosen(t) == "turn:J/10"


def test_an_ambush_falls_on_dice_that_stand_in_the_way() -> None:
    t = town(IndianDie("ambush"), **INDIANS, die=0, kept=["9999J", "9999K", "10JJQQ"], sheriff=2)
    assert chosen(t).startswith("ambush:2=9")


def test_the_indian_die_costs_a_cheap_deed_at_most() -> None:
    position: dict[str, Any] = {**INDIANS, "kept": ["99999", "JQKKA", "JJJQQ"], "die": VILLAGE}
    cheap = town(Round(at=9), queue=["deed1.1", "deed2.1", "deed3.1"], **position)
    answer(cheap, 0, "choose:classic")
    assert chosen(cheap) == "give:deed1.1"
    dear = town(Round(at=9), queue=["deed5.1", "deed2.1", "deed3.1"], **position)
    answer(dear, 0, "choose:classic")
    assert chosen(dear) == "pass"


def test_a_first_ranch_is_not_given_for_the_indian_die_while_others_may_follow() -> None:
    position: dict[str, Any] = {**INDIANS, "kept": ["99999", "JQKKA", "JJJQQ"], "die": VILLAGE}
    t = town(Round(at=9), queue=["ranch.1", "deed2.1", "deed3.1"], **position)
    answer(t, 0, "choose:classic")
    assert chosen(t) == "pass"


def test_who_recruits_has_the_desperado_fetch_the_better_outlaw() -> None:
    t = visit("saloon", wild_west=True, kept=["9JQQQ", "99JJA", "99JJK"], hands={0: ["desperado"]})
    answer(t, 0, "choose:new")
    assert chosen(t) == "play:desperado"


def test_whisky_buys_a_second_ranch_from_a_rancher_but_not_a_first_instead_of_a_card() -> None:
    def offered(own: list[str], theirs: list[str]) -> str:
        ranches, hands = {0: own, 1: theirs}, {0: ["whisky"], 1: ["brute.1"]}
        kept = ["9JQKK", "99JJA", "99JJK"]
        t = visit("saloon", wild_west=True, kept=kept, hands=hands, ranches=ranches)
        answer(t, 0, "choose:classic")
        return chosen(t)

    assert offered(["ranch.4"], ["ranch.1", "ranch.2", "ranch.3"]) == "play:whisky>2"
    assert offered([], ["ranch.1"]) == "pass"


def test_an_ambush_costs_a_rival_the_bank_even_if_oneself_has_nothing_to_win() -> None:
    kept = ["99999", "10QQKA", "1010JJK"]
    t = town(IndianDie("ambush"), **INDIANS, die=0, kept=kept, sheriff=1, bank=17, money=[4, 4, 4])
    assert chosen(t) == "ambush:3=10"
