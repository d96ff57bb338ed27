"""Pads by the numbers that people know them by, which stay theirs when they are plugged in again."""

FIRST = 1


class Pads:
    """Which pads pressed a button, in that order from 1; number 0 stands for mouse and keyboard.

    SDL gives a pad another instance each time it is plugged in; all that stays is the name of its make. A pad
    that comes back is known by it, unless two of that make are gone: neither takes the other's number.
    """

    def __init__(self) -> None:
        self._makes: dict[int, str] = {}
        """What is plugged in, by instance."""
        self._numbers: dict[int, int] = {}
        """Those that pressed a button, by instance."""
        self._gone: dict[int, str] = {}
        """The makes of those that were unplugged, by number."""

    @property
    def here(self) -> tuple[int, ...]:
        """The numbers of those that have pressed a button and are plugged in."""
        return tuple(sorted(self._numbers.values()))

    def number(self, instance: int) -> int:
        """The number of a pad; 0 before it has pressed a button."""
        return self._numbers.get(instance, 0)

    def plug_in(self, instance: int, make: str) -> int:
        """A pad is there, of a make if that is known; its number if it was here before."""
        self._makes[instance] = make
        alike = [number for number, each in self._gone.items() if make and each == make]
        if len(alike) != 1 or instance in self._numbers:
            return 0
        (number,) = alike
        del self._gone[number]
        self._numbers[instance] = number
        return number

    def unplug(self, instance: int) -> int:
        """It is gone: the number it had, and has again when it comes back."""
        make = self._makes.pop(instance, "")
        number = self._numbers.pop(instance, 0)
        if number:
            self._gone[number] = make
        return number

    def press(self, instance: int) -> bool:
        """A button was pressed: whether it is the first of that pad."""
        if instance in self._numbers:
            return False
        taken = {*self._numbers.values(), *self._gone}
        self._numbers[instance] = next(each for each in range(FIRST, len(taken) + 2) if each not in taken)
        return True

    def forget(self, number: int) -> None:
        """Nobody waits for a pad that is gone: the next one may have its number."""
        self._gone.pop(number, None)
