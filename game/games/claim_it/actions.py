"""What a miner can do."""

from dataclasses import dataclass
from functools import cache

from game.engine import Action
from game.games.claim_it.spaces import Space, code, space_of


@dataclass(frozen=True, slots=True)
class Squat:
    """Put the squatter with the loose die's number on a space."""

    at: Space
    number: int

    def code(self) -> str:
        return f"squat:{code(self.at)}={self.number}"


@dataclass(frozen=True, slots=True)
class Claim:
    """Put a claim marker on a space."""

    at: Space

    def code(self) -> str:
        return f"claim:{code(self.at)}"


@dataclass(frozen=True, slots=True)
class Roll:
    """Push your luck."""

    def code(self) -> str:
        return "roll"


@dataclass(frozen=True, slots=True)
class Stop:
    """Stop and take."""

    def code(self) -> str:
        return "stop"


ROLL = Roll()
STOP = Stop()


@cache
def squat(at: Space, number: int) -> Squat:
    """The one Squat of its kind: options are made very often."""
    return Squat(at, number)


@cache
def claim(at: Space) -> Claim:
    """The one Claim of its kind."""
    return Claim(at)


def parse(text: str) -> Action:
    """The action that wrote this code; ValueError if none did."""
    verb, _, rest = text.partition(":")
    if verb == "squat":
        at, equals, number = rest.partition("=")
        if equals and number in ("1", "2", "3", "4", "5", "6"):
            return squat(space_of(at), int(number))
    elif verb == "claim":
        return claim(space_of(rest))
    elif text in ("roll", "stop"):
        return ROLL if text == "roll" else STOP
    raise ValueError(text)
