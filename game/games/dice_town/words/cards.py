"""Names and texts of the cards: the store's, deeds and ranches, the river's, outlaws."""

from collections.abc import Sequence
from functools import cache

from game.engine import Message, say, say_n
from game.games.dice_town.cards import Card, deed_value, figures, is_deed, is_ranch, kind, outlaws
from game.games.dice_town.deck import DECK
from game.games.dice_town.dice import NAMES

_RIVER = {
    "gold": say("dice_town.river.gold"),
    "purse": say("dice_town.river.purse"),
    "star": say("dice_town.river.star"),
    "discoveries": say("dice_town.river.discoveries"),
    "voucher": say("dice_town.river.voucher"),
    "nothing": say("dice_town.river.nothing"),
}
_RIVER_TEXTS = {
    "star": say("dice_town.river.star.text"),
    "discoveries": say("dice_town.river.discoveries.text"),
    "voucher": say("dice_town.river.voucher.text"),
    "nothing": say("dice_town.river.nothing.text"),
}
_GANG = (
    say("dice_town.outlaw.tully"),
    say("dice_town.outlaw.sue"),
    say("dice_town.outlaw.wes"),
    say("dice_town.outlaw.gus"),
    say("dice_town.outlaw.vernon"),
    say("dice_town.outlaw.delia"),
    say("dice_town.outlaw.mcgraw"),
    say("dice_town.outlaw.carlos"),
    say("dice_town.outlaw.ruth"),
    say("dice_town.outlaw.quill"),
    say("dice_town.outlaw.hollis"),
    say("dice_town.outlaw.moses"),
)
"""In the order of the figures, and of the portraits: whoever is called Sue must not wear a beard."""


@cache
def outlaw_names() -> dict[Card, Message]:
    """The outlaws, each by name."""
    return dict(zip(outlaws(), _GANG, strict=True))


def river_kind(card: Card) -> tuple[str, int]:
    """What a river card is, and how much of it: `gold`, 3."""
    what = kind(card).rstrip("0123456789")
    amount = kind(card).removeprefix(what)
    return what, int(amount or 0)


def name(card: Card) -> Message:
    """What is written at the top of a card."""
    if is_ranch(card):
        return say("dice_town.ranch")
    if is_deed(card):
        return say("dice_town.deed", points=deed_value(card))
    if kind(card) == "outlaw":
        return outlaw_names()[card]
    if kind(card) in DECK:
        return DECK[kind(card)].name
    return _RIVER[river_kind(card)[0]]


def text(card: Card) -> Message:
    """What a card does, short enough for the card."""
    if is_ranch(card):
        return say("dice_town.ranch.text")
    if is_deed(card):
        return say_n("dice_town.deed.text", deed_value(card))
    if kind(card) == "outlaw":
        pair, face, dollars = outlaws()[card]
        return say("dice_town.outlaw.text", pair=NAMES[pair], face=NAMES[face], dollars=dollars)
    if kind(card) in DECK:
        return DECK[kind(card)].text or say_n("dice_town.card.equipment.text", _points(card))
    what, amount = river_kind(card)
    if what == "gold":
        return say_n("dice_town.river.gold.text", amount)
    if what == "purse":
        return say("dice_town.river.purse.text", dollars=amount)
    return _RIVER_TEXTS[what]


def _points(card: Card) -> int:
    """What a piece of equipment is worth."""
    return {**figures().base.equipment, **figures().wild_west.equipment}[kind(card)]


def told(card: Card) -> Message:
    """A card in the middle of a sentence."""
    if is_ranch(card):
        return say("dice_town.ranch.told")
    if is_deed(card):
        return say_n("dice_town.deed.told", deed_value(card))
    if kind(card) == "outlaw":
        return outlaw_names()[card]
    return say("dice_town.card.told", name=name(card))


def told_all(cards: Sequence[Card]) -> tuple[Message, ...]:
    """Cards in the middle of a sentence."""
    return tuple(map(told, cards))


def told_hand(cards: Sequence[Card]) -> tuple[Message, ...]:
    """A whole hand: the deeds by their points, the store cards by name."""
    return (*told_deeds(cards), *told_all([card for card in cards if not is_deed(card)]))


def told_deeds(cards: Sequence[Card]) -> tuple[Message, ...]:
    """The deeds among some cards by their points, as they lie, and the ranches by their number."""
    deeds = [card for card in cards if is_deed(card) and not is_ranch(card)]
    ranches = [card for card in cards if is_ranch(card)]
    in_short: list[Message] = []
    if len(deeds) > 1:
        points = tuple(str(deed_value(card)) for card in deeds)
        in_short.append(say_n("dice_town.amount.deeds_worth", len(deeds), points=points))
    if len(ranches) > 1:
        in_short.append(say_n("dice_town.amount.ranches", len(ranches)))
    return (*(told(cards[0]) for cards in (deeds, ranches) if len(cards) == 1), *in_short)


def told_back(deed: bool) -> Message:
    """A card of which only the back is seen."""
    return say("dice_town.card.a_deed") if deed else say("dice_town.card.a_store_card")


def short_deeds(cards: Sequence[Card]) -> tuple[str | Message, ...]:
    """Deeds by their points alone, where the line says what they are."""
    return tuple(say("dice_town.ranch.short") if is_ranch(card) else str(deed_value(card)) for card in cards)
