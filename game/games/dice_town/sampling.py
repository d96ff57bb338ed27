"""A table that a viewer cannot tell from the real one, dealt from the view alone."""

from collections.abc import Iterable, Sequence

from game.engine import HIDDEN, Action, Rng, Sealed, Seat, Table
from game.games.dice_town.actions import Bid
from game.games.dice_town.cards import (
    Card,
    deed_cards,
    is_deed,
    is_never_held,
    outlaws,
    river_cards,
    store_cards,
)
from game.games.dice_town.dealing import Dealt, deal
from game.games.dice_town.known import BOX, DEEDS, DISCARD, STORE, Zones, each_zone, hand_zone, read
from game.games.dice_town.recall import Memory
from game.games.dice_town.seats import put_at, shuffled
from game.games.dice_town.tally import source_of
from game.games.dice_town.view import View, as_bid
from game.games.dice_town.world import Won, World

RIVER = "river"
_WON = 16


def sample(view: View, rng: Rng) -> Table[World]:
    """Cards lie where they may lie for all this seat knows, the others fall evenly."""
    world = _open_part(view)
    _deal(view, world, rng)
    _roll(view, world, rng)
    frames = [frame.clone() for frame in view.frames]
    numbers = [0] * view.settings.seats
    if view.ask is not None:
        numbers[view.ask.seat] = view.ask.number
    t = Table(world, frames, Rng(rng.bits()), numbers)
    if frames:
        top = frames[-1]
        if isinstance(top, Sealed):
            answers: list[Action | None] = [
                rng.pick(top.options(t, seat)) if answer == HIDDEN else answer
                for seat, answer in zip(top.seats, top.answers, strict=True)
            ]
            top.answers = answers
        t.asks = top.asks(t)
    return t


def _open_part(view: View) -> World:
    seats = view.seats
    nothing: tuple[tuple[()], ...] = ((),) * seats
    known = len(view.river_top)
    world = World(
        **view.open_part(),
        stolen=view.stolen,
        store=(),
        deeds=(),
        river=(),
        outlaws=(),
        hands=nothing,
        cups=nothing,
        memory=Memory.empty(seats),
        river_known=tuple(known if seat == view.seat else 0 for seat in range(seats)),
        bids=(None,) * seats,
        won_deeds=nothing,
    )
    world.memory.seen[-1] = read(dict(view.common))
    world.memory.seen[-1 if view.seat is None else view.seat] = read(dict(view.seen))
    return world


def _deal(view: View, world: World, rng: Rng) -> None:
    settings = view.settings
    if settings.wild_west:
        _deal_west(view, world, rng)
    if view.looked is not None:
        world.looked = view.looked
    for deeds, cards in (
        (True, deed_cards(settings.wild_west)),
        (False, store_cards(settings.wild_west, settings.indians)),
    ):
        room = _room(view, deeds)
        _lay(view, world, deeds, _fill(view, cards, room, rng), rng)
    if view.looked is None and view.looked_from != RIVER:
        world.looked = tuple(sorted(world.looked))
    _deal_bids(view, world, rng)


def _room(view: View, deeds: bool) -> dict[Zones, int]:
    """How many cards of a back lie in each zone that this seat cannot look into."""
    back = 0 if deeds else 1
    room = {} if deeds else {STORE: view.store, DISCARD: view.discard}
    if deeds:
        room |= {DEEDS: view.deeds, BOX: view.box}
    for seat in range(view.settings.seats):
        if seat != view.seat:
            won = view.won_deeds[seat].count(None) if deeds else 0
            room[_won_zone(seat)] = won
            room[hand_zone(seat)] = 0 if view.final else view.backs[seat][back] - won
    if view.looked is None and view.looked_from != RIVER and view.looked_backs[back]:
        # cards drawn from a hand or a pile may be any that may have been in it
        room[source_of(view.robbed, view.looked_from)] += view.looked_backs[back]
    return room


def _won_zone(seat: Seat) -> Zones:
    """Deeds that a seat has just drawn from the deck, unseen by others."""
    return 1 << _WON + seat


def _fill(view: View, cards: Iterable[Card], room: dict[Zones, int], rng: Rng) -> Dealt:
    """Cards that one knows something of to where they may lie, then the rest anywhere."""
    known, visible = dict(view.seen), _visible(view)
    # a ranch given to the Indians was seen by all
    boxed = () if view.settings.seats > 2 else (BOX,)
    piles = [zone for zone in (STORE, DISCARD, DEEDS, *boxed) if zone in room]
    tied: dict[Card, Sequence[Zones]] = {}
    free: list[Card] = []
    for card in cards:
        if card in visible:
            continue
        if card in known:
            tied[card] = each_zone(known[card])
        elif is_never_held(card):
            tied[card] = piles
        else:
            free.append(card)
    return deal(tied, free, room, rng)


def _visible(view: View) -> set[Card]:
    """The cards this seat can look at, wherever they lie."""
    open_cards = {*view.hand, *view.queue, *view.playing, *view.spent, *(view.looked or ())}
    for owned in (*view.wire, *view.ranches, *(view.final or ())):
        open_cards.update(owned)
    return open_cards


def _lay(view: View, world: World, deeds: bool, dealt: Dealt, rng: Rng) -> None:
    """Put the cards of one back where they were dealt."""
    for cards in dealt.values():
        rng.shuffle(cards)
    looked = view.looked_backs[0 if deeds else 1]
    if view.looked is None and looked and view.looked_from != RIVER:
        source = dealt[source_of(view.robbed, view.looked_from)]
        world.looked += tuple(source[:looked])
        del source[:looked]
    for seat in range(view.settings.seats):
        shown = view.hand if seat == view.seat else view.final[seat] if view.final else ()
        won = dealt.get(_won_zone(seat), [])
        if deeds:
            world.won_deeds = put_at(world.won_deeds, seat, _won(view, seat, won.copy()))
        own = [card for card in shown if is_deed(card) == deeds]
        world.take_up(seat, *own, *won, *dealt.get(hand_zone(seat), ()))
    if deeds:
        world.deeds, world.box = tuple(dealt[DEEDS]), tuple(dealt[BOX])
    else:
        world.store, world.discard = tuple(dealt[STORE]), tuple(dealt[DISCARD])


def _won(view: View, seat: Seat, hidden: list[Card]) -> tuple[Won, ...]:
    """Deeds just won, those that others did not see among them."""
    return tuple(
        (hidden.pop(), False) if card is None else (card, (seat, card) not in view.won_hidden)
        for card in view.won_deeds[seat]
    )


def _deal_west(view: View, world: World, rng: Rng) -> None:
    looked = view.looked or ()
    river = [c for c in river_cards() if c not in view.spent and c not in view.river_top and c not in looked]
    rng.shuffle(river)
    if view.looked_from == RIVER and view.looked is None:
        world.looked = tuple(river.pop() for _ in range(sum(view.looked_backs)))
    world.river = (*river, *reversed(view.river_top))
    gone = {*view.wanted, *(o for each in (*view.gangs, *view.captured) for o in each)}
    deck = [outlaw for outlaw in outlaws() if outlaw not in gone and outlaw != view.outlaw_top]
    rng.shuffle(deck)
    world.outlaws = tuple(deck) if view.outlaw_top is None else (*deck, view.outlaw_top)


def _deal_bids(view: View, world: World, rng: Rng) -> None:
    for seat, seen in enumerate(view.bids):
        if seen is None:
            continue
        if seen.cards is not None:
            world.bids = put_at(world.bids, seat, as_bid(seen))
            continue
        cards = shuffled(world.hands[seat], rng)[: seen.count]
        ordered = tuple(card for card in world.hands[seat] if card in cards)
        world.bids = put_at(world.bids, seat, Bid(seen.money, seen.nuggets, ordered))


def _roll(view: View, world: World, rng: Rng) -> None:
    """Dice under the others' cups can be anything."""
    world.cups = tuple(
        view.cup if seat == view.seat else tuple(sorted(n - 1 for n in rng.dice(count)))
        for seat, count in enumerate(view.cups)
    )
