"""The end of the game in words: hands, the last tie, the winner."""

from collections.abc import Iterator
from typing import Any

from game.engine import Message, Who, say, say_n
from game.games.dice_town import events
from game.games.dice_town.cards import Card
from game.games.dice_town.words.cards import told_hand

_WHY = {
    "mine": say("dice_town.event.over.mine"),
    "deeds": say("dice_town.event.over.deeds"),
}


def tell(event: Any) -> tuple[Message, ...] | None:
    """What there is to say about the end; None for anything else."""
    match event:
        case events.LaidOpen(hands, why):
            return _WHY[why], *_laid_open(hands)
        case events.Crowned(seat, sheriff):
            return (say("dice_town.event.crowned", sheriff=Who(sheriff), player=Who(seat)),)
        case events.Won(seat, points):
            return (say_n("dice_town.event.won", points, player=Who(seat)),)
    return None


def _laid_open(hands: tuple[tuple[Card, ...], ...]) -> Iterator[Message]:
    """What everybody held to the end."""
    for seat, hand in enumerate(hands):
        if hand:
            yield say("dice_town.event.laid_open", player=Who(seat), cards=told_hand(hand))
