"""What players know of hidden cards, as the tests write it."""

from collections.abc import Mapping

from game.engine import Table
from game.games.dice_town import known
from game.games.dice_town.cards import Card
from game.games.dice_town.rules import DiceTown
from game.games.dice_town.world import World

RULES = DiceTown()
_ZONES: dict[str, known.Zones] = {
    "discard": known.DISCARD,
    "box": known.BOX,
    **{f"hand:{seat}": known.hand_zone(seat) for seat in range(6)},
    "store": known.STORE,
}


def memories(written: Mapping[Card, str]) -> known.Known:
    """`hand:1 or store`, as the tests write it."""
    zones = {card: sum(_ZONES[zone] for zone in each.split(" or ")) for card, each in written.items()}
    return known.read(zones)


def remembered(t: Table[World], seat: int | None) -> dict[Card, str]:
    """Where a seat (None: the shared screen) knows hidden cards to be."""
    seen = RULES.view(t, seat).seen
    return {card: " or ".join(name for name in _ZONES if _ZONES[name] & zones) for card, zones in seen}
