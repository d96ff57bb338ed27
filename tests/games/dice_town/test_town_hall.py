"""The town hall."""

import pytest

from game.games.dice_town import events
from tests.games.dice_town.town import RULES, answer, asked, find, options, visit, visit_in_a_game

QUEUE = ("deed1.1", "deed2.1", "deed3.1")
WORSE = ["9 10 JQA", "9 10 JKA"]


@pytest.mark.parametrize(
    ("best", "deeds"), [("9999K", 1), ("9999A", 2), ("KKKAA", 3), ("9AAAA", 3), ("AAAAA", 3)]
)
def test_the_best_hand_takes_the_first_deed_and_one_more_per_ace(best: str, deeds: int) -> None:
    """DT-21."""
    t = visit("town_hall", kept=[best, *WORSE], queue=QUEUE)
    assert t.over
    assert t.world.hands == (QUEUE[:deeds], (), ())
    assert t.world.gained == (True, False, False)


def test_the_queue_slides_down_and_is_filled_up() -> None:
    """DT-22."""
    t = visit("town_hall", kept=["9999A", *WORSE], queue=QUEUE, deeds=["deed5.1", "deed4.1"])
    assert t.world.queue == ("deed3.1", "deed5.1", "deed4.1")
    assert find(t.events, events.QueueFilled) == [events.QueueFilled(("deed3.1", "deed5.1", "deed4.1"))]


def test_a_short_queue_gives_what_it_has() -> None:
    """DT-21."""
    t = visit("town_hall", kept=["KKKAA", *WORSE], queue=QUEUE[:2], deeds_end=True)
    assert t.world.hands[0] == QUEUE[:2]
    assert t.world.queue == ()


def test_the_deck_may_be_too_short_to_fill_the_queue() -> None:
    """DT-22."""
    t = visit("town_hall", kept=["KKKAA", *WORSE], queue=QUEUE, deeds=["deed5.1"], deeds_end=True)
    assert t.world.queue == ("deed5.1",)
    assert t.world.deeds == ()


def test_an_empty_queue_gives_nothing() -> None:
    """DT-31."""
    t = visit("town_hall", kept=["KKKAA", *WORSE], queue=[], deeds_end=True)
    assert t.over
    assert not any(t.world.gained)
    assert find(t.events, events.GotNothing) == [events.GotNothing(0, "town_hall")]


def test_aces_in_a_worse_hand_are_worth_nothing() -> None:
    """DT-21."""
    t = visit("town_hall", kept=["9999K", "KKKAA", "9AAJJ"], queue=QUEUE)
    assert t.world.hands == (QUEUE[:1], (), ())


def test_the_worst_hand_of_the_table_may_be_the_best() -> None:
    """DT-11: a poker hand is always there."""
    t = visit("town_hall", kept=["9 10 JQA", "9 10 JKA"], seats=2, queue=QUEUE)
    assert t.world.hands[1] == QUEUE[:2]


def test_corruption_gives_the_top_deed_of_the_deck_too() -> None:
    """Card: corruption. DT-22: before the queue is filled up."""
    top = ["deed5.1", "deed4.1", "deed4.2"]
    t = visit("town_hall", kept=["9999A", *WORSE], queue=QUEUE, deeds=top, hands={0: ["corruption"]})
    assert options(t, 0) == {"play:corruption", "pass"}
    answer(t, 0, "play:corruption")
    assert t.over
    assert t.world.hands[0] == ("deed1.1", "deed2.1", "deed5.1")
    assert t.world.queue == ("deed3.1", "deed4.1", "deed4.2")
    assert t.world.discard == ("corruption",)


def test_corruptions_deed_is_seen_by_nobody_else() -> None:
    position = {"queue": QUEUE, "deeds": ["deed5.1"], "hands": {0: ["corruption"]}}
    t = visit_in_a_game("town_hall", kept=["9999K", *WORSE], **position)
    told = answer(t, 0, "play:corruption")
    (got,) = find(told, events.GotCard)
    assert got.card == "deed5.1"
    assert got.seen_by(1) == events.GotCard(0, "corruption", deed=True, card=None)
    assert "deed5.1" in repr(RULES.view(t, 0))
    assert "deed5.1" not in repr([RULES.view(t, 1), RULES.view(t, None)])


def test_corruption_is_not_offered_with_an_empty_deck() -> None:
    """DT-39."""
    t = visit("town_hall", kept=["9999A", *WORSE], queue=QUEUE, deeds_end=True, hands={0: ["corruption"]})
    assert t.over
    assert t.world.hands[0] == ("deed1.1", "deed2.1", "corruption")


def test_corruption_is_for_the_winner_only() -> None:
    assert visit("town_hall", kept=["9999A", *WORSE], hands={1: ["corruption"]}).over


def test_a_cancelled_corruption_leaves_the_queues_deeds() -> None:
    """DT-37."""
    hands = {0: ["corruption"], 2: ["wanted"]}
    t = visit("town_hall", kept=["9999A", *WORSE], queue=QUEUE, deeds=["deed5.1"], hands=hands)
    answer(t, 0, "play:corruption")
    assert asked(t) == {2: "card"}
    answer(t, 2, "play:wanted")
    assert t.world.hands[0] == QUEUE[:2]
    assert t.world.queue == ("deed3.1", "deed5.1", t.world.queue[2])
