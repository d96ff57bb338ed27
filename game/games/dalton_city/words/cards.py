"""Names of the towns, the trades and every card that can be owned."""

from collections.abc import Sequence
from typing import NamedTuple

from game.engine import Message, say
from game.games.dalton_city.figures import DAILY_STAR, POST_OFFICE, Card


class Named(NamedTuple):
    """A name for a sign, a card in the middle of a sentence, and where one stands at its square."""

    name: Message
    told: Message
    at: Message


class Town(NamedTuple):
    """A town by its name, and by a word of it where there is no room."""

    name: Message
    short: Message


TOWNS = {
    "rock": Town(say("dalton_city.town.rock"), say("dalton_city.town.rock.short")),
    "river": Town(say("dalton_city.town.river"), say("dalton_city.town.river.short")),
    "cactus": Town(say("dalton_city.town.cactus"), say("dalton_city.town.cactus.short")),
    "desert": Town(say("dalton_city.town.desert"), say("dalton_city.town.desert.short")),
    "desperados": Town(say("dalton_city.town.desperados"), say("dalton_city.town.desperados.short")),
    "little": Town(say("dalton_city.town.little"), say("dalton_city.town.little.short")),
    "dalton": Town(say("dalton_city.town.dalton"), say("dalton_city.town.dalton.short")),
}
TRADES = {
    "barber": say("dalton_city.trade.barber"),
    "gunsmith": say("dalton_city.trade.gunsmith"),
    "general_store": say("dalton_city.trade.general_store"),
    "saloon": say("dalton_city.trade.saloon"),
    "tailor": say("dalton_city.trade.tailor"),
    "bank": say("dalton_city.trade.bank"),
    "casino": say("dalton_city.trade.casino"),
}
_DIPLOMAS = {
    "barber": (say("dalton_city.diploma.barber"), say("dalton_city.diploma.barber.at")),
    "gunsmith": (say("dalton_city.diploma.gunsmith"), say("dalton_city.diploma.gunsmith.at")),
    "general_store": (say("dalton_city.diploma.general_store"), say("dalton_city.diploma.general_store.at")),
    "saloon": (say("dalton_city.diploma.saloon"), say("dalton_city.diploma.saloon.at")),
    "tailor": (say("dalton_city.diploma.tailor"), say("dalton_city.diploma.tailor.at")),
    "bank": (say("dalton_city.diploma.bank"), say("dalton_city.diploma.bank.at")),
    "casino": (say("dalton_city.diploma.casino"), say("dalton_city.diploma.casino.at")),
}
_OTHERS = {
    "transit.boat": Named(
        say("dalton_city.transit.boat"),
        say("dalton_city.transit.boat.told"),
        say("dalton_city.transit.boat.at"),
    ),
    "transit.stagecoach": Named(
        say("dalton_city.transit.stagecoach"),
        say("dalton_city.transit.stagecoach.told"),
        say("dalton_city.transit.stagecoach.at"),
    ),
    "transit.railroad": Named(
        say("dalton_city.transit.railroad"),
        say("dalton_city.transit.railroad.told"),
        say("dalton_city.transit.railroad.at"),
    ),
    DAILY_STAR: Named(
        say("dalton_city.daily_star"), say("dalton_city.daily_star.told"), say("dalton_city.daily_star.at")
    ),
    POST_OFFICE: Named(
        say("dalton_city.post_office"),
        say("dalton_city.post_office.told"),
        say("dalton_city.post_office.at"),
    ),
}


def card_words(card: Card) -> Named:
    """The words for a card."""
    if card in _OTHERS:
        return _OTHERS[card]
    kind, _, which = card.partition(".")
    if kind == "diploma":
        told, at = _DIPLOMAS[which]
        return Named(say("dalton_city.diploma", trade=TRADES[which]), told, at)
    town = TOWNS[which]
    return Named(say("dalton_city.trade", trade=TRADES[kind], town=town.short), *_shop(kind, town.name))


def _shop(trade: str, town: Message) -> tuple[Message, Message]:
    return {
        "barber": (
            say("dalton_city.trade.barber.told", town=town),
            say("dalton_city.trade.barber.at", town=town),
        ),
        "gunsmith": (
            say("dalton_city.trade.gunsmith.told", town=town),
            say("dalton_city.trade.gunsmith.at", town=town),
        ),
        "general_store": (
            say("dalton_city.trade.general_store.told", town=town),
            say("dalton_city.trade.general_store.at", town=town),
        ),
        "saloon": (
            say("dalton_city.trade.saloon.told", town=town),
            say("dalton_city.trade.saloon.at", town=town),
        ),
        "tailor": (
            say("dalton_city.trade.tailor.told", town=town),
            say("dalton_city.trade.tailor.at", town=town),
        ),
        "bank": (
            say("dalton_city.trade.bank.told", town=town),
            say("dalton_city.trade.bank.at", town=town),
        ),
        "casino": (
            say("dalton_city.trade.casino.told", town=town),
            say("dalton_city.trade.casino.at", town=town),
        ),
    }[trade]


def name(card: Card) -> Message:
    """What is written on a card."""
    return card_words(card).name


def told(card: Card) -> Message:
    """A card in the middle of a sentence."""
    return card_words(card).told


def told_all(cards: Sequence[Card]) -> tuple[Message, ...]:
    """Cards in the middle of a sentence."""
    return tuple(map(told, cards))
