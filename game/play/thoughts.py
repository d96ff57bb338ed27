"""What the bots of a match thought when they answered: in memory only, so that none is there after a load."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine import Message, Seat, Step


@dataclass(frozen=True, slots=True)
class Thought:
    """An answer of a bot, and why it gave it."""

    seat: Seat
    number: int
    """The question's."""
    answer: Message
    """What it did, in a few words."""
    told: tuple[Message, ...]
    """The reason, and what stands behind it."""
    sealed: bool = False
    private: bool = False
    """As the question was."""


class Thoughts:
    """By the place that an answer has in the record; what was taken back is forgotten."""

    def __init__(self) -> None:
        self._noted: dict[int, Thought] = {}

    def of(self, answer: int) -> Thought | None:
        """Why an answer was given, if a bot of this session gave it and had a choice."""
        return self._noted.get(answer)

    def all(self) -> list[tuple[int, Thought]]:
        """The answers that something is known about, in their order, and what it is."""
        return sorted(self._noted.items(), key=lambda noted: noted[0])

    def note(self, answer: int, thought: Thought | None) -> None:
        """A bot has answered; None: without a thought."""
        if thought is not None:
            self._noted[answer] = thought

    def take_back(self, answers: int, stayed: Sequence[Step]) -> None:
        """Only so many answers are left, and after them those that were given once more."""
        gone = [self._noted.pop(answer) for answer, _ in self.all() if answer >= answers]
        for step in stayed:
            for thought in gone:
                if (thought.seat, thought.number) == (step.ask.seat, step.ask.number):
                    self._noted[step.number - 1] = thought
