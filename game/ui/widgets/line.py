"""A line of text that is being typed: where the caret is, what is selected, and what there is room for."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable
from itertools import accumulate

from game.ui.legible import characters, legible

_MOST = 1000
"""Of a text that is pasted, which may be a whole book."""


class TextLine:
    """The caret goes from one character as a reader sees it to the next, however long that is written."""

    def __init__(self, text: str, longest: int, fits: Callable[[str], bool]) -> None:
        self.text = text
        self.longest = longest
        self._fits = fits
        """Whether a text can be kept where it goes: not every system takes the same names of files."""
        self.caret = len(text)
        self.anchor = self.caret
        """Where the selection begins; it ends at the caret."""
        self.full = False
        """Whether something of what was typed last had no room."""

    @property
    def selected(self) -> tuple[int, int]:
        return min(self.anchor, self.caret), max(self.anchor, self.caret)

    @property
    def stops(self) -> list[int]:
        """Where the caret can be."""
        return [0, *accumulate(map(len, characters(self.text)))]

    def select_all(self) -> None:
        self.anchor, self.caret = 0, len(self.text)

    def go(self, to: int, *, selecting: bool = False) -> None:
        """Put the caret somewhere."""
        self.caret = to
        if not selecting:
            self.anchor = to

    def step(self, way: int) -> bool:
        """One character on; from a selection to its end. False where there is no further."""
        start, end = self.selected
        if start < end:
            self.go(end if way > 0 else start)
            return True
        to = self._next(way)
        moved = to != self.caret
        self.go(to)
        return moved

    def type(self, text: str) -> None:
        """Put what can be seen of a text in the place of what is selected, as much as there is room for."""
        printable = "".join(each for each in text[:_MOST] if each.isprintable())
        fresh = [each for each in characters(printable) if legible(each)]
        start, end = self.selected
        before, after = self.text[:start], self.text[end:]
        room = 0
        while room < len(fresh) and self._takes(before + "".join(fresh[: room + 1]) + after):
            room += 1
        added = "".join(fresh[:room])
        self.full = room < len(fresh)
        if added:
            self.text = before + added + after
            self.go(start + len(added))

    def erase(self, way: int) -> None:
        """Take out what is selected, or else the character before or after the caret."""
        start, end = self.selected
        if start == end:
            start, end = sorted((self.caret, self._next(way)))
        self.text = self.text[:start] + self.text[end:]
        self.full = False
        self.go(start)

    def _takes(self, text: str) -> bool:
        return len(text) <= self.longest and self._fits(text)

    def _next(self, way: int) -> int:
        stops = self.stops
        if way > 0:
            return stops[min(bisect_right(stops, self.caret), len(stops) - 1)]
        return stops[max(bisect_left(stops, self.caret) - 1, 0)]
