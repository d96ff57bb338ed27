"""What a square would do to whoever came there now."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from itertools import product

from game.engine import Message, Seat, Who, say, say_n
from game.games.dalton_city.dice import gets_out
from game.games.dalton_city.fees import diploma_fee, trade_fee, transit_fee
from game.games.dalton_city.figures import COLUMNS, Card, figures, price, trades
from game.games.dalton_city.loop import NO_DUEL, SQUARES
from game.games.dalton_city.view import View, world_of
from game.games.dalton_city.world import BANCO, BANK, LANDOWNER, World, round_up


class Tone(StrEnum):
    """Whether one would rather come there or not."""

    GAIN = "gain"
    """Something for nothing."""
    SALE = "sale"
    """Something can be bought."""
    LOSS = "loss"
    """It costs money, cards or time."""
    RISK = "risk"
    """One or the other: a duel, a telegram, a Casino."""
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Prospect:
    """What would happen on a square."""

    tone: Tone
    told: Message


def chances(view: View, seat: Seat, dice: int) -> Mapping[int, Fraction]:
    """How likely each square ahead is with so many dice; who is held and misses comes nowhere."""
    bound = bool(view.held[seat]) and view.attempts[seat] + 1 < len(figures().fines)
    throws = [thrown for thrown in product(range(1, 7), repeat=dice) if not bound or gets_out(thrown)]
    ways = Counter(map(sum, throws))
    return {(view.at[seat] + total) % SQUARES: Fraction(count, 6**dice) for total, count in ways.items()}


def prospect(view: View, seat: Seat, at: int) -> Prospect:
    """What would happen to a player who arrived on a square."""
    world = world_of(view)
    square = world.board.squares[at]
    met = _met(world, seat, at)
    if met:
        if len(met) > 1:
            return Prospect(Tone.RISK, say("dalton_city.prospect.duels", players=tuple(map(Who, met))))
        return Prospect(Tone.RISK, say("dalton_city.prospect.duel", player=Who(met[0])))
    return _EFFECTS[square.kind](world, seat, at)


def due(view: View, seat: Seat, card: Card) -> Message | None:
    """What a card brings now: to its owner from whoever comes, or else what it would cost a player there."""
    world = world_of(view)
    owner, at = world.owner[card], next(n for n, each in enumerate(world.board.squares) if each.card == card)
    if owner in (BANK, BANCO) or not price(card):
        return None
    if owner != seat:
        return _EFFECTS[world.board.squares[at].kind](world, seat, at).told
    visitor = next(iter(world.after(seat)), None)
    return None if visitor is None else _takings(world, visitor, card)


def _takings(world: World, visitor: Seat, card: Card) -> Message:
    """What a visitor pays one's own card."""
    if card not in trades():
        flat = diploma_fee if card.startswith("diploma.") else transit_fee
        return say("dalton_city.takings.flat", dollars=flat(world, card, visitor).dollars)
    fees = [trade_fee(world, card, visitor, die) for die in range(1, COLUMNS + 1)]
    low, high, row = min(fee.dollars for fee in fees), max(fee.dollars for fee in fees), fees[0].row
    if low < 0:
        return say("dalton_city.takings.casino", most=max(0, high), dollars=-low, row=row)
    if not high:
        return say("dalton_city.takings.none")
    return say("dalton_city.takings", least=low, most=high, row=row)


def _met(world: World, seat: Seat, at: int) -> tuple[Seat, ...]:
    """Who stands there already; while everybody still pitches camp, nobody is met."""
    if world.board.squares[at].kind in NO_DUEL or not world.round:
        return ()
    same = world.board.same(at)
    return tuple(other for other in world.after(seat) if world.at[other] in same)


def _owned(world: World, seat: Seat, card: Card) -> Prospect | None:
    """What is so of any card with a price: for sale, one's own, or on the Banco."""
    owner = world.owner[card]
    if owner == BANK:
        return Prospect(Tone.SALE, say("dalton_city.prospect.sale", dollars=price(card)))
    if owner == BANCO:
        return Prospect(Tone.NOTHING, say("dalton_city.prospect.on_banco"))
    return Prospect(Tone.NOTHING, say("dalton_city.prospect.own")) if owner == seat else None


def _trade(world: World, seat: Seat, at: int) -> Prospect:
    card = world.board.squares[at].card
    known = _owned(world, seat, card)
    if known is not None:
        return known
    fees = [trade_fee(world, card, seat, die) for die in range(1, COLUMNS + 1)]
    low, high = min(fee.dollars for fee in fees), max(fee.dollars for fee in fees)
    owner, away = Who(fees[0].payee), world.owner[card] == LANDOWNER
    if low < 0:
        return Prospect(
            Tone.RISK, say("dalton_city.prospect.casino", player=owner, dollars=-low, most=max(0, high))
        )
    if not high:
        told = say("dalton_city.prospect.guest") if away else say("dalton_city.prospect.no_fee", player=owner)
        return Prospect(Tone.NOTHING, told)
    if away:
        due = say("dalton_city.prospect.landowner", player=owner, least=low, most=high)
        return Prospect(Tone.LOSS, due)
    return Prospect(Tone.LOSS, say("dalton_city.prospect.fee", player=owner, least=low, most=high))


def _flat(due: Callable[[World, Card, Seat], int]) -> Callable[[World, Seat, int], Prospect]:
    """Where the fee needs no die."""

    def told(world: World, seat: Seat, at: int) -> Prospect:
        card = world.board.squares[at].card
        known = _owned(world, seat, card)
        if known is not None:
            return known
        dollars, owner = due(world, card, seat), Who(world.owner[card])
        if not dollars:
            return Prospect(Tone.NOTHING, say("dalton_city.prospect.no_fee", player=owner))
        return Prospect(Tone.LOSS, say("dalton_city.prospect.flat_fee", player=owner, dollars=dollars))

    return told


def _transit(world: World, seat: Seat, at: int) -> Prospect:
    if world.owner[world.board.squares[at].card] == seat:
        return Prospect(Tone.GAIN, say("dalton_city.prospect.ride"))
    return _flat(lambda *of: transit_fee(*of).dollars)(world, seat, at)


def _ranch(world: World, seat: Seat, at: int) -> Prospect:
    dollars = world.board.squares[at].bonus
    if not world.round:
        return Prospect(Tone.NOTHING, say("dalton_city.prospect.camp"))
    if world.horse[seat]:
        return Prospect(Tone.GAIN, say("dalton_city.prospect.ranch", dollars=dollars))
    return Prospect(Tone.GAIN, say("dalton_city.prospect.ranch_and_horse", dollars=dollars))


def _times(world: World, _: Seat, at: int) -> Prospect:
    return Prospect(Tone.GAIN, say("dalton_city.prospect.times", dollars=world.board.squares[at].bonus))


def _special(world: World, seat: Seat, at: int) -> Prospect:
    card = world.board.squares[at].card
    if world.owner[card] == seat:
        return Prospect(Tone.NOTHING, say("dalton_city.prospect.own"))
    if card == "daily_star":
        return Prospect(Tone.GAIN, say("dalton_city.prospect.daily_star"))
    return Prospect(Tone.GAIN, say("dalton_city.prospect.post_office"))


def _nugget(world: World, seat: Seat, _: int) -> Prospect:
    if world.nugget == seat:
        return Prospect(Tone.NOTHING, say("dalton_city.prospect.own"))
    return Prospect(Tone.GAIN, say("dalton_city.prospect.nugget"))


def _banco(world: World, _seat: Seat, _: int) -> Prospect:
    cards = len(world.cards(BANCO))
    if not cards and not world.pot and world.nugget != BANCO:
        return Prospect(Tone.NOTHING, say("dalton_city.prospect.banco_empty"))
    if not cards:
        return Prospect(Tone.GAIN, say("dalton_city.prospect.banco", dollars=world.pot))
    return Prospect(Tone.GAIN, say_n("dalton_city.prospect.banco_cards", cards, dollars=world.pot))


def _hold_up(world: World, seat: Seat, _: int) -> Prospect:
    half = round_up(Fraction(world.money[seat], 2))
    return Prospect(Tone.LOSS, say("dalton_city.prospect.hold_up", dollars=half))


def _plain(tone: Tone, told: Message) -> Callable[[World, Seat, int], Prospect]:
    return lambda *_: Prospect(tone, told)


_EFFECTS: dict[str, Callable[[World, Seat, int], Prospect]] = {
    "trade": _trade,
    "diploma": _flat(lambda *of: diploma_fee(*of).dollars),
    "transit": _transit,
    "ranch": _ranch,
    "times": _times,
    "daily_star": _special,
    "post_office": _special,
    "nugget": _nugget,
    "banco": _banco,
    "hold_up": _hold_up,
    "telegram": _plain(Tone.RISK, say("dalton_city.prospect.telegram")),
    "university": _plain(Tone.SALE, say("dalton_city.prospect.university")),
    "hospital": _plain(Tone.LOSS, say("dalton_city.prospect.hospital")),
    "rodeo": _plain(Tone.LOSS, say("dalton_city.prospect.rodeo")),
    "sheriff": _plain(Tone.LOSS, say("dalton_city.prospect.sheriff")),
    "wanted": _plain(Tone.LOSS, say("dalton_city.prospect.wanted")),
}
