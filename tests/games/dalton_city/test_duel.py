"""Two players on one square."""

import pytest

from game.games.dalton_city import events
from tests.games.dalton_city.city import (
    BANK,
    BOARD,
    HOSPITAL,
    answer,
    asked,
    find,
    land,
    left,
    of_kind,
    options,
    square,
)

ROCK = ["gunsmith.rock", "bank.rock", "tailor.rock"]
MEET = {1: 5}


def test_a_duel_replaces_what_the_square_does() -> None:
    """DC-08."""
    t = land(5, 6, 1, at=MEET, owns={2: ["general_store.rock"]})
    assert t.over
    assert t.world.money == [50_000] * 3
    assert not left(t)


@pytest.mark.parametrize(
    "kind",
    sorted({square.kind for square in BOARD.squares} - {"trade", "hospital", "sheriff", "banco"}),
)
def test_a_duel_replaces_every_kind_of_square(kind: str) -> None:
    """DC-08, DC-12."""
    there = of_kind(kind)
    t = land(there, 5, 2, at={1: there}, rolled=4)
    assert t.over
    assert t.world.at[:2] == [there, of_kind("hospital")]
    assert t.world.money == [50_000] * 3
    assert (t.world.pot, t.world.nugget, t.world.known) == (0, BANK, 0)
    assert not any(t.world.horse)
    assert set(t.world.owner.values()) == {BANK}


@pytest.mark.parametrize(("dice", "winner"), [((6, 5), 0), ((2, 1), 0), ((1, 2), 1), ((3, 6), 1)], ids=str)
def test_the_higher_die_takes_a_card_of_its_choice_and_the_loser_goes_to_hospital(
    dice: tuple[int, int], winner: int
) -> None:
    """DC-12."""
    loser = 1 - winner
    cards = ["barber.river", "diploma.bank", "transit.boat", "daily_star", "post_office"]
    t = land(5, *dice, at=MEET, owns={loser: cards}, horse=[0, 1])
    assert asked(t) == {winner: "spoils"}
    assert options(t, winner) == {f"take:{card}" for card in cards}
    answer(t, "take:transit.boat", seat=winner)
    assert t.over
    assert t.world.cards(winner) == ["transit.boat"]
    assert len(t.world.cards(loser)) == 4
    assert t.world.held[loser] == HOSPITAL
    assert (t.world.at[winner], t.world.at[loser]) == (5, of_kind("hospital"))
    assert t.world.horse[:2] == [winner == 0, winner == 1]


def test_the_loser_goes_to_hospital_without_cards_too() -> None:
    """DC-12."""
    t = land(5, 1, 2, at=MEET)
    assert t.over
    assert t.world.held[0] == HOSPITAL
    assert t.world.held[1] == ""


def test_a_tie_raises_the_stake_and_a_second_one_raises_it_again() -> None:
    """DC-11."""
    t = land(5, 3, 3, 4, 4, 6, 1, at=MEET, owns={1: [*ROCK, "barber.river"]})
    (ask,) = t.asks
    assert ask.about == (1, 3)
    for card in ROCK:
        assert asked(t) == {0: "spoils"}
        answer(t, f"take:{card}")
    assert t.over
    assert sorted(t.world.cards(0)) == sorted(ROCK)
    assert t.world.cards(1) == ["barber.river"]


def test_one_tie_is_two_cards() -> None:
    """DC-11."""
    t = land(5, 3, 3, 2, 6, at=MEET, owns={0: ROCK})
    answer(t, "take:gunsmith.rock", "take:bank.rock", seat=1)
    assert t.over
    assert t.world.cards(1) == ["gunsmith.rock", "bank.rock"]


def test_a_stake_above_the_losers_hand_takes_all_of_it() -> None:
    """DC-11."""
    t = land(5, 3, 3, 4, 4, 6, 1, at=MEET, owns={1: ["barber.river", "daily_star"]})
    assert t.over
    assert t.world.cards(0) == ["barber.river", "daily_star"]
    assert t.world.held[1] == HOSPITAL


def test_the_nugget_is_no_card() -> None:
    """DC-11."""
    t = land(5, 6, 1, at=MEET, nugget=1)
    assert t.over
    assert t.world.nugget == 1


def test_with_several_there_the_newcomer_picks_one() -> None:
    """DC-08."""
    t = land(0, 6, 1, at={1: 0, 2: 0, 3: 0}, seats=5, owns={0: ["barber.river"]})
    assert asked(t) == {0: "challenge"}
    assert options(t) == {"duel:2", "duel:3", "duel:4", "sell:barber.river"}
    answer(t, "duel:3")
    assert t.over
    assert t.world.held == ["", "", HOSPITAL, "", ""]
    assert t.world.at[:4] == [0, 0, of_kind("hospital"), 0]


@pytest.mark.parametrize("there", [8, 43, 18, 53])
def test_nobody_duels_in_hospital_at_the_sheriffs_or_on_a_banco(there: int) -> None:
    """DC-09."""
    t = land(there, at={1: there, 2: there}, pot=500, money=[49_500, 50_000, 50_000])
    assert t.over
    assert not find(t.events, events.DuelBegan)
    assert t.world.at == [there] * 3
    assert (t.world.pot == 0) == (there in (18, 53))


@pytest.mark.parametrize("there", range(10, 16))
@pytest.mark.parametrize("from_the_left", [True, False])
def test_a_duel_reaches_across_the_fold(there: int, from_the_left: bool) -> None:
    """DC-10."""
    mine, theirs = (there, there + 35) if from_the_left else (there + 35, there)
    t = land(mine, 6, 1, at={1: theirs})
    assert t.over
    assert t.world.held[1] == HOSPITAL
    assert t.world.at[0] == mine


def test_only_the_same_trade_faces_one_across_the_fold() -> None:
    """DC-10."""
    t = land(10, at={1: 46, 2: 11})
    assert asked(t) == {0: "buy"}


def test_other_squares_35_apart_are_not_the_same() -> None:
    """DC-10."""
    t = land(0, at={1: 35})
    assert not find(t.events, events.DuelBegan)


def test_the_ruined_are_met_by_nobody() -> None:
    t = land(5, at=MEET, ruined=[1])
    assert asked(t) == {0: "buy"}


def test_a_winner_on_the_move_may_sell_with_the_question_but_a_winner_out_of_turn_not() -> None:
    """DC-06."""
    owns = {0: ["barber.river", "tailor.river"], 1: ["bank.river", "bank.rock"]}
    t = land(5, 6, 1, at=MEET, owns=owns)
    assert options(t) == {"take:bank.river", "take:bank.rock", "sell:barber.river", "sell:tailor.river"}
    answer(t, "sell:tailor.river")
    assert t.world.money[0] == 53_000
    answer(t, "take:bank.rock")
    assert t.over
    t = land(5, 1, 6, at=MEET, owns=owns)
    assert options(t, 1) == {"take:barber.river", "take:tailor.river"}


def test_the_winner_may_win_a_card_of_the_square_itself_and_nothing_more() -> None:
    """DC-12."""
    t = land(
        "general_store.rock", 6, 1, at={1: square("general_store.rock")}, owns={1: ["general_store.rock"]}
    )
    assert t.over
    assert t.world.cards(0) == ["general_store.rock"]
    assert t.world.money[:2] == [50_000, 50_000]
