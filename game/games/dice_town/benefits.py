"""What Doc Badluck can do for a player."""

from itertools import combinations

from game.engine import Action, Seat
from game.games.dice_town import goods
from game.games.dice_town.actions import Choose, Fence
from game.games.dice_town.cards import is_deed
from game.games.dice_town.dice import ACE, JACK, KING, NINE, QUEEN, TEN
from game.games.dice_town.world import World

WIRE = 2
STORE, MONEY, NUGGETS = Choose("store"), Choose("money"), Choose("nuggets")


def benefits(world: World, seat: Seat) -> tuple[Action, ...]:
    """What the Doc can do for a seat by its dice; nothing that would give nothing."""
    faces = set(world.kept[seat])
    found: list[Action] = []
    deeds = [card for card in world.hands[seat] if is_deed(card)]
    if faces & {NINE, TEN} and deeds:
        found += [Fence(pair) for pair in combinations(deeds, min(WIRE, len(deeds)))]
    if faces & {JACK, QUEEN} and goods.has_store_cards(world):
        found.append(STORE)
    if KING in faces and any(world.money[other] for other in world.others(seat)):
        found.append(MONEY)
    if ACE in faces and any(world.nuggets[other] for other in world.others(seat)):
        found.append(NUGGETS)
    return tuple(found)
