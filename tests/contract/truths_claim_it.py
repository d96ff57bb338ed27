"""What the events of Claim It! say."""

from typing import Any

from game.games.claim_it import events
from game.games.claim_it.spaces import each
from tests.contract.sayings import Saying, nothing_to_see, says

UNSHOWN: dict[str, str] = {}


def _squatted(view: Any, _before: Any, event: events.Squatted) -> bool:
    owners = [seat for seat, owned in enumerate(view.owned) if owned >> event.at & 1]
    lies = view.squatters[event.number] == event.at and view.squatted >> event.at & 1
    return bool(lies) and owners == ([] if event.on is None else [event.on])


def _claimed(view: Any, before: Any, event: events.Claimed) -> bool:
    covered = event.squatter is None or before.squatters[event.squatter] == event.at
    gone = not (event.returned and event.at in view.squatters)
    return covered and gone and bool(view.laid >> event.at & 1)


def _bankrupt(view: Any, before: Any, event: events.Bankrupt) -> bool:
    lifted = (tuple(each(before.laid)), tuple(each(before.squatted))) == (event.claims, event.squatters)
    return lifted and not view.laid | view.squatted


def _took(view: Any, _before: Any, event: events.Took) -> bool:
    own = all(view.owned[event.seat] >> at & 1 for at in (*event.claimed, *event.squatted))
    gone = not any(view.owned[other] >> at & 1 for other, at in event.displaced)
    lifted = not view.laid | view.squatted
    return own and gone and lifted and all(view.claimed >> at & 1 for at in event.claimed)


TRUTHS: dict[type, Saying] = {
    events.RolledOff: nothing_to_see("the dice that decide who starts stay nowhere"),
    events.Starts: nothing_to_see("whose turn it is comes true with the turn"),
    events.TurnBegan: says(
        lambda view, _, event: (
            (view.turns, view.on_turn, view.dice) == (event.turn, event.seat, ())
            and event.last == (view.caller is not None)
        ),
        *("turns", "on_turn", "dice", "turns_left"),
    ),
    events.Rolled: says(
        lambda view, _, event: (view.on_turn, view.dice) == (event.seat, event.dice),
        "dice",
    ),
    events.Squatted: says(_squatted, "squatted", "squatters"),
    events.Claimed: says(_claimed, "laid", "squatted", "squatters"),
    events.Bankrupt: says(_bankrupt, "laid", "squatted", "squatters"),
    events.Took: says(_took, "owned", "claimed", "laid", "squatted", "squatters"),
    events.LastRound: says(
        lambda view, _, event: (
            (view.caller, view.turns_left) == (event.seat, view.seats)
            and len(tuple(each(view.owned[event.seat] & view.claimed))) == event.claims
        ),
        *("caller", "turns_left", "on_turn", "dice"),
    ),
    events.Won: says(
        lambda view, _, __: (view.turns_left, view.on_turn) == (0, None),
        *("turns_left", "on_turn", "dice"),
    ),
}
