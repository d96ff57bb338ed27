"""The town: everything that lies on the table, and who may see it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple, Self, TypeVar

from game.engine import Seat
from game.games.dice_town.actions import Bid
from game.games.dice_town.cards import Card
from game.games.dice_town.dice import HAND, Face, Faces
from game.games.dice_town.recall import Memory

T = TypeVar("T")

Won = tuple[Card, bool]
"""A deed just won, and whether everybody saw it."""

Reveal = tuple[tuple[Seat, Faces], ...]
"""What each seat kept when the cups were lifted."""

VILLAGE = -1
"""Who holds the Indian die when nobody does."""


class Theft(NamedTuple):
    """A hidden card that was just stolen: robber and victim know which."""

    robber: Seat
    victim: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Settings:
    """What was chosen before the game."""

    seats: int
    wild_west: bool
    indians: bool
    second_edition: bool
    bribes: bool
    poker_face: bool

    @property
    def seconds(self) -> bool:
        """Whether places have a second position."""
        return self.wild_west and self.seats > 2


def store_actions(round_number: int) -> int:
    """How many times the store's winner shops in a round, if not on credit."""
    return 2 if round_number == 1 else 1


@dataclass(slots=True)
class World:
    """The table. Decks have their top card last; hands are sorted, so that their order tells nothing."""

    settings: Settings
    sheriff: Seat
    money: list[int]
    nuggets: list[int]
    mine: int
    bank: int
    coach: int
    """Dollars on the stagecoach."""
    store: list[Card]
    deeds: list[Card]
    """The deck of deeds and ranches."""
    queue: list[Card]
    """The open deeds, slot 1 first."""
    river: list[Card]
    outlaws: list[Card]
    """The outlaw deck; its top card is public."""
    wanted: list[Card]
    hands: list[list[Card]]
    wire: list[list[Card]]
    """Deeds behind barbed wire, by seat, face up."""
    ranches: list[list[Card]]
    gangs: list[list[Card]]
    """Recruited outlaws, by seat."""
    captured: list[list[Card]]
    kept: list[list[Face]]
    """Revealed dice, by seat."""
    cups: list[list[Face]]
    """Rolled dice under the cup, by seat: its own secret."""
    memory: Memory = field(repr=False)
    """What seats know of hidden cards: it follows from what happened, so records do not vouch for it."""
    river_known: list[int]
    """How many of the river's top cards a seat knows."""
    gained: list[bool]
    """Who won something this round."""
    reached: list[bool]
    """Who reached a place this round."""
    bids: list[Bid | None]
    discard: list[Card] = field(default_factory=list)
    """The store's discards, face down."""
    box: list[Card] = field(default_factory=list)
    """Deeds and ranches out of the game, face down."""
    spent: list[Card] = field(default_factory=list)
    """Out of the game for all to see: applied river cards, deeds openly given to the Indians."""
    playing: list[Card] = field(default_factory=list)
    """Store cards announced and not yet put away."""
    looker: Seat | None = None
    looked: list[Card] = field(default_factory=list)
    """Cards somebody is looking at."""
    looked_from: str = ""
    """Where they were drawn: the store, the river, or somebody's hand."""
    robbed: Seat | None = None
    """From whose hand they were drawn."""
    stolen: Theft | None = None
    """What the robbery at hand took: it cannot be used before that is over."""
    reveals: list[Reveal] = field(default_factory=list)
    """What was kept at each reveal of this round."""
    hunt: list[Face] = field(default_factory=list)
    """The throw of a hunt."""
    in_effect: list[str] = field(default_factory=list)
    """Kinds of cards that change the action at hand."""
    target: Seat | None = None
    """Whom the whisky was announced for."""
    won_deeds: list[list[Won]] = field(default_factory=list)
    """Deeds won at the town hall this round, by seat."""
    round: int = 0
    die: Seat = VILLAGE
    """Who holds the Indian die."""
    bought: bool = False
    """The Indian die was bought this round."""
    guarded: Seat | None = None
    warpath: str | None = None
    crowned: Seat | None = None
    """Whom the Sheriff named when nothing else could break the final tie."""

    @property
    def seats(self) -> int:
        return self.settings.seats

    @property
    def store_actions(self) -> int:
        """How many times the store's winner shops, if not on credit."""
        return store_actions(self.round)

    @property
    def goes_on(self) -> bool:
        """Whether another round will follow: there is gold in the mine, and a deed to be won."""
        return bool(self.mine and (self.deeds or self.queue))

    def clockwise(self) -> tuple[Seat, ...]:
        """All seats, the Sheriff first."""
        return ring(self.sheriff, self.settings.seats)

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """Everybody else, clockwise from that seat."""
        return ring(seat, self.settings.seats)[1:]

    def loose(self, seat: Seat) -> int:
        """Dice a seat has still to roll."""
        return HAND - len(self.kept[seat])

    def hand_of_dice(self, seat: Seat) -> Faces:
        """A seat's revealed dice, sorted."""
        return tuple(sorted(self.kept[seat]))

    def count(self, seat: Seat, face: Face) -> int:
        return self.kept[seat].count(face)

    def clone(self) -> Self:
        return type(self)(
            self.settings,
            self.sheriff,
            self.money.copy(),
            self.nuggets.copy(),
            self.mine,
            self.bank,
            self.coach,
            self.store.copy(),
            self.deeds.copy(),
            self.queue.copy(),
            self.river.copy(),
            self.outlaws.copy(),
            self.wanted.copy(),
            _each(self.hands),
            _each(self.wire),
            _each(self.ranches),
            _each(self.gangs),
            _each(self.captured),
            _each(self.kept),
            _each(self.cups),
            self.memory.clone(),
            self.river_known.copy(),
            self.gained.copy(),
            self.reached.copy(),
            self.bids.copy(),
            self.discard.copy(),
            self.box.copy(),
            self.spent.copy(),
            self.playing.copy(),
            self.looker,
            self.looked.copy(),
            self.looked_from,
            self.robbed,
            self.stolen,
            self.reveals.copy(),
            self.hunt.copy(),
            self.in_effect.copy(),
            self.target,
            _each(self.won_deeds),
            self.round,
            self.die,
            self.bought,
            self.guarded,
            self.warpath,
            self.crowned,
        )


@cache
def ring(first: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats clockwise from one."""
    return tuple((first + n) % seats for n in range(seats))


def _each(lists: Sequence[list[T]]) -> list[list[T]]:
    return [each.copy() for each in lists]
