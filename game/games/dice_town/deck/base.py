"""The store cards of the base game."""

from collections.abc import Iterator

from game.engine import Seat, Table, say
from game.games.dice_town import events, goods
from game.games.dice_town.actions import Play
from game.games.dice_town.benefits import benefits
from game.games.dice_town.cards import Card, Occasion, kind
from game.games.dice_town.deck.rule import CardRule, Held, in_effect, take_effect
from game.games.dice_town.deck.victims import ranchers, victims
from game.games.dice_town.dice import FACES, NINE, without
from game.games.dice_town.effects import Effect
from game.games.dice_town.seats import put_at
from game.games.dice_town.world import World

JOE_DOLLARS = 4


def _dynamite(world: World, seat: Seat, actor: Seat, card: Card, held: Held) -> Iterator[Play]:
    if world.mine > world.count(seat, NINE):
        yield Play(card)


def _girls(world: World, seat: Seat, actor: Seat, card: Card, held: Held) -> Iterator[Play]:
    hidden = sum(len(world.hands[other]) for other in victims(world, seat))
    holds_whisky = "whisky" in held and bool(ranchers(world, seat))
    # the robbery that a cancelled whisky left for an empty hand steals nothing: a second one makes up for it
    wasted = Effect.SPILT in world.in_effect and world.target is not None and not world.hands[world.target]
    if hidden + (holds_whisky or Effect.WHISKY in world.in_effect or wasted) > 1:
        yield Play(card)


def _sharp(world: World, seat: Seat, actor: Seat, card: Card, held: Held) -> Iterator[Play]:
    copies = [other for other in held if kind(other) == "sharp"]
    if card == copies[0]:  # the second copy would offer the same again
        for of in sorted(set(world.kept[seat])):
            for to in FACES:
                if to != of:
                    yield Play(card, faces=(of, to))


def _turn(t: Table[World], seat: Seat, play: Play) -> None:
    of, to = play.faces
    kept = tuple(sorted([*without(t.world.kept[seat], (of,)), to]))
    t.world.kept = put_at(t.world.kept, seat, kept)
    t.tell(events.Turned, seat, of, to, "sharp")


def _corruption(world: World, seat: Seat, actor: Seat, card: Card, held: Held) -> Iterator[Play]:
    if world.deeds:
        yield Play(card)


def _credit(world: World, seat: Seat, actor: Seat, card: Card, held: Held) -> Iterator[Play]:
    left = len(world.store) + len(world.discard) - world.store_actions
    if left > 0 or (world.settings.wild_west and goods.has_store_cards(world)):
        yield Play(card)  # with Wild West the last cards are a Gift and a Swindler, which always come back


def _joe(world: World, seat: Seat, actor: Seat, card: Card, held: Held) -> Iterator[Play]:
    return (Play(card, other) for other in world.others(seat) if world.money[other])


def _scare(t: Table[World], seat: Seat, play: Play) -> None:
    assert play.target is not None
    goods.pay_over(t, play.target, seat, JOE_DOLLARS, "joe")


def _marshal(world: World, seat: Seat, actor: Seat, card: Card, held: Held) -> Iterator[Play]:
    if actor not in (seat, world.sheriff):
        yield Play(card)


def _split(world: World, seat: Seat, actor: Seat, card: Card, held: Held) -> Iterator[Play]:
    if seat != actor and world.bank > 1:
        yield Play(card)


def _share(t: Table[World], seat: Seat, play: Play) -> None:
    take_effect(t.world, Effect.SPLIT, seat)


def _wanted(world: World, seat: Seat, actor: Seat, card: Card, held: Held) -> Iterator[Play]:
    if seat != actor:
        yield Play(card)


def _elixir(world: World, seat: Seat, actor: Seat, card: Card, held: Held) -> Iterator[Play]:
    if seat not in world.visitors and benefits(world, seat):
        yield Play(card)


def _invite(t: Table[World], seat: Seat, play: Play) -> None:
    t.world.visitors = (*t.world.visitors, seat)


BASE: dict[str, CardRule] = {
    "hat": CardRule(say("dice_town.card.hat")),
    "boots": CardRule(say("dice_town.card.boots")),
    "lantern": CardRule(say("dice_town.card.lantern")),
    "watch": CardRule(say("dice_town.card.watch")),
    "saddle": CardRule(say("dice_town.card.saddle")),
    "horse": CardRule(say("dice_town.card.horse")),
    "dynamite": CardRule(
        say("dice_town.card.dynamite"),
        say("dice_town.card.dynamite.text"),
        Occasion.MINE,
        _dynamite,
        in_effect,
    ),
    "girls": CardRule(
        say("dice_town.card.girls"), say("dice_town.card.girls.text"), Occasion.SALOON, _girls, in_effect
    ),
    "brute": CardRule(say("dice_town.card.brute"), say("dice_town.card.brute.text")),
    "sharp": CardRule(
        say("dice_town.card.sharp"), say("dice_town.card.sharp.text"), Occasion.REVEAL, _sharp, _turn
    ),
    "corruption": CardRule(
        say("dice_town.card.corruption"),
        say("dice_town.card.corruption.text"),
        Occasion.TOWN_HALL,
        _corruption,
        in_effect,
    ),
    "credit": CardRule(
        say("dice_town.card.credit"),
        say("dice_town.card.credit.text"),
        Occasion.STORE,
        _credit,
        in_effect,
        lasting=True,
    ),
    "joe": CardRule(
        say("dice_town.card.joe"), say("dice_town.card.joe.text"), Occasion.SHERIFF, _joe, _scare
    ),
    "marshal": CardRule(
        say("dice_town.card.marshal"), say("dice_town.card.marshal.text"), Occasion.STAR, _marshal, in_effect
    ),
    "split": CardRule(
        say("dice_town.card.split"), say("dice_town.card.split.text"), Occasion.BANK, _split, _share
    ),
    "wanted": CardRule(
        say("dice_town.card.wanted"), say("dice_town.card.wanted.text"), Occasion.CARD, _wanted
    ),
    "elixir": CardRule(
        say("dice_town.card.elixir"), say("dice_town.card.elixir.text"), Occasion.DOC, _elixir, _invite
    ),
}
