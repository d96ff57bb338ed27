"""An open question to one seat."""

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from game.engine.action import Action, Seat


class Ask(NamedTuple):
    """One open question to one seat; the answer must be one of its options.

    The number counts the questions of this seat alone: a stale or double click answers nothing, and
    nobody can tell from their own numbers that somebody else was asked in private.
    """

    number: int
    seat: Seat
    kind: str
    options: Sequence[Action]
    about: Hashable = None
    sealed: bool = False
    """The answer stays secret until the batch closes."""
    private: bool = False
    """That the question exists is known to this seat only."""
    aside: Sequence[Action] = ()
    """What may be said instead, though nobody asks for it; bots never do."""

    def takes(self, action: Action) -> bool:
        """Whether this is an answer."""
        return action in self.options or action in self.aside
