"""Why the expert puts a marker where it does, and rolls or stops, in words."""

from game.ai.claim_it.digging import Dug
from game.ai.claim_it.ground import FIGURES
from game.ai.claim_it.outlook import Outlook
from game.engine import Message, Who, say, share
from game.games.claim_it.actions import Claim, Squat
from game.games.claim_it.spaces import largest

_GROUP = ("group", "squared")
_SURE = ("claims",)
_ROOM = ("worth", "spaces")


def placing(outlook: Outlook, now: Dug, option: Squat | Claim, bust: float) -> Message:
    """What counts most for a marker: a larger group, safer ground, room to grow, or what a rival loses."""
    bit, risk, world = 1 << option.at, share(bust), outlook.world
    laid, taken = now.laid, now.laid | now.squatted
    mine = world.owned[outlook.seat] | taken
    before = outlook.weighed(laid, taken)
    after = outlook.weighed(laid | bit if isinstance(option, Claim) else laid, taken | bit)
    gains = {figure: after[figure] - before[figure] for figure in FIGURES}
    group, sure, room = (sum(gains[each] for each in figures) for figures in (_GROUP, _SURE, _ROOM))
    owner = world.owner(option.at)
    if owner is not None and owner != outlook.seat and not taken & bit:
        lost = outlook.loses(owner, bit)
        if lost > max(group, sure, room):
            return say("ai.claim_it.place.rival", player=Who(owner), bust=risk)
    best = max(group, sure, room)
    if best <= 0:
        return say("ai.claim_it.place", bust=risk)
    if best == group:
        return say("ai.claim_it.place.group", n=largest(mine | bit), bust=risk)
    if best == sure:
        return say("ai.claim_it.place.sure", bust=risk)
    return say("ai.claim_it.place.room", bust=risk)


def going_on(rolls: bool, bust: float, lost: float) -> Message:
    """Why to roll, or to stop: what a bankruptcy would leave, and how likely it is."""
    risk, left = share(bust), share(lost)
    if rolls:
        return say("ai.claim_it.roll", bust=risk, lost=left)
    return say("ai.claim_it.stop", bust=risk, lost=left)
