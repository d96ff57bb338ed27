"""The Indian die is rolled before the mine: IN-04 to IN-09."""

import re
from typing import Any

import pytest

from game.engine import PASS, Table
from game.games.dice_town import events
from game.games.dice_town.frames.indians import WARPATHS
from game.games.dice_town.world import World
from tests.games.dice_town.dice import hand
from tests.games.dice_town.town import answer, asked, find, keep, options
from tests.games.dice_town.wild_west.west import CLASSIC, DIE, NO_MATCH, carry_on, play, village, west

TOWN = ["9 10 J Q K", "9 10 J Q K", "9 10 J Q K"]
"""Everybody is tied everywhere."""


def rolled(face: str, more: str = "", **position: Any) -> Table[World]:
    """Seat 1 holds the die and rolls that face."""
    given = {"kept": NO_MATCH, "die": 0, "rolls": DIE[face] + more, **position}
    return village("roll_indian_die", **given)


def test_the_die_in_the_village_is_not_rolled() -> None:
    t = village("roll_indian_die", kept=NO_MATCH)
    assert asked(t) == {0: "action"}


def test_the_die_is_rolled_by_force_after_the_last_card_sharp_and_before_the_mine() -> None:
    """IN-04"""
    t = village("throw", kept=NO_MATCH, die=1, hands={0: ["sharp.1"]}, rolls=DIE["bodyguard"])
    assert asked(t) == {0: "card"}
    assert t.world.guarded is None
    told = answer(t, 0, "pass")
    assert find(told, events.DieRolled) == [events.DieRolled(1, "bodyguard")]
    assert asked(t) == {0: "action"}


def test_a_die_bought_in_one_round_is_rolled_in_the_next() -> None:
    """IN-04"""
    position = {"kept": NO_MATCH, "reached": (0, 1, 2), "rolls": "9" * 15 + DIE["bodyguard"]}
    t = village("town_hall", game=True, **position)
    play(t, (1, CLASSIC))
    answer(t, 1, t.asks[0].options[0].code())
    assert (t.world.round, t.world.die, t.world.guarded) == (3, 1, None)
    keep(t, "9,9,9,9,9", "9,9,9,9,9", "9,9,9,9,9")
    assert t.world.guarded == 1


def test_the_shamans_blessing_sets_one_of_ones_dice_to_any_face() -> None:
    """Die: blessing"""
    t = rolled("blessing", kept=["9 9 10 J Q", *NO_MATCH[1:]])
    assert asked(t) == {0: "blessing"}
    turns = {f"turn:{of}/{to}" for of in ("9", "10", "J", "Q") for to in ("9", "10", "J", "Q", "K", "A")}
    assert options(t, 0) == {code for code in turns if len(set(code[5:].split("/"))) == 2} | {"pass"}
    answer(t, 0, "turn:10/9")
    assert hand(t, 0) == "9 9 9 J Q"
    answer(t, 0, CLASSIC)
    assert t.world.nuggets[0] == 3


def test_a_blessing_may_leave_the_dice_as_they_are() -> None:
    """IN-05: any face, also the one that the die shows."""
    t = rolled("blessing", kept=["A A A A A", *NO_MATCH[1:]])
    answer(t, 0, "pass")
    assert hand(t, 0) == "A A A A A"


@pytest.mark.parametrize("number", range(1, 7))
def test_two_faces_bless_two_ambush_one_guards_and_one_makes_war(number: int) -> None:
    t = village("roll_indian_die", kept=NO_MATCH, die=0, rolls=("9", "10", "J", "Q", "K", "A")[number - 1])
    expected = {1: "blessing", 2: "blessing", 3: "ambush", 4: "ambush", 5: "action", 6: "warpath"}
    assert asked(t) == {0: expected[number]}


def test_an_ambush_makes_an_opponent_roll_a_die_that_one_picks() -> None:
    """Die: ambush"""
    t = rolled("ambush", "10")
    assert options(t, 0) == {
        *(f"ambush:2={face}" for face in ("J", "Q", "K", "A")),
        *(f"ambush:3={face}" for face in ("9", "10", "J", "K")),
    }
    answer(t, 0, "ambush:2=A")
    assert (hand(t, 1), hand(t, 0)) == ("10 J Q K A", "9 9 10 J Q")


@pytest.mark.parametrize(("face", "code"), [("blessing", "turn:10/9"), ("ambush", "ambush:2=A")])
def test_nothing_follows_a_blessing_or_an_ambush(face: str, code: str) -> None:
    """IN-06: no card sharp, no outlaw; the mine comes next."""
    more = {"hands": {0: ["sharp.1"], 1: ["sharp.2"]}, "gangs": {1: ["outlaw.J9"]}}
    t = rolled(face, "10", **more)
    answer(t, 0, code)
    assert asked(t) == {0: "action"}


def test_a_bodyguard_keeps_robbers_away() -> None:
    """Die: bodyguard"""
    kept = ["9 9 10 J J", "Q A A A A", "10 10 J K K"]
    t = rolled("bodyguard", kept=kept, hands={0: ["hat"], 2: ["boots"]})
    while asked(t) != {1: "victim"}:
        answer(t, t.asks[0].seat, t.asks[0].options[0].code())
    assert options(t, 1) == {"name:3"}


def test_a_bodyguard_leaves_nobody_to_rob() -> None:
    """IN-07"""
    t = west("saloon", kept=["", "Q"], guarded=0, hands={0: ["hat"]})
    answer(t, 1, CLASSIC)
    assert t.over
    assert not t.world.gained[1]


def test_a_bodyguard_keeps_whisky_away_and_the_girls() -> None:
    """IN-07"""
    hands = {0: ["hat", "boots"], 1: ["whisky", "girls"], 2: ["watch"]}
    t = west("saloon", kept=["", "Q"], guarded=0, hands=hands, ranches={0: ["ranch.1"]})
    answer(t, 1, CLASSIC)
    assert asked(t) == {1: "victim"}
    assert options(t, 1) == {"name:3"}


def test_a_bodyguard_does_not_keep_away_those_to_whom_one_gives() -> None:
    """IN-07: Joe, Split, Gift, Swindler and the Doc's scams."""
    t = west("sheriff", guarded=0, hands={1: ["joe"]})
    answer(t, 1, "play:joe>1")
    assert t.world.money == (4, 12, 8)
    t = west("bank", kept=["10"], guarded=0, hands={1: ["split"]}, bank=4)
    play(t, (0, CLASSIC), (1, "play:split"))
    assert t.world.money[:2] == (10, 10)
    t = west("store", kept=["", "J"], guarded=0, hands={0: ["hat"]}, store=["gift"])
    play(t, (1, CLASSIC), (1, "take:gift"), (1, "play:gift>1"), (0, "give:hat"))
    assert t.world.hands[1] == ("hat",)
    t = west("store", kept=["", "J"], guarded=0, store=["swindler"])
    play(t, (1, CLASSIC), (1, "take:swindler"))
    assert t.world.money == (6, 12, 6)
    t = west("store", kept=["", "J K A"], guarded=0, nuggets=[1, 0, 0])
    play(t, (1, "choose:new"), (1, "choose:nuggets"))
    assert t.world.nuggets == (0, 1, 0)
    t = west("store", kept=["", "J K A"], guarded=0)
    play(t, (1, "choose:new"), (1, "choose:money"))
    assert t.world.money == (6, 12, 6)


def test_a_bodyguard_stays_for_one_round() -> None:
    """IN-07"""
    t = village(
        "smoke", game=True, kept=NO_MATCH, guarded=0, rolls="9" * 15, reached=(0, 1, 2), queue=["deed1.1"]
    )
    assert (t.world.round, t.world.guarded) == (3, None)


def test_the_warpath_leads_to_any_of_six_places() -> None:
    """Die: warpath"""
    t = rolled("warpath")
    assert options(t, 0) == {
        "choose:mine",
        "choose:bank",
        "choose:store",
        "choose:saloon",
        "choose:sheriff",
        "choose:town_hall",
    }
    answer(t, 0, "choose:mine")
    assert t.asks[0].about == ("bank", (0, 2)), "nobody mines, and the tie at the bank comes next"
    assert t.world.nuggets == (0, 0, 0)


@pytest.mark.parametrize("place", WARPATHS)
def test_a_place_on_the_warpath_is_not_resolved(place: str) -> None:
    """IN-08: no tie, no access, no action."""
    cards = {0: ["dynamite", "joe"], 1: ["split", "credit"], 2: ["marshal", "girls", "corruption"]}
    t = rolled("warpath", "9" * 9, kept=TOWN, hands=cards, bank=2)
    told = [*answer(t, 0, f"choose:{place}"), *carry_on(t)]
    assert find(told, events.OnWarpath) == [events.OnWarpath(place)]
    assert place not in {event.place for event in find(told, events.Tied)}
    assert place not in {event.place for event in find(told, events.Reached)}
    assert place not in {event.place for event in find(told, events.Acts)}
    others = {event.place for event in find(told, events.Acts)}
    assert others == set(WARPATHS) - {place}


def test_who_had_only_that_place_may_see_the_doc() -> None:
    """IN-08: no access."""
    t = rolled("warpath", kept=["9 10 J Q K", "A A A A A", "9 10 J Q K"], nuggets=[1, 0, 0])
    answer(t, 0, "choose:town_hall")
    while 1 not in asked(t):
        answer(t, t.asks[0].seat, t.asks[0].options[0].code())
    assert options(t, 1) == {"choose:nuggets", "pass"}


@pytest.mark.parametrize(("place", "offered"), [("sheriff", set()), ("saloon", {"joe", "marshal"})])
def test_there_are_no_windows_at_the_sheriffs_on_the_warpath(place: str, offered: set[str]) -> None:
    """IN-08: neither Joe nor the Marshal; elsewhere both, as the star is about to move."""
    t = rolled("warpath", kept=["A A A A A", "J J J J J", "K K K K K"], hands={1: ["joe", "marshal"]})
    answer(t, 0, f"choose:{place}")
    windows: set[str] = set()
    while t.asks:
        ask = t.asks[0]
        if ask.kind == "card":
            windows |= {re.split("[:>]", option.code())[1] for option in ask.options if option != PASS}
        takes_star = ask.about == "sheriff"
        answer(t, ask.seat, CLASSIC if takes_star else ask.options[-1].code())
    assert windows == offered
    assert t.world.sheriff == (2 if offered else 0)


def test_on_the_bank_the_stagecoach_still_moves() -> None:
    """IN-09"""
    kept = ["A A A A A", "10 10 10 10 10", "J J J J J"]
    t = rolled("warpath", kept=kept, money=[8, 8, 8], bank=3, coach=2)
    answer(t, 0, "choose:bank")
    assert asked(t) == {2: "action"}
    assert (t.world.bank, t.world.coach, t.world.money[1]) == (5, 0, 8)


def test_on_the_town_hall_nobody_buys_the_die() -> None:
    """IN-09"""
    kept = ["A A A A A", "A A A A K", "A A A A Q"]
    t = rolled("warpath", kept=kept, hands={0: ["deed1.1"]})
    answer(t, 0, "choose:town_hall")
    seen = set()
    while t.asks:
        seen.add(str(t.asks[0].kind))
        answer(t, t.asks[0].seat, t.asks[0].options[-1].code())
    assert "action" in seen, "the saloon and the Sheriff's are open"
    assert "buy_die" not in seen
    assert t.world.die == -1


def test_the_warpath_ends_with_the_round() -> None:
    t = rolled("warpath", "9" * 20, game=True)
    told = [*answer(t, 0, "choose:mine"), *carry_on(t, rounds=1)]
    assert find(told, events.OnWarpath) == [events.OnWarpath("mine")]
    assert (t.world.round, t.world.warpath) == (3, None)
