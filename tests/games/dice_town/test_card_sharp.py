"""Card sharps: after any reveal."""

from game.games.dice_town import events
from tests.games.dice_town.dice import hand
from tests.games.dice_town.town import answer, asked, find, keep, options, throw

SHARP = {0: ["sharp.1"]}


def test_a_card_sharp_turns_a_revealed_die_to_any_face() -> None:
    """Card: sharp."""
    t = throw("JJJJJ 99999", seats=2, hands=SHARP)
    keep(t, "J,J", "9")
    assert asked(t) == {0: "card"}
    assert options(t, 0) == {f"play:sharp.1=J/{face}" for face in ("9", "10", "Q", "K", "A")} | {"pass"}
    told = answer(t, 0, "play:sharp.1=J/A")
    assert find(told, events.Turned) == [events.Turned(0, 2, 5, "sharp")]
    assert hand(t, 0) == "J A"
    assert t.world.discard == ("sharp.1",)


def test_payments_come_before_the_card_sharps() -> None:
    """DT-08."""
    t = throw("JJJJJ 99999", seats=2, hands=SHARP)
    told = keep(t, "J,J", "none")
    assert asked(t) == {0: "card"}
    assert [paid.dollars for paid in find(told, events.Paid)] == [1, 1]


def test_any_revealed_die_may_be_turned_not_only_the_new_ones() -> None:
    """DT-10."""
    t = throw("QQQQ 99999", seats=2, hands=SHARP, kept=["K"])
    keep(t, "Q", "9")
    answer(t, 0, "play:sharp.1=K/9")
    assert hand(t, 0) == "9 Q"


def test_who_has_no_revealed_die_has_nothing_to_turn() -> None:
    """DT-39."""
    t = throw("JJJJJ 99999", seats=2, hands=SHARP)
    keep(t, "none", "9")
    assert asked(t) == {0: "keep", 1: "keep"}


def test_a_card_sharp_waits_for_a_later_reveal() -> None:
    """DT-10."""
    t = throw("JJJJJ 99999", seats=2, hands=SHARP)
    keep(t, "J", "9")
    answer(t, 0, "pass")
    keep(t, "9", "9")
    assert asked(t) == {0: "card"}


def test_card_sharps_may_be_played_at_the_last_reveal() -> None:
    """DT-10."""
    t = throw("JJJJJ 99999 QQQQ", seats=2, hands={1: ["sharp.2"]})
    keep(t, "J,J,J,J,J", "9")
    answer(t, 1, "pass")
    assert asked(t) == {1: "card"}
    answer(t, 1, "play:sharp.2=9/Q")
    assert t.over
    assert hand(t, 1) == "Q Q Q Q Q"


def test_card_sharps_may_be_played_when_all_are_complete_at_once() -> None:
    """DT-10."""
    t = throw("JJJJJ 99999", seats=2, hands=SHARP)
    keep(t, "J,J,J,J,J", "9,9,9,9,9")
    assert asked(t) == {0: "card"}


def test_card_sharps_act_clockwise_the_sheriff_first() -> None:
    """DT-10, DT-40."""
    t = throw("JJJJJ 99999 KKKKK", hands={0: ["sharp.1"], 2: ["sharp.2"]}, sheriff=1)
    keep(t, "J", "9", "K")
    assert asked(t) == {2: "card"}
    answer(t, 2, "pass")
    assert asked(t) == {0: "card"}
    answer(t, 0, "pass")
    assert 1 in asked(t)
    assert asked(t)[1] == "keep"


def test_card_sharps_are_asked_again_until_all_pass() -> None:
    """DT-10."""
    t = throw("JJJJJ 99999 KKKKK", hands={0: ["sharp.1"], 2: ["sharp.2"]})
    keep(t, "J", "9", "K")
    answer(t, 0, "pass")
    answer(t, 2, "play:sharp.2=K/A")
    assert asked(t) == {0: "card"}
    answer(t, 0, "play:sharp.1=J/A")
    assert asked(t) == {0: "keep", 1: "keep", 2: "keep"}


def test_the_last_reveal_is_over_only_when_nobody_wants_to_turn_a_die() -> None:
    """DT-10."""
    t = throw("J9K", hands={0: ["sharp.1"], 2: ["sharp.2"]}, kept=["JJJJ", "JJJJ", "JJJJ"])
    keep(t, "J", "9", "K")
    answer(t, 0, "pass")
    answer(t, 2, "play:sharp.2=K/A")
    assert asked(t) == {0: "card"}
    answer(t, 0, "pass")
    assert t.over


def test_who_has_both_card_sharps_may_play_both_one_after_the_other() -> None:
    """DT-10."""
    t = throw("JJJJJ 99999", seats=2, hands={0: ["sharp.1", "sharp.2"]})
    keep(t, "J,J", "9")
    assert not any("sharp.2" in code for code in options(t, 0))
    answer(t, 0, "play:sharp.1=J/A", "play:sharp.2=J/K")
    assert hand(t, 0) == "K A"
    assert asked(t) == {0: "keep", 1: "keep"}


def test_a_card_sharp_changes_nobody_elses_dice() -> None:
    t = throw("JJJJJ 99999", seats=2, hands=SHARP)
    keep(t, "J", "9")
    assert not any("=9/" in code for code in options(t, 0))


def test_a_cancelled_card_sharp_turns_nothing() -> None:
    """DT-37."""
    t = throw("JJJJJ 99999", seats=2, hands={0: ["sharp.1"], 1: ["wanted"]})
    keep(t, "J", "9")
    answer(t, 0, "play:sharp.1=J/A")
    answer(t, 1, "play:wanted")
    assert hand(t, 0) == "J"
    assert sorted(t.world.discard) == ["sharp.1", "wanted"]
