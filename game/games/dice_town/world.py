"""The table: what lies open, and everything that is hidden."""

from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import NamedTuple, Self

from game.engine import Seat
from game.games.dice_town.actions import Bid
from game.games.dice_town.cards import Card, put
from game.games.dice_town.dice import Faces
from game.games.dice_town.recall import Memory
from game.games.dice_town.seats import less, put_at
from game.games.dice_town.town import Town

Won = tuple[Card, bool]
"""A deed just won, and whether everybody saw it."""


class Theft(NamedTuple):
    """A hidden card that was just stolen: robber and victim know which."""

    robber: Seat
    victim: Seat
    card: Card


@dataclass(slots=True, kw_only=True)
class World(Town):
    """The table. Decks have their top card last; hands are sorted, so that their order tells nothing."""

    store: tuple[Card, ...]
    discard: tuple[Card, ...] = ()
    """The store's discards, face down."""
    deeds: tuple[Card, ...]
    """The deck of deeds and ranches."""
    box: tuple[Card, ...] = ()
    """Deeds and ranches out of the game, face down."""
    river: tuple[Card, ...]
    outlaws: tuple[Card, ...]
    """The outlaw deck; its top card is public."""
    hands: tuple[tuple[Card, ...], ...]
    cups: tuple[Faces, ...]
    """Rolled dice under the cup, by seat: its own secret."""
    memory: Memory = field(repr=False)
    """What seats know of hidden cards: it follows from what happened, so records do not vouch for it."""
    river_known: tuple[int, ...]
    """How many of the river's top cards a seat knows."""
    bids: tuple[Bid | None, ...]
    looked: tuple[Card, ...] = ()
    """Cards somebody is looking at."""
    stolen: Theft | None = None
    """What the robbery at hand took: it cannot be used before that is over."""
    won_deeds: tuple[tuple[Won, ...], ...]
    """Deeds won at the town hall this round, by seat."""

    @property
    def goes_on(self) -> bool:
        """Whether another round will follow: there is gold in the mine, and a deed to be won."""
        return bool(self.mine and (self.deeds or self.queue))

    def take_up(self, seat: Seat, *cards: Card) -> None:
        """Cards go into a hand."""
        self.hands = put_at(self.hands, seat, put(self.hands[seat], *cards))

    def lay_down(self, seat: Seat, *cards: Card) -> None:
        """Cards leave a hand."""
        self.hands = put_at(self.hands, seat, less(self.hands[seat], *cards))

    def next_deed(self) -> Card:
        """Draw the top card of the deck of deeds."""
        card, self.deeds = self.deeds[-1], self.deeds[:-1]
        return card

    def clone(self) -> Self:
        """Another table: all but the memory is made anew when it changes, and can be shared."""
        twin = object.__new__(type(self))
        for name, value in zip(_PARTS, _READ_PARTS(self), strict=True):
            setattr(twin, name, value)
        twin.memory = self.memory.clone()
        return twin


_PARTS = tuple(part.name for part in fields(World))
_READ_PARTS = attrgetter(*_PARTS)
