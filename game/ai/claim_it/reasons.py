"""Why the expert puts a marker where it does, and rolls or stops, in words."""

from game.ai.claim_it.digging import Dug
from game.ai.claim_it.outlook import Outlook
from game.engine import Message, Who, say, share
from game.games.claim_it.actions import Claim, Squat
from game.games.claim_it.spaces import largest


def placing(outlook: Outlook, now: Dug, option: Squat | Claim, bust: float) -> Message:
    """What counts most for a marker: what a rival loses by it, a larger group, or ground that is safe."""
    world, risk, bit, claims = outlook.world, share(bust), 1 << option.at, isinstance(option, Claim)
    taken = now.laid | now.squatted
    gain = outlook.strength(now.laid | bit if claims else now.laid, taken | bit)
    gain -= outlook.strength(now.laid, taken)
    owner = None if taken & bit else world.owner(option.at)
    if owner is not None and owner != outlook.seat and outlook.loses(owner, bit) > max(0.0, gain):
        return say("ai.claim_it.place.rival", player=Who(owner), bust=risk)
    if gain <= 0:
        return say("ai.claim_it.place", bust=risk)
    mine = world.owned[outlook.seat] | taken
    if (size := largest(mine | bit)) > largest(mine):
        return say("ai.claim_it.place.group", n=size, bust=risk)
    if claims:
        return say("ai.claim_it.place.sure", bust=risk)
    return say("ai.claim_it.place.more", bust=risk)


def going_on(rolls: bool, bust: float, lost: float) -> Message:
    """Why to roll, or to stop: what a bankruptcy would leave, and how likely it is."""
    risk, left = share(bust), share(lost)
    if rolls:
        return say("ai.claim_it.roll", bust=risk, lost=left)
    return say("ai.claim_it.stop", bust=risk, lost=left)
