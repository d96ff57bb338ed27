"""The saloon."""

from game.games.dice_town import events
from tests.games.dice_town.town import answer, asked, find, options, visit

GUESTS = ["QQ9 10 J", "Q9 10 JK", "9 10 JKA"]
RICH = {1: ["deed1.1", "deed5.1", "joe"], 2: ["horse"]}


def test_most_queens_rob_an_opponent_of_their_choice() -> None:
    """DT-18."""
    t = visit("saloon", kept=GUESTS, hands=RICH)
    assert asked(t) == {0: "victim"}
    assert options(t, 0) == {"name:2", "name:3"}


def test_a_card_per_queen_is_drawn_and_one_kept() -> None:
    """DT-18."""
    t = visit("saloon", kept=GUESTS, hands=RICH)
    answer(t, 0, "name:2")
    assert len(options(t, 0)) == 2
    taken = min(options(t, 0))
    answer(t, 0, taken)
    assert t.over
    assert t.world.hands[0] == (taken.removeprefix("take:"),)
    assert sorted([*t.world.hands[0], *t.world.hands[1]]) == sorted(RICH[1])
    assert t.world.gained == (True, False, False)


def test_cards_are_drawn_at_random_deeds_and_store_cards_alike() -> None:
    drawn = set()
    for state in range(40):
        t = visit("saloon", kept=["Q9 10 JJ", "9 10 JKK", "9 10 JKA"], hands=RICH)
        t.rng.state = state
        answer(t, 0, "name:2")
        drawn |= options(t, 0)
    assert drawn == {"take:deed1.1", "take:deed5.1", "take:joe"}


def test_fewer_cards_than_queens_are_all_drawn() -> None:
    """DT-18."""
    t = visit("saloon", kept=GUESTS, hands=RICH)
    answer(t, 0, "name:3")
    assert options(t, 0) == {"take:horse"}


def test_the_victim_must_have_a_card_in_hand() -> None:
    """DT-18."""
    t = visit("saloon", kept=GUESTS, hands={1: ["joe"]}, wire={2: ["deed5.1"]})
    assert options(t, 0) == {"name:2"}


def test_nobody_robs_himself() -> None:
    t = visit("saloon", kept=GUESTS, hands={0: ["hat"], 1: ["joe"]})
    assert "name:1" not in options(t, 0)


def test_if_no_opponent_has_a_card_the_saloon_gives_nothing() -> None:
    """DT-18, DT-31."""
    t = visit("saloon", kept=GUESTS, hands={0: ["hat"]}, wire={2: ["deed5.1"]})
    assert t.over
    assert not any(t.world.gained)
    assert find(t.events, events.GotNothing) == [events.GotNothing(0, "saloon")]


def test_without_a_queen_nobody_is_robbed() -> None:
    """DT-11."""
    t = visit("saloon", kept=["9 10 JKA"] * 3, hands=RICH)
    assert t.over
    assert find(t.events, events.Deserted) == [events.Deserted("saloon")]


def test_deeds_behind_wire_cannot_be_stolen() -> None:
    """DT-35."""
    t = visit("saloon", kept=["QQQQQ", "9 10 JKA", "9 10 JKA"], hands={1: ["joe"]}, wire={1: ["deed5.1"]})
    answer(t, 0, "name:2")
    assert options(t, 0) == {"take:joe"}


def test_the_girls_rob_twice() -> None:
    """Card: girls."""
    t = visit("saloon", kept=GUESTS, hands={0: ["girls"], **RICH})
    assert options(t, 0) == {"play:girls", "pass"}
    answer(t, 0, "play:girls", "name:3", "take:horse")
    assert asked(t) == {0: "victim"}
    answer(t, 0, "name:2")
    answer(t, 0, min(options(t, 0)))
    assert t.over
    assert len(t.world.hands[0]) == 2
    assert t.world.discard == ("girls",)


def test_the_girls_may_rob_the_same_player_again() -> None:
    """DT-41."""
    many = ["deed1.1", "deed2.1", "deed3.1", "deed4.1", "joe"]
    t = visit("saloon", kept=GUESTS, hands={0: ["girls"], 1: many, 2: ["horse"]})
    answer(t, 0, "play:girls", "name:2")
    assert len(options(t, 0)) == 2
    answer(t, 0, min(options(t, 0)))
    assert options(t, 0) == {"name:2", "name:3"}
    answer(t, 0, "name:2")
    assert len(options(t, 0)) == 2
    answer(t, 0, min(options(t, 0)))
    assert [len(hand) for hand in t.world.hands] == [2, 3, 1]


def test_the_second_victim_is_chosen_when_the_first_robbery_is_complete() -> None:
    """DT-41: who was left without a card cannot be chosen again."""
    t = visit("saloon", kept=GUESTS, hands={0: ["girls"], **RICH})
    answer(t, 0, "play:girls", "name:3", "take:horse")
    assert options(t, 0) == {"name:2"}


def test_the_girls_are_not_offered_when_only_one_card_could_be_stolen() -> None:
    """DT-39."""
    t = visit("saloon", kept=GUESTS, hands={0: ["girls", "hat"], 1: ["joe"]})
    assert asked(t) == {0: "victim"}


def test_the_girls_are_offered_when_two_players_have_a_card_each() -> None:
    """DT-39."""
    t = visit("saloon", kept=GUESTS, hands={0: ["girls"], 1: ["joe"], 2: ["hat"]})
    assert options(t, 0) == {"play:girls", "pass"}


def test_the_girls_are_for_the_robber_only() -> None:
    t = visit("saloon", kept=GUESTS, hands={1: ["girls", "joe"], 2: ["horse"]})
    assert asked(t) == {0: "victim"}


def test_girls_stolen_in_the_robbery_wait_for_another_time() -> None:
    """DT-38."""
    t = visit("saloon", kept=["QQQQQ", "9 10 JKA", "9 10 JKA"], hands={1: ["girls", "joe"], 2: ["horse"]})
    answer(t, 0, "name:2", "take:girls")
    assert t.over
    assert t.world.hands[0] == ("girls",)


def test_the_cancelled_girls_leave_one_robbery() -> None:
    """DT-37."""
    t = visit("saloon", kept=GUESTS, hands={0: ["girls"], 1: ["wanted", "joe"], 2: ["horse"]})
    answer(t, 0, "play:girls")
    answer(t, 1, "play:wanted")
    answer(t, 0, "name:3", "take:horse")
    assert t.over
