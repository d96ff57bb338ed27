"""Dice in words: throws and hands."""

from collections.abc import Iterable
from typing import Any

from game.engine import Message, Seat, Who, say
from game.games.dice_town import events
from game.games.dice_town.cards import Card
from game.games.dice_town.dice import NAMES, Face, Faces, poker
from game.games.dice_town.frames.throws import price
from game.games.dice_town.words.cards import told

HANDS = (
    say("dice_town.hand.high_die"),
    say("dice_town.hand.pair"),
    say("dice_town.hand.two_pairs"),
    say("dice_town.hand.three"),
    say("dice_town.hand.straight"),
    say("dice_town.hand.full_house"),
    say("dice_town.hand.four"),
    say("dice_town.hand.five"),
)
"""Poker hands by rank."""


def shown(faces: Iterable[Face]) -> str:
    """Dice side by side, never parted by the end of a line."""
    return "·".join(NAMES[face] for face in faces)


def tell(event: Any) -> tuple[Message, ...] | None:
    """What there is to say about dice; None for what is not about them."""
    match event:
        case events.Rolled(seat, _, faces):
            # Under the cup: nobody else has seen more than that everybody rolls.
            return (
                () if faces is None else (say("dice_town.event.rolled", player=Who(seat), dice=shown(faces)),)
            )
        case events.Lifted():
            return _lifted(event)
        case events.Paid():
            return ()  # the price was told with the dice
        case events.TookBack(seat, faces):
            return (say("dice_town.event.took_back", player=Who(seat), dice=shown(faces)),)
        case events.Turned(seat, of, to):
            if of == to:
                return (say("dice_town.event.fell_again", player=Who(seat), face=NAMES[to]),)
            return (say("dice_town.event.turned", player=Who(seat), before=NAMES[of], after=NAMES[to]),)
        case events.HandsDone(hands):
            return _hands(hands)
    return None


def _lifted(event: events.Lifted) -> tuple[Message, ...]:
    if not event.kept:
        return ()
    if event.last:
        kept = tuple(_holds(seat, faces) for seat, faces in event.kept)
        return (say("dice_town.event.last_throw", kept=kept),)
    brutes = dict(event.brutes)
    kept = tuple(_keeps(seat, faces, brutes.get(seat)) for seat, faces in event.kept)
    return (say("dice_town.event.lifted", kept=kept),)


def _holds(seat: Seat, faces: Faces) -> Message:
    return say("dice_town.event.holds", player=Who(seat), dice=shown(faces))


def _keeps(seat: Seat, faces: Faces, brute: Card | None) -> Message:
    """Dice with their price, which is due after all if the Brute is cancelled."""
    cost = price(len(faces))
    if brute is not None:
        kept = {"player": Who(seat), "dice": shown(faces), "dollars": cost}
        return say("dice_town.event.keeps_with", card=told(brute), **kept)
    if not faces:
        return say("dice_town.event.keeps_nothing", player=Who(seat), dollars=cost)
    if not cost:
        return _holds(seat, faces)
    return say("dice_town.event.keeps", player=Who(seat), dice=shown(faces), dollars=cost)


def _hands(hands: tuple[Faces, ...]) -> tuple[Message, ...]:
    """All hands, and the best: the town hall is far away still, but everybody looks for it now."""
    each = tuple(_holds(seat, hand) for seat, hand in enumerate(hands))
    best = max(map(poker, hands))
    players = tuple(Who(seat) for seat, hand in enumerate(hands) if poker(hand) == best)
    name = HANDS[best[0]]
    if len(players) > 1:
        second = say("dice_town.event.best_hands", players=players, hand=name)
    else:
        second = say("dice_town.event.best_hand", player=players[0], hand=name)
    return say("dice_town.event.hands", hands=each), second
