"""A key that edits text and is held goes on doing so, as in every text field; no other key ever does."""

from collections.abc import Iterator

import pygame

from game.ui.intents import Erased, Intent, Moved, Way

_AGAIN: dict[int, Intent] = {
    pygame.K_BACKSPACE: Erased(-1),
    pygame.K_DELETE: Erased(1),
    pygame.K_LEFT: Moved(Way.LEFT, held=True),
    pygame.K_RIGHT: Moved(Way.RIGHT, held=True),
}
_FIRST, _NEXT = 400, 33
"""Milliseconds until a held key counts again, and from then on."""


class Held:
    """The key that was pressed last, as long as it is down."""

    def __init__(self) -> None:
        self._key: int | None = None
        self._due = 0

    def mind(self, event: pygame.Event) -> None:
        """See whether a key goes down or up; another window in front may keep the latter to itself."""
        if event.type == pygame.KEYDOWN:
            self._key, self._due = event.key, pygame.time.get_ticks() + _FIRST
        elif event.type == pygame.WINDOWFOCUSLOST or (event.type == pygame.KEYUP and event.key == self._key):
            self.let_go()

    def let_go(self) -> None:
        self._key = None

    def again(self) -> Iterator[Intent]:
        """What the held key does once more, if its time has come."""
        now = pygame.time.get_ticks()
        if self._key in _AGAIN and now >= self._due:
            self._due = now + _NEXT
            yield _AGAIN[self._key]
