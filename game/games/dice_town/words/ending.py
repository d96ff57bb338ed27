"""The end of the game in words: hands, the last tie, the winner."""

from collections.abc import Iterator
from typing import Any

from game.engine import Message, Who, say
from game.games.dice_town import events
from game.games.dice_town.cards import Card
from game.games.dice_town.words.cards import told_hand


def tell(event: Any) -> tuple[Message, ...] | None:
    """What there is to say about the end; None for anything else."""
    match event:
        case events.LaidOpen(hands):
            return tuple(_laid_open(hands))
        case events.Crowned(seat, sheriff):
            return (say("dice_town.event.crowned", sheriff=Who(sheriff), player=Who(seat)),)
        case events.Won(seat):
            return (say("dice_town.event.won", player=Who(seat)),)
    return None


def _laid_open(hands: tuple[tuple[Card, ...], ...]) -> Iterator[Message]:
    """What everybody held to the end."""
    for seat, hand in enumerate(hands):
        if hand:
            yield say("dice_town.event.laid_open", player=Who(seat), cards=told_hand(hand))
