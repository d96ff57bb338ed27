"""Who is ahead in the mine, and how much of the game is left, as far as everybody can see."""

from game.engine import Message, Who, deciding_tie, say, say_n, winners
from game.games.claim_it.scoring import scores
from game.games.claim_it.view import View, world_of


def ahead(view: View) -> Message:
    """Who would win if it ended now, and by what."""
    found = scores(world_of(view))
    best = winners(found)
    group, tie = found[best[0]].points, deciding_tie(found)
    if not group:
        return say("ui.claim_it.ahead.nobody")
    if len(best) > 1:
        return say("ui.claim_it.ahead.even", players=tuple(map(Who, best)), n=group)
    if tie is not None:
        return say("ui.claim_it.ahead.tie", player=Who(best[0]), what=tie)
    return say("ui.claim_it.ahead", player=Who(best[0]), n=group)


def left(view: View) -> Message:
    """How far off the last round is, or how many turns it still has."""
    if view.caller is not None and not view.turns_left:
        return say("ui.over")
    if view.caller is not None:
        return say_n("ui.claim_it.left.turns", view.turns_left)
    most = max((owned & view.claimed).bit_count() for owned in view.owned)
    return say_n("ui.claim_it.left.claims", view.threshold - most)
