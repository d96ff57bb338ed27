"""The boxes on the table: one folder per game, listed here by hand because a packer cannot scan folders."""

from typing import Any

from game.engine import Rules, Trouble, say
from game.games import claim_it, dalton_city, dice_town
from game.games.game import Game

GAMES: tuple[Game, ...] = (claim_it.GAME, dice_town.GAME, dalton_city.GAME)


class UnknownGame(Trouble):
    """No box of that name."""


def game(slug: str) -> Game:
    """The game of that name."""
    for each in GAMES:
        if each.rules.slug == slug:
            return each
    raise UnknownGame(say("games.unknown", name=slug, names=", ".join(each.rules.slug for each in GAMES)))


def all_rules() -> tuple[Rules[Any, Any], ...]:
    """The rules of every game, to read records with."""
    return tuple(each.rules for each in GAMES)


__all__ = ["GAMES", "Game", "UnknownGame", "all_rules", "game"]
