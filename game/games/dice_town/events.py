"""What happens in the town, as far as each seat may know it."""

from dataclasses import dataclass, replace
from typing import Self

from game.engine import Public, Seat
from game.games.dice_town.actions import Play
from game.games.dice_town.cards import Card, is_deed
from game.games.dice_town.dice import Face, Faces


@dataclass(frozen=True, slots=True)
class RoundBegan(Public):
    """Everybody takes five dice."""

    round: int
    sheriff: Seat


@dataclass(frozen=True, slots=True)
class Rolled:
    """Dice under a cup; only their owner sees them."""

    seat: Seat
    count: int
    faces: Faces | None

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else replace(self, faces=None)


@dataclass(frozen=True, slots=True)
class Lifted(Public):
    """All cups lift together: what each seat kept, and what it set aside for good."""

    kept: tuple[tuple[Seat, Faces], ...]
    last: bool


@dataclass(frozen=True, slots=True)
class Paid(Public):
    """A seat paid for its dice; the money goes to the stagecoach."""

    seat: Seat
    dollars: int


@dataclass(frozen=True, slots=True)
class TookBack(Public):
    """Dice that could not be paid for."""

    seat: Seat
    faces: Faces


@dataclass(frozen=True, slots=True)
class Rode(Public):
    """An outlaw set dice; now he is wanted."""

    seat: Seat
    outlaw: Card
    face: Face
    dice: int


@dataclass(frozen=True, slots=True)
class Turned(Public):
    """A die was turned or rolled again."""

    seat: Seat
    of: Face
    to: Face


@dataclass(frozen=True, slots=True)
class HandsDone(Public):
    """Everybody's five dice."""

    hands: tuple[Faces, ...]


@dataclass(frozen=True, slots=True)
class Played(Public):
    """A store card is announced."""

    seat: Seat
    play: Play


@dataclass(frozen=True, slots=True)
class MustPlay(Public):
    """A card that has to be played the moment it is gained; `useless`: it can do nothing and is discarded."""

    seat: Seat
    card: Card
    useless: bool


@dataclass(frozen=True, slots=True)
class Cancelled(Public):
    """A Wanted notice took a card's effect away."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Tied(Public):
    """Several are equal at a place; the Sheriff will decide."""

    place: str
    position: int
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Offered:
    """A sealed offer is laid open: the cards are shown to the Sheriff only."""

    seat: Seat
    sheriff: Seat
    money: int
    nuggets: int
    count: int
    cards: tuple[Card, ...] | None

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat in (self.seat, self.sheriff) else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class WantsMore(Public):
    """The Sheriff asks for better offers."""

    sheriff: Seat


@dataclass(frozen=True, slots=True)
class Bribed(Public):
    """The Sheriff accepted an offer; the backs of its cards are seen as they go over."""

    seat: Seat
    sheriff: Seat
    money: int
    nuggets: int
    deeds: int
    store_cards: int


@dataclass(frozen=True, slots=True)
class Judged(Public):
    """The Sheriff named the winner of a tie without taking anything for it."""

    sheriff: Seat
    seat: Seat


@dataclass(frozen=True, slots=True)
class Reached(Public):
    """Who is first or second at a place."""

    place: str
    seat: Seat
    position: int


@dataclass(frozen=True, slots=True)
class Deserted(Public):
    """Nobody has what a place asks for."""

    place: str


@dataclass(frozen=True, slots=True)
class WarpathChosen(Public):
    """Where the Indians will be this round."""

    seat: Seat
    place: str


@dataclass(frozen=True, slots=True)
class OnWarpath(Public):
    """The Indians keep everybody away from a place."""

    place: str


@dataclass(frozen=True, slots=True)
class Acts(Public):
    """Which action a seat does at a place."""

    place: str
    seat: Seat
    action: str


@dataclass(frozen=True, slots=True)
class GotMoney(Public):
    """Dollars from somewhere: a place, or another player."""

    seat: Seat
    dollars: int
    source: str
    giver: Seat | None = None


@dataclass(frozen=True, slots=True)
class GotNuggets(Public):
    """Nuggets from somewhere: the mine, the river, or another player."""

    seat: Seat
    nuggets: int
    source: str
    giver: Seat | None = None


@dataclass(frozen=True, slots=True)
class GotNothing(Public):
    """An action that could not give anything."""

    seat: Seat
    action: str


@dataclass(frozen=True, slots=True)
class CoachMoved(Public):
    """The stagecoach's money moves to the bank."""

    dollars: int


@dataclass(frozen=True, slots=True)
class Looks:
    """A seat draws cards to look at; only it sees them, and whoever they were drawn from."""

    seat: Seat
    count: int
    source: str
    victim: Seat | None
    cards: tuple[Card, ...] | None

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat is not None and seat in (self.seat, self.victim) else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class GotCard:
    """A card goes into a hand; who gave it knows it too. Backs differ, so everybody sees the kind."""

    seat: Seat
    source: str
    deed: bool
    card: Card | None
    giver: Seat | None = None

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat is not None and seat in (self.seat, self.giver) else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class GotOpenCard(Public):
    """A card everybody sees: a deed of the queue, a ranch."""

    seat: Seat
    card: Card
    source: str
    giver: Seat | None = None


@dataclass(frozen=True, slots=True)
class Discarded:
    """Cards put away face down; only who looked at them knows which."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class Reshuffled(Public):
    """The store's discards became its deck."""


@dataclass(frozen=True, slots=True)
class QueueFilled(Public):
    """The deeds slid down and new ones came."""

    queue: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class NewSheriff(Public):
    """The star changes hands."""

    seat: Seat
    before: Seat


@dataclass(frozen=True, slots=True)
class StarStayed(Public):
    """The Marshal kept the old Sheriff in office, or the winner was the Sheriff already."""

    seat: Seat
    marshal: bool


@dataclass(frozen=True, slots=True)
class Fenced(Public):
    """Deeds behind barbed wire: face up, and safe."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class VisitsDoc(Public):
    """A visit to Doc Badluck."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class FoundInRiver(Public):
    """A river card is applied and leaves the game."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Recruited(Public):
    """An outlaw rides for a player; the next one of the deck is in sight."""

    seat: Seat
    outlaw: Card
    top: Card | None


@dataclass(frozen=True, slots=True)
class OutlawsShuffled(Public):
    """The outlaw deck was shuffled; its new top card is in sight."""

    top: Card | None


@dataclass(frozen=True, slots=True)
class Hunted(Public):
    """The throw of a hunt."""

    seat: Seat
    faces: Faces


@dataclass(frozen=True, slots=True)
class CapturedOutlaws(Public):
    """Outlaws taken in for good."""

    seat: Seat
    outlaws: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class BoughtDie:
    """A deed just won goes back to the box for the Indian die."""

    seat: Seat
    card: Card | None
    public: bool

    def seen_by(self, seat: Seat | None) -> Self:
        return self if self.public or seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class DieRolled(Public):
    """The Indian die."""

    seat: Seat
    face: str


@dataclass(frozen=True, slots=True)
class DieMoved(Public):
    """The Indian die has a new holder, or is back in the village (-1)."""

    holder: Seat


@dataclass(frozen=True, slots=True)
class Crowned(Public):
    """The Sheriff broke the final tie."""

    seat: Seat
    sheriff: Seat


@dataclass(frozen=True, slots=True)
class Won(Public):
    """The game is over, and all hands are laid open."""

    seats: tuple[Seat, ...]
    hands: tuple[tuple[Card, ...], ...]


def got_card(seat: Seat, source: str, card: Card, giver: Seat | None = None) -> GotCard:
    """A hidden card gained."""
    return GotCard(seat, source, is_deed(card), card, giver)
