"""Whole games with random answers: everything is conserved, and every question and card comes up."""

from itertools import product

import pytest

from game.engine import Rng, Value, choose, submit
from game.games.dice_town.actions import Play
from game.games.dice_town.cards import kind
from game.games.dice_town.deck import DECK
from game.games.dice_town.kinds import Kind
from tests.games.dice_town.town import RULES

SETS = list(enumerate(product((False, True), ("first", "second"), (False, True), (False, True))))
NEVER_ASKED_BY_CHANCE = {Kind.TAKE_BACK, Kind.CROWN}


def play_game(seed: int, **given: Value) -> tuple[set[str], set[str]]:
    """A game of random answers, checked after each; what was asked and which cards were played."""
    seats = 2 + seed % 5
    t = RULES.new(seats, choose(RULES.options, {"wild_west": True, **given}, seats), seed)
    rng = Rng.seeded("wild west", seed)
    kinds: set[str] = set()
    played: set[str] = set()
    while not t.over:
        ask = rng.pick(t.asks)
        action = rng.pick(ask.options)
        kinds.add(ask.kind)
        if isinstance(action, Play):
            played.add(kind(action.card))
        submit(t, ask.number, ask.seat, action)
        RULES.audit(t)
    assert not t.world.mine or not (t.world.deeds or t.world.queue)
    assert sum(score.rank == 1 for score in RULES.scores(t)) == 1
    return kinds, played


@pytest.mark.parametrize(("seed", "options"), SETS)
def test_a_game_comes_to_its_end_with_everything_conserved(
    seed: int, options: tuple[bool, str, bool, bool]
) -> None:
    indians, edition, bribes, poker_face = options
    play_game(seed, indians=indians, edition=edition, bribes=bribes, poker_face=poker_face)


def test_every_question_and_every_card_comes_up() -> None:
    kinds: set[str] = set()
    played: set[str] = set()
    for seed in range(24):
        asked, cards = play_game(seed, indians=True, edition=("first", "second")[seed % 2])
        kinds |= asked
        played |= cards
    assert kinds >= set(Kind) - NEVER_ASKED_BY_CHANCE
    cards_played = {each for each, rule in DECK.items() if rule.occasion is not None}
    assert played >= cards_played | {"gift"}
