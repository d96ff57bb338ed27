"""Playing a store card, and the Wanted notice that may answer it."""

from game.games.dice_town import events
from tests.games.dice_town.town import answer, asked, find, options, visit

MINERS = ["999JK", "9JQKA", "10JQKA"]
HANDS = {0: ["dynamite"], 1: ["wanted"]}


def test_the_wanted_notice_takes_a_cards_effect_away() -> None:
    """Card: wanted. DT-37."""
    t = visit("mine", kept=MINERS, hands=HANDS)
    answer(t, 0, "play:dynamite")
    assert options(t, 1) == {"play:wanted", "pass"}
    told = answer(t, 1, "play:wanted")
    assert find(told, events.Cancelled) == [events.Cancelled(0, "dynamite")]
    assert t.world.nuggets == (3, 0, 0)
    assert t.world.hands == ((), (), ())
    assert sorted(t.world.discard) == ["dynamite", "wanted"]


def test_a_card_is_announced_before_it_is_answered_and_happens_after() -> None:
    """DT-37."""
    t = visit("mine", kept=MINERS, hands=HANDS)
    told = answer(t, 0, "play:dynamite")
    assert [type(event) for event in told] == [events.Played]
    assert (t.world.playing, t.world.mine) == (("dynamite",), 30)
    answer(t, 1, "pass")
    assert t.world.nuggets == (6, 0, 0)
    assert t.world.playing == ()
    assert t.world.discard == ("dynamite",)


def test_a_card_is_announced_with_its_target() -> None:
    """DT-37."""
    t = visit("sheriff", kept=["KKKKK"] + ["JJJJJ"] * 2, hands={1: ["joe"], 2: ["wanted"]})
    (played,) = find(answer(t, 1, "play:joe>3"), events.Played)
    assert (played.seat, played.play.target) == (1, 2)


def test_the_wanted_notice_may_let_a_card_pass() -> None:
    t = visit("mine", kept=MINERS, hands=HANDS)
    answer(t, 0, "play:dynamite")
    answer(t, 1, "pass")
    assert t.world.hands[1] == ("wanted",)


def test_nobody_answers_his_own_card() -> None:
    t = visit("mine", kept=MINERS, hands={0: ["dynamite", "wanted"]})
    answer(t, 0, "play:dynamite")
    assert t.over
    assert t.world.nuggets == (6, 0, 0)


def test_the_wanted_notice_cannot_be_played_by_itself() -> None:
    """DT-39."""
    assert visit("mine", kept=MINERS, hands={0: ["wanted"]}).over


def test_a_third_player_may_answer_too() -> None:
    t = visit("bank", kept=["10 10 9JK", "9JQKA", "9JQKA"], hands={1: ["split"], 2: ["wanted"]})
    answer(t, 1, "play:split")
    assert asked(t) == {2: "card"}
    answer(t, 2, "play:wanted")
    assert t.world.money == (11, 8, 8)


def test_a_cancelled_card_is_no_win() -> None:
    """DT-31, DT-37."""
    t = visit("bank", kept=["10 10 9JK", "9JQKA", "9JQKA"], hands={1: ["split"], 2: ["wanted"]})
    answer(t, 1, "play:split")
    answer(t, 2, "play:wanted")
    assert t.world.gained == (True, False, False)
