"""What a store card declares: name, text, when it may be played, and its one small effect."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from game.engine import Frame, Message, Seat, Table
from game.games.dice_town.actions import Play
from game.games.dice_town.cards import Card, Occasion, kind
from game.games.dice_town.effects import Effect
from game.games.dice_town.world import World

Held = Sequence[Card]
"""The cards for this occasion that a seat holds, or that it may hold for all anybody else can see."""
Targets = Callable[[World, Seat, Seat, Card, Held], Iterator[Play]]
Happens = Callable[[Table[World], Seat, Play], Frame[World] | None]


def _no_plays(world: World, seat: Seat, actor: Seat, card: Card, held: Held) -> Iterator[Play]:
    return iter(())


def _no_effect(t: Table[World], seat: Seat, play: Play) -> None:
    """Nothing more than being in effect."""


def take_effect(world: World, effect: Effect, target: Seat | None = None) -> None:
    """It counts until the action is over, perhaps for somebody in particular."""
    world.in_effect = (*world.in_effect, effect)
    if target is not None:
        world.target = target


def in_effect(t: Table[World], seat: Seat, play: Play) -> None:
    """It counts until the action is over."""
    take_effect(t.world, Effect(kind(play.card)))


@dataclass(frozen=True, slots=True)
class CardRule:
    """One kind of card."""

    name: Message
    text: Message | None = None
    """What it does; None: nothing but its points."""
    occasion: Occasion | None = None
    plays: Targets = _no_plays
    """The ways to play it now; none: it could do nothing and is not offered.

    Beyond the cards held, only what everybody can see may count, or a poker face would give something away.
    """
    effect: Happens = _no_effect
    cancelled: Happens = _no_effect
    lasting: bool = False
    """It lies on the table until the action is over, so that it cannot be drawn again meanwhile."""
