"""The store cards of Wild West and the Indians."""

from collections.abc import Iterator

from game.engine import Frame, Seat, Table, say
from game.games.dice_town import events, goods
from game.games.dice_town.actions import Play
from game.games.dice_town.cards import Back, Card, Occasion, is_deed
from game.games.dice_town.deck.rule import CardRule, Held, in_effect, take_effect
from game.games.dice_town.deck.victims import ranchers
from game.games.dice_town.dice import choices, without
from game.games.dice_town.effects import Effect
from game.games.dice_town.frames.giving import GiveStoreCard
from game.games.dice_town.world import World

SWINDLE_DOLLARS = 2


def _gift(world: World, seat: Seat, actor: Seat, card: Card, held: Held) -> Iterator[Play]:
    return (
        Play(card, other) for other in world.others(seat) if any(not is_deed(c) for c in world.hands[other])
    )


def _receive(t: Table[World], seat: Seat, play: Play) -> Frame[World]:
    assert play.target is not None
    return GiveStoreCard(play.target, seat)


def _swindler(world: World, seat: Seat, actor: Seat, card: Card, held: Held) -> Iterator[Play]:
    yield Play(card)


def _swindle(t: Table[World], seat: Seat, play: Play) -> None:
    for other in t.world.others(seat):
        goods.pay_over(t, other, seat, SWINDLE_DOLLARS, "swindler")


def _double_gun(world: World, seat: Seat, actor: Seat, card: Card, held: Held) -> Iterator[Play]:
    for again in choices(world.hunt):
        if again:
            yield Play(card, faces=again)


def _shoot_again(t: Table[World], seat: Seat, play: Play) -> None:
    world = t.world
    stays = without(world.hunt, play.faces)
    world.hunt = tuple(sorted([*stays, *(n - 1 for n in t.rng.dice(len(play.faces)))]))
    t.tell(events.Hunted, seat, world.hunt, True)


def _whisky(world: World, seat: Seat, actor: Seat, card: Card, held: Held) -> Iterator[Play]:
    return (Play(card, other) for other in ranchers(world, seat))


def _pour(t: Table[World], seat: Seat, play: Play) -> None:
    take_effect(t.world, Effect.WHISKY, play.target)


def _spill(t: Table[World], seat: Seat, play: Play) -> None:
    """The victim was announced: a cancelled whisky means an ordinary robbery there."""
    take_effect(t.world, Effect.SPILT, play.target)


def _insurance(world: World, seat: Seat, actor: Seat, card: Card, held: Held) -> Iterator[Play]:
    if world.taken is Back.DEED:
        if world.deeds:
            yield Play(card)
    elif goods.has_store_cards(world):
        yield Play(card)


def _insure(t: Table[World], seat: Seat, play: Play) -> Frame[World] | None:
    from game.games.dice_town.frames.obtaining import obtain  # a card may lead to a card

    if t.world.taken is Back.DEED:
        return obtain(t, seat, t.world.next_deed(), "insurance")
    return obtain(t, seat, goods.draw_store(t, 1)[0], "insurance")


def _desperado(world: World, seat: Seat, actor: Seat, card: Card, held: Held) -> Iterator[Play]:
    if len(world.outlaws) > 1:
        yield Play(card)


def _smoke(world: World, seat: Seat, actor: Seat, card: Card, held: Held) -> Iterator[Play]:
    if world.die != seat and world.goes_on:
        yield Play(card)


def _signal(t: Table[World], seat: Seat, play: Play) -> None:
    t.world.die = seat
    t.tell(events.DieMoved, seat)


WILD_WEST: dict[str, CardRule] = {
    "cattle": CardRule(say("dice_town.card.cattle")),
    "winchester": CardRule(say("dice_town.card.winchester")),
    "mule": CardRule(say("dice_town.card.mule"), say("dice_town.card.mule.text")),
    "dog": CardRule(say("dice_town.card.dog"), say("dice_town.card.dog.text")),
    "gift": CardRule(say("dice_town.card.gift"), say("dice_town.card.gift.text"), None, _gift, _receive),
    "swindler": CardRule(
        say("dice_town.card.swindler"),
        say("dice_town.card.swindler.text"),
        None,
        _swindler,
        _swindle,
    ),
    "double_gun": CardRule(
        say("dice_town.card.double_gun"),
        say("dice_town.card.double_gun.text"),
        Occasion.HUNT,
        _double_gun,
        _shoot_again,
    ),
    "whisky": CardRule(
        say("dice_town.card.whisky"),
        say("dice_town.card.whisky.text"),
        Occasion.SALOON,
        _whisky,
        _pour,
        _spill,
    ),
    "insurance": CardRule(
        say("dice_town.card.insurance"),
        say("dice_town.card.insurance.text"),
        Occasion.ROBBED,
        _insurance,
        _insure,
    ),
    "desperado": CardRule(
        say("dice_town.card.desperado"),
        say("dice_town.card.desperado.text"),
        Occasion.RECRUIT,
        _desperado,
        in_effect,
    ),
    "smoke": CardRule(
        say("dice_town.card.smoke"), say("dice_town.card.smoke.text"), Occasion.ROUND_END, _smoke, _signal
    ),
}
