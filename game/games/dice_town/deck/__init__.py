"""The store's cards, declared: name, text, when each may be played, and its one small effect."""

from collections.abc import Iterator
from functools import cache

from game.engine import Seat
from game.games.dice_town.actions import Play
from game.games.dice_town.cards import Card, Occasion, kind, store_cards
from game.games.dice_town.deck.base import BASE, JOE_DOLLARS
from game.games.dice_town.deck.rule import CardRule, Held
from game.games.dice_town.deck.victims import victims
from game.games.dice_town.deck.whereabouts import may_hold
from game.games.dice_town.deck.wild_west import SWINDLE_DOLLARS, WILD_WEST
from game.games.dice_town.world import World

__all__ = ["DECK", "JOE_DOLLARS", "SWINDLE_DOLLARS", "may_play", "plays", "victims"]

DECK: dict[str, CardRule] = {**BASE, **WILD_WEST}


def plays(world: World, seat: Seat, occasion: Occasion, actor: Seat) -> tuple[Play, ...]:
    """Everything a seat may play on an occasion of somebody's action."""
    stolen = world.stolen and world.stolen.card  # gained in this very action
    fitting = _fitting(occasion, True, True)
    held = [card for card in world.hands[seat] if card in fitting and card != stolen]
    return tuple(_plays(world, seat, actor, held)) if held else ()


def may_play(world: World, seat: Seat, occasion: Occasion, actor: Seat) -> bool:
    """Whether a seat could play anything on that occasion, as far as everybody can see."""
    settings = world.settings
    fitting = _fitting(occasion, settings.wild_west, settings.indians)
    held = [card for card in fitting if may_hold(world, seat, card)]
    return any(True for _ in _plays(world, seat, actor, held))


def _plays(world: World, seat: Seat, actor: Seat, held: Held) -> Iterator[Play]:
    for card in held:
        yield from DECK[kind(card)].plays(world, seat, actor, card, held)


@cache
def _fitting(occasion: Occasion, wild_west: bool, indians: bool) -> tuple[Card, ...]:
    """The game's cards for an occasion."""
    return tuple(card for card in store_cards(wild_west, indians) if DECK[kind(card)].occasion is occasion)
