"""What the events of Dalton City say."""

from typing import Any

from game.games.dalton_city import events
from game.games.dalton_city.world import BANCO, BANK
from tests.contract.sayings import Saying, more, nothing_to_see, says

UNSHOWN: dict[str, str] = {}


def _owner(view: Any, card: str) -> int:
    owner: int = dict(view.owner)[card]
    return owner


def _goes(view: Any, before: Any, card: str, giver: int, taker: int) -> bool:
    return (_owner(before, card), _owner(view, card)) == (giver, taker)


def _rolled(view: Any, before: Any, event: events.Rolled) -> bool:
    double = not event.held and len(event.dice) == 2 and len(set(event.dice)) == 1
    tries = more(view.attempts, before.attempts, event.seat, bool(event.held))
    plays = view.plays == before.plays + double
    return tries and plays and (view.rolled, view.held[event.seat]) == (sum(event.dice), event.held)


def _left(view: Any, before: Any, event: events.Left) -> bool:
    seat = event.seat
    return (before.held[seat], view.held[seat], view.attempts[seat]) == (event.held, "", 0)


def _held(view: Any, _before: Any, event: events.Held) -> bool:
    seat = event.seat
    there = view.board.squares[view.at[seat]].kind == event.where == view.held[seat]
    return there and not view.horse[seat] and view.attempts[seat] == 0


def _received(view: Any, before: Any, event: events.Received | events.Sold) -> bool:
    paid = view.bank == before.bank - event.dollars
    return paid and more(view.money, before.money, event.seat, event.dollars)


def _sold(view: Any, before: Any, event: events.Sold) -> bool:
    return _received(view, before, event) and _goes(view, before, event.card, event.seat, BANK)


def _paid(view: Any, before: Any, event: events.Paid) -> bool:
    if not more(view.money, before.money, event.seat, -event.dollars):
        return False
    if event.creditor == BANK:
        return bool(view.bank == before.bank + event.dollars)
    if event.creditor == BANCO:
        return bool(view.pot == before.pot + event.dollars)
    return more(view.money, before.money, event.creditor, event.dollars)


def _took_banco(view: Any, before: Any, event: events.TookBanco) -> bool:
    money = (before.pot, view.pot) == (event.dollars, 0)
    cards = all(_goes(view, before, card, BANCO, event.seat) for card in event.cards)
    nugget = view.nugget == (event.seat if event.nugget else before.nugget)
    return money and cards and nugget and more(view.money, before.money, event.seat, event.dollars)


def _ruined(view: Any, _before: Any, event: events.Ruined) -> bool:
    seat = event.seat
    out = not (view.playing[seat] or view.horse[seat] or view.held[seat] or seat in dict(view.owner).values())
    return out and view.money[seat] == event.dollars


def _fee(view: Any, _before: Any, event: events.FeeFixed) -> bool:
    """The owner's, and told by the row that the owner's cards make."""
    kind = event.card.partition(".")[0]
    row = sum(card.startswith(f"{kind}.") and by == event.owner for card, by in view.owner)
    return (_owner(view, event.card), row) == (event.owner, event.fee.row)


TRUTHS: dict[type, Saying] = {
    events.Dealt: says(
        lambda view, before, event: all(_goes(view, before, card, BANK, event.owner) for card in event.cards),
        "owner",
    ),
    events.Settled: says(lambda view, _, event: view.at[event.seat] == event.square, "at"),
    events.RolledOff: nothing_to_see("the dice that decide who starts stay nowhere"),
    events.Starts: says(lambda view, _, event: view.first == event.seat, "first"),
    events.RoundBegan: says(
        lambda view, _, event: (view.round, view.last_round) == (event.round, event.last),
        "round",
        "last_round",
    ),
    events.TurnBegan: says(lambda view, _, event: view.turn == event.seat, "turn"),
    events.Rolled: says(_rolled, "rolled", "plays", "attempts"),
    events.Mounted: says(lambda view, _, event: view.horse[event.seat] == event.horse, "horse"),
    events.Moved: says(lambda view, _, event: view.at[event.seat] == event.square, "at"),
    events.Left: says(_left, "held", "attempts"),
    events.Held: says(_held, "held", "attempts", "at"),
    events.Bought: says(
        lambda view, before, event: _goes(view, before, event.card, BANK, event.seat), "owner"
    ),
    events.Sold: says(_sold, "owner", "money", "bank"),
    events.Declined: nothing_to_see("what was left stays where it was"),
    events.FeeRolled: nothing_to_see("the die for a fee stays nowhere"),
    events.FeeFixed: says(_fee),
    events.Paid: says(_paid, "money", "bank", "pot"),
    events.PaidWithNugget: says(
        lambda view, before, event: (before.nugget, view.nugget) == (event.seat, event.creditor), "nugget"
    ),
    events.Halved: says(
        lambda view, before, event: _goes(view, before, event.card, event.seat, BANK), "owner"
    ),
    events.Received: says(_received, "money", "bank"),
    events.GotCard: says(
        lambda view, before, event: _goes(view, before, event.card, event.before, event.seat), "owner"
    ),
    events.GotNugget: says(
        lambda view, before, event: (before.nugget, view.nugget) == (event.before, event.seat), "nugget"
    ),
    events.Idle: nothing_to_see("nothing has happened"),
    events.TookBanco: says(_took_banco, "money", "pot", "owner", "nugget"),
    events.PutOnBanco: says(
        lambda view, before, event: _goes(view, before, event.card, event.seat, BANCO), "owner"
    ),
    events.DuelBegan: says(
        lambda view, _, event: (
            view.at[event.newcomer] == event.square
            and view.at[event.occupant] in view.board.same(event.square)
        )
    ),
    events.DuelRolled: nothing_to_see("the dice of a duel stay nowhere"),
    events.DuelWon: nothing_to_see("each card that is taken and the way to Hospital are told by themselves"),
    events.TelegramRead: says(lambda view, _, event: view.read[-1] == event.name, "read", "unread"),
    events.OneMorePlay: says(lambda view, before, _: view.plays == before.plays + 1, "plays"),
    events.PlaysAgain: says(lambda view, before, _: view.plays == before.plays - 1, "plays"),
    events.TurnEnded: says(lambda view, _, __: view.plays == 0, "plays"),
    events.Ruined: says(_ruined, "playing", "horse", "held", "owner", "money", "bank"),
    events.ClockSpoke: says(lambda view, _, __: view.last_round, "last_round"),
    events.Announced: says(lambda view, _, event: view.final == view.round + event.rounds_left, "final"),
    events.NuggetWeighed: says(
        lambda view, _, event: (view.nugget, view.nugget_worth) == (event.seat, event.dollars), "nugget_worth"
    ),
    events.Won: nothing_to_see("who has won follows from what lies there"),
}
