"""What an action at a place brings: reckoned once, for the rules and for whoever weighs it up."""

from game.games.dice_town.cards import figures
from game.games.dice_town.effects import Effect
from game.games.dice_town.town import Town


def nuggets(town: Town, nines: int) -> int:
    """A nugget per 9, twice that with dynamite, as far as the mine holds."""
    return min(nines * (2 if Effect.DYNAMITE in town.in_effect else 1), town.mine)


def coach_dollars(town: Town, tens: int) -> int:
    """A dollar per 10, as far as the stagecoach holds."""
    return min(tens, town.coach)


def shopping_times(town: Town) -> int:
    """How often one shops: once, twice in the first round, and once more on credit."""
    return town.store_actions + (Effect.CREDIT in town.in_effect)


def deeds_in_line(aces: int) -> int:
    """How many deeds of the queue: the first, and one more per Ace."""
    return min(figures().base.queue, 1 + aces)
