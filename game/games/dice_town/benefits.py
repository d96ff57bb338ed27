"""What Doc Badluck can do for a player."""

from collections.abc import Collection
from itertools import combinations

from game.engine import Action, Seat
from game.games.dice_town import goods
from game.games.dice_town.actions import Choose, Fence
from game.games.dice_town.cards import is_deed
from game.games.dice_town.dice import ACE, JACK, KING, NINE, QUEEN, TEN, Face
from game.games.dice_town.world import World

WIRE = 2
FAVOURS = {"wire": (NINE, TEN), "store": (JACK, QUEEN), "money": (KING,), "nuggets": (ACE,)}
"""The faces that each favour is for."""
STORE, MONEY, NUGGETS = Choose("store"), Choose("money"), Choose("nuggets")


def favours(dice: Collection[Face]) -> tuple[str, ...]:
    """What some dice allow the Doc to do."""
    return tuple([favour for favour, faces in FAVOURS.items() if any(face in dice for face in faces)])


def benefits(world: World, seat: Seat) -> tuple[Action, ...]:
    """What the Doc can do for a seat by its dice; nothing that would give nothing."""
    allowed = favours(world.kept[seat])
    found: list[Action] = []
    deeds = [card for card in world.hands[seat] if is_deed(card)]
    if "wire" in allowed and deeds:
        found += [Fence(pair) for pair in combinations(deeds, min(WIRE, len(deeds)))]
    if "store" in allowed and goods.has_store_cards(world):
        found.append(STORE)
    if "money" in allowed and any(world.money[other] for other in world.others(seat)):
        found.append(MONEY)
    if "nuggets" in allowed and any(world.nuggets[other] for other in world.others(seat)):
        found.append(NUGGETS)
    return tuple(found)
