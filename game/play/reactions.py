"""Reactions are asked for one by one; where people share a screen, whoever calls first may react first."""

from game.engine import PASS, Ask, Seat, submit
from game.play.session import Session


def chance_of(session: Session, seat: Seat | None, *, past_bots: bool = False) -> Ask | None:
    """What a seat will be asked in private if the people before it pass, or all before it; None: nothing."""
    if session.table.asked(seat) is not None:
        return None  # it is being asked already
    t = session.table.clone()
    humans = session.people
    about = {(ask.kind, ask.about) for ask in t.asks if ask.private}
    while t.asks:
        ask = t.asks[0]
        if not ask.private or (ask.kind, ask.about) not in about:
            return None
        if ask.seat == seat:
            return ask
        if not (past_bots or ask.seat in humans) or PASS not in ask.options:
            return None
        if submit(t, ask.number, ask.seat, PASS):
            return None  # something happens, and whatever is asked then is about that
    return None


def pass_until(session: Session, ask: Ask) -> None:
    """Let those pass who could have reacted before, and did not call."""
    while session.table.asked(ask.seat) != ask:
        session.answer(session.asks()[0], PASS)
