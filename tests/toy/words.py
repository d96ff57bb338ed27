"""The medicine show in words: what its questions, answers and events are called."""

from typing import Any

import pytest

from game import text
from game.engine import PASS, Action, Ask, Message, Who, say, say_n
from game.games.game import Paint, Speak
from tests.toy import events
from tests.toy.actions import MORE, Accept, Bid, Heckle, Keep, Play, Show
from tests.toy.cards import KINDS, Card, Kind
from tests.toy.view import BidSeen, View

_CARDS = {
    Kind.TONIC: "medicine_show.card.tonic",
    Kind.SHILL: "medicine_show.card.shill",
    Kind.PICKPOCKET: "medicine_show.card.pickpocket",
    Kind.HECKLER: "medicine_show.card.heckler",
}
_QUESTIONS = {
    "show": "medicine_show.question.show",
    "pitch": "medicine_show.question.pitch",
    "heckle": "medicine_show.question.heckle",
    "keep": "medicine_show.question.keep",
    "bid": "medicine_show.question.bid",
    "judge": "medicine_show.question.judge",
}


def told(card: Card) -> Message:
    """A card, with its number: no two of them are called the same."""
    return say(_CARDS[KINDS[card]], number=card)


def told_all(cards: tuple[Card, ...]) -> tuple[Message, ...]:
    return tuple(map(told, cards))


def question(ask: Ask) -> Message:
    return say(_QUESTIONS[ask.kind], player=Who(ask.seat))


def answer(_: Ask, action: Action) -> Message:
    match action:
        case Show(card):
            return say("medicine_show.answer.show", card=told(card))
        case Play(card, None):
            return say("medicine_show.answer.play", card=told(card))
        case Play(card, int(victim)):
            return say("medicine_show.answer.play_on", card=told(card), player=Who(victim))
        case Heckle(card):
            return say("medicine_show.answer.heckle", card=told(card))
        case Keep(card):
            return say("medicine_show.answer.keep", card=told(card))
        case Bid(coins, cards):
            return say("medicine_show.answer.bid", offer=(_coins(coins), *told_all(cards)))
        case Accept(seat):
            return say("medicine_show.answer.accept", player=Who(seat))
    if action == PASS:
        return say("medicine_show.answer.pass")
    return say("medicine_show.answer.more") if action == MORE else say("medicine_show.answer.refuse")


def told_bid(bid: BidSeen) -> Message:
    """An offer, the cards by name for who may see them."""
    cards = told_all(bid.cards) if bid.cards is not None else (say_n("medicine_show.cards", bid.count),)
    return say("medicine_show.bid", offer=(_coins(bid.coins), *cards))


def part(axis: str, value: Any) -> Message:
    """Coins, or one of the cards of a bid."""
    return _coins(value) if axis == "coins" else told(value)


def _coins(coins: int) -> Message:
    return say_n("medicine_show.coins", coins)


def sentences(event: Any) -> tuple[Message, ...]:
    match event:
        case events.DayBegan(day):
            return (say("medicine_show.event.day", day=day),)
        case events.Shown(shows, judge, _):
            said = [say("medicine_show.event.shown", player=Who(seat), card=told(c)) for seat, c in shows]
            return (*said, say("medicine_show.event.judge", player=Who(judge)))
        case events.Played(seat, Play(card) | Heckle(card)):
            return (say("medicine_show.event.played", player=Who(seat), card=told(card)),)
        case events.Cancelled(_, Play(card) | Heckle(card)):
            return (say("medicine_show.event.cancelled", card=told(card)),)
        case events.Drew((seat,), count, cards):
            return (_secret("medicine_show.event.drew", seat, count, cards),)
        case events.Picked() | events.Kept() | events.Peeked():
            return (say("medicine_show.event.looked", cards=told_all(event.cards)),) if event.cards else ()
        case events.BidLaid():
            return (_secret("medicine_show.event.bid", event.bidder, event.count, event.cards),)
        case events.Judged(judge, _, prize):
            return (say("medicine_show.event.judged", player=Who(judge), coins=_coins(prize)),)
    return ()


def _secret(key: str, seat: int, count: int, cards: tuple[Card, ...]) -> Message:
    """Cards for who may see them, and for others how many."""
    what = told_all(cards) if cards else say_n("medicine_show.cards", count)
    return say(key, player=Who(seat), cards=what)


def draw(view: View, speak: Speak, paint: Paint, width: int = 80) -> list[str]:
    """The wagon, a line a player, and the cards in hand of who looks on."""
    lines = [speak(say("medicine_show.drawing.day", day=view.day, days=view.days, deck=view.deck)), ""]
    for seat in range(view.seats):
        told_seat = say(
            "medicine_show.drawing.player",
            player=Who(seat),
            coins=_coins(view.coins[seat]),
            cards=say_n("medicine_show.cards", view.sizes[seat]),
        )
        lines.append(paint(seat, f"{'ABCD'[seat]}  {speak(told_seat)}"))
    hand = [speak(told(card)) for card in view.hand]
    return [*lines, "", *(", ".join(hand[at : at + 4]) for at in range(0, len(hand), 4))][:width]


WORDS = {
    "medicine_show.title": "Medicine Show",
    "medicine_show.blurb": "Tonics, shills, pickpockets and hecklers.",
    "medicine_show.option.length": "Length",
    "medicine_show.option.length.explained": "How many days it takes.",
    "medicine_show.option.length.short": "Two days",
    "medicine_show.option.length.long": "Five days",
    "medicine_show.option.poker_face": "Poker faces",
    "medicine_show.option.poker_face.explained": "Everybody must say whether they heckle.",
    "medicine_show.option.first": "Who draws first",
    "medicine_show.option.first.explained": "The dice say, or you do.",
    "medicine_show.option.first.dice": "The dice decide",
    "medicine_show.option.encore": "Encore",
    "medicine_show.option.encore.explained": "Cards are played again in the evening.",
    "medicine_show.score.coins": "coins",
    "medicine_show.score.cards": "cards",
    "medicine_show.card.tonic": "tonic no. {number}",
    "medicine_show.card.shill": "shill no. {number}",
    "medicine_show.card.pickpocket": "pickpocket no. {number}",
    "medicine_show.card.heckler": "heckler no. {number}",
    "medicine_show.question.show": "{player}, which card goes on the stage?",
    "medicine_show.question.pitch": "{player}, what do you play?",
    "medicine_show.question.heckle": "{player}, do you heckle?",
    "medicine_show.question.keep": "{player}, which card do you keep?",
    "medicine_show.question.bid": "{player}, what do you offer?",
    "medicine_show.question.judge": "{player}, who gets the prize?",
    "medicine_show.answer.show": "Show {card}",
    "medicine_show.answer.play": "Play {card}",
    "medicine_show.answer.play_on": "Play {card} on {player}",
    "medicine_show.answer.heckle": "Heckle with {card}",
    "medicine_show.answer.keep": "Keep {card}",
    "medicine_show.answer.bid": "Offer {offer}",
    "medicine_show.answer.accept": "Give the prize to {player}",
    "medicine_show.answer.pass": "Do nothing",
    "medicine_show.answer.more": "Ask for more",
    "medicine_show.answer.refuse": "Give the prize to nobody",
    "medicine_show.bid": "{offer}",
    "medicine_show.event.day": "Day {day} dawns.",
    "medicine_show.event.shown": "{player} shows {card}.",
    "medicine_show.event.judge": "{player} is the judge today.",
    "medicine_show.event.played": "{player} plays {card}.",
    "medicine_show.event.cancelled": "The crowd laughs {card} off the stage.",
    "medicine_show.event.drew": "{player} draws {cards}.",
    "medicine_show.event.looked": "What a look shows: {cards}.",
    "medicine_show.event.bid": "{player} offers {cards} under the table.",
    "medicine_show.event.judged": "Judge {player} has spoken: {coins}.",
    "medicine_show.reason": "ahead by {lead:.1f} coins in the evening",
    "medicine_show.drawing.day": "Day {day} of {days}   Deck: {deck}",
    "medicine_show.drawing.player": "{player}: {coins}, {cards}",
}
PLURALS = {
    "medicine_show.coins": ("{n} coin", "{n} coins"),
    "medicine_show.cards": ("{n} card", "{n} cards"),
}


def teach(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have every language know the words of the show for a while."""
    plural = {(key, number): form for key, forms in PLURALS.items() for number, form in enumerate(forms)}
    for language in text.LANGUAGES:
        catalogue: Any = text._catalogue(language)
        monkeypatch.setattr(catalogue, "_catalog", {**catalogue._catalog, **WORDS, **plural})
