"""Victory points, every one explained."""

from collections.abc import Sequence

from game.engine import Line, Message, Score, Seat, ranked, say, say_n
from game.games.dice_town.cards import Card, deed_value, figures, is_deed, kind, outlaws
from game.games.dice_town.town import Town
from game.games.dice_town.words.cards import name
from game.games.dice_town.world import World

DOG_POINTS = 2


def deed_count(world: World, seat: Seat) -> int:
    """Deeds and ranches, in hand, behind wire or open."""
    in_hand = sum(is_deed(card) for card in world.hands[seat])
    return in_hand + len(world.wire[seat]) + len(world.ranches[seat])


def lines(world: Town, seat: Seat, hand: Sequence[Card]) -> tuple[Line, ...]:
    """A seat's score sheet, with some cards for its hand."""
    base = figures().base
    held = [kind(card) for card in hand]
    pad = [
        Line(say("dice_town.score.nuggets"), world.nuggets[seat], why=say("dice_town.score.nuggets.why")),
        _dollars(world, seat),
        Line(
            say("dice_town.score.sheriff"),
            base.sheriff_points if world.sheriff == seat else 0,
            why=say("dice_town.score.sheriff.why", points=base.sheriff_points),
        ),
        _equipment(hand),
        _deeds([card for card in (*hand, *world.wire[seat]) if is_deed(card)]),
    ]
    if world.settings.wild_west:
        store_cards = sum(not is_deed(card) for card in hand)
        captured = len(world.captured[seat])
        pad += [
            _each(say("dice_town.score.mule"), "mule" in held, store_cards, 1),
            _each(say("dice_town.score.dog"), "dog" in held, captured, DOG_POINTS),
            _ranches(len(world.ranches[seat])),
        ]
    return tuple(pad)


def _dollars(world: Town, seat: Seat) -> Line:
    per, money = figures().base.dollars_per_point, world.money[seat]
    rewards = sum(outlaws()[outlaw].dollars for outlaw in world.captured[seat])
    fortune = say("dice_town.amount.dollars", dollars=money + rewards)
    told = say("dice_town.score.dollars.why", fortune=fortune, per=per)
    if rewards:
        told = say("dice_town.score.dollars.rewards", money=money, rewards=rewards, fortune=fortune, per=per)
    return Line(say("dice_town.score.dollars"), (money + rewards) // per, fortune, told)


def _equipment(hand: Sequence[Card]) -> Line:
    points = {**figures().base.equipment, **figures().wild_west.equipment}
    found = [card for card in hand if points.get(kind(card))]
    what, value = say("dice_town.score.equipment"), sum(points[kind(card)] for card in found)
    if not found:
        return Line(what, value, why=say("dice_town.score.equipment.none"))
    told = tuple(
        say("dice_town.score.equipment.each", card=name(card), points=points[kind(card)]) for card in found
    )
    parts = _sum([points[kind(card)] for card in found])
    return Line(what, value, parts, say("dice_town.score.equipment.why", cards=told))


def _deeds(deeds: Sequence[Card]) -> Line:
    values = sorted(map(deed_value, deeds), reverse=True)
    parts = _sum([value for value in values if value])
    told = say_n("dice_town.score.deeds.why", len(values))
    if parts is not None:
        told = say_n("dice_town.score.deeds.sum", len(values), sum=parts)
    return Line(say("dice_town.score.deeds"), sum(values), parts, told)


def _each(what: Message, held: bool, count: int, points: int) -> Line:
    """So many points for each of something, for who holds the card that says so."""
    mule = what.key == "dice_town.score.mule"
    if not held:
        told = say("dice_town.score.mule.none") if mule else say("dice_town.score.dog.none")
        return Line(what, 0, why=told)
    told = say_n("dice_town.score.mule.why", count) if mule else say_n("dice_town.score.dog.why", count)
    parts = None if points == 1 else say("dice_town.score.times", points=points, count=count)
    return Line(what, points * count, parts, told)


def _ranches(count: int) -> Line:
    told = say_n("dice_town.score.ranches.why", count)
    value = count * (count + 1) // 2
    return Line(say("dice_town.score.ranches"), value, _sum(range(1, count + 1)), told)


def _sum(parts: Sequence[int]) -> Message | None:
    """What is added up, where there is something to add."""
    told = " + ".join(map(str, parts))
    return say("dice_town.score.sum", parts=told) if len(parts) > 1 else None


def scores(world: World) -> tuple[Score, ...]:
    """Points; tied: most deeds; still tied: the Sheriff's word."""
    return ranked([_score(world, seat) for seat in range(world.seats)])


def _score(world: World, seat: Seat) -> Score:
    pad = lines(world, seat, world.hands[seat])
    ranches = world.settings.wild_west
    ties = (
        Line(
            say("dice_town.score.deeds_and_ranches") if ranches else say("dice_town.score.deed_count"),
            deed_count(world, seat),
        ),
        Line(say("dice_town.score.crowned"), int(world.crowned == seat)),
    )
    return Score(seat, sum(line.value for line in pad), pad, ties)
