"""Wealth, every dollar explained."""

from game.engine import Line, Score, Seat, ranked, say
from game.games.dalton_city.figures import price, trades
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
        Line(say("dalton_city.score.trades"), sum(price(card) for card in cards if card in trades())),
        Line(say("dalton_city.score.diplomas"), _prices(cards, "diploma.")),
        Line(say("dalton_city.score.transits"), _prices(cards, "transit.")),
        Line(say("dalton_city.score.nugget"), world.nugget_worth if world.nugget == seat else 0),
    )
    standing = Line(say("dalton_city.score.standing"), int(world.playing[seat]))
    return Score(seat, sum(line.value for line in lines), lines, (standing,))


def _prices(cards: list[str], kind: str) -> int:
    return sum(price(card) for card in cards if card.startswith(kind))
