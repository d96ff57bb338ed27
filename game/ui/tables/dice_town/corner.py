"""What the upper left corner of a small card shows: its points, or where and when it is played."""

from game.games.dice_town.cards import Card, Occasion, deed_value, figures, is_ranch, kind, outlaws
from game.games.dice_town.deck import DECK
from game.games.dice_town.dice import NAMES
from game.ui.tables.kit.compact import Corner

_DEED_SEAL, _STORE_SEAL = (105.0, 227.0, 26.5), (177.0, 183.0, 17.0)
"""Where cards have their points: the middle and the radius of the seal."""
_MARKS: dict[Occasion, str] = {
    Occasion.REVEAL: "icons/dice",
    Occasion.MINE: "icons/die_9",
    Occasion.BANK: "icons/die_10",
    Occasion.STORE: "icons/die_J",
    Occasion.SALOON: "icons/die_Q",
    Occasion.ROBBED: "icons/die_Q",
    Occasion.RECRUIT: "icons/outlaw",
    Occasion.SHERIFF: "icons/die_K",
    Occasion.STAR: "icons/star",
    Occasion.HUNT: "icons/die_K",
    Occasion.TOWN_HALL: "icons/deed",
    Occasion.DOC: "icons/doc",
    Occasion.ROUND_END: "icons/round",
    Occasion.CARD: "icons/card",
}
"""The die or sign of the place where a card is played."""


def corner_of(card: Card) -> Corner:
    """Its points, or where and when it is played."""
    seal = _seal(card)
    return Corner(seal, "" if seal is not None else _mark(card))


def _seal(card: Card) -> tuple[float, float, float] | None:
    """The seal with a card's points."""
    if deed_value(card):
        return _DEED_SEAL
    equipment = {**figures().base.equipment, **figures().wild_west.equipment}
    return _STORE_SEAL if kind(card) in equipment else None


def _mark(card: Card) -> str:
    """The icon of a card without points."""
    if is_ranch(card):
        return "icons/ranch"
    if kind(card) == "outlaw":
        return f"icons/die_{NAMES[outlaws()[card].pair]}"
    if kind(card) not in DECK:
        return ""
    occasion = DECK[kind(card)].occasion
    return _MARKS[occasion] if occasion is not None else "icons/dice"
