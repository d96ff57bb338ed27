"""Who is asked for a card, when, and what being asked gives away."""

from game.engine import submit
from game.games.dice_town.actions import Play
from tests.games.dice_town.town import RULES, answer, asked, options, visit, visit_in_a_game

KINGS = ["9 10 JJK", "9 10 KKK", "9 10 QQQ"]
MINERS = ["999JK", "9JQKA", "10JQKA"]


def test_only_those_who_hold_a_fitting_card_are_asked() -> None:
    """DT-40."""
    t = visit("mine", kept=MINERS, hands={0: ["joe", "hat", "deed1.1"]})
    assert t.over


def test_a_window_opens_on_arrival_before_the_action() -> None:
    """DT-38."""
    t = visit("store", kept=["JJJ9K", "9JQKA", "9 10 QKA"], hands={0: ["credit"]})
    assert t.world.looked == []
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


def test_who_passes_is_not_asked_again_in_the_same_window() -> None:
    """DT-40."""
    t = visit("sheriff", kept=KINGS, hands={0: ["joe"], 2: ["hat"]})
    answer(t, 0, "pass")
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
    assert t.world.hands[0] == ["dynamite"]
