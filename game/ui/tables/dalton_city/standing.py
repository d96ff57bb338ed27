"""How far the game has come and who is ahead, on two plates beside the prompt."""

from game.engine import Message, Who, say, say_n
from game.games.dalton_city.scoring import scores
from game.games.dalton_city.view import world_of
from game.games.dalton_city.words.standing import last_round, told_ahead, told_place, told_round
from game.games.dalton_city.world import ANNOUNCED, MINUTES
from game.markup import careful
from game.ui.tables.dalton_city.pages import BOOK
from game.ui.tables.dalton_city.west import West
from game.ui.tables.kit.cards import Tip
from game.ui.tables.kit.plate import ROUND, STANDING, Plate


def plates(table: West) -> tuple[Plate, Plate]:
    """What both of them say of the picture."""
    view, speak = table.picture_view, table.speaker
    going = ("round", speak(told_round(view))), ("hourglass", *map(speak, told_left(table)))
    stands = "points", *map(speak, told_ahead(view))
    own = "wealth", *map(speak, told_place(view, table.bottom))
    return Plate(ROUND, going), Plate(STANDING, (stands, own))


def told_left(table: West) -> list[Message]:
    """How long it still takes, or what will end it, and the same in fewer words."""
    view = table.picture_view
    last, end = last_round(view), view.settings.end
    if table.session.over and table.looking_back is None:
        return [say("ui.over")]
    if view.last_round or last == view.round > 0:
        return [say("ui.dalton_city.left.last")]
    if last and not view.round:
        return [say_n("ui.dalton_city.left.all", last)]
    if last:
        more = last - view.round
        return [say_n("ui.dalton_city.left.rounds", more), say_n("ui.dalton_city.left.rounds.short", more)]
    if end == MINUTES:
        minutes = table.session.clock.left(view.round)
        if minutes:
            return [say_n("ui.dalton_city.left.minutes", minutes)]
        return [say("ui.dalton_city.left.time"), say("ui.dalton_city.left.time.short")]
    if end == ANNOUNCED:
        return [say("ui.dalton_city.left.announced"), say("ui.dalton_city.left.announced.short")]
    return [say_n("ui.dalton_city.left.standing", sum(view.playing))]


def standing_tips(table: West) -> list[Tip]:
    """Both plates at length, for who points at them or asks."""
    view, speak = table.picture_view, careful(table.speaker)
    course = f"{{icon:round}} {speak(told_round(view))}\n{{icon:hourglass}} {speak(told_left(table)[0])}"
    order = sorted(scores(world_of(view)), key=lambda score: score.rank)
    lines = [speak(say("ui.dalton_city.sheet"))]
    for score in order:
        told = say(
            "ui.dalton_city.sheet.line", place=score.rank, player=Who(score.seat), dollars=score.points
        )
        lines.append(speak(told))
    return [
        Tip(ROUND, course, page=BOOK + "end"),
        Tip(STANDING, "\n".join(lines), page=BOOK + "wealth"),
    ]
