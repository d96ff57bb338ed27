"""Card: insurance (WW-36)."""

from tests.games.dice_town.town import answer, asked, options
from tests.games.dice_town.wild_west.west import CLASSIC, card_as_seen, play, west


def test_who_lost_a_store_card_draws_from_the_store() -> None:
    t = west("saloon", kept=["Q Q"], hands={1: ["insurance", "hat"]}, store=["watch"])
    play(t, (0, CLASSIC), (0, "name:2"), (0, "take:hat"))
    assert options(t, 1) == {"play:insurance", "pass"}
    told = answer(t, 1, "play:insurance")
    assert t.over
    assert (t.world.hands[:2], t.world.discard) == ([["hat"], ["watch"]], ["insurance"])
    assert [card_as_seen(told, seat) for seat in (0, 1, None)] == [[None], ["watch"], [None]]


def test_who_lost_a_deed_draws_from_the_deeds() -> None:
    hands = {1: ["insurance", "deed1.1"]}
    t = west("saloon", kept=["Q Q"], hands=hands, store=["watch"], deeds=["deed5.5"])
    play(t, (0, CLASSIC), (0, "name:2"), (0, "take:deed1.1"), (1, "play:insurance"))
    assert t.world.hands[:2] == [["deed1.1"], ["deed5.5"]]


def test_who_lost_a_ranch_draws_from_the_deeds_and_lays_a_ranch_open() -> None:
    hands = {0: ["whisky"], 1: ["insurance"]}
    t = west("saloon", kept=["Q"], hands=hands, ranches={1: ["ranch.1"]}, deeds=["ranch.7"])
    play(t, (0, CLASSIC), (0, "play:whisky>2"), (1, "play:insurance"))
    assert t.world.ranches == [["ranch.1"], ["ranch.7"], []]


def test_a_stolen_insurance_pays_nothing() -> None:
    """WW-36: it must still be held."""
    t = west("saloon", kept=["Q Q"], hands={1: ["insurance", "hat"]})
    play(t, (0, CLASSIC), (0, "name:2"), (0, "take:insurance"))
    assert t.over
    assert t.world.hands[:2] == [["insurance"], ["hat"]]


def test_insurance_may_wait() -> None:
    t = west("saloon", kept=["Q Q"], hands={1: ["insurance", "hat"]})
    play(t, (0, CLASSIC), (0, "name:2"), (0, "take:hat"), (1, "pass"))
    assert t.over
    assert t.world.hands[1] == ["insurance"]


def test_the_girls_two_robberies_may_be_insured_one_by_one() -> None:
    hands = {0: ["girls"], 1: ["insurance", "hat", "boots"]}
    t = west("saloon", kept=["Q Q Q"], hands=hands, store=["watch"])
    play(t, (0, CLASSIC), (0, "play:girls"), (0, "name:2"), (0, "take:hat"), (1, "pass"))
    play(t, (0, "name:2"), (0, "take:boots"), (1, "play:insurance"))
    assert t.over
    assert t.world.hands[1] == ["watch"]


def test_insurance_after_the_first_robbery_can_be_robbed_of_its_card() -> None:
    hands = {0: ["girls"], 1: ["insurance", "hat"]}
    t = west("saloon", kept=["Q Q"], hands=hands, store=["watch"])
    play(t, (0, CLASSIC), (0, "play:girls"), (0, "name:2"), (0, "take:hat"), (1, "play:insurance"))
    play(t, (0, "name:2"), (0, "take:watch"))
    assert t.over
    assert t.world.hands[0] == ["hat", "watch"]


def test_insurance_is_not_offered_when_its_deck_is_empty() -> None:
    """WW-36"""
    deeds_gone = {"deeds_end": True, "hands": {1: ["insurance", "deed1.1"]}}
    t = west("saloon", kept=["Q Q"], **deeds_gone)
    play(t, (0, CLASSIC), (0, "name:2"), (0, "take:deed1.1"))
    assert t.over
    t = west("saloon", kept=["Q Q"], store_ends=True, hands={1: ["insurance", "hat"]})
    play(t, (0, CLASSIC), (0, "name:2"), (0, "take:hat"))
    assert t.over
    t = west("saloon", kept=["Q Q"], store_ends=True, discard=["joe"], hands={1: ["insurance", "hat"]})
    play(t, (0, CLASSIC), (0, "name:2"), (0, "take:hat"))
    assert asked(t) == {1: "card"}, "the discards can be shuffled"


def test_the_robber_may_answer_insurance_with_the_wanted_notice() -> None:
    hands = {0: ["wanted"], 1: ["insurance", "hat"]}
    t = west("saloon", kept=["Q Q"], hands=hands, store=["watch"])
    play(t, (0, CLASSIC), (0, "name:2"), (0, "take:hat"), (1, "play:insurance"), (0, "play:wanted"))
    assert t.over
    assert (t.world.hands[:2], sorted(t.world.discard)) == ([["hat"], []], ["insurance", "wanted"])


def test_insurance_pays_for_nothing_but_robberies_at_the_saloon() -> None:
    """WW-36: not for a Gift, a scam or Joe."""
    t = west("store", kept=["J K"], hands={1: ["insurance", "hat"]}, store=["gift"])
    play(t, (0, CLASSIC), (0, "take:gift"), (0, "play:gift>2"), (1, "give:hat"))
    assert t.over
    t = west("sheriff", kept=["", "", ""], hands={0: ["joe"], 1: ["insurance"]})
    answer(t, 0, "play:joe>2")
    assert t.over
    assert t.world.hands[1] == ["insurance"]


def test_only_the_victim_is_insured() -> None:
    t = west("saloon", kept=["Q"], hands={1: ["hat"], 2: ["insurance"]})
    play(t, (0, CLASSIC), (0, "name:2"), (0, "take:hat"))
    assert t.over
