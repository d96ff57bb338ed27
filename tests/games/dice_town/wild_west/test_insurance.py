"""Card: insurance (WW-36)."""

from typing import Any

from tests.games.dice_town.town import RULES, answer, asked, options
from tests.games.dice_town.wild_west.west import CLASSIC, card_as_seen, part_of_round, play, west


def test_who_lost_a_store_card_draws_from_the_store() -> None:
    t = west("saloon", kept=["Q Q"], hands={1: ["insurance", "hat"]}, store=["watch"])
    play(t, (0, CLASSIC), (0, "name:2"), (0, "take:hat"))
    assert options(t, 1) == {"play:insurance", "pass"}
    told = answer(t, 1, "play:insurance")
    assert t.over
    assert (t.world.hands[:2], t.world.discard) == ((("hat",), ("watch",)), ("insurance",))
    assert [card_as_seen(told, seat) for seat in (0, 1, None)] == [[None], ["watch"], [None]]


def test_who_lost_a_deed_draws_from_the_deeds() -> None:
    hands = {1: ["insurance", "deed1.1"]}
    t = west("saloon", kept=["Q Q"], hands=hands, store=["watch"], deeds=["deed5.5"])
    play(t, (0, CLASSIC), (0, "name:2"), (0, "take:deed1.1"), (1, "play:insurance"))
    assert t.world.hands[:2] == (("deed1.1",), ("deed5.5",))


def test_who_lost_a_ranch_draws_from_the_deeds_and_lays_a_ranch_open() -> None:
    hands = {0: ["whisky"], 1: ["insurance"]}
    t = west("saloon", kept=["Q"], hands=hands, ranches={1: ["ranch.1"]}, deeds=["ranch.7"])
    play(t, (0, CLASSIC), (0, "play:whisky>2"), (1, "play:insurance"))
    assert t.world.ranches == (("ranch.1",), ("ranch.7",), ())


def test_a_stolen_insurance_pays_nothing() -> None:
    """WW-36: it must still be held."""
    t = west("saloon", kept=["Q Q"], hands={1: ["insurance", "hat"]})
    play(t, (0, CLASSIC), (0, "name:2"), (0, "take:insurance"))
    assert t.over
    assert t.world.hands[:2] == (("insurance",), ("hat",))


def test_insurance_may_wait() -> None:
    t = west("saloon", kept=["Q Q"], hands={1: ["insurance", "hat"]})
    play(t, (0, CLASSIC), (0, "name:2"), (0, "take:hat"), (1, "pass"))
    assert t.over
    assert t.world.hands[1] == ("insurance",)


def test_the_girls_two_robberies_may_be_insured_one_by_one() -> None:
    hands = {0: ["girls"], 1: ["insurance", "hat", "boots"]}
    t = west("saloon", kept=["Q Q Q"], hands=hands, store=["watch"])
    play(t, (0, CLASSIC), (0, "play:girls"), (0, "name:2"), (0, "take:hat"), (1, "pass"))
    play(t, (0, "name:2"), (0, "take:boots"), (1, "play:insurance"))
    assert t.over
    assert t.world.hands[1] == ("watch",)


def test_insurance_pays_for_the_second_robbery_what_was_stolen_in_that_one() -> None:
    """WW-36: a ranch with whisky first, then a store card; the insurance that waited is for the latter."""
    hands = {0: ["girls", "whisky"], 1: ["insurance", "hat"]}
    position: dict[str, Any] = {"ranches": {1: ["ranch.1"]}, "deeds": ["deed5.5"], "store": ["watch"]}
    t = west("saloon", kept=["Q Q"], hands=hands, **position)
    play(t, (0, CLASSIC), (0, "play:girls"), (0, "play:whisky>2"), (1, "pass"))
    play(t, (0, "name:2"), (0, "take:hat"), (1, "play:insurance"))
    assert t.over
    assert (t.world.hands[:2], t.world.ranches[0]) == ((("hat",), ("watch",)), ("ranch.1",))
    assert t.world.deeds[-1] == "deed5.5"


def test_insurance_after_the_first_robbery_can_be_robbed_of_its_card() -> None:
    hands = {0: ["girls"], 1: ["insurance", "hat"]}
    t = west("saloon", kept=["Q Q"], hands=hands, store=["watch"])
    play(t, (0, CLASSIC), (0, "play:girls"), (0, "name:2"), (0, "take:hat"), (1, "play:insurance"))
    play(t, (0, "name:2"), (0, "take:watch"))
    assert t.over
    assert t.world.hands[0] == ("hat", "watch")


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


def test_insurance_is_put_away_only_when_its_card_is_drawn() -> None:
    """WW-36: it is not among the discards that are shuffled for it, and cannot draw itself."""
    t = west("saloon", kept=["Q Q"], store_ends=True, discard=["joe"], hands={1: ["insurance", "hat"]})
    play(t, (0, CLASSIC), (0, "name:2"), (0, "take:hat"), (1, "play:insurance"))
    assert t.over
    assert t.world.hands[:2] == (("hat",), ("joe",))
    assert (t.world.store, t.world.discard) == ((), ("insurance",))


def test_the_robber_may_answer_insurance_with_the_wanted_notice() -> None:
    hands = {0: ["wanted"], 1: ["insurance", "hat"]}
    t = west("saloon", kept=["Q Q"], hands=hands, store=["watch"])
    play(t, (0, CLASSIC), (0, "name:2"), (0, "take:hat"), (1, "play:insurance"), (0, "play:wanted"))
    assert t.over
    assert (t.world.hands[:2], sorted(t.world.discard)) == ((("hat",), ()), ["insurance", "wanted"])


STEALS_WANTED = {1: ["insurance", "wanted"], 2: ["hat"]}


def test_a_wanted_notice_just_stolen_cannot_answer_the_insurance() -> None:
    """WW-36, DT-38: a card gained in an action cannot be used in it."""
    t = west("saloon", kept=["Q Q"], hands=STEALS_WANTED, store=["watch"])
    play(t, (0, CLASSIC), (0, "name:2"), (0, "take:wanted"), (1, "play:insurance"))
    assert t.over
    assert (t.world.hands[:2], t.world.discard) == ((("wanted",), ("watch",)), ("insurance",))


def test_a_wanted_notice_just_stolen_can_answer_in_the_girls_next_robbery() -> None:
    """WW-36: that is another action."""
    hands = {0: ["girls"], 1: ["wanted"], 2: ["insurance", "hat"]}
    t = west("saloon", kept=["Q Q"], hands=hands, store=["watch"])
    play(t, (0, CLASSIC), (0, "play:girls"), (1, "pass"), (0, "name:2"), (0, "take:wanted"))
    play(t, (0, "name:3"), (0, "take:hat"), (2, "play:insurance"))
    assert options(t, 0) == {"play:wanted", "pass"}


def test_a_wanted_notice_stolen_at_the_saloon_can_be_used_at_the_sheriffs() -> None:
    """WW-36: that is another action."""
    hands = {1: ["insurance", "wanted", "joe"]}
    t = part_of_round("saloon", kept=["Q Q Q", "9", "9"], hands=hands)
    play(t, (0, CLASSIC), (0, "name:2"), (0, "take:wanted"), (1, "pass"), (1, "play:joe>1"))
    assert options(t, 0) == {"play:wanted", "pass"}


def test_what_was_stolen_is_known_to_robber_and_victim_only_while_it_cannot_be_used() -> None:
    tables = [
        west("saloon", kept=["Q Q Q"], hands={1: ["insurance", "wanted", "hat"]}, store=["watch"], seats=4)
        for _ in range(2)
    ]
    for t, card in zip(tables, ("wanted", "hat"), strict=True):
        play(t, (0, CLASSIC), (0, "name:2"), (0, f"take:{card}"))
    for seat in (0, 1):
        assert [RULES.view(t, seat).stolen for t in tables] == [(0, 1, "wanted"), (0, 1, "hat")]
    for watcher in (2, 3, None):
        assert RULES.view(tables[0], watcher) == RULES.view(tables[1], watcher)


def test_with_poker_faces_the_robber_is_asked_whatever_he_stole() -> None:
    """DT-45: not being asked would tell which card it was."""
    for card in ("wanted", "hat"):
        hands = {1: ["insurance", "wanted", "hat"]}
        t = west("saloon", kept=["Q Q Q"], hands=hands, store=["watch"], poker_face=True)
        play(t, (0, CLASSIC), (0, "name:2"), (0, f"take:{card}"), (1, "play:insurance"))
        assert options(t, 0) == {"pass"}


def test_insurance_pays_for_nothing_but_robberies_at_the_saloon() -> None:
    """WW-36: not for a Gift, a scam or Joe."""
    t = west("store", kept=["J K"], hands={1: ["insurance", "hat"]}, store=["gift"])
    play(t, (0, CLASSIC), (0, "take:gift"), (0, "play:gift>2"), (1, "give:hat"))
    assert t.over
    t = west("sheriff", kept=["", "", ""], hands={0: ["joe"], 1: ["insurance"]})
    answer(t, 0, "play:joe>2")
    assert t.over
    assert t.world.hands[1] == ("insurance",)


def test_only_the_victim_is_insured() -> None:
    t = west("saloon", kept=["Q"], hands={1: ["hat"], 2: ["insurance"]})
    play(t, (0, CLASSIC), (0, "name:2"), (0, "take:hat"))
    assert t.over
