"""A mine drawn in a few letters, for the worked examples of the rules: `by-a 23b+s6 32a+x 62s5 36C-`.

Each word is a space, column and row, and its pile from below: `a` to `e` a player's marker (`A` to `E`:
claimed for good), `s1` to `s6` a squatter, `x` a claim of this turn. Then perhaps what may be put there,
`+s4` or `+x`, or `-`: a space that the dice name in vain. `by-b` says whose turn it is; without it, the
first player's.
"""

import re
from dataclasses import dataclass

from game.engine import Seat
from game.games.claim_it.actions import Claim, Squat, claim, squat
from game.games.claim_it.spaces import SIDE, Space, space
from game.games.claim_it.view import View
from game.games.claim_it.world import ASIDE, World

_SEATS = "abcde"
_BY = re.compile(r"by-(?P<seat>[a-e])")
_PILE = re.compile(
    r"(?P<column>[1-6])(?P<row>[1-6])(?P<owner>[a-eA-E])?(?:s(?P<squatter>[1-6]))?(?P<claim>x)?"
    r"(?:\+(?:s(?P<squat>[1-6])|(?P<claims>x))|(?P<vain>-))?"
)


@dataclass(frozen=True, slots=True)
class Sketch:
    """A mine in the middle of a turn, and what a throw would allow there."""

    view: View
    options: tuple[Squat | Claim, ...]
    vain: tuple[Space, ...]
    """Spaces that the dice name, but on which nothing can be placed."""


def sketch(text: str) -> Sketch:
    """The mine that these words draw; ValueError if they draw none."""
    world = World(
        seats=len(_SEATS), threshold=SIDE**2, markers=SIDE**2, returning=False, owned=[0] * len(_SEATS)
    )
    turn, seen = 0, 0
    options: list[Squat | Claim] = []
    vain: list[Space] = []
    for word in text.split():
        if whose := _BY.fullmatch(word):
            turn = _SEATS.index(whose["seat"])
            continue
        pile = _PILE.fullmatch(word)
        if pile is None:
            raise ValueError(word)
        at = space(int(pile["column"]), int(pile["row"]))
        if seen >> at & 1 or not _put(world, at, pile):
            raise ValueError(word)
        seen |= 1 << at
        if pile["squat"]:
            options.append(squat(at, int(pile["squat"])))
        elif pile["claims"]:
            options.append(claim(at))
        elif pile["vain"]:
            vain.append(at)
    return Sketch(_seen(world, turn), tuple(options), tuple(vain))


def _put(world: World, at: Space, pile: re.Match[str]) -> bool:
    """Put a pile down; whether there is such a pile."""
    bit, owner, squatter = 1 << at, pile["owner"] or "", int(pile["squatter"] or 0)
    if owner:
        world.owned[_SEATS.index(owner.lower())] |= bit
    if owner.isupper():
        world.claimed |= bit
    if pile["claim"]:
        world.laid |= bit
    if squatter:
        if world.squatters[squatter] != ASIDE:
            return False  # there is one of each
        world.squatters[squatter] = at
        world.squatted |= bit
    return not (owner.isupper() and (squatter or pile["claim"]))


def _seen(world: World, turn: Seat) -> View:
    """What everybody would see."""
    return View(
        seat=None,
        ask=None,
        waiting=(),
        frames=(),
        seats=world.seats,
        threshold=world.threshold,
        markers=world.markers,
        returning=world.returning,
        owned=tuple(world.owned),
        claimed=world.claimed,
        laid=world.laid,
        squatted=world.squatted,
        squatters=tuple(world.squatters),
        turns=1,
        caller=None,
        turns_left=0,
        on_turn=turn,
        dice=(),
    )
