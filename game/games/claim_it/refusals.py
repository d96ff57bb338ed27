"""Why nothing can be put on a space with the dice as they lie."""

from collections.abc import Sequence

from game.engine import Message, Seat, say
from game.games.claim_it.spaces import Space, splits
from game.games.claim_it.words import told_space
from game.games.claim_it.world import World


def refusal(world: World, seat: Seat, dice: Sequence[int], at: Space) -> Message | None:
    """What is against it, in a sentence; None if something may be put there."""
    bit, named = 1 << at, [split.loose for split in splits(tuple(dice)) if split.at == at]
    if bit & (world.claimed | world.laid):
        return say("claim_it.refused.closed", space=told_space(at))
    if not named:
        return say("claim_it.refused.not_named", space=told_space(at))
    if bit & (world.owned[seat] | world.squatted):
        return None if world.supply > 0 else say("claim_it.refused.no_claims")
    out = [number for number in named if world.squatters[number] >= 0]
    return say("claim_it.refused.squatter_out", number=out[0]) if len(out) == len(named) else None
