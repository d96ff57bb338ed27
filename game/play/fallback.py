"""What is played when nobody thinks."""

from game.engine import PASS, Action, Ask, Rng


def first_thing(ask: Ask, rng: Rng) -> Action:
    """A legal answer without a thought: let it be where that is offered, or anything."""
    return PASS if PASS in ask.options else rng.pick(ask.options)
