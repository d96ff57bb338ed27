"""The store: shopping, or a Doc Badluck action now (WW-08, WW-09, WW-15)."""

from typing import Any

import pytest

from game.games.dice_town import events
from tests.games.dice_town.town import answer, asked, find, options
from tests.games.dice_town.wild_west.west import CLASSIC, NEW, part_of_round, play, west

DEEDS = {0: ["deed5.1", "deed4.1", "deed3.1"]}


def test_the_docs_help_at_the_store_goes_by_ones_own_dice() -> None:
    t = west("store", kept=["J 9 K", "A"], hands=DEEDS)
    answer(t, 0, NEW)
    fences = {"fence:deed3.1+deed4.1", "fence:deed3.1+deed5.1", "fence:deed4.1+deed5.1"}
    assert options(t, 0) == {*fences, "choose:store", "choose:money", "pass"}
    answer(t, 0, "fence:deed4.1+deed5.1")
    assert sorted(t.world.wire[0]) == ["deed4.1", "deed5.1"]
    assert t.world.gained[0]


def test_the_second_goes_to_the_doc_when_the_first_shops() -> None:
    t = west("store", kept=["J J", "J A"], nuggets=[3, 0, 1], store=["hat", "boots"])
    play(t, (0, CLASSIC), (0, "take:hat"))
    assert options(t, 1) == {"choose:store", "choose:nuggets", "pass"}
    answer(t, 1, "choose:nuggets")
    assert t.world.nuggets == (2, 2, 0)


def test_the_docs_scams_take_what_there_is() -> None:
    t = west("store", kept=["J K"], money=[0, 1, 9])
    told = play(t, (0, NEW), (0, "choose:money"))
    assert t.world.money == (3, 0, 7)
    assert find(told, events.VisitsDoc) == [events.VisitsDoc(0, at_store=True)]


def test_the_docs_help_at_the_store_may_be_declined() -> None:
    """WW-15"""
    t = west("store", kept=["J K"])
    told = play(t, (0, NEW), (0, "pass"))
    assert t.over
    assert find(told, events.GotNothing) == [events.GotNothing(0, "doc_declined")]
    assert (t.world.gained[0], t.world.reached[0]) == (False, True)


def test_a_card_from_the_doc_that_is_played_at_once_is_not_told_as_nothing() -> None:
    t = west("store", kept=["J K"], store=["swindler"])
    told = play(t, (0, NEW), (0, "choose:store"))
    assert t.over
    assert find(told, events.GotNothing) == []
    assert t.world.money == (12, 6, 6)


def test_in_the_first_round_only_shopping_is_doubled() -> None:
    """WW-09"""
    t = west("store", round_number=1, kept=["J J", "J K"], store=["hat", "boots", "watch", "lantern"])
    play(t, (0, CLASSIC), (0, "take:hat"), (0, "take:watch"))
    assert t.world.hands[0] == ("hat", "watch")
    answer(t, 1, "choose:money")
    assert t.over


def test_in_the_first_round_the_second_shops_twice_and_the_first_sees_the_doc_once() -> None:
    """WW-09"""
    t = west("store", round_number=1, kept=["J J", "J K"], store=["hat", "boots", "watch"])
    play(t, (0, NEW), (0, "choose:store"))
    assert t.world.hands[0] == ("hat",)
    assert asked(t) == {1: "store"}
    play(t, (1, "take:boots"), (1, "take:watch"))
    assert t.over
    assert t.world.hands[1] == ("boots", "watch")


def test_credit_belongs_to_shopping_whoever_does_it() -> None:
    """WW-08"""
    t = west("store", kept=["J J", "J"], hands={0: ["credit"], 1: ["hat"]}, store=["boots", "watch"])
    answer(t, 0, NEW)
    assert asked(t) == {0: "doc"}, "credit is no good at the Doc's"
    play(t, (0, "pass"), (1, "take:boots"))
    assert t.over
    t = west("store", kept=["J J", "J"], hands={1: ["credit"]}, store=["boots", "watch"])
    play(t, (0, NEW), (0, "pass"), (1, "play:credit"), (1, "take:boots"), (1, "take:watch"))
    assert t.over


def test_credit_lies_on_the_table_until_shopping_is_over_and_cannot_be_drawn() -> None:
    """WW-08: with one card left there is one store action, on credit or not."""
    t = west("store", kept=["J"], hands={0: ["credit"]}, store=["watch"], discard=["hat"], store_ends=True)
    play(t, (0, CLASSIC), (0, "play:credit"), (0, "take:watch"))
    assert (t.world.playing, options(t, 0)) == (("credit",), {"take:hat"})
    answer(t, 0, "take:hat")
    assert t.over
    assert (t.world.hands[0], t.world.store, t.world.discard) == (("hat", "watch"), (), ("credit",))
    t = west("store", kept=["J"], hands={0: ["credit"]}, store=["watch"], store_ends=True)
    play(t, (0, CLASSIC), (0, "play:credit"), (0, "take:watch"))
    assert t.over, "credit does not draw itself"
    assert (t.world.hands[0], t.world.discard) == (("watch",), ("credit",))


def test_the_elixir_cannot_be_played_at_the_store() -> None:
    """WW-15"""
    t = west("store", kept=["J K"], hands={0: ["elixir"]})
    answer(t, 0, NEW)
    assert options(t, 0) == {"choose:store", "choose:money", "pass"}


def test_the_docs_help_at_the_store_is_a_gain_and_access() -> None:
    """WW-15"""
    for benefit in ("choose:store", "choose:money", "choose:nuggets", "fence:deed5.1"):
        t = west("store", kept=["J 9 K A"], hands={0: ["deed5.1"]}, nuggets=[0, 1, 1], store=["hat"])
        play(t, (0, NEW), (0, benefit))
        assert (t.world.gained[0], t.world.reached[0]) == (True, True)


@pytest.mark.parametrize("second_edition", [False, True])
@pytest.mark.parametrize("held", [[], ["elixir"]])
def test_who_saw_the_doc_at_the_store_visits_at_the_end_only_with_the_elixir(
    held: list[str], second_edition: bool
) -> None:
    """WW-15: the rest of a round in which the store is all that seat 2 gets to."""
    position: dict[str, Any] = {"kept": ["J J A A A", "J 9 9 10 10", "A A A A A"], "hands": {1: held}}
    t = part_of_round("store", second_edition=second_edition, store=["hat", "boots", "watch"], **position)
    play(t, (0, CLASSIC), (0, "take:hat"), (1, "choose:store"), (2, CLASSIC))
    assert t.world.hands[1] == ("watch", *held)
    assert options(t, 1) == ({"play:elixir", "pass"} if held else set())
    assert t.over != bool(held), "nobody else visits either"
    if held:
        answer(t, 1, "play:elixir")
        assert asked(t) == {1: "doc"}


def test_credit_is_offered_for_a_lone_card_that_must_be_played_at_once() -> None:
    """DT-39, WW-30: it comes back."""
    t = west("store", kept=["J"], hands={0: ["credit"]}, store=["swindler"], store_ends=True)
    play(t, (0, CLASSIC), (0, "play:credit"), (0, "take:swindler"), (0, "take:swindler"))
    assert t.over
    assert t.world.money == (16, 4, 4)
    t = west("store", kept=["J"], hands={0: ["credit"]}, store_ends=True)
    answer(t, 0, CLASSIC)
    assert t.over
