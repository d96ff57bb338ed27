"""What a seat sees must follow from what it may know; whatever else it sees is a leak."""

from collections.abc import Sequence
from typing import Any

from game.engine import PASS, Event, Feed, Rng, Rules, Seat, Table, submit
from tests.contract.hidden import SECRETS, other_table
from tests.contract.journeys import Answered
from tests.contract.watching import Watched, heard


def check_view(rules: Rules[Any, Any], t: Table[Any], seat: Seat | None, rng: Rng) -> bool:
    """The view is the same when what the seat cannot know is another; whether anything was."""
    other = other_table(rules, t, seat, rng)
    if other is None:
        return False
    other.rng = Rng(rng.bits())
    assert rules.view(other, seat) == rules.view(t, seat), f"the view of {seat} shows what it must not know"
    return bool(other.world != t.world or other.frames != t.frames)


def check_answer(rules: Rules[Any, Any], step: Answered, seat: Seat | None, rng: Rng) -> int:
    """Of two tables that a seat cannot tell apart, an answer makes two only if an event tells them apart.

    And the other way round: what an event told is in the view. Gives how many tables were compared.
    """
    compared = 0
    for other in _others(rules, step.before, seat, rng):
        ask = other.asked(step.ask.seat)
        if ask is None:
            continue  # put to somebody else in private: a sample cannot know to whom
        action = step.action
        if not ask.takes(action):
            assert seat != ask.seat, "the seat's own options depend on what it must not know"
            action = rng.pick(ask.options)
        events = submit(other, ask.number, ask.seat, action)
        if _pause(other, seat) != _pause(step.after, seat):
            continue  # a pause gives away that somebody is asked in private; hiding it is a matter of options
        told = _noticed(events, other, seat)
        same_events = told == _noticed(step.events, step.after, seat)
        same_view = rules.view(other, seat) == rules.view(step.after, seat)
        assert same_view or not same_events, f"the view of {seat} shows what no event told: {told}"
        assert same_events or not same_view, f"an event told {seat} what is not in the view: {told}"
        compared += 1
    return compared


def check_moments(game: Watched, rng: Rng) -> int:
    """Every view on the way is the same bytes when all that its viewer cannot know is another.

    Gives how many times something else was another than what chance will bring.
    """
    rules, differed = game.case.rules, 0
    secrets = SECRETS.get(rules.slug)
    for story in game.stories:
        for moment, (_, t) in zip(story.moments, heard(game, story.viewer), strict=True):
            other = secrets.mixed(t, story.viewer, rng) if secrets else t.clone()
            other.rng = Rng(rng.bits())
            seen = repr(rules.view(other, story.viewer))
            assert seen == repr(moment.view), f"{story.viewer} sees what it must not know at {moment.event}"
            differed += other.world != t.world
    return differed


def check_feed(rules: Rules[Any, Any], steps: Sequence[Answered], seat: Seat | None, rng: Rng) -> list[int]:
    """What a seat's feed tells of a whole game is the same bytes when what it cannot know is another.

    Where something comes to light the tables part, and another one is taken from there. Gives how many
    moments were the same, each time.
    """
    lengths, at = [], 0
    while at < len(steps):
        other = rng.pick(_others(rules, steps[at].before, seat, rng))
        followed, same = _follow(rules, steps[at:], other, seat, rng)
        lengths.append(same)
        at += followed
    return lengths


def _follow(
    rules: Rules[Any, Any], steps: Sequence[Answered], other: Table[Any], seat: Seat | None, rng: Rng
) -> tuple[int, int]:
    """Give the same answers at both tables until they part: how many were given, and what was told alike."""
    real = steps[0].before.clone()
    real.watcher, other.watcher = one, two = Feed[Any](rules, seat), Feed[Any](rules, seat)
    same = 0
    for given, step in enumerate(steps, 1):
        submit(real, step.ask.number, step.ask.seat, step.action)
        if not _answer_alike(other, step, seat, rng):
            return given, same
        _pass_in_private(other, real, seat)
        for mine, theirs in zip(one.since(same), two.since(same), strict=False):
            if mine.event != theirs.event:
                assert mine.view != theirs.view, f"{mine.event} told {seat} what is not in the view"
                return given, same
            assert repr(mine) == repr(theirs), f"{seat} sees what it must not know at {mine.event}"
            same += 1
    return len(steps), same


def _answer_alike(other: Table[Any], step: Answered, seat: Seat | None, rng: Rng) -> bool:
    """Answer at another table as at the real one, or else as nobody can tell; whether that is possible."""
    ask = other.asked(step.ask.seat)
    if ask is None or (ask.kind, ask.about) != (step.ask.kind, step.ask.about):
        return step.ask.private and step.ask.seat != seat and step.action == PASS
    action = step.action
    if not ask.takes(action):
        assert seat != ask.seat, "the seat's own options depend on what it must not know"
        action = rng.pick(ask.options)
    submit(other, ask.number, ask.seat, action)
    return True


def _pass_in_private(other: Table[Any], real: Table[Any], seat: Seat | None) -> None:
    """Who is asked in private, and not at the real table, lets it pass: nobody can tell."""
    while other.asks and other.asks[0].private:
        ask = other.asks[0]
        if ask.seat == seat or real.asked(ask.seat) is not None or PASS not in ask.options:
            return
        submit(other, ask.number, ask.seat, PASS)


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
