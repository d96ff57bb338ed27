"""Sitting down with a pad: a press takes the next free seat, another one gives it up."""

from collections.abc import Callable, Sequence

from game.play.channels import SCREEN, Channel, with_pad


class Sitting:
    """Who plays with what, row by row, while it can still be chosen."""

    def __init__(self, chosen: dict[int, Channel] | None = None) -> None:
        self._chosen = dict(chosen or {})

    def of(self, row: int) -> Channel:
        return self._chosen.get(row, SCREEN)

    def put(self, row: int, channel: Channel) -> None:
        """Choose a row's channel; a pad that sat elsewhere gets up there."""
        before = self.row_of(channel.pad)
        if before is not None:
            self._chosen[before] = SCREEN
        self._chosen[row] = channel

    def row_of(self, pad: int) -> int | None:
        """Where a pad sits."""
        return next((row for row, each in self._chosen.items() if pad and each.pad == pad), None)

    def press(
        self, pad: int, people: Sequence[int], open_one: Callable[[], int | None] = lambda: None
    ) -> int | None:
        """The press of a pad among people in their rows: where it sits from now on; None: nowhere.

        With no free person's seat, one is opened, if that can be.
        """
        row = self.row_of(pad)
        if row is not None:
            self._chosen[row] = SCREEN
            return None
        free = next((each for each in people if self.of(each) == SCREEN), None)
        row = open_one() if free is None else free
        if row is not None:
            self.put(row, with_pad(pad))
        return row

    def unplug(self, here: Sequence[int]) -> bool:
        """Only these pads are still there: the others' seats are free again. Whether any was."""
        gone = [row for row, each in self._chosen.items() if each.pad and each.pad not in here]
        for row in gone:
            self._chosen[row] = SCREEN
        return bool(gone)
