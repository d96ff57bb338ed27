"""Ways to play that can be had at one press."""

from game.engine import say
from game.games.dalton_city.world import LAST_STANDING
from game.games.game import Preset

_FIRST_ROUNDS = 12
"""Enough to own a town and lose a duel, and over before the coffee is cold."""

PRESETS = (
    Preset(
        "first_game",
        say("games.preset.first_game"),
        say("dalton_city.preset.first_game.explained", rounds=_FIRST_ROUNDS),
        {"rounds": _FIRST_ROUNDS, "head_start": True},
        players=3,
    ),
    Preset("base", say("games.preset.base"), say("dalton_city.preset.base.explained")),
    Preset(
        "everything",
        say("games.preset.everything"),
        say("dalton_city.preset.everything.explained"),
        {"landowner": True, "head_start": True},
    ),
    Preset(
        "last_standing",
        say("dalton_city.option.end.last_standing"),
        say("dalton_city.preset.last_standing.explained"),
        {"end": LAST_STANDING},
    ),
)
