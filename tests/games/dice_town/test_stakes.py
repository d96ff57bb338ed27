"""What a place would bring now is told as the rules then pay it out."""

import pytest

from game.engine import Table
from game.games.dice_town import events
from game.games.dice_town.words.stakes import leaders, told_stake
from game.games.dice_town.world import World
from game.text import Speaker
from tests.games.dice_town.dice import faces
from tests.games.dice_town.town import RULES, answer, find, visit

DICE = {
    "mine": "999QQ",
    "bank": "101010QQ",
    "store": "JJJ99",
    "saloon": "QQQ99",
    "sheriff": "KKK99",
    "town_hall": "AAAAK",
}
STAKES = {
    ("mine", "classic"): ("2 nuggets", "2 pépites"),
    ("mine", "new"): ("1 river card", "1 carte Rivière"),
    ("bank", "classic"): ("$6", "6\u00a0$"),
    ("bank", "new"): ("$2", "2\u00a0$"),
    ("store", "classic"): ("1 of 3 cards", "1 carte sur 3"),
    ("saloon", "classic"): ("1 of 3 cards", "1 carte sur 3"),
    ("sheriff", "classic"): ("the star", "l’étoile"),
    ("sheriff", "new"): ("a hunt with 3 dice", "une chasse avec 3 dés"),
    ("town_hall", "classic"): ("2 deeds (2 and 5)", "2 titres (2 et 5)"),
    ("town_hall", "new"): ("1 unseen deed", "1 titre caché"),
}


def at(place: str) -> Table[World]:
    """The first seat alone at a place, with little in the mine and the stagecoach."""
    return visit(
        place,
        seats=2,
        kept=[DICE[place], "9JQKA"],
        sheriff=1,
        mine=2,
        bank=6,
        coach=2,
        wanted=["outlaw.J9"],
        hands={1: ["hat"]},
        queue=["deed2.1", "deed5.1"],
        wild_west=True,
    )


@pytest.mark.parametrize(("place", "action"), STAKES)
def test_the_stake_of_an_action_is_told_in_both_languages(place: str, action: str) -> None:
    view = RULES.view(at(place), None)
    assert leaders(view, place) == (0,)
    stake = told_stake(view, place, action, 0, view.kept[0])
    said = tuple(Speaker(language).word(stake) for language in ("en", "fr"))
    assert said == STAKES[place, action]


def test_the_doc_does_what_the_dice_allow() -> None:
    view = RULES.view(at("store"), None)

    def told(dice: str) -> list[str]:
        stake = told_stake(view, "store", "new", 0, tuple(faces(dice)))
        return [Speaker(language).word(stake) for language in ("en", "fr")]

    assert told("JJJ99") == ["barbed wire or a store card", "barbelés ou une carte"], "one of them, not both"
    assert told("JJJKA") == ["1 of 3 favours", "1 faveur sur 3"]
    assert told("AAAAA") == ["a big scam", "grosse arnaque"]


def test_what_is_told_is_what_the_rules_pay() -> None:
    mined = answer(at("mine"), 0, "choose:classic")
    assert [each.nuggets for each in find(mined, events.GotNuggets)] == [2]
    robbed, held_up = (answer(at("bank"), 0, f"choose:{what}") for what in ("classic", "new"))
    assert [each.dollars for each in find(robbed, events.GotMoney) if each.seat == 0] == [6]
    assert [each.dollars for each in find(held_up, events.GotMoney) if each.seat == 0] == [2]
    looks = find(answer(at("store"), 0, "choose:classic"), events.Looks)
    assert [each.count for each in looks] == [3]
    deeds = find(answer(at("town_hall"), 0, "choose:classic"), events.GotOpenCard)
    assert [each.card for each in deeds if each.seat == 0] == ["deed2.1", "deed5.1"]


def test_there_is_nothing_to_rob_where_all_the_other_hands_are_empty() -> None:
    for hands, told in (({0: ["hat"]}, "nothing"), ({1: ["hat"]}, "1 of 2 cards")):
        view = RULES.view(visit("saloon", kept=["QQ9JK", "QQ9JA", "9JKA10"], sheriff=2, hands=hands), None)
        assert Speaker("en").word(told_stake(view, "saloon", "classic", 0, view.kept[0])) == told


def test_deeds_are_told_in_the_order_in_which_they_lie() -> None:
    """At the doors as in the log."""
    queue = ["deed5.1", "deed2.1", "deed4.1"]
    view = RULES.view(
        visit("town_hall", kept=["AAKK9", "9JQKA", "9JQK10"], queue=queue, wild_west=True), None
    )
    told = told_stake(view, "town_hall", "classic", 0, view.kept[0])
    assert Speaker("en").word(told) == "3 deeds (5, 2 and 4)"
