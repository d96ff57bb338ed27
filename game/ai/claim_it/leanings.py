"""What an answer at Claim It! is like: daring or careful, at a rival's cost, for sure ground or for more."""

from game.ai.characters.traits import Traits
from game.engine import Action, Ask
from game.games.claim_it.actions import ROLL, STOP, Claim, Squat
from game.games.claim_it.spaces import largest
from game.games.claim_it.view import View


def leanings(view: View, ask: Ask, action: Action) -> Traits:
    """From the mine alone: everything lies open."""
    if action in (ROLL, STOP):
        return Traits(risk=float(action == ROLL))  # and no dislike of stopping: haste and fear cost most here
    assert isinstance(action, Squat | Claim)
    bit = 1 << action.at
    mine = view.owned[ask.seat] | view.squatted | view.laid
    theirs = any(owned & bit for seat, owned in enumerate(view.owned) if seat != ask.seat)
    return Traits(
        rivalry=float(theirs),
        gold=float(isinstance(action, Claim)),
        land=float(largest(mine | bit) > largest(mine)),
    )
