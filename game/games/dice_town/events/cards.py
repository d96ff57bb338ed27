"""Store cards as they are played, and what stops them."""

from dataclasses import dataclass

from game.engine import Public, Seat
from game.games.dice_town.actions import Play
from game.games.dice_town.cards import Card


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
class PutAway(Public):
    """A card that was played has done what it does, and goes on the discards."""

    card: Card
