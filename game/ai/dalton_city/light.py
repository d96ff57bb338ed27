"""How a game is played on in the mind: at once, by habits good enough to tell positions apart."""

from game.ai.dalton_city.ground import ground, numbers
from game.ai.dalton_city.places import places
from game.engine import PASS, Action, Ask, Seat, Table
from game.games.dalton_city.about import Debt
from game.games.dalton_city.actions import (
    AGAIN,
    BUY,
    LEAVE,
    NUGGET,
    PAY,
    POST,
    STAR,
    Challenge,
    Go,
    Put,
    Roll,
    Sell,
    Take,
)
from game.games.dalton_city.figures import Card, price
from game.games.dalton_city.kinds import Kind
from game.games.dalton_city.world import BANK, World, half_price

_STAR, _NUGGET = 1500, 7000


def answer(t: Table[World], ask: Ask) -> Action:
    """What whoever is asked would do, near enough."""
    world, options = t.world, ask.options
    match ask.kind:
        case Kind.DICE:
            if len(options) > 1 and options[1] == Roll(2):
                return Roll(2) if places(world.board).two[world.at[ask.seat]] else Roll(1)
            return options[0]
        case Kind.BUY:
            return BUY if world.money[ask.seat] >= price(str(ask.about)) else PASS
        case Kind.PAY:
            return _pay(world, ask)
        case Kind.LEAVE:
            return LEAVE
        case Kind.AGAIN:
            return AGAIN
        case Kind.SPOILS:
            taken = [each for each in options if isinstance(each, Take)]
            return max(taken, key=lambda each: worth(world, each.card, ask.seat))
        case Kind.BANCO:
            put = [each for each in options if isinstance(each, Put)]
            return min(put, key=lambda each: worth(world, each.card, ask.seat))
        case Kind.CHALLENGE:
            rivals = [each for each in options if isinstance(each, Challenge)]
            return max(rivals, key=lambda each: loot(world, each.seat))
        case Kind.RANCH | Kind.RIDE | Kind.UNIVERSITY | Kind.DIPLOMA:
            return _go(world, ask)
    return options[0]


def _pay(world: World, ask: Ask) -> Action:
    """By cash; with what helps where it helps enough; by the cheapest sale where cash is lacking."""
    debt, options = ask.about, ask.options
    assert isinstance(debt, Debt)
    if STAR in options and debt.amount - debt.cheaper > _STAR:
        return STAR
    if POST in options:
        return POST
    if NUGGET in options and (debt.amount > _NUGGET or PAY not in options):
        return NUGGET
    if PAY in options:
        return PAY
    if STAR in options:
        return STAR
    sales = [each for each in options if isinstance(each, Sell)]
    short = debt.amount - world.money[ask.seat]
    enough = [each for each in sales if half_price(each.card) >= short]
    return min(enough or sales, key=lambda each: worth(world, each.card, ask.seat) - half_price(each.card))


def _go(world: World, ask: Ask) -> Action:
    """To what is for sale and can be paid; elsewhere it matters less."""
    goes = [each for each in ask.options if isinstance(each, Go)]
    lands, cash = places(world.board), world.money[ask.seat]
    if ask.kind == Kind.RANCH:
        return max(goes, key=lambda each: lands.foot[each.square])

    def liking(each: Go) -> float:
        card = world.board.squares[each.square].card
        if any(world.at[other] == each.square for other in world.after(ask.seat)):
            return -1.0
        if not card:
            return float(world.board.squares[each.square].bonus)
        if world.owner[card] == BANK and price(card) <= cash:
            return float(price(card))
        return 0.0 if world.owner[card] in (BANK, ask.seat) else -2.0

    best = max(goes, key=liking)
    dear = ask.kind == Kind.UNIVERSITY and 2 * liking(best) > cash
    if PASS in ask.options and (liking(best) <= 0 or dear):
        return PASS
    return best


def worth(world: World, card: Card, seat: Seat) -> float:
    """What a card is worth in a hand: its price, and more of a trade are worth more."""
    if not price(card):
        return 2000.0
    g, number = ground(world.board), numbers()[card]
    owners = list(world.owner.values())
    for diploma, cards in g.trades:
        if number in cards or number == diploma:
            held = sum(owners[each] == seat for each in cards if each != number)
            return g.prices[number] * (1 + held / 2)
    return g.prices[number] * 1.2


def loot(world: World, seat: Seat) -> float:
    """The best that could be taken from somebody."""
    return max((worth(world, card, seat) for card in world.cards(seat)), default=0.0)
