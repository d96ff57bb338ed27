"""The cards of the medicine show: numbers, each of one kind."""

from enum import StrEnum

Card = int


class Kind(StrEnum):
    """What a card can do."""

    TONIC = "tonic"
    SHILL = "shill"
    PICKPOCKET = "pickpocket"
    HECKLER = "heckler"


_COPIES = ((Kind.TONIC, 5), (Kind.SHILL, 5), (Kind.PICKPOCKET, 6), (Kind.HECKLER, 8))
KINDS: tuple[Kind, ...] = tuple(kind for kind, copies in _COPIES for _ in range(copies))
CARDS = range(len(KINDS))


def card_of(text: str) -> Card:
    """The card written as `str(card)`; ValueError for anything else."""
    if text not in map(str, CARDS):
        raise ValueError(text)
    return int(text)
