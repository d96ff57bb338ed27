"""How far the round and the game have come, and who is ahead, on two plates beside the prompt."""

from game.engine import Message, Seat, Who, say, say_n
from game.games.dice_town.dice import HAND, price
from game.games.dice_town.outlook import deeds_left, in_sight, open_points
from game.games.dice_town.view import View
from game.games.dice_town.words.standing import throwing, told_ahead, told_left, told_round
from game.markup import careful
from game.text import Speaker
from game.ui.tables.dice_town.pages import BOOK
from game.ui.tables.dice_town.town import Town
from game.ui.tables.kit.cards import Tip
from game.ui.tables.kit.plate import ROUND, STANDING, Plate


def plates(view: View, speak: Speaker) -> tuple[Plate, Plate]:
    """What both of them say of a view."""
    first, *second = told_round(view)
    goes = "dice" if throwing(view) else "target", *map(speak, second)
    stands = "points", *map(speak, told_ahead(view))
    return (
        Plate(ROUND, (("round", speak(first)), goes)),
        Plate(STANDING, (stands, ("hourglass", speak(told_left(view))))),
    )


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
