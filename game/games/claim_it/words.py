"""Events of the mine as sentences, for the log, the terminal and the screens alike."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from game.engine import Action, Ask, Message, Who, say, say_n
from game.games.claim_it import events
from game.games.claim_it.actions import Claim, Roll, Squat, Stop
from game.games.claim_it.kinds import Kind
from game.games.claim_it.spaces import Space, column, row
from game.games.game import Mark


def title() -> Message:
    """The name on the box."""
    return say("claim_it.title")


def blurb() -> Message:
    """What the game is about, in a sentence."""
    return say("claim_it.blurb")


def sentences(event: Any) -> tuple[Message, ...]:
    """What there is to say about an event."""
    match event:
        case events.RolledOff(seat, dice):
            return (say("claim_it.event.rolled_off", player=Who(seat), dice=_dice(dice), total=sum(dice)),)
        case events.Starts(seat):
            return (say("claim_it.event.starts", player=Who(seat)),)
        case events.TurnBegan(seat, turn, last):
            if last:
                return (say("claim_it.event.last_turn", turn=turn, player=Who(seat)),)
            return (say("claim_it.event.turn", turn=turn, player=Who(seat)),)
        case events.Rolled(seat, dice):
            return (say("claim_it.event.rolled", player=Who(seat), dice=_dice(dice)),)
        case events.Squatted():
            return (_squatted(event),)
        case events.Claimed():
            return (_claimed(event),)
        case events.Bankrupt():
            return (_bankrupt(event),)
        case events.Took():
            return _took(event)
        case events.LastRound(seat, claims):
            return (say_n("claim_it.event.last_round", claims, player=Who(seat)),)
        case events.Won(seats):
            if len(seats) > 1:
                return (say("claim_it.event.shared", players=tuple(map(Who, seats))),)
            return (say("claim_it.event.won", player=Who(seats[0])),)
    raise TypeError(f"no words for {event!r}")


def marks(event: Any) -> tuple[Mark, ...]:
    """How a turn ended, for the card of whose turn it was."""
    match event:
        case events.Took(seat, claimed, squatted, _):
            if not claimed:
                return ((seat, say_n("claim_it.mark.took", len(squatted))),)
            if not squatted:
                return ((seat, say_n("claim_it.mark.claimed", len(claimed))),)
            return ((seat, say_n("claim_it.mark.took_both", len(squatted), claims=len(claimed))),)
        case events.Bankrupt(seat, claims, squatters):
            lost = len(claims) + len(squatters)
            if not lost:
                return ((seat, say("claim_it.mark.bankrupt_at_once")),)
            return ((seat, say_n("claim_it.mark.bankrupt", lost)),)
    return ()


def question(ask: Ask) -> Message:
    """What somebody is asked."""
    if ask.kind == Kind.PLACE:
        return say("claim_it.question.place", player=Who(ask.seat))
    return say("claim_it.question.press_on", player=Who(ask.seat))


def told_answer(_: Ask, action: Action) -> Message:
    """What to do, told to whoever was asked."""
    match action:
        case Squat(at, number):
            return say("claim_it.answer.squat", number=number, space=told_space(at))
        case Claim(at):
            return say("claim_it.answer.claim", space=told_space(at))
        case Roll():
            return say("claim_it.answer.roll")
        case Stop():
            return say("claim_it.answer.stop")
    raise TypeError(f"{action!r} is no answer in the mine")


def begins_chapter(event: Any) -> bool:
    """Whether it is time to look at the board before going on."""
    return isinstance(event, events.TurnBegan)


def _squatted(event: events.Squatted) -> Message:
    space = told_space(event.at)
    if event.on is None:
        return say("claim_it.event.squatted", number=event.number, space=space)
    return say("claim_it.event.squatted_on", number=event.number, space=space, other=Who(event.on))


def _claimed(event: events.Claimed) -> Message:
    space = told_space(event.at)
    if event.squatter is None:
        return say("claim_it.event.claimed_own", player=Who(event.seat), space=space)
    if event.returned:
        return say("claim_it.event.claimed_returning", number=event.squatter, space=space)
    return say("claim_it.event.claimed", number=event.squatter, space=space)


def _bankrupt(event: events.Bankrupt) -> Message:
    lost = len(event.claims) + len(event.squatters)
    if not lost:
        return say("claim_it.event.bankrupt_at_once", player=Who(event.seat))
    return say_n("claim_it.event.bankrupt", lost, player=Who(event.seat))


def _took(event: events.Took) -> tuple[Message, ...]:
    player, squatted, claimed = Who(event.seat), _spaces(event.squatted), _spaces(event.claimed)
    if not event.claimed:
        told = [say("claim_it.event.took", player=player, spaces=squatted)]
    elif not event.squatted:
        told = [say("claim_it.event.took_for_good", player=player, spaces=claimed)]
    else:
        told = [say("claim_it.event.took_both", player=player, spaces=squatted, claimed=claimed)]
    for other, pairs in groupby(event.displaced, key=lambda pair: pair[0]):
        spaces = [at for _, at in pairs]
        told.append(say_n("claim_it.event.displaced", len(spaces), other=Who(other), spaces=_spaces(spaces)))
    return tuple(told)


def _dice(dice: Sequence[int]) -> str:
    return "·".join(map(str, dice))


def told_space(at: Space) -> str:
    """A space for people: `5-2`; with a comma, as records have it, it would be a number in French."""
    return f"{column(at)}-{row(at)}"


def _spaces(spaces: Sequence[Space]) -> tuple[str, ...]:
    return tuple(map(told_space, spaces))
