"""Where the rules tell of what lies on the table."""

from game.games.dice_town.cards import Card, kind, river_cards
from game.games.dice_town.dice import NAMES, Face

BOOK = "dice_town/"
HEAPS = {
    "mine": "place.mine",
    "bank": "place.bank",
    "coach": "place.stagecoach",
    "store": "place.store",
    "discard": "place.store",
    "deeds": "deeds",
    "river": "river",
    "box": "west.two_players",
    "village": "place.village",
}
"""Of what lies in heaps, by the name of its slot."""
_BACKS = {"deed": "deeds", "store": "store_cards", "river": "river", "outlaw": "outlaws", "doc": "place.doc"}


def card_page(card: Card) -> str:
    """The page of a card: one for every kind, and one for each outlaw."""
    if kind(card) == "outlaw":
        return BOOK + card
    return BOOK + ("river." if card in river_cards() else "card.") + kind(card)


def back_page(back: str) -> str:
    """The page of a card that shows only its back."""
    return BOOK + _BACKS[back]


def face_page(face: Face) -> str:
    """The page of a face of the dice."""
    return f"{BOOK}face.{NAMES[face]}"
