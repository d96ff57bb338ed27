"""Doc Badluck is for who gained nothing (first edition) or reached no place (second): WW-14, WW-16."""

from typing import Any

import pytest

from tests.games.dice_town.town import answer, asked, options
from tests.games.dice_town.wild_west.west import CLASSIC, NEW, NO_MATCH, part_of_round, play, west

FIRST, SECOND = {"second_edition": False}, {"second_edition": True}


@pytest.mark.parametrize(
    ("edition", "visitors"), [(FIRST, {"name:1", "name:3"}), (SECOND, {"name:2", "name:3"})]
)
def test_gains_count_in_the_first_edition_and_places_in_the_second(
    edition: dict[str, Any], visitors: set[str]
) -> None:
    """WW-14: seat 1 reached a place and gained nothing, seat 2 the other way round, seat 3 neither."""
    t = part_of_round("doc", kept=NO_MATCH, sheriff=0, reached=(0,), gained=(1,), **edition)
    assert asked(t) == {0: "doc_order"}
    assert options(t, 0) == visitors


def test_joe_is_a_gain_but_no_place() -> None:
    """WW-14"""
    t = west("sheriff", kept=["A", "K", "9"], hands={2: ["joe"]})
    play(t, (2, "play:joe>1"), (1, CLASSIC))
    assert (t.world.gained, t.world.reached) == ((False, True, True), (False, True, False))


def test_split_is_a_gain_but_no_place() -> None:
    """WW-14"""
    t = west("bank", kept=["A", "10", "9"], hands={2: ["split"]})
    play(t, (1, CLASSIC), (2, "play:split"))
    assert (t.world.gained, t.world.reached) == ((False, True, True), (False, True, False))


def test_insurance_is_a_gain_but_no_place() -> None:
    """WW-14"""
    t = west("saloon", kept=["A", "Q Q", "9"], hands={2: ["insurance", "hat"]}, store=["boots"])
    play(t, (1, CLASSIC), (1, "name:3"), (1, "take:hat"), (2, "play:insurance"))
    assert (t.world.gained, t.world.reached) == ((False, True, True), (False, True, False))


def test_who_is_stopped_by_the_marshal_has_had_access_but_no_gain() -> None:
    """WW-16"""
    t = west("sheriff", kept=["A", "K", "9"], hands={2: ["marshal"]})
    play(t, (1, CLASSIC), (2, "play:marshal"))
    assert (t.world.sheriff, t.world.gained[1], t.world.reached[1]) == (0, False, True)


def test_bribes_are_neither() -> None:
    t = west("mine", kept=["9 9", "9", "9", ""], seats=4, sheriff=3, bribes=True, river=["nothing.1"])
    play(t, (1, "bid:3/0/none"), (2, "bid:0/0/none"), (3, "name:2"), (0, CLASSIC))
    assert t.world.money == (8, 5, 8, 11)
    assert t.world.gained == (True, False, False, False)
    assert t.world.reached == (True, True, False, False)


def test_an_outlaw_recruited_is_a_gain() -> None:
    t = west("saloon", kept=["Q"], **FIRST)
    answer(t, 0, NEW)
    assert t.world.gained[0]


@pytest.mark.parametrize("edition", [FIRST, SECOND])
def test_a_new_round_turns_every_doc_card_back(edition: dict[str, Any]) -> None:
    everybody = {"gained": (0, 1, 2), "reached": (0, 1, 2)}
    t = part_of_round("doc", game=True, kept=NO_MATCH, rolls="9 10 J Q K" * 3, **everybody, **edition)
    assert t.world.round == 3
    assert t.world.gained == t.world.reached == (False,) * 3
