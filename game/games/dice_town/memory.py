"""What seats learn of hidden cards, and when they can no longer be sure.

A zone is `hand:SEAT`, `store`, `deeds`, `discard` or `box`. Backs differ, so everybody can count the deeds
and the store cards in a hand; only which ones they are is secret.
"""

from collections.abc import Iterable

from game.engine import Seat
from game.games.dice_town.cards import Card, is_deed
from game.games.dice_town.world import World

STORE, DEEDS, DISCARD, BOX = "store", "deeds", "discard", "box"


def hand_zone(seat: Seat) -> str:
    return f"hand:{seat}"


def everybody(world: World) -> range:
    """All seats, and the shared screen as the one after the last."""
    return range(world.seats + 1)


def learn(world: World, seats: Iterable[Seat], card: Card, zone: str) -> None:
    """These seats know where a card is; nobody needs to be told of their own hand."""
    for seat in seats:
        if zone == hand_zone(seat):
            world.seen[seat].pop(card, None)
        else:
            world.seen[seat][card] = zone


def forget(world: World, card: Card) -> None:
    """A card lies open for everybody now, or is in its owner's own hand."""
    for known in world.seen:
        known.pop(card, None)


def moved_unseen(
    world: World, card: Card, zone: str, knowing: Iterable[Seat] = (), to: str | None = None
) -> None:
    """A card left a zone unseen but for a few, who know where it went (`to`).

    All others can no longer be sure of any card with the same back in that zone.
    """
    knowing = tuple(knowing)
    for seat in everybody(world):
        if seat not in knowing:
            for known in [
                c for c, z in world.seen[seat].items() if z == zone and is_deed(c) == is_deed(card)
            ]:
                del world.seen[seat][known]
    if to is not None:
        learn(world, knowing, card, to)
    for seat in knowing:
        if to is None:
            world.seen[seat].pop(card, None)


def reshuffled(world: World) -> None:
    """The discards have become the deck: who knew a card there knows it is in the deck."""
    for known in world.seen:
        for card, zone in known.items():
            if zone == DISCARD:
                known[card] = STORE
