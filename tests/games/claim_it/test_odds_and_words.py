"""Exact odds, and a sentence for everything that happens."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine import Rng, Table, choose, submit
from game.games.claim_it import GAME
from game.games.claim_it.odds import bust_chance, weighted_throws
from game.games.claim_it.world import World, placements
from game.text import LANGUAGES, Speaker
from tests.games.claim_it.mine import RULES, answer, position


def random_table(seed: int, answers: int) -> Table[World]:
    rng = Rng.seeded("odds", seed)
    t = RULES.new(3, choose(RULES.options, {}, 3), seed)
    for _ in range(answers):
        if t.over:
            break
        (ask,) = t.asks
        submit(t, ask.number, ask.seat, rng.pick(ask.options))
    return t


def test_fifty_six_throws_stand_for_all() -> None:
    assert len(weighted_throws()) == 56
    assert sum(weight for _, weight in weighted_throws()) == 216


@given(st.integers(0, 10_000), st.integers(0, 200), st.integers(0, 2))
def test_the_chance_to_go_bankrupt_is_the_count_over_all_216_throws(
    seed: int, answers: int, seat: int
) -> None:
    world = random_table(seed, answers).world
    busts = sum(not placements(world, seat, dice) for dice in product(range(1, 7), repeat=3))
    assert bust_chance(world, seat) == Fraction(busts, 216)


def test_an_empty_board_cannot_bankrupt_anybody() -> None:
    assert bust_chance(position([1, 2, 3]).world, 0) == 0


def test_with_all_squatters_out_only_their_spaces_are_left() -> None:
    t = position([1, 1, 1], squatters={1: "1,1", 2: "1,2", 3: "1,3", 4: "1,4", 5: "1,5", 6: "1,6"})
    without_a_one = 5**3
    assert bust_chance(t.world, 0) == Fraction(without_a_one, 216)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_many_games_has_its_words(language: str) -> None:
    speak = Speaker(language, ("Anna", "Ben", "Cleo", "Dan", "Eve"))
    told: set[str] = set()
    for seats, variant in product(RULES.seats, (False, True)):
        rng = Rng.seeded("words", seats)
        t = RULES.new(seats, choose(RULES.options, {"returning_squatters": variant}, seats), seats)
        happened = list(t.events or [])
        while t.asks:
            (ask,) = t.asks
            happened += submit(t, ask.number, ask.seat, rng.pick(ask.options))
        for event in happened:
            for sentence in GAME.sentences(event):
                told.add(sentence.key)
                assert speak(sentence)
    assert len(told) >= 15


def test_a_drawn_board_shows_piles_and_claims() -> None:
    t = position([5, 5, 1], owned=(("6,2",), ("5,6",)), claimed=["5,6"], laid=["6,2"], squatters={2: "4,3"})
    answer(t, "squat:5,5=1")
    lines = GAME.draw(RULES.view(t, None), Speaker("en", ("Anna", "Ben")), lambda _seat, text: text)
    rows = {line[0]: line[3:33].split("|")[0] for line in lines if line[:1].isdigit()}
    assert rows["6"].split() == [".", ".", ".", ".", "[B]", "."]
    assert rows["5"].split() == [".", ".", ".", ".", "1", "."]
    assert rows["3"].split() == [".", ".", ".", "2", ".", "."]
    assert rows["2"].split() == [".", ".", ".", ".", ".", "a#"]
