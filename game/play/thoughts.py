"""What the bots of a match thought when they answered: in memory only, so that none is there after a load."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine import Ask, Message, Seat, Step


@dataclass(frozen=True, slots=True)
class Thought:
    """An answer of a bot, and why it gave it."""

    answer: Message
    """What it did, in a few words."""
    told: tuple[Message, ...]
    """The reason, and what stands behind it."""
    secret: bool
    """Nobody may know of the question, or of the answer before others have answered too."""


@dataclass(slots=True)
class _Noted:
    seat: Seat
    number: int
    """The question's."""
    thought: Thought


class Thoughts:
    """By the place that an answer has in the record; what was taken back is forgotten."""

    def __init__(self) -> None:
        self._noted: dict[int, _Noted] = {}

    def of(self, answer: int) -> Thought | None:
        """Why an answer was given, if a bot of this session gave it and had a choice."""
        noted = self._noted.get(answer)
        return None if noted is None else noted.thought

    def answers(self) -> list[int]:
        """The answers that something is known about, in their order."""
        return sorted(self._noted)

    def note(self, answer: int, ask: Ask, thought: Thought | None) -> None:
        """A bot has answered; None: without a thought."""
        if thought is not None:
            self._noted[answer] = _Noted(ask.seat, ask.number, thought)

    def take_back(self, answers: int, stayed: Sequence[Step]) -> None:
        """Only so many answers are left, and after them those that were given once more."""
        gone = [self._noted.pop(each) for each in self.answers() if each >= answers]
        for step in stayed:
            for noted in gone:
                if (noted.seat, noted.number) == (step.ask.seat, step.ask.number):
                    self._noted[step.number - 1] = noted
