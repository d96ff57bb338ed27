"""The mine and everything that lies on it."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Self

from game.engine import Seat
from game.games.claim_it.actions import Claim, Squat, claim, squat
from game.games.claim_it.spaces import Spaces, splits

ASIDE = -1
"""Where a squatter is that lies beside the board."""


@dataclass(slots=True)
class World:
    """Markers on the board. A pile is, from below, a player's marker, a squatter, a claim, each optional."""

    seats: int
    threshold: int
    """Claimed spaces that trigger the last round."""
    markers: int
    """Claim markers in the box."""
    returning: bool
    """The variant: a claim sends the squatter below it back to the side."""
    owned: list[Spaces]
    """Per seat, the spaces with its marker, claimed or not."""
    claimed: Spaces = 0
    """Spaces claimed for good."""
    laid: Spaces = 0
    """Claims laid this turn."""
    squatted: Spaces = 0
    squatters: list[int] = field(default_factory=lambda: [ASIDE] * 7)
    """Where each squatter lies, by its number; the first entry is nobody's."""
    turns: int = 0
    caller: Seat | None = None
    """Who called the last round."""
    turns_left: int = 0
    """Turns left once the last round is called."""

    @property
    def supply(self) -> int:
        """Claim markers not on the board."""
        return self.markers - (self.claimed | self.laid).bit_count()

    def claims(self, seat: Seat) -> int:
        """Spaces a seat has claimed for good."""
        return (self.owned[seat] & self.claimed).bit_count()

    def owner(self, at: int) -> Seat | None:
        """Whose marker lies on a space."""
        return next((seat for seat, spaces in enumerate(self.owned) if spaces >> at & 1), None)

    def clone(self) -> Self:
        return type(self)(
            self.seats,
            self.threshold,
            self.markers,
            self.returning,
            self.owned.copy(),
            self.claimed,
            self.laid,
            self.squatted,
            self.squatters.copy(),
            self.turns,
            self.caller,
            self.turns_left,
        )


def placements(world: World, seat: Seat, dice: tuple[int, ...]) -> tuple[Squat | Claim, ...]:
    """Every marker that these dice let a seat put down, and where."""
    return tuple(_placements(world, seat, dice))


def can_place(world: World, seat: Seat, dice: tuple[int, ...]) -> bool:
    """Whether these dice let a seat put down anything: the first find is enough."""
    return next(_placements(world, seat, dice), None) is not None


def _placements(world: World, seat: Seat, dice: tuple[int, ...]) -> Iterator[Squat | Claim]:
    closed = world.claimed | world.laid
    claimable = world.owned[seat] | world.squatted
    markers_left = world.markers > closed.bit_count()
    squatters = world.squatters
    for at, bit, loose in splits(dice):
        if bit & closed:
            continue
        if bit & claimable:
            if markers_left:
                yield claim(at)
        elif squatters[loose] < 0:
            yield squat(at, loose)


def place(world: World, action: Squat | Claim) -> None:
    """Put one marker down."""
    bit = 1 << action.at
    if isinstance(action, Squat):
        world.squatters[action.number] = action.at
        world.squatted |= bit
    else:
        world.laid |= bit
        if world.returning and world.squatted & bit:
            world.squatted ^= bit
            world.squatters[world.squatters.index(action.at)] = ASIDE


def clear(world: World) -> None:
    """Lift this turn's claims, then the squatters: the board is as it was before the turn."""
    world.laid = world.squatted = 0
    world.squatters = [ASIDE] * 7


def take(world: World, seat: Seat) -> None:
    """Every pile of this turn becomes the player's, those topped by a claim for good."""
    taken = world.laid | world.squatted
    for other in range(world.seats):
        world.owned[other] &= ~taken
    world.owned[seat] |= taken
    world.claimed |= world.laid
    clear(world)
