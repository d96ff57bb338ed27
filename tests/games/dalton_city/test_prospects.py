"""What a square would do is told as the rules would do it."""

from fractions import Fraction
from typing import Any

import pytest

from game.engine import Event, Message, Who, say
from game.games.dalton_city import events
from game.games.dalton_city.figures import COLUMNS
from game.games.dalton_city.frames.turn import Turn
from game.games.dalton_city.prospects import Prospect, Tone, chances, prospect
from game.games.dalton_city.prospects import due as due_now
from game.games.dalton_city.view import view
from game.text import Speaker
from tests.games.dalton_city.city import (
    BANCO,
    BANK,
    BARBERS,
    BOARD,
    CASINOS,
    DIPLOMAS,
    HOSPITAL,
    LANDOWNER,
    RULES,
    SHERIFF,
    TOWN,
    city,
    due,
    find,
    land,
    new_game,
    of_kind,
    square,
)

D = "diploma.barber"


def foreseen(there: int | str, **position: Any) -> Prospect:
    """What is told to the first player, who stands on a Banco."""
    at = there if isinstance(there, int) else square(there)
    return prospect(RULES.view(city(**position), None), 0, at)


def said(told: Prospect) -> dict[str, object]:
    return dict(told.told.arguments)


@pytest.mark.parametrize(
    ("owner", "payer", "held"),
    [
        (["barber.river"], [], ""),
        ([*TOWN, D], [], ""),
        (BARBERS, [D], ""),
        (["barber.river"], [], HOSPITAL),
    ],
)
def test_the_least_and_the_most_of_a_fee_are_what_the_die_can_make_of_it(
    owner: list[str], payer: list[str], held: str
) -> None:
    position: dict[str, Any] = {"owns": {0: payer, 1: owner}, "held": {1: held} if held else {}}
    told = foreseen("barber.river", **position)
    paid = [due(land("barber.river", die, **position)) for die in range(1, COLUMNS + 1)]
    fees = [each[2] for each in paid if isinstance(each, tuple)]
    assert told.tone is Tone.LOSS
    assert said(told) == {"player": Who(1), "least": min(fees), "most": max(fees)}


def test_nothing_is_due_to_an_owner_at_the_sheriffs() -> None:
    assert foreseen("barber.river", owns={1: ["barber.river"]}, held={1: SHERIFF}).tone is Tone.NOTHING


def test_a_casino_may_pay_or_cost() -> None:
    told = foreseen("casino.dalton", owns={1: CASINOS})
    assert told.tone is Tone.RISK
    lost = find(land("casino.dalton", 1, owns={1: CASINOS}).events, events.Paid)
    assert said(told)["dollars"] >= lost[-1].dollars  # type: ignore[operator]


def test_whoever_stands_there_is_met_across_the_fold_too() -> None:
    assert foreseen(10, at={1: 45}).told.key == "dalton_city.prospect.duel"
    assert foreseen(10, at={1: 45, 2: 10}).told.key == "dalton_city.prospect.duels"
    assert foreseen(of_kind("hospital"), held={1: HOSPITAL}).told.key == "dalton_city.prospect.hospital"


GAINS = (events.Received, events.GotCard, events.GotNugget, events.TookBanco, events.Mounted)
LOSSES = (events.Paid, events.Held, events.FeeRolled)


def _kind(told: list[Event], asked: bool) -> set[Tone]:
    """The tones by which what happened can be called."""
    if any(isinstance(event, events.TelegramRead | events.DuelBegan) for event in told):
        return {Tone.RISK}
    if any(isinstance(event, LOSSES) for event in told):
        return {Tone.LOSS, Tone.RISK}
    if any(isinstance(event, GAINS) for event in told):
        return {Tone.GAIN}
    if find(told, events.Idle):
        return {Tone.NOTHING, Tone.SALE}  # a University may have nothing left to sell
    return {Tone.SALE, Tone.GAIN, Tone.LOSS} if asked else {Tone.NOTHING}


@pytest.mark.parametrize("at", range(70))
@pytest.mark.parametrize(
    "position",
    [
        {},
        {"owns": {0: [*BARBERS, "transit.boat", "daily_star"], 1: [*TOWN[:3], *CASINOS, *DIPLOMAS]}},
        {"owns": {BANCO: ["bank.rock", "saloon.dalton", D], 1: ["transit.railroad"]}, "pot": 4000},
        {"at": {1: 10, 2: 3}, "nugget": 0, "horse": [0]},
    ],
    ids=["new", "owned", "banco", "company"],
)
def test_a_square_does_what_was_foreseen(at: int, position: dict[str, Any]) -> None:
    told = foreseen(at, **position)
    elsewhere = dict(position.get("at", {}))
    t = land(at, 1, 2, 1, 2, **(position | {"at": elsewhere}))
    assert told.tone in _kind(list(t.events or ()), bool(t.asks)), told.told.key


def test_the_chances_of_the_squares_ahead_add_up() -> None:
    view = RULES.view(city(at={0: 66}), None)
    for dice in (1, 2):
        ahead = chances(view, 0, dice)
        assert sum(ahead.values()) == 1
    assert chances(view, 0, 1) == {(66 + n) % 70: Fraction(1, 6) for n in range(1, 7)}
    assert chances(view, 0, 2)[(66 + 7) % 70] == Fraction(1, 6)


def test_the_landowners_fee_is_foreseen_for_whom_it_would_go_to() -> None:
    owns, money = {LANDOWNER: TOWN}, [50_000, 40_000, 30_000]
    told = foreseen("barber.river", owns=owns, money=money)
    paid = [land("barber.river", die, owns=owns, money=money) for die in range(1, COLUMNS + 1)]
    fees = [find(t.events, events.Paid)[0].dollars for t in paid]
    assert told.tone is Tone.LOSS
    assert said(told) == {"player": Who(2), "least": min(fees), "most": max(fees)}
    guest = foreseen("barber.river", owns=owns)
    assert (guest.tone, said(guest)) == (Tone.NOTHING, {})


def test_whoever_pitches_camp_is_promised_neither_money_nor_a_duel() -> None:
    ranch = of_kind("ranch")
    told = foreseen(ranch, at={1: ranch}, round_number=0)
    assert told == Prospect(Tone.NOTHING, say("dalton_city.prospect.camp"))


def test_who_is_held_comes_nowhere_without_a_six_or_a_double() -> None:
    view = RULES.view(city(held={0: HOSPITAL}), None)
    ahead = chances(view, 0, 2)
    assert sum(ahead.values()) == Fraction(16, 36)
    assert {at - view.at[0] for at in ahead} == {2, 4, 6, 7, 8, 9, 10, 11, 12}


def test_the_third_throw_leads_out_whatever_it_is() -> None:
    assert sum(chances(RULES.view(city(held={0: HOSPITAL}, attempts=2), None), 0, 2).values()) == 1


def test_whoever_pitches_camp_is_promised_neither_a_duel_nor_money() -> None:
    t = new_game(seats=8)
    assert t.asks[0].kind == "ranch"
    told = {prospect(RULES.view(t, 0), 0, ranch) for ranch in BOARD.of_kind("ranch")}
    assert {(each.tone, each.told.key) for each in told} == {(Tone.NOTHING, "dalton_city.prospect.camp")}


def spoken(told: Message | None) -> str:
    """In English, with the names of those who sit there."""
    assert told is not None
    return Speaker("en", ("Abigail", "Buck", "Clementine"))(told)


@pytest.mark.parametrize(
    ("owner", "words"),
    [
        (0, "Yours. Whoever comes here pays you $700 to $1,100 now (row 1); nothing with a 6."),
        (1, "Buck’s: $700 to $1,100, nothing with a 6."),
        (BANK, None),
        (BANCO, None),
    ],
)
def test_a_card_tells_what_it_brings_its_owner_and_what_it_costs_others(
    owner: int, words: str | None
) -> None:
    told = due_now(view(city(Turn(0), owns={owner: ["barber.river"]}), 0), 0, "barber.river")
    assert (None if told is None else spoken(told)) == words


def test_diplomas_transits_and_casinos_of_ones_own_tell_what_they_bring() -> None:
    seen = view(city(Turn(0), owns={0: ["diploma.bank", "transit.boat", "casino.desert"]}), 0)
    told = [spoken(due_now(seen, 0, card)) for card in ("diploma.bank", "transit.boat")]
    assert told == ["Yours. Whoever comes here pays you $1,000 now."] * 2
    assert "or wins up to $" in spoken(due_now(seen, 0, "casino.desert"))
