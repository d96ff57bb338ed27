"""Ways to play that can be had at one press."""

from game.engine import say
from game.games.game import Preset

PRESETS = (
    Preset(
        "first_game",
        say("games.preset.first_game"),
        say("dice_town.preset.first_game.explained"),
        {"bribes": False},
        players=3,
    ),
    Preset("base", say("games.preset.base"), say("dice_town.preset.base.explained")),
    Preset(
        "wild_west",
        say("dice_town.option.wild_west"),
        say("dice_town.preset.wild_west.explained"),
        {"wild_west": True},
    ),
    Preset(
        "everything",
        say("games.preset.everything"),
        say("dice_town.preset.everything.explained"),
        {"wild_west": True, "indians": True},
    ),
)
