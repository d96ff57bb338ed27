"""What a tie is about: what it is worth to be named, and what an offer is worth that lies there."""

from game.ai.dice_town.reckoning import Reckoning
from game.ai.dice_town.rewards import Rewards
from game.engine import Seat
from game.games.dice_town.frames.contest import Contest
from game.games.dice_town.frames.visit import Visit
from game.games.dice_town.view import BidSeen

CARD = 2.0
"""What a card of unknown kind counts in an offer."""


def stake(r: Reckoning, place: str, seat: Seat) -> float:
    """What it is worth to a seat to be named now, beyond what it may get there anyway."""
    rewards = Rewards(r, seat)
    first, second = rewards.at(place, rewards.dice_at(place, seat), r.view.kept[seat])
    if any(isinstance(frame, Visit) and frame.first is not None for frame in r.view.frames):
        return second
    rivals = len(tied(r)) - 1
    if not r.view.settings.seconds or rivals < 1:
        return first
    # One of those not named comes second, and a Sheriff who is among them names himself then.
    return first - (second if seat == r.view.sheriff else second / rivals)


def tied(r: Reckoning) -> tuple[Seat, ...]:
    """Who is tied; nobody while there is no tie."""
    contests = (frame for frame in reversed(r.view.frames) if isinstance(frame, Contest))
    return next((contest.tied for contest in contests), ())


def face_value(offered: BidSeen) -> float:
    """What an offer of others seems worth."""
    return offered.money / 2 + offered.nuggets + CARD * offered.count
