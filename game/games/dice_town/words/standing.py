"""How far the round and the game have come, and who is ahead, as far as everybody can see."""

from game.engine import Message, Who, say, say_n
from game.games.dice_town.dice import HAND
from game.games.dice_town.outlook import ahead, is_last, rounds_left
from game.games.dice_town.view import View
from game.games.dice_town.whereabouts import whereabouts
from game.games.dice_town.words.places import OTHER_PLACES, PLACES

STOPS = ("mine", "bank", "store", "saloon", "sheriff", "town_hall", "doc")
"""The places in the order in which they are visited, numbered as in the rules: the stagecoach is no stop."""
_NAMES = {**{name: words.sign.name for name, words in PLACES.items()}, "doc": OTHER_PLACES["doc"].name}


def throwing(view: View) -> bool:
    """Whether somebody has dice to throw yet."""
    return any(len(kept) < HAND for kept in view.kept)


def most_kept(view: View) -> int:
    """How many dice lie before who has most of them."""
    return max(map(len, view.kept))


def told_round(view: View) -> tuple[Message, ...]:
    """Which round and which throw it is, and what ends the throws; or which place is visited.

    The last may be said in fewer words.
    """
    there = whereabouts(view)
    if there is not None:
        stop = say("ui.dice_town.going.stop", place=_NAMES[there.place], n=_stop(there.place), all=len(STOPS))
        return say("ui.dice_town.going.town", round=view.round), stop
    if not throwing(view):
        return say("ui.dice_town.going.town", round=view.round), say("ui.dice_town.going.places")
    if view.progress.last_throw:
        return say("ui.dice_town.going.last", round=view.round), say("ui.dice_town.going.last.free")
    # until the next dice roll, what is paid and turned belongs to the throw that was revealed last
    throw = max(1, len(view.reveals) + any(view.cups))
    now, most = say("ui.dice_town.going.throw", round=view.round, throw=throw), most_kept(view)
    if most == HAND:
        return now, say("ui.dice_town.going.done")
    until = say("ui.dice_town.going.until", all=HAND, most=most)
    return now, until, say("ui.dice_town.going.until.short", all=HAND, most=most)


def _stop(place: str) -> int:
    return STOPS.index(place) + 1


def told_ahead(view: View) -> list[Message]:
    """Who has most points as far as everybody can see, and the same in fewer words."""
    seats, points = ahead(view)
    if len(seats) == 1:
        player = Who(seats[0])
        aside = say("ui.dice_town.ahead", player=player, points=points)
        brief = say("ui.dice_town.ahead.brief", player=player, points=points)
        short = say("ui.dice_town.ahead.short", player=player, points=points)
        return [aside, brief, short] if view.final is None else [short]  # in the end the hands count too
    several = say("ui.dice_town.ahead.several", n=len(seats), points=points)
    short = say("ui.dice_town.ahead.several.short", n=len(seats), points=points)
    if len(seats) > 2:
        return [several, short]
    return [say("ui.dice_town.ahead.even", players=tuple(map(Who, seats)), points=points), several, short]


def told_left(view: View) -> Message:
    """About how long the game still takes."""
    if view.final is not None:
        return say("ui.over")
    if is_last(view):
        return say("ui.dice_town.left.last")
    return say_n("ui.dice_town.left", rounds_left(view))
