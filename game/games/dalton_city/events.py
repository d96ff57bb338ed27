"""What happens in the West; everything is public but the telegrams to come."""

from dataclasses import dataclass

from game.engine import Public, Seat
from game.games.dalton_city.fees import Fee
from game.games.dalton_city.figures import Card


@dataclass(frozen=True, slots=True)
class Dealt(Public):
    """Trades dealt before the game, to a player for a head start or to the absent landowner."""

    owner: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Settled(Public):
    """A player starts at a ranch."""

    seat: Seat
    square: int


@dataclass(frozen=True, slots=True)
class RolledOff(Public):
    """A throw for who starts."""

    seat: Seat
    die: int


@dataclass(frozen=True, slots=True)
class Starts(Public):
    """Who plays first."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundBegan(Public):
    """A round begins; `last`: the clock has called it, or it was announced."""

    round: int
    last: bool


@dataclass(frozen=True, slots=True)
class TurnBegan(Public):
    """A player's turn begins; `PlaysAgain` tells of further plays in it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Rolled(Public):
    """Dice to move with, or to get out of where one is held."""

    seat: Seat
    dice: tuple[int, ...]
    held: str


@dataclass(frozen=True, slots=True)
class Mounted(Public):
    """A horse is gained or lost."""

    seat: Seat
    horse: bool


@dataclass(frozen=True, slots=True)
class Moved(Public):
    """A player goes to a square."""

    seat: Seat
    square: int
    how: str


@dataclass(frozen=True, slots=True)
class Left(Public):
    """Out of Hospital or the Sheriff's."""

    seat: Seat
    held: str


@dataclass(frozen=True, slots=True)
class Held(Public):
    """In Hospital or at the Sheriff's."""

    seat: Seat
    where: str


@dataclass(frozen=True, slots=True)
class Bought(Public):
    """A card bought from the bank, for what was really paid: half with the Post Office, 0 with the nugget."""

    seat: Seat
    card: Card
    dollars: int
    nugget: bool


@dataclass(frozen=True, slots=True)
class Sold(Public):
    """A card sold to the bank."""

    seat: Seat
    card: Card
    dollars: int


@dataclass(frozen=True, slots=True)
class Declined(Public):
    """An offer was left, or a way out."""

    seat: Seat
    what: str


@dataclass(frozen=True, slots=True)
class FeeRolled(Public):
    """The die for a fee."""

    seat: Seat
    card: Card
    die: int


@dataclass(frozen=True, slots=True)
class FeeFixed(Public):
    """What is due for a card, and why; below zero it is the owner who pays."""

    fee: Fee

    @property
    def seat(self) -> Seat:
        return self.fee.payer

    @property
    def owner(self) -> Seat:
        return self.fee.owner

    @property
    def card(self) -> Card:
        return self.fee.card

    @property
    def dollars(self) -> int:
        return self.fee.dollars


@dataclass(frozen=True, slots=True)
class Paid(Public):
    """Dollars change hands; creditors below 0 are the bank and the Banco."""

    seat: Seat
    creditor: int
    dollars: int
    purpose: str


@dataclass(frozen=True, slots=True)
class PaidWithNugget(Public):
    """The nugget settles a payment whole."""

    seat: Seat
    creditor: int
    purpose: str


@dataclass(frozen=True, slots=True)
class Halved(Public):
    """The Daily Star or the Post Office was used."""

    seat: Seat
    card: Card
    dollars: int


@dataclass(frozen=True, slots=True)
class Received(Public):
    """Dollars from the bank."""

    seat: Seat
    dollars: int
    source: str


@dataclass(frozen=True, slots=True)
class GotCard(Public):
    """A card goes to a player for nothing."""

    seat: Seat
    card: Card
    before: int
    how: str


@dataclass(frozen=True, slots=True)
class GotNugget(Public):
    """The nugget has a new owner."""

    seat: Seat
    before: int


@dataclass(frozen=True, slots=True)
class Idle(Public):
    """Nothing happens where something might have; `why` is one of `idling`'s reasons."""

    seat: Seat
    why: str


@dataclass(frozen=True, slots=True)
class TookBanco(Public):
    """Everything on the Banco, which was not empty."""

    seat: Seat
    dollars: int
    cards: tuple[Card, ...]
    nugget: bool


@dataclass(frozen=True, slots=True)
class PutOnBanco(Public):
    """A card laid on the Banco."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class DuelBegan(Public):
    """Two players meet."""

    newcomer: Seat
    occupant: Seat
    square: int


@dataclass(frozen=True, slots=True)
class DuelRolled(Public):
    """A throw of a duel."""

    newcomer: Seat
    occupant: Seat
    dice: tuple[int, int]
    stake: int


@dataclass(frozen=True, slots=True)
class DuelWon(Public):
    """A duel is decided."""

    winner: Seat
    loser: Seat
    stake: int


@dataclass(frozen=True, slots=True)
class TelegramRead(Public):
    """A telegram is read aloud and put under the deck."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class OneMorePlay(Public):
    """A telegram brought another play, still to come in this turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlaysAgain(Public):
    """A player makes use of another play."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnEnded(Public):
    """A turn is over, and with it the plays nobody made use of."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Ruined(Public):
    """A player is out; what is left goes to the creditor."""

    seat: Seat
    creditor: int
    dollars: int


@dataclass(frozen=True, slots=True)
class ClockSpoke(Public):
    """The clock calls the last round."""


@dataclass(frozen=True, slots=True)
class Announced(Public):
    """A player announces the end: so many rounds after this one."""

    seat: Seat
    rounds_left: int


@dataclass(frozen=True, slots=True)
class NuggetWeighed(Public):
    """What the nugget is worth at the end."""

    seat: Seat
    dice: tuple[int, ...]
    dollars: int


@dataclass(frozen=True, slots=True)
class Won(Public):
    """The game is over."""

    seats: tuple[Seat, ...]
