"""Searching, for any game: a rule of thumb's candidates, played out at tables that may be the real one."""

from game.ai.search.halving import Trial, preferred, searched
from game.ai.search.playouts import Playing, play_out
from game.ai.search.value import Model, model, shares

__all__ = ["Model", "Playing", "Trial", "model", "play_out", "preferred", "searched", "shares"]
