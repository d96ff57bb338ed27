"""What a showman can answer."""

from collections.abc import Callable
from dataclasses import dataclass

from game.engine import PASS, Action, Seat, seat_code, seat_of
from tests.toy.cards import Card, card_of


@dataclass(frozen=True, slots=True)
class Show:
    """Put a card on the stage, face down."""

    card: Card

    def code(self) -> str:
        return f"show:{self.card}"


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card, a pickpocket against somebody."""

    card: Card
    victim: Seat | None = None

    def code(self) -> str:
        return f"play:{self.card}" + ("" if self.victim is None else f">{seat_code(self.victim)}")


@dataclass(frozen=True, slots=True)
class Heckle:
    """Cancel what was just played."""

    card: Card

    def code(self) -> str:
        return f"heckle:{self.card}"


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep one of the cards drawn from the victim's hand."""

    card: Card

    def code(self) -> str:
        return f"keep:{self.card}"


@dataclass(frozen=True, slots=True)
class Bid:
    """Offer coins and cards."""

    coins: int
    cards: tuple[Card, ...]

    def code(self) -> str:
        return f"bid:{self.coins}+{','.join(map(str, self.cards))}"


@dataclass(frozen=True, slots=True)
class Accept:
    """Give the prize to a bidder, for the bid."""

    seat: Seat

    def code(self) -> str:
        return f"accept:{seat_code(self.seat)}"


@dataclass(frozen=True, slots=True)
class Word:
    """An answer without particulars."""

    word: str

    def code(self) -> str:
        return self.word


REFUSE = Word("refuse")
MORE = Word("more")
_WORDS: dict[str, Action] = {"refuse": REFUSE, "more": MORE, "pass": PASS}
_WITH_A_CARD: dict[str, Callable[[Card], Action]] = {"show": Show, "heckle": Heckle, "keep": Keep}


def parse(code: str) -> Action:
    """The action that wrote this code; ValueError if none did."""
    if code in _WORDS:
        return _WORDS[code]
    verb, _, rest = code.partition(":")
    action: Action
    if verb == "play":
        card, _, victim = rest.partition(">")
        action = Play(card_of(card), seat_of(victim) if victim else None)
    elif verb == "bid":
        coins, _, cards = rest.partition("+")
        action = Bid(int(coins), tuple(map(card_of, cards.split(","))) if cards else ())
    elif verb == "accept":
        action = Accept(seat_of(rest))
    elif verb in _WITH_A_CARD:
        action = _WITH_A_CARD[verb](card_of(rest))
    else:
        raise ValueError(code)
    if action.code() != code:  # an action is written in one way only
        raise ValueError(code)
    return action
