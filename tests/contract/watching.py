"""Random games with somebody who looks on: what a feed told, and what really lay on the table then."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from game.engine import Event, Feed, Feeds, Moment, Rng, Seat, Table, settle
from tests.contract.cases import Case
from tests.contract.journeys import play
from tests.contract.truths import check_moment, check_rest


@dataclass(slots=True)
class Story:
    """What one watcher saw of a game."""

    viewer: Seat | None
    before: Any
    """The view before anything has happened."""
    moments: list[Moment[Any]]
    rests: list[tuple[int, Any]] = field(default_factory=list)
    """The view at each question and at the end, with the number of the moment that comes next."""


@dataclass(slots=True)
class Watched:
    """A game, its events as they were told, each with a copy of the table, and what was seen of it."""

    case: Case
    told: list[tuple[Event, Table[Any]]]
    stories: list[Story]


def watch(case: Case, seed: int, viewers: Sequence[Seat | None]) -> Watched:
    """Play a random game before these viewers."""
    rules = case.rules
    t = rules.lay_out(case.seats, dict(case.options), Rng.seeded(rules.slug, seed))
    feeds: list[Feed[Any]] = [Feed(rules, viewer) for viewer in viewers]
    stories = [Story(feed.viewer, rules.view(t, feed.viewer), feed.moments) for feed in feeds]
    shown, told = Feeds(feeds), list[tuple[Event, Table[Any]]]()

    def watcher(t: Table[Any], event: Event) -> None:
        told.append((event, t.clone()))
        shown(t, event)

    t.watcher = watcher
    settle(t)
    steps = play(t, Rng.seeded("watched", case, seed))
    going_on = True
    while going_on:
        for feed, story in zip(feeds, stories, strict=True):
            story.rests.append((feed.end, rules.view(t, feed.viewer)))
        going_on = next(steps, None) is not None
    return Watched(case, told, stories)


def check_told(game: Watched) -> None:
    """Each thing is so when it is told, and nothing changes that is not."""
    for story in game.stories:
        before, number = story.before, 0
        for end, view in story.rests:
            for moment in story.moments[number:end]:
                check_moment(game.case.rules.slug, moment, before)
                before = moment.view
            check_rest(game.case.rules.slug, view, before)
            before, number = view, end


def heard(game: Watched, viewer: Seat | None) -> list[tuple[Event, Table[Any]]]:
    """What a viewer may know of all that was told, each with the table as it was then."""
    return [(seen, t) for event, t in game.told if (seen := event.seen_by(viewer)) is not None]


def check_same(game: Watched) -> None:
    """Everybody was told what they may know, numbered without a gap, with the views of the very tables."""
    for story in game.stories:
        expected = heard(game, story.viewer)
        assert [moment.number for moment in story.moments] == list(range(len(expected)))
        for moment, (event, t) in zip(story.moments, expected, strict=True):
            assert moment.event == event
            view = game.case.rules.view(t, story.viewer)
            assert moment.view == view, f"{story.viewer} saw something else at {event}"
