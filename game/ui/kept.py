"""What is kept once it is made, in as much memory as it may take."""

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

import pygame

T = TypeVar("T")


def bytes_of(surface: pygame.Surface) -> int:
    """How much memory a surface takes."""
    return surface.get_width() * surface.get_height() * surface.get_bytesize()


class Kept(Generic[T]):
    """The things used last, up to a weight in all; what was not used for longest is dropped first."""

    def __init__(self, weigh: Callable[[T], int], most: float) -> None:
        self._weigh = weigh
        self.most = most
        self.weight = 0
        self._kept: dict[Hashable, T] = {}

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The thing of this key, made if need be."""
        if key in self._kept:
            found = self._kept[key] = self._kept.pop(key)  # now the last one
            return found
        made = make()
        self._drop(key)  # making it may have made it on the way
        self._kept[key] = made
        self.weight += self._weigh(made)
        while self.weight > self.most and len(self._kept) > 1:
            self._drop(next(iter(self._kept)))
        return made

    def _drop(self, key: Hashable) -> None:
        if key in self._kept:
            self.weight -= self._weigh(self._kept.pop(key))

    def clear(self) -> None:
        self._kept.clear()
        self.weight = 0
