"""What the rules say to people: a key of the catalogues and its arguments, never words."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Who:
    """A seat named in a sentence; whoever speaks knows the names."""

    seat: int


@dataclass(frozen=True, slots=True)
class Message:
    """One sentence or name; a `count` asks the catalogue for a plural form."""

    key: str
    arguments: tuple[tuple[str, object], ...] = ()
    count: int | None = None


def say(key: str, /, **arguments: object) -> Message:
    """A message; the catalogues' extraction looks for this name."""
    return Message(key, tuple(arguments.items()))


def say_n(key: str, n: int, /, **arguments: object) -> Message:
    """A message in the plural form that `n` asks for; `{n}` stands for it."""
    return Message(key, (("n", n), *arguments.items()), n)


class Trouble(Exception):
    """Something a person should read: carries a message, never a traceback's worth of detail."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message
