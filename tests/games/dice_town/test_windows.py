"""Who is asked for a card, when, and what being asked gives away."""

import pytest

from game.engine import Table, submit
from game.games.dice_town.actions import Play
from game.games.dice_town.cards import Occasion
from game.games.dice_town.frames import cardplay
from game.games.dice_town.world import World
from tests.games.dice_town.town import RULES, answer, asked, doc, options, visit, visit_in_a_game

KINGS = ["9 10 JJK", "9 10 KKK", "9 10 QQQ"]
MINERS = ["999JK", "9JQKA", "10JQKA"]


def passing(t: Table[World]) -> list[int]:
    """Who is asked for a card, one after the other, if all pass."""
    order = []
    while t.asks and t.asks[0].kind == "card":
        order.append(t.asks[0].seat)
        answer(t, order[-1], "pass")
    return order


def test_only_those_who_hold_a_fitting_card_are_asked() -> None:
    """DT-40."""
    t = visit("mine", kept=MINERS, hands={0: ["joe", "hat", "deed1.1"]})
    assert t.over


def test_a_window_opens_on_arrival_before_the_action() -> None:
    """DT-38."""
    t = visit("store", kept=["JJJ9K", "9JQKA", "9 10 QKA"], hands={0: ["credit"]})
    assert t.world.looked == ()
    assert asked(t) == {0: "card"}


def test_a_card_taken_as_a_bribe_may_be_used_at_that_place() -> None:
    """DT-38: the tie is settled before the window opens."""
    t = visit("bank", kept=["9JQKA", "10 10 9JK", "10 10 JQA"], hands={1: ["split"]})
    answer(t, 1, "bid:0/0/split")
    answer(t, 2, "bid:0/0/none")
    answer(t, 0, "name:2")
    assert options(t, 0) == {"play:split", "pass"}


def test_several_players_act_clockwise_from_the_sheriff() -> None:
    """DT-40."""
    t = visit("sheriff", kept=KINGS, sheriff=2, hands={0: ["joe"], 1: ["hat"]}, poker_face=True)
    assert asked(t) == {0: "card"}
    answer(t, 0, "pass")
    assert asked(t) == {1: "card"}


def test_the_sheriff_is_asked_first() -> None:
    """DT-40."""
    t = visit("sheriff", kept=KINGS, sheriff=2, hands={0: ["joe"], 2: ["hat"]}, poker_face=True)
    assert asked(t) == {2: "card"}


@pytest.mark.parametrize(
    ("place", "kept", "order"),
    [
        ("bank", "10 10 9JA", [2, 3, 1]),
        ("sheriff", "10KK9A", [2, 3, 0, 1, 2, 3, 1]),  # Joe's window, then the Marshal's
        ("sheriff", "9 10 JQA", [2, 3, 0, 1]),
    ],
)
def test_windows_for_many_go_clockwise_from_the_sheriff(place: str, kept: str, order: list[int]) -> None:
    """DT-40: whoever acts."""
    hands = {0: ["hat"], 1: ["boots"], 2: ["watch"], 3: ["horse"]}
    t = visit(place, kept=[kept], seats=4, sheriff=2, hands=hands, poker_face=True)
    assert passing(t) == order


def test_the_wanted_notice_is_asked_for_clockwise_from_the_sheriff() -> None:
    """DT-40: not from who played the card."""
    hands = {0: ["dynamite"], 1: ["boots"], 2: ["watch"], 3: ["horse"]}
    t = visit("mine", kept=["999JK"], seats=4, sheriff=2, hands=hands, poker_face=True)
    answer(t, 0, "play:dynamite")
    assert passing(t) == [2, 3, 1]


def test_the_elixir_is_asked_for_clockwise_from_the_sheriff() -> None:
    """DT-40."""
    hands = {0: ["hat"], 1: ["boots"], 2: ["watch"], 3: ["horse"]}
    t = doc(kept=["KKKKK"] * 4, seats=4, sheriff=2, gained=(0, 1, 2, 3), hands=hands, poker_face=True)
    assert passing(t) == [2, 3, 0, 1]


def test_who_passes_is_not_asked_again_in_the_same_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """DT-40: not even if somebody plays after that, and nobody could tell that there is only one Joe."""
    monkeypatch.setattr(cardplay, "may_play", lambda *_: True)
    t = visit("sheriff", kept=KINGS, sheriff=1, hands={1: ["hat"], 2: ["joe"]}, poker_face=True)
    answer(t, 1, "pass")
    answer(t, 2, "play:joe>1")
    assert t.asks[0].about == (Occasion.CARD, 2)
    answer(t, 1, "pass")
    assert t.over


def test_that_somebody_is_asked_for_a_card_is_known_to_nobody_else() -> None:
    t = visit("mine", kept=MINERS, hands={0: ["dynamite"]})
    assert t.asks[0].private
    assert RULES.view(t, 1).waiting == ()


def test_a_card_out_of_its_window_is_refused() -> None:
    """DT-38."""
    t = visit_in_a_game("mine", kept=MINERS, hands={0: ["dynamite"]})
    answer(t, 0, "pass")
    assert Play("dynamite") not in t.asks[0].options
    submit(t, t.asks[0].number, 0, t.asks[0].options[0])
    assert t.world.hands[0] == ("dynamite",)
