"""Wealth, every dollar explained."""

from collections.abc import Sequence

from game.engine import Line, Message, Score, Seat, ranked, say, say_n
from game.games.dalton_city.figures import Card, price, trades
from game.games.dalton_city.words.cards import told
from game.games.dalton_city.world import World


def scores(world: World) -> tuple[Score, ...]:
    """Cash, the prices of cards, and the nugget; who is ruined has nothing."""
    return ranked([_score(world, seat) for seat in range(world.settings.seats)])


def wealth(world: World, seat: Seat) -> int:
    """What a player would score now."""
    nugget = world.nugget_worth if world.nugget == seat else 0
    return world.money[seat] + sum(map(price, world.cards(seat))) + nugget


def _score(world: World, seat: Seat) -> Score:
    cards = world.cards(seat)
    lines = (
        Line(say("dalton_city.score.cash"), world.money[seat]),
        _owned(say("dalton_city.score.trades"), [card for card in cards if card in trades()]),
        _owned(say("dalton_city.score.diplomas"), [card for card in cards if card.startswith("diploma.")]),
        _owned(say("dalton_city.score.transits"), [card for card in cards if card.startswith("transit.")]),
        Line(say("dalton_city.score.nugget"), world.nugget_worth if world.nugget == seat else 0),
    )
    standing = Line(say("dalton_city.score.standing"), int(world.playing[seat]))
    return Score(seat, sum(line.value for line in lines), lines, (standing,))


def _owned(what: Message, cards: Sequence[Card]) -> Line:
    """What cards cost, with how many and which they are."""
    if not cards:
        return Line(what, 0)
    each = tuple(say("dalton_city.score.card", card=told(card), dollars=price(card)) for card in cards)
    count = say_n("dalton_city.score.count", len(cards))
    return Line(what, sum(map(price, cards)), count, say("dalton_city.score.owned", cards=each))
