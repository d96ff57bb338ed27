"""Long work on a screen's own thread, done a moment at a time."""

from collections.abc import Generator
from time import monotonic
from typing import Generic, TypeVar

T = TypeVar("T")


class Sliced(Generic[T]):
    """A generator that yields wherever it may be interrupted, and what it returns in the end."""

    def __init__(self, work: Generator[None, None, T]) -> None:
        self._work = work
        self._results: list[T] = []

    def go_on(self, seconds: float) -> bool:
        """Work for about that long, one step at least; whether it is finished."""
        until = monotonic() + seconds
        while not self._results:
            try:
                next(self._work)
            except StopIteration as end:
                self._results.append(end.value)
            if monotonic() >= until:
                break
        return bool(self._results)

    @property
    def result(self) -> T:
        """What came of it: to be asked when it is finished."""
        return self._results[0]

    def finish(self) -> T:
        """Work until the end, however long that takes."""
        while not self.go_on(1.0):
            pass
        return self.result
