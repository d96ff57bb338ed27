"""How far the round and the game have come, and who is ahead, on two plates beside the prompt."""

from game.engine import Message, Seat, Who, say, say_n
from game.games.dice_town.dice import HAND, price
from game.games.dice_town.outlook import ahead, deeds_left, in_sight, is_last, open_points, rounds_left
from game.games.dice_town.view import View
from game.games.dice_town.words.places import OTHER_PLACES, PLACES
from game.text import Speaker
from game.ui.markup import careful
from game.ui.tables.dice_town.acts.whereabouts import whereabouts
from game.ui.tables.dice_town.pages import BOOK
from game.ui.tables.dice_town.town import Town
from game.ui.tables.kit.cards import Tip
from game.ui.tables.kit.plate import ROUND, STANDING, Plate

STOPS = ("mine", "bank", "store", "saloon", "sheriff", "town_hall", "doc")
"""The places in the order in which they are visited, numbered as in the rules: the stagecoach is no stop."""
_NAMES = {**{name: words.sign.name for name, words in PLACES.items()}, "doc": OTHER_PLACES["doc"].name}


def plates(view: View, speak: Speaker) -> tuple[Plate, Plate]:
    """What both of them say of a view."""
    first, *second = told_round(view)
    goes = "dice" if _throwing(view) else "target", *map(speak, second)
    stands = "points", *map(speak, told_ahead(view))
    return (
        Plate(ROUND, (("round", speak(first)), goes)),
        Plate(STANDING, (stands, ("hourglass", speak(told_left(view))))),
    )


def _throwing(view: View) -> bool:
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
    if not _throwing(view):
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


def standing_tips(table: Town) -> list[Tip]:
    """Both plates at length, for who points at them or asks."""
    view, speak = table.picture_view, careful(table.speaker)
    goes = "\n".join(f"{{icon:{icon}}} {speak(each)}" for icon, each in _course())
    stands = "\n".join(_sheet(view, speak))
    return [Tip(ROUND, goes, page=BOOK + "round"), Tip(STANDING, stands, page=BOOK + "end")]


def _course() -> list[tuple[str, Message]]:
    """How a round goes, each part with its icon."""
    return [
        ("dice", say("ui.dice_town.course.throws")),
        ("money", say("ui.dice_town.course.price", more=price(2), none=price(0))),
        ("hand", say("ui.dice_town.course.last", all=HAND)),
        ("star", say("ui.dice_town.course.town")),
        ("doc", say("ui.dice_town.course.doc")),
    ]


def _sheet(view: View, speak: Speaker) -> list[str]:
    """Everybody's points in sight, and what will end the game."""
    order = sorted(range(view.settings.seats), key=lambda seat: -open_points(view, seat))
    lines = [speak(say("ui.dice_town.sheet"))]
    lines += ["{icon:points} " + speak(_points(view, seat)) for seat in order]
    if view.seat is not None and view.hand and view.final is None:
        own = in_sight(view, view.seat, view.hand)
        lines.append("{icon:card} " + speak(say("ui.dice_town.sheet.own", points=own)))
    if view.final is None:
        gold, land = (
            say_n("dice_town.amount.nuggets", view.mine),
            say_n("dice_town.amount.deeds", deeds_left(view)),
        )
        lines.append("{icon:hourglass} " + speak(say("ui.dice_town.sheet.end", gold=gold, deeds=land)))
    return lines


def _end(view: View) -> Message:
    gold = say_n("dice_town.amount.nuggets", view.mine)
    return say("ui.dice_town.sheet.end", gold=gold, deeds=say_n("dice_town.amount.deeds", deeds_left(view)))


def _points(view: View, seat: Seat) -> Message:
    points, hidden = open_points(view, seat), sum(view.backs[seat]) if view.final is None else 0
    if not hidden:
        return say("ui.dice_town.sheet.line", player=Who(seat), points=points)
    return say_n("ui.dice_town.sheet.hidden", hidden, player=Who(seat), points=points)
