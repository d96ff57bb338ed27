"""What each seat did last, in a few words."""

from collections.abc import Mapping
from typing import Any

import pytest

from game.engine import Event, Message, Rng, Seat, choose, submit
from game.games.dalton_city import GAME, events, idling
from game.games.dalton_city.loop import board
from game.games.dalton_city.world import BANCO, BANK, HOSPITAL
from game.play.seating import NAMES
from game.text import Speaker
from tests.games.dalton_city.city import RULES

BANK_OF_DALTON = next(at for at, square in enumerate(board().squares) if square.card == "bank.dalton")


def marked(*happened: Any) -> dict[Seat, str]:
    marks: Mapping[Seat, Message] = {}
    for event in happened:
        marks = GAME.marked(marks, event)
    return {seat: Speaker("en", NAMES)(mark) for seat, mark in marks.items()}


def random_game(seed: int) -> list[Event]:
    """All that happens when chance plays."""
    rng, told = Rng.seeded("marks", seed), list[Event]()
    t = RULES.new(4, choose(RULES.options, {}, 4), seed, watcher=lambda _, event: told.append(event))
    while t.asks:
        (ask,) = t.asks
        submit(t, ask.number, ask.seat, rng.pick(ask.options))
    return told


def test_a_throw_is_told_with_where_it_leads() -> None:
    rolled = events.Rolled(0, (3, 4), "")
    assert marked(rolled) == {0: "Rolls 7"}
    assert marked(rolled, events.Moved(0, BANK_OF_DALTON, "dice")) == {0: "Rolls 7: Bank, Dalton"}
    assert marked(events.Moved(0, BANK_OF_DALTON, "ride")) == {0: "Arrives: Bank, Dalton"}


def test_what_is_bought_is_told_and_not_that_it_was_paid() -> None:
    bought = events.Bought(0, "bank.dalton", 20_000, False)
    for happened in [
        (events.Paid(0, BANK, 20_000, "purchase"), bought),
        (bought, events.Paid(0, BANK, 20_000, "purchase")),
    ]:
        assert marked(*happened) == {0: "Buys Bank, Dalton"}


def test_a_fee_is_told_at_both_cards() -> None:
    assert marked(events.Paid(0, 1, 1_800, "fee")) == {0: "Pays Buck $1,800", 1: "Gets $1,800 from Abigail"}
    assert marked(events.Paid(0, BANCO, 1_000, "fine")) == {0: "Pays a fine: $1,000"}
    assert marked(events.Paid(0, BANCO, 6_000, "hold_up")) == {0: "Held up: −$6,000"}


def test_whoever_won_a_duel_is_told_with_the_spoils_and_whoever_lost_it_not_with_the_bed() -> None:
    won = events.DuelRolled(0, 1, (3, 4), 2)
    assert marked(won) == {0: "Loses the duel with Buck", 1: "Wins the duel with Abigail"}
    spoils = [events.GotCard(1, card, 0, "duel") for card in ("bank.dalton", "barber.rock")]
    told = marked(won, *spoils, events.Held(0, HOSPITAL))
    assert told == {0: "Loses the duel with Buck", 1: "Wins in the duel: Barber, Rock"}
    assert marked(events.Held(0, HOSPITAL)) == {0: "In Hospital"}


def test_who_finds_the_banco_empty_is_there_all_the_same() -> None:
    banco = board().of_kind("banco")[-1]
    throw = events.Rolled(0, (6, 4), ""), events.Moved(0, banco, "dice")
    assert marked(*throw, events.Idle(0, idling.EMPTY)) == {0: "Rolls 10: Banco"}


@pytest.mark.parametrize("seed", range(3))
def test_every_mark_is_of_something_that_the_log_tells(seed: int) -> None:
    kinds = set()
    for event in random_game(seed):
        if GAME.marks(event):
            kinds.add(type(event))
            assert GAME.sentences(event), event
    assert len(kinds) > 10


@pytest.mark.parametrize("language", ["en", "fr"])
def test_who_leaves_a_card_buys_nothing_and_other_refusals_say_nothing_new(language: str) -> None:
    told = {"en": "Buys nothing", "fr": "N’achète rien"}[language]
    ((_, mark),) = GAME.marks(events.Declined(0, "diploma.bank"))
    assert Speaker(language)(mark) == told
    assert GAME.marks(events.Declined(0, "diploma")) == ()
