"""Games played at random, and what is told of them."""

from functools import cache
from typing import Any

import pytest

from game.engine import Event, Rng, Table, choose, submit
from game.games.dice_town import GAME
from game.games.dice_town.world import World
from game.text import LANGUAGES, Speaker

RULES = GAME.rules
NAMES = ("Abigail", "Buck", "Clementine", "Dusty", "Esther", "Floyd")
GAMES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (5, {"bribes": False}),
    (2, {"wild_west": True, "edition": "first"}),
    (4, {"wild_west": True, "indians": True}),
    (6, {"wild_west": True, "indians": True, "poker_face": True}),
)
each_language = pytest.mark.parametrize(
    "speak", [Speaker(language, NAMES) for language in LANGUAGES], ids=LANGUAGES
)


def spoken(event: Event, seat: int | None, speak: Speaker) -> list[str]:
    seen = event.seen_by(seat)
    return [] if seen is None else [speak(sentence) for sentence in GAME.sentences(seen)]


@cache
def random_games() -> tuple[tuple[tuple[Event, ...], tuple[Table[World], ...]], ...]:
    """What happened in each game, and the table at the end of some of its rounds."""
    return tuple(_random_game(seats, given) for seats, given in GAMES)


def _random_game(seats: int, given: dict[str, Any]) -> tuple[tuple[Event, ...], tuple[Table[World], ...]]:
    rng = Rng.seeded("words", seats)
    t = RULES.new(seats, choose(RULES.options, given, seats), seats)
    happened, tables = list(t.events or []), [t.clone()]
    while t.asks:
        ask = rng.pick(t.asks)
        told = submit(t, ask.number, ask.seat, rng.pick(ask.options))
        happened += told
        if any(map(GAME.begins_chapter, told)) or not t.asks or not rng.below(20):
            tables.append(t.clone())
    return tuple(happened), tuple(tables)
