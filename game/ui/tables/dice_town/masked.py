"""Which dice somebody keeps, picked with buttons that show nothing: open rolls."""

from game.engine import Ask
from game.games.dice_town.actions import Keep
from game.games.dice_town.dice import Faces


class MaskedKeep:
    """A press puts a die among those that stay, or back; where that costs too much the first one goes."""

    def __init__(self, ask: Ask, rolled: Faces) -> None:
        self.ask = ask
        self.rolled = rolled
        self._picked: list[int] = []
        self._pressed = False

    def press(self, number: int) -> None:
        if number >= len(self.rolled):
            return
        self._pressed = True
        if number in self._picked:
            self._try([each for each in self._picked if each != number])
            return
        picked = [*self._picked, number]
        while not self._try(picked):
            picked = picked[1:]

    def _try(self, picked: list[int]) -> bool:
        """Pick these, if they can be paid for."""
        if self._keep(picked) not in self.ask.options:
            return False
        self._picked = picked
        return True

    def _keep(self, picked: list[int]) -> Keep:
        return Keep(tuple(self.rolled[each] for each in sorted(picked)))

    @property
    def action(self) -> Keep | None:
        return self._keep(self._picked) if self._pressed else None
