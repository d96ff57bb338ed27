"""What must hold at every step: nothing appears, nothing is lost."""

from collections.abc import Iterable

from game.engine import Violation
from game.games.dice_town.cards import deed_cards, figures, is_deed, outlaws, river_cards, store_cards
from game.games.dice_town.dice import HAND
from game.games.dice_town.known import BOX, DEEDS, DISCARD, STORE, hand_zone, written
from game.games.dice_town.tally import source_of
from game.games.dice_town.town import VILLAGE
from game.games.dice_town.world import World


def audit(world: World) -> None:
    """Dollars, nuggets, deeds, store cards, river cards and outlaws are conserved, and nobody is in debt."""
    settings, base, west = world.settings, figures().base, figures().wild_west
    wild = settings.wild_west
    dollars = base.money * world.seats + base.bank + (west.coach if wild else 0)
    _same("dollars", dollars, sum(world.money) + world.bank + world.coach)
    nuggets = base.mine if not wild else west.mine_for_two if world.seats == 2 else west.mine
    _same("nuggets", nuggets, sum(world.nuggets) + world.mine)
    if min(*world.money, *world.nuggets, world.bank, world.coach, world.mine) < 0:
        raise Violation("somebody owes more than there is")
    hidden = [*_flat(world.hands), *world.looked, *world.spent]
    deeds = [*hidden, *world.deeds, *world.queue, *world.box, *_flat(world.wire), *_flat(world.ranches)]
    _same("deeds", sorted(deed_cards(wild)), sorted(filter(is_deed, deeds)))
    rivers = {*river_cards()} if wild else set()
    store = [*hidden, *world.store, *world.discard, *world.playing]
    _same(
        "store cards",
        sorted(store_cards(wild, settings.indians)),
        sorted(card for card in store if not is_deed(card) and card not in rivers),
    )
    if wild:
        river = [card for card in [*world.river, *world.spent, *world.looked] if card in rivers]
        _same("river cards", sorted(river_cards()), sorted(river))
        everyone = [*world.outlaws, *world.wanted, *_flat(world.gangs), *_flat(world.captured)]
        _same("outlaws", sorted(outlaws()), sorted(everyone))
    _audit_dice_and_memory(world)


def _audit_dice_and_memory(world: World) -> None:
    for seat in range(world.seats):
        if len(world.kept[seat]) + len(world.cups[seat]) > HAND:
            raise Violation("a sixth die")
    zones = {
        **{card: hand_zone(seat) for seat in range(world.seats) for card in world.hands[seat]},
        **dict.fromkeys(world.store, STORE),
        **dict.fromkeys(world.discard, DISCARD),
        **dict.fromkeys(world.deeds, DEEDS),
        **dict.fromkeys(world.box, BOX),
    }
    if world.looked and world.looked_from != "river":
        zones |= dict.fromkeys(world.looked, source_of(world.robbed, world.looked_from))
    for seat, known in enumerate(world.memory.seen):
        for card, possible in written(known).items():
            if not zones.get(card, 0) & possible:
                raise Violation(f"seat {seat} remembers {card} where it is not")
    if not VILLAGE <= world.die < world.seats:
        raise Violation("the Indian die is lost")


def _flat(rows: Iterable[tuple[str, ...]]) -> list[str]:
    return [card for row in rows for card in row]


def _same(what: str, expected: object, found: object) -> None:
    if expected != found:
        raise Violation(f"{what}: there should be {expected}, there are {found}")
