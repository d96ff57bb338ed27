"""What can be chosen before a game starts: declared by the rules, checked once, stored in the record."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from game.engine.action import seat_code, seat_of
from game.engine.message import Message, Trouble, say

Value = bool | int | str
Chosen = Mapping[str, Value]

_YES = ("yes", "true", "on", "1", "oui")
_NO = ("no", "false", "off", "0", "non")


class BadOption(Trouble):
    """The options cannot be played like this."""


@dataclass(frozen=True, slots=True)
class Flag:
    """Yes or no."""

    def values(self, seats: int) -> tuple[Value, ...]:
        return (False, True)

    def parse(self, text: str) -> Value | None:
        return True if text in _YES else False if text in _NO else None

    def write(self, value: Value) -> str:
        return _YES[0] if value else _NO[0]


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of a few words."""

    words: tuple[str, ...]

    def values(self, seats: int) -> tuple[Value, ...]:
        return self.words

    def parse(self, text: str) -> Value | None:
        return text if text in self.words else None

    def write(self, value: Value) -> str:
        return str(value)


@dataclass(frozen=True, slots=True)
class Between:
    """A whole number."""

    low: int
    high: int

    def values(self, seats: int) -> tuple[Value, ...]:
        return tuple(range(self.low, self.high + 1))

    def parse(self, text: str) -> Value | None:
        number = int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None
        return number if number is not None and self.low <= number <= self.high else None

    def write(self, value: Value) -> str:
        return str(value)


@dataclass(frozen=True, slots=True)
class SeatOr:
    """A seat, or one of a few words that leave it to the game."""

    words: tuple[str, ...] = ()

    def values(self, seats: int) -> tuple[Value, ...]:
        return (*self.words, *range(seats))

    def parse(self, text: str) -> Value | None:
        if text in self.words:
            return text
        try:
            return seat_of(text)
        except ValueError:
            return None

    def write(self, value: Value) -> str:
        return value if isinstance(value, str) else seat_code(value)


Kind = Flag | OneOf | Between | SeatOr


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to choose before the game."""

    name: str
    kind: Kind
    default: Value
    title: Message
    explanation: Message
    needs: tuple[str, Value] | None = None
    """Another option's value without which anything but the default makes no sense."""
    unwise: tuple[int, ...] = ()
    """Seat counts for which the rulebook does not recommend it."""
    in_company: Value | None = None
    """The default where two or more people play; None: the same as among bots."""
    by_seats: Mapping[int, Value] = field(default_factory=dict)
    """The default for numbers of seats for which it is another."""
    named: Mapping[str, Message] = field(default_factory=dict)
    """What people call those of its values that are words."""

    def usual(self, seats: int, people: int = 0) -> Value:
        """What it is unless somebody sets it, with so many seats and people at the table."""
        if self.in_company is not None and people > 1:
            return self.in_company
        return self.by_seats.get(seats, self.default)


def choose(declared: Sequence[Option], given: Mapping[str, str | Value], seats: int) -> dict[str, Value]:
    """Every declared option with its value, given as text or as a value; BadOption with a sentence."""
    names = [option.name for option in declared]
    for name in given:
        if name not in names:
            raise BadOption(say("options.unknown", name=name, names=", ".join(names)))
    chosen = {option.name: _value(option, given, seats) for option in declared}
    for option in declared:
        if option.needs and chosen[option.name] != option.usual(seats):
            name, value = option.needs
            if chosen[name] != value:
                written = next(other.kind.write(value) for other in declared if other.name == name)
                raise BadOption(say("options.needs", name=option.name, other=name, value=written))
    return chosen


def _value(option: Option, given: Mapping[str, str | Value], seats: int) -> Value:
    value = given.get(option.name, option.usual(seats))
    allowed = option.kind.values(seats)
    parsed = option.kind.parse(value) if isinstance(value, str) else value
    # bool is an int in Python: compare types too, so that 1 is no yes and yes is no seat
    if not any(parsed == each and type(parsed) is type(each) for each in allowed):
        written = ", ".join(option.kind.write(each) for each in allowed)
        raise BadOption(say("options.value", name=option.name, value=str(value), allowed=written))
    assert parsed is not None
    return parsed


def written(declared: Sequence[Option], chosen: Chosen) -> dict[str, str]:
    """The chosen values as text, the way `choose` reads them."""
    return {option.name: option.kind.write(chosen[option.name]) for option in declared}
