"""The store's cards, declared: name, text, when each may be played, and its one small effect."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from game.engine import Frame, Message, Seat, Table, say
from game.games.dice_town import events, goods
from game.games.dice_town.actions import Play
from game.games.dice_town.benefits import benefits
from game.games.dice_town.cards import Card, Moment, is_deed, kind
from game.games.dice_town.dice import FACES, NINE, choices, without
from game.games.dice_town.frames.giving import GiveStoreCard
from game.games.dice_town.world import World

JOE_DOLLARS = 4
SWINDLE_DOLLARS = 2

Targets = Callable[[World, Seat, Seat, Card], Iterator[Play]]
Effect = Callable[[Table[World], Seat, Play], Frame[World] | None]


def _no_plays(world: World, seat: Seat, actor: Seat, card: Card) -> Iterator[Play]:
    return iter(())


def _no_effect(t: Table[World], seat: Seat, play: Play) -> None:
    """Nothing more than being in effect."""


@dataclass(frozen=True, slots=True)
class CardRule:
    """One kind of card."""

    name: Message
    text: Message | None = None
    """What it does; None: nothing but its points."""
    moment: Moment | None = None
    plays: Targets = _no_plays
    """The ways to play it now; none: it could do nothing and is not offered."""
    effect: Effect = _no_effect
    cancelled: Effect = _no_effect
    at_once: bool = False
    lasting: bool = False
    """It lies on the table until the action is over, so that it cannot be drawn again meanwhile."""


def plays(world: World, seat: Seat, moment: Moment, actor: Seat) -> tuple[Play, ...]:
    """Everything a seat may play at a moment of somebody's action."""
    found: list[Play] = []
    for card in world.hands[seat]:
        if not is_deed(card):
            rule = DECK[kind(card)]
            if rule.moment is moment:
                found.extend(rule.plays(world, seat, actor, card))
    return tuple(found)


def _in_effect(t: Table[World], seat: Seat, play: Play) -> None:
    t.world.in_effect.append(kind(play.card))


def _dynamite(world: World, seat: Seat, actor: Seat, card: Card) -> Iterator[Play]:
    if world.mine > world.count(seat, NINE):
        yield Play(card)


def victims(world: World, seat: Seat) -> list[Seat]:
    """Whom a seat can rob of a card in hand."""
    return [other for other in world.others(seat) if world.hands[other] and other != world.guarded]


def _girls(world: World, seat: Seat, actor: Seat, card: Card) -> Iterator[Play]:
    hidden = sum(len(world.hands[other]) for other in victims(world, seat))
    holds_whisky = "whisky" in world.hands[seat] and any(_whisky(world, seat, actor, "whisky"))
    if hidden + (holds_whisky or "whisky" in world.in_effect) > 1:
        yield Play(card)


def _sharp(world: World, seat: Seat, actor: Seat, card: Card) -> Iterator[Play]:
    copies = [other for other in world.hands[seat] if kind(other) == "sharp"]
    if card == copies[0]:  # the second copy would offer the same again
        for of in sorted(set(world.kept[seat])):
            for to in FACES:
                if to != of:
                    yield Play(card, faces=(of, to))


def _turn(t: Table[World], seat: Seat, play: Play) -> None:
    of, to = play.faces
    t.world.kept[seat] = sorted([*without(t.world.kept[seat], (of,)), to])
    t.tell(events.Turned, seat, of, to)


def _corruption(world: World, seat: Seat, actor: Seat, card: Card) -> Iterator[Play]:
    if world.deeds:
        yield Play(card)


def _credit(world: World, seat: Seat, actor: Seat, card: Card) -> Iterator[Play]:
    if goods.has_store_cards(world):
        yield Play(card)


def _joe(world: World, seat: Seat, actor: Seat, card: Card) -> Iterator[Play]:
    return (Play(card, other) for other in world.others(seat) if world.money[other])


def _scare(t: Table[World], seat: Seat, play: Play) -> None:
    assert play.target is not None
    goods.pay_over(t, play.target, seat, JOE_DOLLARS, "joe")


def _marshal(world: World, seat: Seat, actor: Seat, card: Card) -> Iterator[Play]:
    if actor not in (seat, world.sheriff):
        yield Play(card)


def _split(world: World, seat: Seat, actor: Seat, card: Card) -> Iterator[Play]:
    if seat != actor and world.bank > 1:
        yield Play(card)


def _share(t: Table[World], seat: Seat, play: Play) -> None:
    t.world.in_effect.append("split")
    t.world.target = seat


def _wanted(world: World, seat: Seat, actor: Seat, card: Card) -> Iterator[Play]:
    if seat != actor:
        yield Play(card)


def _elixir(world: World, seat: Seat, actor: Seat, card: Card) -> Iterator[Play]:
    if f"visit:{seat}" not in world.in_effect and benefits(world, seat):
        yield Play(card)


def _invite(t: Table[World], seat: Seat, play: Play) -> None:
    t.world.in_effect.append(f"visit:{seat}")


def _gift(world: World, seat: Seat, actor: Seat, card: Card) -> Iterator[Play]:
    return (
        Play(card, other) for other in world.others(seat) if any(not is_deed(c) for c in world.hands[other])
    )


def _receive(t: Table[World], seat: Seat, play: Play) -> Frame[World]:
    assert play.target is not None
    return GiveStoreCard(play.target, seat)


def _swindler(world: World, seat: Seat, actor: Seat, card: Card) -> Iterator[Play]:
    yield Play(card)


def _swindle(t: Table[World], seat: Seat, play: Play) -> None:
    for other in t.world.others(seat):
        goods.pay_over(t, other, seat, SWINDLE_DOLLARS, "swindler")


def _double_gun(world: World, seat: Seat, actor: Seat, card: Card) -> Iterator[Play]:
    for again in choices(tuple(world.hunt)):
        if again:
            yield Play(card, faces=again)


def _shoot_again(t: Table[World], seat: Seat, play: Play) -> None:
    world = t.world
    stays = without(world.hunt, play.faces)
    world.hunt = sorted([*stays, *(n - 1 for n in t.rng.dice(len(play.faces)))])
    t.tell(events.Hunted, seat, tuple(world.hunt))


def _whisky(world: World, seat: Seat, actor: Seat, card: Card) -> Iterator[Play]:
    for other in world.others(seat):
        if world.ranches[other] and other != world.guarded:
            yield Play(card, other)


def _pour(t: Table[World], seat: Seat, play: Play) -> None:
    t.world.in_effect.append("whisky")
    t.world.target = play.target


def _spill(t: Table[World], seat: Seat, play: Play) -> None:
    """The victim was announced: a cancelled whisky means an ordinary robbery there."""
    t.world.in_effect.append("spilt")
    t.world.target = play.target


def _insurance(world: World, seat: Seat, actor: Seat, card: Card) -> Iterator[Play]:
    if "stolen:deed" in world.in_effect:
        if world.deeds:
            yield Play(card)
    elif goods.has_store_cards(world):
        yield Play(card)


def _insure(t: Table[World], seat: Seat, play: Play) -> Frame[World] | None:
    from game.games.dice_town.frames.obtaining import obtain  # a card may lead to a card

    if "stolen:deed" in t.world.in_effect:
        return obtain(t, seat, t.world.deeds.pop(), "insurance")
    return obtain(t, seat, goods.draw_store(t, 1)[0], "insurance")


def _desperado(world: World, seat: Seat, actor: Seat, card: Card) -> Iterator[Play]:
    if len(world.outlaws) > 1:
        yield Play(card)


def _smoke(world: World, seat: Seat, actor: Seat, card: Card) -> Iterator[Play]:
    if world.die != seat:
        yield Play(card)


def _signal(t: Table[World], seat: Seat, play: Play) -> None:
    t.world.die = seat
    t.tell(events.DieMoved, seat)


DECK: dict[str, CardRule] = {
    "hat": CardRule(say("dice_town.card.hat")),
    "boots": CardRule(say("dice_town.card.boots")),
    "lantern": CardRule(say("dice_town.card.lantern")),
    "watch": CardRule(say("dice_town.card.watch")),
    "saddle": CardRule(say("dice_town.card.saddle")),
    "horse": CardRule(say("dice_town.card.horse")),
    "dynamite": CardRule(
        say("dice_town.card.dynamite"),
        say("dice_town.card.dynamite.text"),
        Moment.MINE,
        _dynamite,
        _in_effect,
    ),
    "girls": CardRule(
        say("dice_town.card.girls"), say("dice_town.card.girls.text"), Moment.SALOON, _girls, _in_effect
    ),
    "brute": CardRule(say("dice_town.card.brute"), say("dice_town.card.brute.text")),
    "sharp": CardRule(
        say("dice_town.card.sharp"), say("dice_town.card.sharp.text"), Moment.REVEAL, _sharp, _turn
    ),
    "corruption": CardRule(
        say("dice_town.card.corruption"),
        say("dice_town.card.corruption.text"),
        Moment.TOWN_HALL,
        _corruption,
        _in_effect,
    ),
    "credit": CardRule(
        say("dice_town.card.credit"),
        say("dice_town.card.credit.text"),
        Moment.STORE,
        _credit,
        _in_effect,
        lasting=True,
    ),
    "joe": CardRule(say("dice_town.card.joe"), say("dice_town.card.joe.text"), Moment.SHERIFF, _joe, _scare),
    "marshal": CardRule(
        say("dice_town.card.marshal"), say("dice_town.card.marshal.text"), Moment.STAR, _marshal, _in_effect
    ),
    "split": CardRule(
        say("dice_town.card.split"), say("dice_town.card.split.text"), Moment.BANK, _split, _share
    ),
    "wanted": CardRule(say("dice_town.card.wanted"), say("dice_town.card.wanted.text"), Moment.CARD, _wanted),
    "elixir": CardRule(
        say("dice_town.card.elixir"), say("dice_town.card.elixir.text"), Moment.DOC, _elixir, _invite
    ),
    "cattle": CardRule(say("dice_town.card.cattle")),
    "winchester": CardRule(say("dice_town.card.winchester")),
    "mule": CardRule(say("dice_town.card.mule"), say("dice_town.card.mule.text")),
    "dog": CardRule(say("dice_town.card.dog"), say("dice_town.card.dog.text")),
    "gift": CardRule(
        say("dice_town.card.gift"), say("dice_town.card.gift.text"), None, _gift, _receive, at_once=True
    ),
    "swindler": CardRule(
        say("dice_town.card.swindler"),
        say("dice_town.card.swindler.text"),
        None,
        _swindler,
        _swindle,
        at_once=True,
    ),
    "double_gun": CardRule(
        say("dice_town.card.double_gun"),
        say("dice_town.card.double_gun.text"),
        Moment.HUNT,
        _double_gun,
        _shoot_again,
    ),
    "whisky": CardRule(
        say("dice_town.card.whisky"), say("dice_town.card.whisky.text"), Moment.SALOON, _whisky, _pour, _spill
    ),
    "insurance": CardRule(
        say("dice_town.card.insurance"),
        say("dice_town.card.insurance.text"),
        Moment.ROBBED,
        _insurance,
        _insure,
    ),
    "desperado": CardRule(
        say("dice_town.card.desperado"),
        say("dice_town.card.desperado.text"),
        Moment.RECRUIT,
        _desperado,
        _in_effect,
    ),
    "smoke": CardRule(
        say("dice_town.card.smoke"), say("dice_town.card.smoke.text"), Moment.ROUND_END, _smoke, _signal
    ),
}
