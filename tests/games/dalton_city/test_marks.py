"""What each seat did last, in a few words."""

from collections.abc import Mapping
from typing import Any

import pytest

from game.engine import Message, Seat
from game.games.dalton_city import GAME, events
from game.games.dalton_city.loop import board
from game.games.dalton_city.world import BANCO, BANK, HOSPITAL
from game.play.seating import NAMES
from game.text import Speaker

BANK_OF_DALTON = next(at for at, square in enumerate(board().squares) if square.card == "bank.dalton")


def marked(*happened: Any) -> dict[Seat, str]:
    marks: Mapping[Seat, Message] = {}
    for event in happened:
        marks = GAME.marked(marks, event)
    return {seat: Speaker("en", NAMES)(mark) for seat, mark in marks.items()}


def test_a_throw_is_told_with_where_it_leads() -> None:
    rolled = events.Rolled(0, (3, 4), "")
    assert marked(rolled) == {0: "Rolls 7"}
    assert marked(rolled, events.Moved(0, BANK_OF_DALTON, "dice")) == {0: "7: Bank, Dalton"}
    assert marked(events.Moved(0, BANK_OF_DALTON, "ride")) == {0: "Bank, Dalton"}


def test_what_is_bought_is_told_and_not_that_it_was_paid() -> None:
    bought = events.Bought(0, "bank.dalton", 20_000, False)
    for happened in [
        (events.Paid(0, BANK, 20_000, "purchase"), bought),
        (bought, events.Paid(0, BANK, 20_000, "purchase")),
    ]:
        assert marked(*happened) == {0: "Buys Bank, Dalton"}


def test_a_fee_is_told_at_both_cards() -> None:
    assert marked(events.Paid(0, 1, 1_800, "fee")) == {0: "Pays Buck $1,800", 1: "+$1,800 (Abigail)"}
    assert marked(events.Paid(0, BANCO, 1_000, "fine")) == {0: "Fine: $1,000"}
    assert marked(events.Paid(0, BANCO, 6_000, "hold_up")) == {0: "Hold-up: −$6,000"}


def test_whoever_won_a_duel_is_told_with_the_spoils_and_whoever_lost_it_not_with_the_bed() -> None:
    won = events.DuelWon(1, 0, 2)
    assert marked(won) == {0: "Duel lost: Buck", 1: "Duel won: Abigail"}
    spoils = [events.GotCard(1, card, 0, "duel") for card in ("bank.dalton", "barber.rock")]
    told = marked(won, *spoils, events.Held(0, HOSPITAL))
    assert told == {0: "Duel lost: Buck", 1: "Duel: Barber, Rock"}
    assert marked(events.Held(0, HOSPITAL)) == {0: "In Hospital"}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_who_leaves_a_card_buys_nothing_and_other_refusals_say_nothing_new(language: str) -> None:
    told = {"en": "Buys nothing", "fr": "N’achète rien"}[language]
    ((_, mark),) = GAME.marks(events.Declined(0, "diploma.bank"))
    assert Speaker(language)(mark) == told
    assert GAME.marks(events.Declined(0, "diploma")) == ()
