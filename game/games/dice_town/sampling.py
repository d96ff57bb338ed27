"""A table that a viewer cannot tell from the real one, dealt from the view alone."""

from collections.abc import Iterable
from dataclasses import replace

from game.engine import HIDDEN, Action, Rng, Sealed, Seat, Table
from game.games.dice_town import memory
from game.games.dice_town.actions import Bid
from game.games.dice_town.cards import (
    Card,
    deed_cards,
    is_deed,
    is_ranch,
    kind,
    outlaws,
    put,
    river_cards,
    store_cards,
)
from game.games.dice_town.deck import DECK
from game.games.dice_town.view import Backs, View, as_bid
from game.games.dice_town.world import Won, World

_LOOKED = "looked"


def sample(view: View, rng: Rng) -> Table[World]:
    """Known cards lie where they are known to lie, the others fall evenly."""
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
    seats = view.settings.seats
    nothing: list[list[Card]] = [[] for _ in range(seats)]
    world = World(
        settings=view.settings,
        sheriff=view.sheriff,
        money=list(view.money),
        nuggets=list(view.nuggets),
        mine=view.mine,
        bank=view.bank,
        coach=view.coach,
        store=[],
        deeds=[],
        queue=list(view.queue),
        river=[],
        outlaws=[],
        wanted=list(view.wanted),
        hands=nothing,
        wire=[list(cards) for cards in view.wire],
        ranches=[list(cards) for cards in view.ranches],
        gangs=[list(cards) for cards in view.gangs],
        captured=[list(cards) for cards in view.captured],
        kept=[list(faces) for faces in view.kept],
        cups=[[] for _ in range(seats)],
        seen=[{} for _ in range(seats + 1)],
        river_known=[0] * seats,
        gained=list(view.gained),
        reached=list(view.reached),
        bids=[None] * seats,
        playing=list(view.playing),
        spent=list(view.spent),
        looker=view.looker,
        looked_from=view.looked_from,
        robbed=view.robbed,
        reveals=list(view.reveals),
        hunt=list(view.hunt),
        in_effect=list(view.in_effect),
        target=view.target,
        round=view.round,
        die=view.die,
        bought=view.bought,
        guarded=view.guarded,
        warpath=view.warpath,
        crowned=view.crowned,
    )
    world.seen[-1 if view.seat is None else view.seat] = dict(view.seen)
    if view.seat is not None:
        world.river_known[view.seat] = len(view.river_top)
    return world


def _deal(view: View, world: World, rng: Rng) -> None:
    settings = view.settings
    looked = (0, 0) if view.looked_from == "river" else view.looked_backs
    for back, cards in (
        (0, deed_cards(settings.wild_west)),
        (1, store_cards(settings.wild_west, settings.indians)),
    ):
        room = _room(view, back, looked)
        zones = _fill(view, cards, room, rng)
        _lay(view, world, back, zones, looked[back], rng)
    if view.looked is not None:
        world.looked = list(view.looked)
    elif view.looked_from != "river":
        world.looked.sort()
    if settings.wild_west:
        _deal_west(view, world, rng)
    _deal_bids(view, world, rng)


def _room(view: View, back: int, looked: Backs) -> dict[str, int]:
    """How many cards of a back lie in each zone that this seat cannot look into."""
    room = {
        memory.hand_zone(seat): view.backs[seat][back] if view.final is None else 0
        for seat in range(view.settings.seats)
        if seat != view.seat
    }
    if back == 0:
        room |= {memory.DEEDS: view.deeds, memory.BOX: view.box}
    else:
        room |= {memory.STORE: view.store, memory.DISCARD: view.discard}
    if view.looked is None and looked[back]:
        # cards drawn from a hand or a pile may be any that were known to be in it
        room[_source(view)] = room.get(_source(view), 0) + looked[back]
    return room


def _source(view: View) -> str:
    """Where the cards that somebody is looking at came from, as far as it matters for what is known."""
    if view.robbed is not None:
        return memory.hand_zone(view.robbed)
    return view.looked_from if view.looked_from == memory.DISCARD else _LOOKED


def _fill(view: View, cards: Iterable[Card], room: dict[str, int], rng: Rng) -> dict[str, list[Card]]:
    """Known cards to their zones; then those that are never held to the piles, then the rest anywhere."""
    known = {**_openly_won(view), **dict(view.seen)}
    visible = _visible(view)
    zones: dict[str, list[Card]] = {zone: [] for zone in room}
    unseen: list[Card] = []
    for card in cards:
        if card in visible:
            continue
        if card in known:
            zones[known[card]].append(card)
        else:
            unseen.append(card)
    slots = [zone for zone, size in room.items() for _ in range(size - len(zones[zone]))]
    assert len(slots) == len(unseen), f"{unseen} do not fit into {slots}"
    rng.shuffle(slots)
    slots.sort(key=lambda zone: zone.startswith("hand:"))
    unseen.sort(key=_is_never_held, reverse=True)
    loose = sum(map(_is_never_held, unseen))
    for card in unseen[:loose]:
        zones[slots.pop(0)].append(card)
    rest = unseen[loose:]
    rng.shuffle(rest)
    for card, zone in zip(rest, slots, strict=True):
        zones[zone].append(card)
    return zones


def _openly_won(view: View) -> dict[Card, str]:
    """Deeds just won for all to see, also for a screen that remembers nothing."""
    return {
        card: memory.hand_zone(seat)
        for seat, won in enumerate(view.won_deeds)
        for card in won
        if card is not None and not is_ranch(card)
    }


def _is_never_held(card: Card) -> bool:
    """Ranches, and cards that must be played the moment they are gained, lie in no hand."""
    return is_ranch(card) or (not is_deed(card) and DECK[kind(card)].at_once)


def _visible(view: View) -> set[Card]:
    """The cards this seat can look at, wherever they lie."""
    if view.final is not None:
        return _visible(replace(view, final=None)).union(*view.final)
    open_cards = {*view.hand, *view.queue, *view.playing, *view.spent, *(view.looked or ())}
    for owned in (*view.wire, *view.ranches):
        open_cards.update(owned)
    return open_cards


def _lay(view: View, world: World, back: int, zones: dict[str, list[Card]], looked: int, rng: Rng) -> None:
    """Put the cards of one back where they were dealt."""
    for cards in zones.values():
        rng.shuffle(cards)
    if view.looked is None and looked:
        source = zones[_source(view)]
        world.looked += source[:looked]
        del source[:looked]
    for seat in range(view.settings.seats):
        shown = view.hand if seat == view.seat else () if view.final is None else view.final[seat]
        for card in (
            *(c for c in shown if is_deed(c) == (back == 0)),
            *zones.get(memory.hand_zone(seat), ()),
        ):
            put(world.hands[seat], card)
    if back == 0:
        world.deeds, world.box = zones[memory.DEEDS], zones[memory.BOX]
        world.won_deeds = [_won(view, world, seat) for seat in range(view.settings.seats)]
    else:
        world.store, world.discard = zones[memory.STORE], zones[memory.DISCARD]


def _won(view: View, world: World, seat: Seat) -> list[Won]:
    """Deeds just won; a hidden one is any of that hand that is not known to be something else."""
    known = {card for won in view.won_deeds for card in won} | set(dict(view.seen))
    hidden = [card for card in world.hands[seat] if is_deed(card) and card not in known]
    return [
        (hidden.pop(), False) if card is None else (card, (seat, card) not in view.won_hidden)
        for card in view.won_deeds[seat]
    ]


def _deal_west(view: View, world: World, rng: Rng) -> None:
    looked = view.looked or ()
    river = [c for c in river_cards() if c not in view.spent and c not in view.river_top and c not in looked]
    rng.shuffle(river)
    if view.looked_from == "river" and view.looked is None:
        world.looked = [river.pop() for _ in range(sum(view.looked_backs))]
    world.river = [*river, *reversed(view.river_top)]
    gone = {*view.wanted, *(o for each in (*view.gangs, *view.captured) for o in each)}
    deck = [outlaw for outlaw in outlaws() if outlaw not in gone and outlaw != view.outlaw_top]
    rng.shuffle(deck)
    world.outlaws = deck if view.outlaw_top is None else [*deck, view.outlaw_top]


def _deal_bids(view: View, world: World, rng: Rng) -> None:
    for seat, seen in enumerate(view.bids):
        if seen is None:
            continue
        if seen.cards is not None:
            world.bids[seat] = as_bid(seen)
            continue
        cards = world.hands[seat].copy()
        rng.shuffle(cards)
        ordered = tuple(card for card in world.hands[seat] if card in cards[: seen.count])
        world.bids[seat] = Bid(seen.money, seen.nuggets, ordered)


def _roll(view: View, world: World, rng: Rng) -> None:
    """Dice under the others' cups can be anything."""
    for seat, count in enumerate(view.cups):
        own = list(view.cup) if seat == view.seat else sorted(n - 1 for n in rng.dice(count))
        world.cups[seat] = own
