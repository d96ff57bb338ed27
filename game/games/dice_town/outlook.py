"""How a game stands as far as everybody can know, and how much of it is left."""

from game.engine import Seat
from game.games.dice_town.cards import Card, deed_cards, figures
from game.games.dice_town.scoring import lines
from game.games.dice_town.town import Town
from game.games.dice_town.view import View
from game.games.length import measured_pace


def in_sight(town: Town, seat: Seat, hand: tuple[Card, ...] = ()) -> int:
    """A seat's points by what lies open; with its hand, for who knows it."""
    return sum(line.value for line in lines(town, seat, hand))


def ahead(view: View) -> tuple[tuple[Seat, ...], int]:
    """Who has most points that everybody can count, and how many."""
    points = [open_points(view, seat) for seat in range(view.settings.seats)]
    most = max(points)
    return tuple(seat for seat, each in enumerate(points) if each == most), most


def open_points(view: View, seat: Seat) -> int:
    """A seat's points as everybody can count them: by what lies open, and in the end that is all."""
    return in_sight(view, seat, () if view.final is None else view.final[seat])


def deeds_left(view: View) -> int:
    """How many deeds are still to be won, those in the queue among them."""
    return view.deeds + len(view.queue)


def is_last(view: View) -> bool:
    """Whether no further round will begin."""
    return not (view.mine and deeds_left(view))


def rounds_left(view: View) -> int:
    """About how many rounds are still to come, the one at hand among them.

    As many as games like this one take, and as much of them as is left of what runs out first.
    """
    settings, west = view.settings, figures().wild_west
    deeds, gold = len(deed_cards(settings.wild_west)), figures().base.mine
    if settings.wild_west and settings.seats == 2:
        deeds, gold = deeds - west.boxed_for_two, west.mine_for_two
    elif settings.wild_west:
        gold = west.mine
    options = {
        "wild_west": settings.wild_west,
        "indians": settings.indians,
        "bribes": settings.bribes,
        "poker_face": settings.poker_face,
    }
    pace = measured_pace(__package__, settings.seats, options)
    return max(1, round(pace.rounds * min(deeds_left(view) / deeds, view.mine / gold)))
