"""The store's cards, declared: name, text, when each may be played, and its one small effect."""

from game.engine import Seat
from game.games.dice_town.actions import Play
from game.games.dice_town.cards import Moment, is_deed, kind
from game.games.dice_town.deck.base import BASE, JOE_DOLLARS
from game.games.dice_town.deck.rule import CardRule
from game.games.dice_town.deck.victims import victims
from game.games.dice_town.deck.wild_west import SWINDLE_DOLLARS, WILD_WEST
from game.games.dice_town.world import World

__all__ = ["DECK", "JOE_DOLLARS", "SWINDLE_DOLLARS", "plays", "victims"]

DECK: dict[str, CardRule] = {**BASE, **WILD_WEST}


def plays(world: World, seat: Seat, moment: Moment, actor: Seat) -> tuple[Play, ...]:
    """Everything a seat may play at a moment of somebody's action."""
    found: list[Play] = []
    stolen = world.stolen and world.stolen.card  # gained in this very action
    for card in world.hands[seat]:
        if not is_deed(card) and card != stolen:
            rule = DECK[kind(card)]
            if rule.moment is moment:
                found.extend(rule.plays(world, seat, actor, card))
    return tuple(found)
