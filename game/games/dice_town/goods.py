"""Dollars, nuggets and cards changing hands: conserved, told, remembered, and counted as a gain."""

from game.engine import Seat, Table
from game.games.dice_town import events, memory
from game.games.dice_town.cards import Card, is_deed, is_never_held, is_ranch
from game.games.dice_town.known import DEEDS, STORE, Zones, hand_zone
from game.games.dice_town.seats import add_at, put_at, shuffled
from game.games.dice_town.world import World


def gain_money(t: Table[World], seat: Seat, dollars: int, source: str) -> None:
    """Dollars from a place; who calls has taken them from there."""
    t.world.money = add_at(t.world.money, seat, dollars)
    if dollars:
        t.world.gained = put_at(t.world.gained, seat, True)
        t.tell(events.GotMoney, seat, dollars, source)


def pay_over(t: Table[World], giver: Seat, seat: Seat, dollars: int, source: str) -> None:
    """Dollars from a player, who gives what there is."""
    paid = min(dollars, t.world.money[giver])
    t.world.money = add_at(add_at(t.world.money, giver, -paid), seat, paid)
    if paid:
        t.world.gained = put_at(t.world.gained, seat, True)
        t.tell(events.GotMoney, seat, paid, source, giver)


def mine_nuggets(t: Table[World], seat: Seat, nuggets: int, source: str) -> None:
    """Nuggets from the mine, as far as it holds."""
    found = min(nuggets, t.world.mine)
    t.world.mine -= found
    t.world.nuggets = add_at(t.world.nuggets, seat, found)
    if found:
        t.world.gained = put_at(t.world.gained, seat, True)
        t.tell(events.GotNuggets, seat, found, source)


def hand_over_nugget(t: Table[World], giver: Seat, seat: Seat, source: str) -> None:
    """A nugget from a player who has one."""
    if t.world.nuggets[giver]:
        t.world.nuggets = add_at(add_at(t.world.nuggets, giver, -1), seat, 1)
        t.world.gained = put_at(t.world.gained, seat, True)
        t.tell(events.GotNuggets, seat, 1, source, giver)


def draw_store(t: Table[World], count: int) -> list[Card]:
    """Cards from the top of the store deck; the discards are reshuffled when it runs out."""
    world, drawn = t.world, []
    for _ in range(count):
        if not world.store and world.discard:
            world.store, world.discard = shuffled(world.discard, t.rng), ()
            memory.reshuffled(world)
            t.tell(events.Reshuffled)
        if not world.store:
            break
        drawn.append(world.store[-1])
        world.store = world.store[:-1]
    return drawn


def has_store_cards(world: World) -> bool:
    """Whether anything can be drawn at the store."""
    return bool(world.store or world.discard)


def gain_hidden(
    t: Table[World], seat: Seat, card: Card, source: str, zone: Zones = 0, discarded: tuple[Card, ...] = ()
) -> None:
    """A card from a deck, or another zone, goes into a hand; only its owner knows it. Ranches lie open.

    `discarded`: what was put away for it.
    """
    zone = zone or (DEEDS if is_deed(card) else STORE)
    if is_ranch(card):
        gain_open(t, seat, card, source)
        return
    world, remembered = t.world, t.world.memory
    world.take_up(seat, card)
    if is_never_held(card):  # it is shown at once; until then it is any card to whoever looks on
        world.memory = remembered.clone()
    memory.moved_unseen(world, (card,), zone, hand_zone(seat), (seat,))
    world.gained = put_at(world.gained, seat, True)
    t.tell(events.got_card, seat, source, card)
    if discarded:
        t.tell(events.Discarded, seat, len(discarded), discarded)
    world.memory = remembered


def gain_open(t: Table[World], seat: Seat, card: Card, source: str, together: tuple[Card, ...] = ()) -> None:
    """A deed everybody sees: it goes into the hand, and all remember it; a ranch stays open."""
    world = t.world
    if is_ranch(card):
        world.ranches = put_at(world.ranches, seat, tuple(sorted([*world.ranches[seat], card])))
    else:
        world.take_up(seat, card)
        memory.laid_down(world, card, hand_zone(seat))
    world.gained = put_at(world.gained, seat, True)
    t.tell(events.GotOpenCard, seat, card, source, None, together)


def change_hands(t: Table[World], giver: Seat, seat: Seat, *cards: Card) -> None:
    """Hidden cards from one hand to another: both know them, nobody else does."""
    world = t.world
    world.lay_down(giver, *cards)
    world.take_up(seat, *cards)
    for deeds in (True, False):
        if given := [card for card in cards if is_deed(card) == deeds]:
            zones = hand_zone(giver), hand_zone(seat)
            memory.moved_unseen(world, given, *zones, (giver, seat))


def receive_from(t: Table[World], giver: Seat, seat: Seat, card: Card, source: str) -> None:
    """A card won from a player's hand."""
    change_hands(t, giver, seat, card)
    t.world.gained = put_at(t.world.gained, seat, True)
    t.tell(events.got_card, seat, source, card, giver)


def refill_queue(t: Table[World], slots: int) -> None:
    """The deeds slide down, and the deck fills the queue up."""
    world = t.world
    while len(world.queue) < slots and world.deeds:
        world.queue = (*world.queue, world.next_deed())
    t.tell(events.QueueFilled, world.queue)
