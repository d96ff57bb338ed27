"""The bots of Dice Town: legal everywhere, explained, and strong enough."""

from collections.abc import Mapping
from functools import partial
from typing import Any

import pytest

from game.ai import bot, bots
from game.ai.bot import Budget, Ranking
from game.engine import Ask, Combinations, Rng, choose, submit
from game.play.simulation import Outcome, Plan, interval, simulate
from game.text import LANGUAGES, Speaker
from tests.ai.dice_town import asked, explained
from tests.games.dice_town.town import RULES, visit

BASE: dict[str, Any] = {}
WEST: dict[str, Any] = {"wild_west": True}
FIRST: dict[str, Any] = {"wild_west": True, "edition": "first", "poker_face": True}
INDIANS: dict[str, Any] = {"wild_west": True, "indians": True}
HUSHED: dict[str, Any] = {"wild_west": True, "indians": True, "bribes": False}


def duel(games: int, *names: str, **options: Any) -> Outcome:
    """Games between bots whose seats move on by one every game."""
    rivals = tuple((name, bot("dice_town", name)) for name in names)
    return simulate(Plan(RULES, rivals, choose(RULES.options, options, len(rivals)), games, 20))


def lower_bound(outcome: Outcome, name: str) -> float:
    return interval(outcome.wins.get(name, 0), outcome.seated[name])[0]


def played_out(seats: int, name: str, options: Mapping[str, Any], seed: int = 3) -> list[tuple[Ask, Ranking]]:
    """Every question of a game among equals with two options or more, and how the bot ranked them."""
    player = bot("dice_town", name)
    t = RULES.new(seats, choose(RULES.options, options, seats), seed)
    rngs = [Rng.seeded(seed, seat) for seat in range(seats)]
    found: list[tuple[Ask, Ranking]] = []
    while t.asks:
        ask = t.asks[-1]
        view = RULES.view(t, ask.seat)
        ranked = player.explain(view, ask, partial(RULES.sample, view), rngs[ask.seat], Budget(nodes=100))
        found.append((ask, ranked))
        submit(t, ask.number, ask.seat, ranked[0].action)
    return found


@pytest.mark.parametrize("name", ["tenderfoot", "cowhand"])
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        *[(seats, BASE) for seats in range(2, 6)],
        *[(seats, INDIANS) for seats in range(2, 7)],
        (2, WEST),
        (4, FIRST),
        (3, HUSHED),
    ],
)
def test_every_bot_plays_whole_games_at_every_table(
    name: str, seats: int, options: Mapping[str, Any]
) -> None:
    outcome = duel(1, *[name] * seats, **options)
    assert outcome.games == 1
    assert sum(outcome.wins.values()) == 1


@pytest.mark.parametrize(("seats", "options"), [(2, WEST), (3, FIRST), (5, HUSHED)])
def test_experts_play_whole_games_among_themselves(seats: int, options: Mapping[str, Any]) -> None:
    outcome = duel(1, *["expert"] * seats, **options)
    assert sum(outcome.wins.values()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", bots("dice_town"))
def test_every_bot_ranks_the_options_of_a_whole_game_and_says_why(name: str, language: str) -> None:
    speak = Speaker(language, ("Ann", "Bob", "Cat", "Dan"))
    for ask, ranked in played_out(4, name, INDIANS):
        values = [each.value for each in ranked]
        assert values == sorted(values, reverse=True)
        assert all(each.action in ask.options for each in ranked)
        if not isinstance(ask.options, Combinations) and name != "random":
            assert {each.action for each in ranked} == set(ask.options)
        assert len(ranked) <= 200
        assert all(speak(reason) for reason in {each.reason for each in ranked})


def test_an_offer_is_picked_from_a_handful() -> None:
    cards = ["horse", "joe", "saddle", "deed5.1", "deed5.2", "deed5.3"]
    t = visit("mine", kept=["9JJKA", "99QQA", "99QQK"], hands={1: cards}, nuggets=[0, 9, 0])
    assert len(asked(t, 1).options) > 5000
    for name in ("tenderfoot", "cowhand"):
        assert 2 <= len(explained(t, 1, name)) <= 20


def test_a_bot_plays_the_same_game_again_from_the_same_seed() -> None:
    def codes(name: str) -> list[str]:
        return [ranked[0].action.code() for _, ranked in played_out(4, name, INDIANS)]

    assert codes("cowhand") == codes("cowhand")
    assert codes("tenderfoot") == codes("tenderfoot")


def test_the_cowhand_beats_chance_and_the_tenderfoot_beats_it_too() -> None:
    assert lower_bound(duel(12, "cowhand", "random", "random", "random"), "cowhand") > 0.6
    assert lower_bound(duel(20, "tenderfoot", "random", "random", "random"), "tenderfoot") > 0.4


def test_the_cowhand_beats_the_tenderfoot() -> None:
    assert lower_bound(duel(16, "cowhand", "tenderfoot", "tenderfoot", "tenderfoot"), "cowhand") > 0.4


@pytest.mark.soak
@pytest.mark.parametrize(
    ("name", "rival", "target"),
    [("cowhand", "random", 0.95), ("tenderfoot", "random", 0.9), ("cowhand", "tenderfoot", 0.8)],
)
def test_over_a_thousand_games_bots_are_as_strong_as_promised(name: str, rival: str, target: float) -> None:
    assert lower_bound(duel(1000, name, rival, rival, rival), name) > target


@pytest.mark.soak
@pytest.mark.parametrize("seats", [4, 6])
def test_over_two_hundred_games_the_cowhand_is_at_home_in_the_wild_west(seats: int) -> None:
    outcome = duel(200, "cowhand", *["tenderfoot"] * (seats - 1), **INDIANS)
    assert lower_bound(outcome, "cowhand") > 1.5 / seats
