"""What a player of Dalton City goes by: the figures behind its rules of thumb."""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import msgspec


@dataclass(frozen=True, slots=True)
class Habits:
    """The cowhand's, unless told otherwise: tuned by hand in thousands of games."""

    rival: float = 0.3
    """What a dollar in a rival's hand counts against one's own."""
    leader: float = 0.0
    """How much more it counts in a rich rival's hand than in a poor one's."""
    wary: float = 5.0
    """Turns for which a reserve must last."""
    high: float = 1.3
    """A fee to be ready for, against the mean one."""
    forced: float = 3.0
    """What a dollar costs that must be raised by selling cards for half their price."""
    promise: float = 0.15
    """What the rest of a trade promises, of what it would add once complete."""
    town: float = 0.0
    """What the rest of a town promises in the same way."""
    fees: float = 1.0
    """What a dollar of fees still to come counts against one in hand."""
    price: float = 1.0
    """What a dollar of a card's price counts against one in hand."""
    deny: float = 0.0
    """What it counts that no rival gets a card one buys, of its worth to who needs it most."""
    spared: float = 1.0
    """What a dollar counts that a diploma is expected to save."""
    kept: float = 1.0
    """What a dollar counts that the Daily Star or the Post Office is expected to save."""
    nugget: float = 1.0
    """What a dollar of the nugget's worth counts."""
    horse: float = 0.8
    """What a horse adds before it is lost, in plays."""
    later: float = 0.5
    """What the squares after the next ones count: much may happen until then."""
    again: float = 1.0
    """What the play after a double counts, against an average one."""
    stand: float = 0.0
    """What the squares ahead of where one stands count when one need not play again."""
    eager: float = 0.0
    """What it is worth beside the squares to play again, in dollars."""
    both: float = 0.0
    """What it is worth beside the squares to throw both dice, in dollars."""
    free: float = 0.0
    """What it is worth beside the squares to leave where one is held, in dollars."""
    near: float = 0.0
    """What it counts that rivals stand just before a card, of the fees they are likely to pay next."""
    order: float = 0.0
    """How far it counts who has yet to play in this round; without, everybody has half a turn more."""
    bold: float = 0.0
    """What a duel is worth beside what is won and lost in it, in dollars."""
    behind: float = 0.0
    """What a duel is worth more for each dollar that the richest rival is ahead."""
    lost: float = 1.0
    """What one's own best card counts as the stake of a duel."""
    exposed: float = 0.0
    """What it counts that rivals close behind may come for a duel."""
    held: float = 1.0
    """What it counts against a square that one is held there."""


COWHAND = Habits()


class Learnt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What came of a training, with all that is needed to repeat it."""

    version: int
    commit: str
    """The tree that played the games."""
    seed: int
    games: int
    habits: Habits


@cache
def learnt() -> Learnt:
    """The expert's habits, read once."""
    return msgspec.toml.decode(files(__package__).joinpath("habits.toml").read_bytes(), type=Learnt)
