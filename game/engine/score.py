"""How a game ended: every point explained, and what broke a tie."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.engine.action import Seat
from game.engine.message import Message


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the score sheet."""

    what: Message
    value: int
    sum: Message | None = None
    """What was added up, as short as can be: `5 + 4 + 4`, `$14`."""
    why: Message | None = None
    """The same in a sentence."""


@dataclass(frozen=True, slots=True)
class Score:
    """A seat's result; `ties` are the tie-breaks in order, as far as the rules have them."""

    seat: Seat
    points: int
    lines: tuple[Line, ...]
    ties: tuple[Line, ...] = ()
    rank: int = 0
    """1 for the winner; equal ranks share the place."""

    @property
    def key(self) -> tuple[int, ...]:
        return (self.points, *(line.value for line in self.ties))


def ranked(scores: Sequence[Score]) -> tuple[Score, ...]:
    """The scores in seat order, each with its rank."""
    return tuple(replace(score, rank=1 + sum(other.key > score.key for other in scores)) for score in scores)


def winners(scores: Sequence[Score]) -> tuple[Seat, ...]:
    """Who won; several if not even the last tie-break could part them."""
    return tuple(score.seat for score in scores if score.rank == 1)


def deciding_tie(scores: Sequence[Score]) -> Message | None:
    """The tie-break that parted the winner from the next player, if one was needed and did."""
    first, *others = sorted(scores, key=lambda score: score.key, reverse=True)
    if not others or first.points > others[0].points:
        return None
    pairs = zip(first.ties, others[0].ties, strict=True)
    return next((mine.what for mine, theirs in pairs if mine.value > theirs.value), None)
