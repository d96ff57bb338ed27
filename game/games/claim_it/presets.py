"""Ways to play that can be had at one press."""

from game.engine import say
from game.games.game import Preset

PRESETS = (
    Preset("base", say("games.preset.base"), say("claim_it.preset.base.explained"), players=3),
    Preset(
        "returning_squatters",
        say("claim_it.option.returning_squatters"),
        say("claim_it.preset.returning_squatters.explained"),
        {"returning_squatters": True},
    ),
)
