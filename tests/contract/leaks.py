"""What a seat sees must follow from what it may know; whatever else it sees is a leak."""

from collections.abc import Sequence
from typing import Any

from game.engine import Event, Feed, Rng, Rules, Seat, Table, submit
from tests.contract.hidden import other_table
from tests.contract.journeys import Moment


def check_view(rules: Rules[Any, Any], t: Table[Any], seat: Seat | None, rng: Rng) -> bool:
    """The view is the same when what the seat cannot know is another; whether anything was."""
    other = other_table(rules, t, seat, rng)
    if other is None:
        return False
    other.rng = Rng(rng.bits())
    assert rules.view(other, seat) == rules.view(t, seat), f"the view of {seat} shows what it must not know"
    return bool(other.world != t.world or other.frames != t.frames)


def check_answer(rules: Rules[Any, Any], moment: Moment, seat: Seat | None, rng: Rng) -> int:
    """Of two tables that a seat cannot tell apart, an answer makes two only if an event tells them apart.

    And the other way round: what an event told is in the view. Gives how many tables were compared.
    """
    compared = 0
    for other in _others(rules, moment.before, seat, rng):
        ask = other.asked(moment.ask.seat)
        if ask is None:
            continue  # put to somebody else in private: a sample cannot know to whom
        action = moment.action
        if action not in ask.options:
            assert seat != ask.seat, "the seat's own options depend on what it must not know"
            action = rng.pick(ask.options)
        events = submit(other, ask.number, ask.seat, action)
        if _pause(other, seat) != _pause(moment.after, seat):
            continue  # a pause gives away that somebody is asked in private; hiding it is a matter of options
        told = _noticed(events, other, seat)
        same_events = told == _noticed(moment.events, moment.after, seat)
        same_view = rules.view(other, seat) == rules.view(moment.after, seat)
        assert same_view or not same_events, f"the view of {seat} shows what no event told: {told}"
        assert same_events or not same_view, f"an event told {seat} what is not in the view: {told}"
        compared += 1
    return compared


def check_moments(rules: Rules[Any, Any], moment: Moment, seat: Seat | None, rng: Rng) -> int:
    """Of two tables that a seat cannot tell apart, the same events come with the same views on their way."""
    compared = 0
    real = moment.before.clone()
    real.watcher = feed = Feed(rules, seat)
    submit(real, moment.ask.number, moment.ask.seat, moment.action)
    moments = feed.take()
    for other in _others(rules, moment.before, seat, rng):
        ask = other.asked(moment.ask.seat)
        if ask is None:
            continue  # put to somebody else in private: a sample cannot know to whom
        other.watcher = feed
        action = moment.action if moment.action in ask.options else rng.pick(ask.options)
        submit(other, ask.number, ask.seat, action)
        others = feed.take()
        if [each.event for each in others] == [each.event for each in moments]:
            for one, two in zip(moments, others, strict=True):
                assert one.view == two.view, f"{seat} sees what it must not know at {one.event}"
            compared += 1
    return compared


def _others(rules: Rules[Any, Any], t: Table[Any], seat: Seat | None, rng: Rng) -> list[Table[Any]]:
    """Tables with the same future that the seat cannot tell from this one."""
    sample = rules.sample(rules.view(t, seat), rng)
    sample.rng = t.rng.clone()
    sample.numbers = t.numbers.copy()  # of a seat that is not asked, no view has them
    sample.asks = sample.frames[-1].asks(sample)
    other = other_table(rules, t, seat, rng)
    return [sample] if other is None else [sample, other]


def _pause(t: Table[Any], seat: Seat | None) -> list[tuple[object, ...]]:
    """Where the game waits for a private answer of somebody else."""
    stack = tuple(type(frame) for frame in t.frames)
    return [(stack, ask.kind, ask.about) for ask in t.asks if ask.private and ask.seat != seat]


def _noticed(events: Sequence[Event], after: Table[Any], seat: Seat | None) -> list[object]:
    """What a seat heard of an answer, and whether it is asked then: in private, no event need say so."""
    ask = after.asked(seat)
    heard = (seen for event in events if (seen := event.seen_by(seat)) is not None)
    return [*heard, ask and (ask.kind, ask.about)]
