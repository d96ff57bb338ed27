"""Games played at random, and what is told of them."""

from functools import cache
from typing import Any

import pytest

from game.engine import Event
from game.games.dice_town import GAME
from game.text import LANGUAGES, Speaker
from tests.games.at_random import Played, random_game

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
def random_games() -> tuple[Played, ...]:
    """What happened in each game, and the table at the end of some of its rounds."""
    return tuple(random_game(GAME, seats, given) for seats, given in GAMES)
