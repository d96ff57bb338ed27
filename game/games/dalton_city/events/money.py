"""Whatever changes hands, and why."""

from dataclasses import dataclass

from game.engine import Public, Seat
from game.games.dalton_city.fees import Fee
from game.games.dalton_city.figures import Card


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
