"""Which round it is, who is ahead and by how much: everybody can know, for wealth lies open."""

from game.engine import Message, Seat, Who, say, winners
from game.games.dalton_city.scoring import scores
from game.games.dalton_city.view import View, world_of
from game.games.dalton_city.world import ROUNDS


def told_round(view: View) -> Message:
    """Which round it is, of how many if that is known."""
    if not view.round:
        return say("ui.dalton_city.before_rounds")
    last = last_round(view)
    if last:
        return say("ui.dalton_city.round_of", round=view.round, rounds=last)
    return say("ui.dalton_city.round", round=view.round)


def last_round(view: View) -> int:
    """The number of the last round; 0: nobody knows."""
    return view.settings.rounds if view.settings.end == ROUNDS else view.final


def told_ahead(view: View) -> list[Message]:
    """Who is richest, and the same in fewer words."""
    found = scores(world_of(view))
    best = winners(found)
    dollars = found[best[0]].points
    if len(best) == len(found):
        return [say("ui.dalton_city.ahead.all", dollars=dollars)]
    if len(best) == 1:
        player = Who(best[0])
        return [
            say("ui.dalton_city.ahead.one", player=player, dollars=dollars),
            say("ui.dalton_city.ahead.short", player=player, dollars=dollars),
        ]
    several = say("ui.dalton_city.ahead.several", n=len(best), dollars=dollars)
    short = say("ui.dalton_city.ahead.several.short", n=len(best), dollars=dollars)
    if len(best) > 2:
        return [several, short]
    return [say("ui.dalton_city.ahead.even", players=tuple(map(Who, best)), dollars=dollars), several, short]


def told_place(view: View, seat: Seat) -> list[Message]:
    """Which place somebody has, how far off the first or the second is, and the same in fewer words."""
    found = scores(world_of(view))
    if not view.playing[seat]:
        return [say("ui.dalton_city.place.ruined")]
    own = found[seat]
    others = [score.points for score in found if score.seat != seat]
    far = own.points - max(others)
    if own.rank > 1:
        return [
            say("ui.dalton_city.place.behind", place=own.rank, all=len(found), far=-far),
            say("ui.dalton_city.place.behind.short", place=own.rank, all=len(found), far=-far),
        ]
    return [say("ui.dalton_city.place.first", far=far) if far else say("ui.dalton_city.place.shared")]
