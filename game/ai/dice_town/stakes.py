"""What a tie is about: what it is worth to be named, and what an offer is worth that lies there."""

from game.ai.dice_town.reckoning import Reckoning
from game.ai.dice_town.rewards import Rewards
from game.engine import Seat
from game.games.dice_town.view import BidSeen

CARD = 2.0
"""What a card of unknown kind counts in an offer."""


def stake(r: Reckoning, place: str, seat: Seat) -> float:
    """What it is worth to a seat to be named now, beyond what it may get there anyway."""
    rewards = Rewards(r, seat)
    first, second = rewards.at(place, rewards.dice_at(place, seat), r.view.kept[seat])
    visit = r.view.progress.visit
    if visit is not None and visit.first is not None:
        return second
    rivals = len(tied(r)) - 1
    if not r.view.settings.seconds or rivals < 1:
        return first
    # One of those not named comes second, and a Sheriff who is among them names himself then.
    return first - (second if seat == r.view.sheriff else second / rivals)


def tied(r: Reckoning) -> tuple[Seat, ...]:
    """Who is tied; nobody while there is no tie."""
    tie = r.view.progress.tie
    return () if tie is None else tie.tied


def face_value(offered: BidSeen) -> float:
    """What an offer of others seems worth."""
    return offered.money / 2 + offered.nuggets + CARD * offered.count
