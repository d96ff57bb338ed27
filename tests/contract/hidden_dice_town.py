"""What a seat in Dice Town cannot know, permuted on the real table."""

from collections.abc import Hashable, Iterable

from game.engine import Action, Rng, Sealed, Seat, Table
from game.games.dice_town.actions import Bid, Keep
from game.games.dice_town.cards import Card, deed_cards, is_deed, is_never_held, put, river_cards, store_cards
from game.games.dice_town.frames.counting import Counting
from game.games.dice_town.known import read, written
from game.games.dice_town.world import World


def unseen(t: Table[World], seat: Seat | None) -> list[list[Card]]:
    """The cards a seat does not see, by what could be what: backs, never held, where they may lie."""
    world = t.world
    known = {*world.queue, *world.playing, *world.spent}
    for owned in (*world.wire, *world.ranches):
        known.update(owned)
    if t.over or isinstance(t.frames[-1], Counting):
        known.update(*world.hands)
    known.update(card for won in world.won_deeds for card, shown in won if shown)
    remembered = written(world.memory.seen[-1 if seat is None else seat])
    common = written(world.memory.seen[-1])
    known.update(card for card, zones in remembered.items() if not zones & (zones - 1))
    if seat is not None:
        known.update(world.hands[seat])
        known.update(world.river[len(world.river) - world.river_known[seat] :])
        if seat in (world.looker, world.robbed):
            known.update(world.looked)
    settings = world.settings
    cards = (*deed_cards(settings.wild_west), *store_cards(settings.wild_west, settings.indians))
    alike: dict[Hashable, list[Card]] = {}
    for card in cards:
        if card not in known:
            places_left = remembered.get(card, 0), common.get(card, 0)
            alike.setdefault((is_deed(card), is_never_held(card), *places_left), []).append(card)
    groups = list(alike.values())
    if settings.wild_west:
        groups.append([c for c in river_cards() if c not in known])
        groups.append(list(world.outlaws[:-1]))
    return groups


def places(t: Table[World]) -> dict[Card, str]:
    """Where each card is; a card drawn from a hand to be looked at still counts as that hand's."""
    world = t.world
    looked_at = "pile" if world.robbed is None else f"hand {world.robbed}"
    zones: dict[str, Iterable[Card]] = {
        **{f"hand {seat}": hand for seat, hand in enumerate(world.hands)},
        "pile": [*world.store, *world.discard],
        "deeds": [*world.deeds, *world.box],
        "river": world.river,
        "outlaws": world.outlaws,
        "open": [*world.queue, *world.playing, *world.spent, *world.wanted],
    }
    found = {card: zone for zone, cards in zones.items() for card in cards}
    for owned in (*world.wire, *world.ranches, *world.gangs, *world.captured):
        found.update(dict.fromkeys(owned, "open"))
    river = dict.fromkeys(river_cards(), "river")
    found.update({card: river.get(card, looked_at) for card in world.looked})
    return found


def relabelled(t: Table[World], seat: Seat | None, rng: Rng) -> Table[World]:
    """Every card that a seat cannot know is another such card, and other cups hold other dice."""
    t = t.clone()
    world = t.world
    new: dict[Card, Card] = {}
    for group in unseen(t, seat):
        after = group.copy()
        rng.shuffle(after)
        new.update(zip(group, after, strict=True))
    for zone in ("store", "discard", "deeds", "box", "river", "outlaws", "looked"):
        setattr(world, zone, _renamed(getattr(world, zone), new))
    if world.looked_from != "river":
        world.looked = tuple(sorted(world.looked))
    world.hands = tuple(put(_renamed(hand, new)) for hand in world.hands)
    if world.stolen is not None:
        world.stolen = world.stolen._replace(card=new.get(world.stolen.card, world.stolen.card))
    world.won_deeds = tuple(
        tuple((new.get(card, card), shown) for card, shown in won) for won in world.won_deeds
    )
    for other, seen in enumerate(world.memory.seen):
        if other != (world.seats if seat is None else seat):
            renamed = {new.get(card, card): zones for card, zones in written(seen).items()}
            world.memory.seen[other] = read(renamed)
    world.cups = tuple(
        cup if owner == seat else tuple(sorted(n - 1 for n in rng.dice(len(cup))))
        for owner, cup in enumerate(world.cups)
    )
    world.bids = tuple(bid and _bid(bid, new, world.hands[owner]) for owner, bid in enumerate(world.bids))
    for frame in t.frames:
        if isinstance(frame, Sealed):
            frame.answers = [answer and _answer(answer, new) for answer in frame.answers]
    return t


def _renamed(cards: Iterable[Card], new: dict[Card, Card]) -> tuple[Card, ...]:
    return tuple(new.get(card, card) for card in cards)


def _bid(bid: Bid, new: dict[Card, Card], hand: tuple[Card, ...]) -> Bid:
    chosen = {new.get(card, card) for card in bid.cards}
    return Bid(bid.money, bid.nuggets, tuple(card for card in hand if card in chosen))


def _answer(answer: Action, new: dict[Card, Card]) -> Action:
    """Sealed answers are given anew by whoever permutes; only what names a card is brought in line."""
    if isinstance(answer, Keep) and answer.brute:
        return Keep(answer.faces, new.get(answer.brute, answer.brute))
    return answer
