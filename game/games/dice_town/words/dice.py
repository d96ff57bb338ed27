"""Dice in words: throws and hands."""

from collections.abc import Iterable
from typing import Any

from game.engine import Message, Seat, Who, say, say_n
from game.games.dice_town import events
from game.games.dice_town.cards import Card
from game.games.dice_town.dice import ACE, NAMES, Face, Faces, poker, price

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
"""Poker hands by rank, in short."""
_ACES = {
    1: say("dice_town.hand.pair_of_aces"),
    3: say("dice_town.hand.three_of_aces"),
    6: say("dice_town.hand.four_of_aces"),
    7: say("dice_town.hand.five_of_aces"),
}
"""Hands of aces by rank: as a word, for a letter has no plural in English and wants `d’` in French."""


def shown(faces: Iterable[Face]) -> str:
    """Dice side by side, never parted by the end of a line."""
    return "·".join(NAMES[face] for face in faces)


def named(hand: Faces) -> Message:
    """A poker hand with the faces that make it."""
    rank, *order = poker(hand)
    if order[0] == ACE and rank in _ACES:
        return _ACES[rank]
    high, low = NAMES[order[0]], NAMES[order[1] if len(order) > 1 else order[0]]
    return (
        say("dice_town.hand.high_die"),
        say("dice_town.hand.pair_of", face=high),
        say("dice_town.hand.two_pairs_of", face=high, other_face=low),
        say("dice_town.hand.three_of", face=high),
        say("dice_town.hand.high_straight") if ACE in hand else say("dice_town.hand.low_straight"),
        say("dice_town.hand.full_house_of", face=high, other_face=low),
        say("dice_town.hand.four_of", face=high),
        say("dice_town.hand.five_of", face=high),
    )[rank]


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
        case events.Paid(seat, dollars, after_all):
            if after_all:
                return (say("dice_town.event.paid_after_all", player=Who(seat), dollars=dollars),)
            return ()  # the price was told with the dice
        case events.TookBack(seat, faces):
            return (say("dice_town.event.took_back", player=Who(seat), dice=shown(faces)),)
        case events.Turned():
            return _turned(event)
        case events.HandsDone(hands):
            each = tuple(_holds(seat, hand) for seat, hand in enumerate(hands))
            return (say("dice_town.event.hands", hands=each),)
        case events.BestHand(seats, hand):
            if len(seats) > 1:
                players = tuple(map(Who, seats))
                return (say("dice_town.event.best_hands", players=players, hand=named(hand)),)
            return (say("dice_town.event.best_hand", player=Who(seats[0]), hand=named(hand)),)
    return None


def _turned(event: events.Turned) -> tuple[Message, ...]:
    if event.by == "sharp":
        return ()  # it was announced with the card
    faces = {"before": NAMES[event.of], "after": NAMES[event.to]}
    if event.of == event.to:
        return (say("dice_town.event.fell_again", player=Who(event.seat), face=NAMES[event.to]),)
    if event.by == "ambush":
        return (say("dice_town.event.ambushed", player=Who(event.seat), **faces),)
    return (say("dice_town.event.turned", player=Who(event.seat), **faces),)


def _lifted(event: events.Lifted) -> tuple[Message, ...]:
    if not event.kept:
        return ()
    if event.last:
        kept = tuple(_holds(seat, faces) for seat, faces in event.kept)
        done = tuple(map(Who, event.done))
        return (say_n("dice_town.event.last_throw", len(done), done=done, kept=kept),)
    brutes = dict(event.brutes)
    kept = tuple(_keeps(seat, faces, brutes.get(seat)) for seat, faces in event.kept)
    return (say("dice_town.event.lifted", kept=kept),)


def _holds(seat: Seat, faces: Faces) -> Message:
    return say("dice_town.event.holds", player=Who(seat), dice=shown(faces))


def _keeps(seat: Seat, faces: Faces, brute: Card | None) -> Message:
    """Dice with their price, unless a Brute sees to it."""
    cost = price(len(faces))
    if brute is not None:
        return say("dice_town.event.keeps_with_brute", player=Who(seat), dice=shown(faces))
    if not faces:
        return say("dice_town.event.keeps_nothing", player=Who(seat), dollars=cost)
    if not cost:
        return _holds(seat, faces)
    return say("dice_town.event.keeps", player=Who(seat), dice=shown(faces), dollars=cost)
