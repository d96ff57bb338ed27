"""What is kept once it is made, in as much memory as it may take."""

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

import pygame

T = TypeVar("T")


def bytes_of(surface: pygame.Surface) -> int:
    """How much memory a surface takes."""
    return surface.get_width() * surface.get_height() * surface.get_bytesize()


class _Thing(Generic[T]):
    """Something kept, and when it was used last."""

    __slots__ = ("made", "used")

    def __init__(self, made: T, used: int) -> None:
        self.made, self.used = made, used


class Kept(Generic[T]):
    """The things used last, up to a weight in all; what was not used for longest is dropped first.

    A frame asks for a hundred of them, so that finding one costs a single look: not even their order changes.
    """

    def __init__(self, weigh: Callable[[T], int], most: float) -> None:
        self._weigh = weigh
        self.most = most
        self.weight = 0
        self._uses = 0
        self._kept: dict[Hashable, _Thing[T]] = {}

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The thing of this key, made if need be."""
        found = self._kept.get(key)
        if found is None:
            made = make()
            self._drop(key)  # making it may have made it on the way
            found = self._kept[key] = _Thing(made, 0)
            self.weight += self._weigh(made)
        self._uses += 1
        found.used = self._uses
        while self.weight > self.most and len(self._kept) > 1:
            self._drop(min(self._kept, key=lambda each: self._kept[each].used))
        return found.made

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def _drop(self, key: Hashable) -> None:
        found = self._kept.pop(key, None)
        if found is not None:
            self.weight -= self._weigh(found.made)

    def clear(self) -> None:
        self._kept.clear()
        self.weight = 0
