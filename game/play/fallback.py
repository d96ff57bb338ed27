"""What is played when nobody thinks, and what need not be thought about."""

from game.engine import PASS, Action, Ask, Rng


def forced(ask: Ask) -> Action | None:
    """The only option, where a screen may play it unasked.

    A sealed or private question is left to its seat even then: others could tell from the pause, or from
    there being none, that it had no choice.
    """
    return ask.options[0] if len(ask.options) == 1 and not (ask.sealed or ask.private) else None


def first_thing(ask: Ask, rng: Rng) -> Action:
    """A legal answer without a thought: let it be where that is offered, or anything."""
    return PASS if PASS in ask.options else rng.pick(ask.options)
