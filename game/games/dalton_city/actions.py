"""What a fortune hunter can answer."""

from collections.abc import Callable
from dataclasses import dataclass

from game.engine import PASS, Action, Seat, seat_code, seat_of
from game.games.dalton_city.figures import Card
from game.games.dalton_city.loop import SQUARES


@dataclass(frozen=True, slots=True)
class Word:
    """An answer that needs no more than its name."""

    word: str

    def code(self) -> str:
        return self.word


BUY, PAY, NUGGET, STAR, POST, AGAIN = map(Word, ("buy", "pay", "nugget", "star", "post", "again"))
LEAVE, STAY = Word("leave"), Word("stay")
GO_ON, LAST_ROUND = Word("go_on"), Word("last_round")
_WORDS = {word.word: word for word in (BUY, PAY, NUGGET, STAR, POST, AGAIN, LEAVE, STAY, GO_ON, LAST_ROUND)}


@dataclass(frozen=True, slots=True)
class Roll:
    """Throw one die or two."""

    dice: int

    def code(self) -> str:
        return f"roll:{self.dice}"


@dataclass(frozen=True, slots=True)
class Sell:
    """Sell a card to the bank for half its price."""

    card: Card

    def code(self) -> str:
        return f"sell:{self.card}"


@dataclass(frozen=True, slots=True)
class Take:
    """Take a card from the loser of a duel."""

    card: Card

    def code(self) -> str:
        return f"take:{self.card}"


@dataclass(frozen=True, slots=True)
class Put:
    """Put one of one's cards on the Banco."""

    card: Card

    def code(self) -> str:
        return f"put:{self.card}"


@dataclass(frozen=True, slots=True)
class Go:
    """Go to a square."""

    square: int

    def code(self) -> str:
        return f"go:{self.square}"


@dataclass(frozen=True, slots=True)
class Challenge:
    """Pick whom to duel."""

    seat: Seat

    def code(self) -> str:
        return f"duel:{seat_code(self.seat)}"


@dataclass(frozen=True, slots=True)
class Announce:
    """Announce the end: so many rounds after this one."""

    rounds: int

    def code(self) -> str:
        return f"announce:{self.rounds}"


MOST_ANNOUNCED = 20


def parse(code: str) -> Action:
    """The action that wrote this code; ValueError if none did."""
    if code == "pass":
        return PASS
    if code in _WORDS:
        return _WORDS[code]
    verb, _, rest = code.partition(":")
    if verb not in _READERS:
        raise ValueError(code)
    action = _READERS[verb](rest)
    if action.code() != code:
        raise ValueError(code)
    return action


def _number(text: str, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 4) or int(text) > most:
        raise ValueError(text)
    return int(text)


def _rounds(text: str) -> int:
    rounds = _number(text, MOST_ANNOUNCED)
    if not rounds:
        raise ValueError(text)
    return rounds


_READERS: dict[str, Callable[[str], Action]] = {
    "roll": lambda text: Roll(_number(text, 2)),
    "sell": Sell,
    "take": Take,
    "put": Put,
    "go": lambda text: Go(_number(text, SQUARES - 1)),
    "duel": lambda text: Challenge(seat_of(text)),
    "announce": lambda text: Announce(_rounds(text)),
}
