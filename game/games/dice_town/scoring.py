"""Victory points, every one explained."""

from game.engine import Line, Score, Seat, ranked, say
from game.games.dice_town.cards import deed_value, figures, is_deed, kind, outlaws
from game.games.dice_town.world import World

DOG_POINTS = 2


def deed_count(world: World, seat: Seat) -> int:
    """Deeds and ranches, in hand, behind wire or open."""
    in_hand = sum(is_deed(card) for card in world.hands[seat])
    return in_hand + len(world.wire[seat]) + len(world.ranches[seat])


def lines(world: World, seat: Seat) -> tuple[Line, ...]:
    """A seat's scoring pad."""
    base, west = figures().base, figures().wild_west
    hand = [kind(card) for card in world.hands[seat]]
    deeds = [*world.hands[seat], *world.wire[seat]]
    equipment = {**base.equipment, **west.equipment}
    fortune = world.money[seat] + sum(outlaws()[outlaw].dollars for outlaw in world.captured[seat])
    store_cards = sum(not is_deed(card) for card in world.hands[seat])
    ranches = len(world.ranches[seat])
    pad = [
        Line(say("dice_town.score.nuggets"), world.nuggets[seat]),
        Line(say("dice_town.score.dollars"), fortune // base.dollars_per_point),
        Line(say("dice_town.score.sheriff"), base.sheriff_points if world.sheriff == seat else 0),
        Line(say("dice_town.score.equipment"), sum(equipment.get(card, 0) for card in hand)),
        Line(say("dice_town.score.deeds"), sum(map(deed_value, deeds))),
    ]
    if world.settings.wild_west:
        pad += [
            Line(say("dice_town.score.mule"), store_cards if "mule" in hand else 0),
            Line(say("dice_town.score.dog"), DOG_POINTS * len(world.captured[seat]) if "dog" in hand else 0),
            Line(say("dice_town.score.ranches"), ranches * (ranches + 1) // 2),
        ]
    return tuple(pad)


def scores(world: World) -> tuple[Score, ...]:
    """Points; tied: most deeds; still tied: the Sheriff's word."""
    return ranked([_score(world, seat) for seat in range(world.seats)])


def _score(world: World, seat: Seat) -> Score:
    pad = lines(world, seat)
    ties = (
        Line(say("dice_town.score.deed_count"), deed_count(world, seat)),
        Line(say("dice_town.score.crowned"), int(world.crowned == seat)),
    )
    return Score(seat, sum(line.value for line in pad), pad, ties)
