"""The only code that moves a match on."""

from typing import Any

from game.engine.action import Action, Seat
from game.engine.ask import Ask
from game.engine.event import Event
from game.engine.frame import Done, Push, Wait
from game.engine.message import Trouble, say
from game.engine.table import Table

_STEPS = 100_000  # no rulebook asks for so many between two questions: a frame is going round in circles


class IllegalAction(Trouble):
    """The answer was not taken, and nothing has changed."""


def submit(t: Table[Any], number: int, seat: Seat, action: Action) -> list[Event]:
    """Answer one open question and go on to the next: the only door into a match."""
    ask = t.asked(seat)
    if ask is None:
        raise IllegalAction(say("engine.not_asked"))
    if ask.number != number:
        raise IllegalAction(say("engine.stale"))
    if not ask.takes(action):
        raise IllegalAction(say("engine.not_an_option", code=action.code()))
    if t.events is not None:
        t.events = []
    t.numbers[seat] += 1
    others = tuple([each for each in t.asks if each is not ask])
    t.asks = others  # whoever looks on while it happens sees that it has been answered
    t.frames[-1].answer(t, seat, action)
    if others:
        _settle_batch(t, others)
    else:
        settle(t)
    return t.events or []


def settle(t: Table[Any]) -> None:
    """Run frames until someone must choose or the match is over."""
    frames = t.frames
    for _ in range(_STEPS):
        if not frames:
            t.asks = ()
            return
        top = frames[-1]
        move = top.step(t)
        if isinstance(move, Wait):
            t.asks = top.asks(t)
            if not t.asks:
                raise RuntimeError(f"{top!r} waits for nobody")
            return
        if isinstance(move, Push):
            frames.append(move.frame)
        elif isinstance(move, Done):
            frames.pop()
            if frames:
                frames[-1].returned(t, move.result)
        else:
            frames[-1] = move.frame
    raise RuntimeError(f"{frames[-1]!r} never comes to an end")


def _settle_batch(t: Table[Any], others: tuple[Ask, ...]) -> None:
    """Settle after one of several open questions: those that fall away must not be answered later."""
    top = t.frames[-1]
    if top.separate:
        return
    settle(t)
    open_still = t.asks if t.frames and t.frames[-1] is top else ()  # another frame's may only look the same
    gone = [ask.seat for ask in others if ask not in open_still]
    if gone:
        for seat in gone:
            t.numbers[seat] += 1
        if t.frames:
            t.asks = t.frames[-1].asks(t)
