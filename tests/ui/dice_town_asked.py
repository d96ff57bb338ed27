"""A question as the tests put it: a position in a game, and the presses for each answer."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.engine import Table
from game.games.dice_town.frames.game import Game
from game.games.dice_town.frames.visit import Visit
from game.games.dice_town.world import World
from tests.games.dice_town.town import answer, town
from tests.ui.dice_town_finders import Find


@dataclass(frozen=True)
class Asked:
    """A position, and by what presses each answer is given."""

    make: Callable[[], Table[World]]
    answers: dict[str, Sequence[Find]]


def town_in_a_game(*frames: Any, **position: Any) -> Table[World]:
    """A town with the game around it, and nothing but nines after the script."""
    return town(Game(began=True), *frames, rolls=position.pop("rolls", "") + "9" * 99, **position)


def visit(place: str, *codes: str, **position: Any) -> Table[World]:
    """One place in it, after these answers of the person."""
    t = town_in_a_game(Visit(place), **position)
    answer(t, 0, *codes)
    return t
