"""The board, the money and who owns what."""

from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from typing import Self

from game.engine import Seat
from game.games.dalton_city.figures import Card, figures, price
from game.games.dalton_city.loop import Board

BANK, BANCO, LANDOWNER = -1, -2, -3
"""Owners who are no players: the bank, the pot in the middle, and a landowner who is away."""
NOBODY = -1
"""Whose turn it is before the first one."""
HOSPITAL, SHERIFF = "hospital", "sheriff"
ROUNDS, MINUTES, ANNOUNCED, LAST_STANDING = "rounds", "minutes", "announced", "last_standing"
"""When a game ends."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What was chosen before the game."""

    seats: int
    end: str
    rounds: int
    minutes: int
    head_start: bool = False
    landowner: bool = False

    @property
    def clock(self) -> Seat:
        """The seat that answers for the clock on the wall."""
        return self.seats


@dataclass(slots=True)
class World:
    """Everything that lies on the table; only the order of the telegrams is hidden."""

    settings: Settings
    board: Board = field(repr=False)
    money: list[int]
    at: list[int]
    """Where each player stands."""
    horse: list[bool]
    playing: list[bool]
    """Who is not ruined."""
    held: list[str]
    """Who is in Hospital or at the Sheriff's."""
    attempts: list[int]
    """Attempts to leave in this stay."""
    owner: dict[Card, int]
    telegrams: list[str]
    """The deck, the top card first."""
    nugget: int = BANK
    pot: int = 0
    """Dollars on the Banco."""
    bank: int = 0
    """What the bank has taken in, less what it has paid out."""
    known: int = 0
    """Telegrams at the bottom of the deck that everybody has read."""
    first: Seat = 0
    round: int = 0
    last_round: bool = False
    rolled: int = 0
    """This turn's movement roll."""
    plays: int = 0
    """Plays still to come in this turn."""
    nugget_worth: int = 0
    turn: int = NOBODY
    """Whose turn it is."""
    final: int = 0
    """The round that was announced as the last; 0: none."""

    def cards(self, owner: int) -> list[Card]:
        """What somebody owns, in the order of the cards."""
        return [card for card, by in self.owner.items() if by == owner]

    def sellable(self, seat: Seat) -> list[Card]:
        """Cards the bank would buy back."""
        return [card for card in self.cards(seat) if price(card)]

    @property
    def decided(self) -> bool:
        """Whether only one player is left."""
        return self.playing.count(True) < 2

    def after(self, seat: Seat) -> tuple[Seat, ...]:
        """The other players still in the game, clockwise from a seat."""
        ring = ((seat + n) % self.settings.seats for n in range(1, self.settings.seats))
        return tuple(other for other in ring if self.playing[other])

    def clone(self) -> Self:
        return type(self)(
            self.settings,
            self.board,
            self.money.copy(),
            self.at.copy(),
            self.horse.copy(),
            self.playing.copy(),
            self.held.copy(),
            self.attempts.copy(),
            self.owner.copy(),
            self.telegrams.copy(),
            self.nugget,
            self.pot,
            self.bank,
            self.known,
            self.first,
            self.round,
            self.last_round,
            self.rolled,
            self.plays,
            self.nugget_worth,
            self.turn,
            self.final,
        )


def round_up(amount: int | Fraction) -> int:
    """To the next note: there is nothing smaller."""
    note = figures().note
    return int(-(-amount // note)) * note


@cache
def half_price(card: Card) -> int:
    """What the bank pays for a card."""
    return round_up(Fraction(price(card), 2))
