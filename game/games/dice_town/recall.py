"""What everybody knows of hidden cards, worked out when somebody asks: imagined games hardly ever do."""

from typing import Self

from game.games.dice_town.known import Known, written
from game.games.dice_town.notes import Note


class Memory:
    """The knowledge of all seats and, last, of the shared screen."""

    __slots__ = ("_known", "_notes")

    def __init__(self, known: list[Known], notes: list[Note]) -> None:
        """What was known, and what has happened since."""
        self._known, self._notes = known, notes

    @classmethod
    def empty(cls, seats: int) -> Self:
        return cls([{} for _ in range(seats + 1)], [])

    @property
    def seen(self) -> list[Known]:
        """What each knows by now."""
        for note in self._notes:
            note.work_out(self._known)
        self._notes.clear()
        return self._known

    def note(self, happened: Note) -> None:
        self._notes.append(happened)

    def clone(self) -> Self:
        return type(self)([known.copy() for known in self._known], self._notes.copy())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Memory):
            return NotImplemented
        return [*map(written, self.seen)] == [*map(written, other.seen)]

    __hash__ = None  # type: ignore[assignment]  # it changes
