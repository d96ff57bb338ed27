"""Playing on at an imagined table until somebody can tell how it will end."""

from typing import Any, Protocol

from game.engine import Action, Ask, Seat, Table, submit


class Playing(Protocol):
    """How a game is played on in the mind: quickly, and not to the end."""

    def answer(self, t: Table[Any], ask: Ask) -> Action:
        """What whoever is asked would do, near enough; its chance is the table's own."""
        ...

    def settled(self, t: Table[Any]) -> bool:
        """Whether the rest can be told from what lies on the table."""
        ...

    def worth(self, t: Table[Any], seat: Seat) -> float:
        """A seat's share of the win, as far as one can tell, or exactly if the match is over."""
        ...


def play_out(t: Table[Any], ask: Ask, action: Action, playing: Playing) -> tuple[float, int]:
    """A seat's share of the win after an answer, and how many answers it took; the table is used up."""
    submit(t, ask.number, ask.seat, action)
    answers = 1
    while t.asks and not playing.settled(t):
        other = t.asks[0]
        submit(t, other.number, other.seat, playing.answer(t, other))
        answers += 1
    return playing.worth(t, ask.seat), answers
