"""The general store."""

from game.games.dice_town import events
from tests.games.dice_town.town import answer, asked, find, options, visit

SHOPPERS = ["JJJ9K", "JJQKA", "9 10 QKA"]


def test_most_jacks_draw_a_card_each_and_keep_one() -> None:
    """DT-15."""
    t = visit("store", kept=SHOPPERS, store=["joe", "split", "horse", "hat"])
    assert asked(t) == {0: "store"}
    assert options(t, 0) == {"take:joe", "take:split", "take:horse"}
    answer(t, 0, "take:horse")
    assert t.over
    assert t.world.hands == (("horse",), (), ())
    assert sorted(t.world.discard) == ["joe", "split"]
    assert t.world.store[-1] == "hat"
    assert t.world.gained == (True, False, False)


def test_a_single_card_must_be_kept() -> None:
    """DT-15."""
    t = visit("store", kept=["9999J", "9 10 QKA", "9 10 QKA"], store=["joe"])
    assert options(t, 0) == {"take:joe"}
    answer(t, 0, "take:joe")
    assert t.world.discard == ()


def test_without_a_jack_nobody_shops() -> None:
    """DT-11."""
    t = visit("store", kept=["9 10 QKA"] * 3)
    assert t.over
    assert find(t.events, events.Deserted) == [events.Deserted("store")]


def test_in_the_first_round_the_winner_shops_twice() -> None:
    """DT-16."""
    t = visit(
        "store", kept=SHOPPERS, store=["joe", "split", "horse", "hat", "boots", "watch"], round_number=1
    )
    assert not find(t.events, events.Looks)[0].first_round
    assert find(answer(t, 0, "take:joe"), events.Looks)[0].first_round
    assert options(t, 0) == {"take:hat", "take:boots", "take:watch"}
    answer(t, 0, "take:watch")
    assert t.over
    assert sorted(t.world.hands[0]) == ["joe", "watch"]


def test_the_first_choice_is_discarded_before_the_second_draw() -> None:
    """DT-16, DT-17: so what was just put away can come back."""
    t = visit("store", kept=SHOPPERS, store=["joe", "split", "horse"], store_ends=True, round_number=1)
    answer(t, 0, "take:joe")
    assert options(t, 0) == {"take:split", "take:horse"}


def test_from_the_second_round_on_the_winner_shops_once() -> None:
    """DT-16."""
    t = visit("store", kept=SHOPPERS, store=["joe", "split", "horse"], round_number=2)
    answer(t, 0, "take:joe")
    assert t.over


def test_a_deck_that_runs_out_in_mid_draw_is_filled_up_with_the_discards() -> None:
    """DT-17."""
    t = visit("store", kept=SHOPPERS, store=["joe"], discard=["hat", "boots", "watch"], store_ends=True)
    assert find(t.events, events.Reshuffled) == [events.Reshuffled()]
    assert "take:joe" in options(t, 0)
    assert len(options(t, 0)) == 3
    assert len(t.world.store) == 1
    assert t.world.discard == ()


def test_the_discards_are_shuffled_before_they_are_drawn_again() -> None:
    """DT-17."""
    drawn = set()
    for state in range(30):
        position = {"store": ["joe", "split", "horse"], "discard": ["hat", "boots", "watch"]}
        t = visit("store", kept=SHOPPERS, round_number=1, store_ends=True, **position)
        t.rng.state = state
        answer(t, 0, "take:joe")
        drawn |= options(t, 0)
    assert drawn == {"take:split", "take:horse", "take:hat", "take:boots", "take:watch"}


def test_the_discards_stay_while_the_deck_is_enough() -> None:
    """DT-17."""
    t = visit("store", kept=SHOPPERS, store=["joe", "split", "horse"], discard=["hat"], store_ends=True)
    assert options(t, 0) == {"take:joe", "take:split", "take:horse"}
    assert find(t.events, events.Reshuffled) == []
    assert t.world.discard == ("hat",)


def test_discards_and_deck_together_may_be_too_few() -> None:
    """DT-17."""
    t = visit("store", kept=SHOPPERS, store=["joe"], discard=["hat"], store_ends=True)
    assert options(t, 0) == {"take:joe", "take:hat"}
    answer(t, 0, "take:hat")
    assert t.world.discard == ("joe",)


def test_a_store_without_any_card_gives_nothing() -> None:
    """DT-17, DT-31."""
    t = visit("store", kept=SHOPPERS, store_ends=True)
    assert t.over
    assert not any(t.world.gained)
    assert find(t.events, events.GotNothing) == [events.GotNothing(0, "store")]


def test_the_second_visit_of_the_first_round_falls_away_when_nothing_is_left() -> None:
    """DT-16, DT-17."""
    t = visit("store", kept=SHOPPERS, store=["joe"], store_ends=True, round_number=1)
    answer(t, 0, "take:joe")
    assert t.over
    assert t.world.hands[0] == ("joe",)


def test_unlimited_credit_is_exactly_one_more_store_action() -> None:
    """Card: credit."""
    t = visit("store", kept=SHOPPERS, hands={0: ["credit"]}, store=["joe", "split", "horse", "hat"])
    assert options(t, 0) == {"play:credit", "pass"}
    answer(t, 0, "play:credit", "take:joe")
    assert "take:hat" in options(t, 0)
    answer(t, 0, "take:hat")
    assert t.over
    assert sorted(t.world.hands[0]) == ["hat", "joe"]
    assert "credit" in t.world.discard


def test_unlimited_credit_in_the_first_round_makes_three() -> None:
    t = visit("store", kept=["J9 10 QK", "9 10 QKA", "9 10 QKA"], hands={0: ["credit"]}, round_number=1)
    answer(t, 0, "play:credit")
    for _ in range(3):
        answer(t, 0, min(options(t, 0)))
    assert t.over
    assert len(t.world.hands[0]) == 3


def test_unlimited_credit_is_for_who_shops() -> None:
    t = visit("store", kept=SHOPPERS, hands={1: ["credit"]})
    assert asked(t) == {0: "store"}


def test_unlimited_credit_is_not_offered_when_nothing_can_be_drawn() -> None:
    """DT-39."""
    assert visit("store", kept=SHOPPERS, hands={0: ["credit"]}, store_ends=True).over


def test_unlimited_credit_is_not_offered_when_the_other_actions_take_the_last_card() -> None:
    """DT-39: two of them in the first round."""
    position = {"kept": SHOPPERS, "hands": {0: ["credit"]}, "store_ends": True}
    t = visit("store", store=["joe"], **position)
    assert asked(t) == {0: "store"}
    t = visit("store", store=["joe"], discard=["hat"], **position)
    assert options(t, 0) == {"play:credit", "pass"}
    t = visit("store", store=["joe"], discard=["hat"], round_number=1, **position)
    assert asked(t) == {0: "store"}
    t = visit("store", store=["joe", "split"], discard=["hat"], round_number=1, **position)
    assert options(t, 0) == {"play:credit", "pass"}


def test_the_cards_credit_is_offered_for_can_be_drawn() -> None:
    """DT-39."""
    t = visit("store", kept=SHOPPERS, hands={0: ["credit"]}, store=["joe", "hat"], store_ends=True)
    answer(t, 0, "play:credit", "take:joe", "take:hat")
    assert t.over


def test_unlimited_credit_cannot_be_drawn_by_its_own_action() -> None:
    """DT-37: it is discarded when the shopping is done."""
    t = visit("store", kept=SHOPPERS, hands={0: ["credit"]}, store=["joe", "hat"], store_ends=True)
    answer(t, 0, "play:credit", "take:joe")
    assert options(t, 0) == {"take:hat"}
    assert t.world.playing == ("credit",)
    answer(t, 0, "take:hat")
    assert t.world.discard == ("credit",)


def test_a_card_gained_in_an_action_cannot_be_used_in_it() -> None:
    """DT-38."""
    t = visit("store", kept=SHOPPERS, store=["credit", "joe", "split"], round_number=1)
    answer(t, 0, "take:credit")
    assert asked(t) == {0: "store"}
    answer(t, 0, min(options(t, 0)))
    assert t.over
    assert "credit" in t.world.hands[0]


def test_a_cancelled_credit_gives_no_second_action() -> None:
    """DT-37."""
    t = visit("store", kept=SHOPPERS, hands={0: ["credit"], 1: ["wanted"]}, store=["joe", "split", "horse"])
    answer(t, 0, "play:credit")
    answer(t, 1, "play:wanted")
    answer(t, 0, "take:joe")
    assert t.over
    assert {"credit", "wanted"} <= set(t.world.discard)
