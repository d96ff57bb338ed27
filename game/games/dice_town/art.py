"""Which picture each card of the town has."""

from enum import StrEnum

from game.games.dice_town.cards import Card, deed_value, is_deed, is_ranch, kind, outlaws
from game.games.dice_town.deck import DECK
from game.games.dice_town.dice import NAMES


class Side(StrEnum):
    """Which side of a card is up; outlaws have two faces and no back that matters."""

    FACE = "face"
    WANTED = "wanted"


def art_of(card: Card, side: Side = Side.FACE) -> str:
    """The picture of a card."""
    if is_ranch(card):
        return "cards/ranch"
    if is_deed(card):
        return f"cards/deed/{deed_value(card)}"
    if kind(card) == "outlaw":
        pair, face, _ = outlaws()[card]
        folder = "wanted" if side is Side.WANTED else "outlaw"
        return f"cards/{folder}/{NAMES[pair]}-{NAMES[face]}"
    if kind(card) in DECK:
        return f"cards/store/{kind(card)}"
    return f"cards/river/{kind(card)}"
