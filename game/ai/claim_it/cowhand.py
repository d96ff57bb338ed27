"""The cowhand: knows the odds of the next throw, and what a mine is worth."""

from functools import lru_cache

from game.ai.bot import Budget, Ranked, Ranker, Ranking, Sampler, ranking
from game.engine import Action, Ask, Message, Rng, Seat, Who, say, share
from game.games.claim_it.actions import ROLL, STOP, Claim, Squat
from game.games.claim_it.kinds import Kind
from game.games.claim_it.odds import ALL, weighted_throws
from game.games.claim_it.spaces import Spaces, beside, grouped, largest
from game.games.claim_it.view import View, world_of
from game.games.claim_it.world import World, place, placements

# Its sense of worth, in spaces of the final group; tuned in thousands of games.
_UNCLAIMED = 0.45
"""A space that can still be squatted, against one claimed for good."""
_APART = 0.5
"""A space outside the largest group."""
_ROOM = 0.12
"""An open space beside the largest group, where it may grow."""
_RIVAL = 0.75
"""What the best opponent's ground counts against one's own."""
_WIN = 100.0
"""A game that is won alone if the last turn ends here; a shared win is worth its share."""
_HOPE = 0.001
"""What ground counts on the last turn for who is behind: it only parts what wins equally often."""


class Cowhand(Ranker):
    """Knows the exact chance to go bankrupt and stops when the risk outweighs the gain."""

    def explain(self, view: View, ask: Ask, sampler: Sampler, rng: Rng, budget: Budget) -> Ranking:
        world, seat = world_of(view), ask.seat
        if ask.kind == Kind.PLACE:
            return ranking([self._placement(world, seat, option) for option in ask.options])
        stop, roll, bust = prospects(world, seat)
        risk = share(bust)
        reason = say("ai.cowhand.roll", bust=risk) if roll > stop else say("ai.cowhand.stop", bust=risk)
        return ranking([Ranked(STOP, stop, reason), Ranked(ROLL, roll, reason)])  # a tie stops

    def _placement(self, world: World, seat: Seat, option: Action) -> Ranked:
        assert isinstance(option, Squat | Claim)
        after = world.clone()
        place(after, option)
        stop, roll, bust = prospects(after, seat)
        return Ranked(option, max(stop, roll), _gain(world, seat, option, share(bust)))


def _gain(world: World, seat: Seat, option: Squat | Claim, risk: Message) -> Message:
    """What a marker brings, as one would say it: a larger group, a space for good, one less for a rival."""
    mine = world.owned[seat] | world.squatted | world.laid
    group, owner = largest(mine | 1 << option.at), world.owner(option.at)
    if group > largest(mine):
        return say("ai.cowhand.place.group", n=group, bust=risk)
    if isinstance(option, Claim):
        return say("ai.cowhand.place.claim", bust=risk)
    if owner is not None:
        return say("ai.cowhand.place.rival", player=Who(owner), bust=risk)
    return say("ai.cowhand.place", bust=risk)


def prospects(world: World, seat: Seat) -> tuple[float, float, float]:
    """What it is worth to stop here and to roll once more, and the chance that this roll busts."""
    laid, squatted = world.laid, world.squatted
    lost = worth(world, seat, 0, 0)
    after: dict[Squat | Claim, float] = {}
    busts, total = 0, 0.0
    for dice, weight in weighted_throws():
        best = None
        for option in placements(world, seat, dice):
            if option not in after:
                bit = 1 << option.at
                claim = isinstance(option, Claim)
                after[option] = worth(world, seat, laid | bit if claim else laid, squatted | bit)
            if best is None or after[option] > best:
                best = after[option]
        if best is None:
            busts += weight
            best = lost
        total += weight * best
    stop = worth(world, seat, laid, squatted)
    if _is_last_turn(world) and not _share(world, seat, laid, squatted):
        stop = lost - 1  # who is behind has nothing to lose any more
    return stop, total / ALL, busts / ALL


def worth(world: World, seat: Seat, laid: Spaces, squatted: Spaces) -> float:
    """How good the mine is for a seat that takes these piles: in spaces of the final group, or in wins."""
    mine, theirs, claimed = _taken(world, seat, laid, squatted)
    value = ground(mine, claimed) - _RIVAL * max(ground(owned, claimed) for owned in theirs)
    if _is_last_turn(world):
        return _WIN * _share(world, seat, laid, squatted) or _HOPE * value
    return value


def _taken(world: World, seat: Seat, laid: Spaces, squatted: Spaces) -> tuple[Spaces, list[Spaces], Spaces]:
    """One's own mine, those of the others, and what is claimed, once a seat has taken these piles."""
    taken = laid | squatted
    theirs = [owned & ~taken for other, owned in enumerate(world.owned) if other != seat]
    return world.owned[seat] | taken, theirs, world.claimed | laid


def _share(world: World, seat: Seat, laid: Spaces, squatted: Spaces) -> float:
    """What a seat has of the win if the match ends with it taking these piles."""
    mine, theirs, claimed = _taken(world, seat, laid, squatted)
    own, others = _standing(mine, claimed), [_standing(owned, claimed) for owned in theirs]
    return 0.0 if own < max(others) else 1 / (1 + others.count(own))


def _is_last_turn(world: World) -> bool:
    return world.caller is not None and world.turns_left == 1


def _standing(owned: Spaces, claimed: Spaces) -> tuple[int, int, int]:
    """What decides the game, tie-breaks included."""
    return largest(owned), (owned & claimed).bit_count(), owned.bit_count()


@lru_cache(maxsize=1 << 16)
def ground(owned: Spaces, claimed: Spaces) -> float:
    """The largest group, surest first, with its room to grow and something for the rest."""
    best, best_group, total = 0.0, 0, 0.0
    for group in grouped(owned):
        sure = (group & claimed).bit_count()
        value = sure + _UNCLAIMED * (group.bit_count() - sure)
        total += value
        if value > best:
            best, best_group = value, group
    room = beside(best_group) & ~best_group & ~claimed
    return best + _APART * (total - best) + _ROOM * room.bit_count()
