"""Moments: whoever looks on sees each thing happen as it is told, and is told all there is to see."""

from dataclasses import fields, replace
from typing import Any

import pytest

from game.engine import Committed, Feed, Rng, Rules, Seat, Table, loads, retrace, submit
from tests.contract.cases import FEW, RULES, Case, case
from tests.contract.hidden import SECRETS
from tests.contract.journeys import play, watchers
from tests.contract.leaks import check_moments
from tests.contract.playthroughs import FOLDER
from tests.contract.truths import TRUTHS, UNSHOWN, kinds_of_events
from tests.contract.watching import Watched, check_same, check_told, watch
from tests.toy import events
from tests.toy.days import Days
from tests.toy.rules import MedicineShow
from tests.toy.view import View
from tests.toy.world import World

FEW_OF = {rules.slug: [each for each in FEW if each.rules is rules] for rules in RULES}
each_game = pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.slug)


@pytest.fixture(scope="module", params=FEW[::2], ids=str)
def game(request: pytest.FixtureRequest) -> Watched:
    """A random game, before the shared screen and one of the seats."""
    seat = Rng.seeded("watcher", request.param).below(request.param.seats)
    return watch(request.param, 0, (None, seat))


def test_what_is_told_has_come_true_and_nothing_changes_untold(game: Watched) -> None:
    check_told(game)


def test_what_is_seen_is_the_table_as_it_was_when_it_was_told(game: Watched) -> None:
    check_same(game)


def test_no_moment_shows_what_its_viewer_cannot_know(game: Watched) -> None:
    differed = check_moments(game, Rng.seeded("moments", game.case))
    assert bool(differed) == (game.case.rules.slug in SECRETS)


@pytest.mark.soak
@pytest.mark.parametrize("case", FEW, ids=str)
def test_everybody_sees_very_many_games_as_they_are_told(case: Case) -> None:
    for seed in range(1, 201):
        game = watch(case, seed, watchers(case))
        check_told(game)
        check_same(game)
        in_turn = game.stories[seed % len(game.stories)]
        check_moments(replace(game, stories=[in_turn]), Rng.seeded("moments", case, seed))


@each_game
def test_of_every_event_is_known_what_it_says_or_why_there_is_nothing_to_see(rules: Rules[Any, Any]) -> None:
    assert set(TRUTHS[rules.slug]) - {Committed} == kinds_of_events(rules.slug)
    parts = {field.name for field in fields(rules.view(FEW_OF[rules.slug][0].new(), None))}
    assert parts >= UNSHOWN[rules.slug]
    for saying in TRUTHS[rules.slug].values():
        assert saying.parts <= parts - UNSHOWN[rules.slug]
        assert not (saying.silence and saying.parts)


@pytest.mark.soak
@each_game
def test_every_event_happens_in_some_game(rules: Rules[Any, Any]) -> None:
    """Or what is known of it would never be tried."""
    left = set(TRUTHS[rules.slug])
    for seed in range(40):
        for each in FEW_OF[rules.slug]:
            t = each.new(seed)
            left -= set(map(type, t.events or ()))
            for step in play(t, Rng.seeded("kinds", each, seed)):
                left -= set(map(type, step.events))
            if not left:
                return
    assert not left


def _watched(rules: MedicineShow) -> Watched:
    return watch(case(rules, 3, length="long"), 1, (None, 0))


def test_a_rule_that_tells_before_it_changes_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Days._morning

    def hasty(days: Days, t: Table[World]) -> None:
        t.tell(events.DayBegan, t.world.day + 1)
        honest(days, t)

    monkeypatch.setattr(Days, "_morning", hasty)
    with pytest.raises(AssertionError, match="not so when it was told"):
        check_told(_watched(MedicineShow()))


@pytest.mark.parametrize("kind", sorted(kinds_of_events("medicine_show"), key=str))
def test_a_change_that_nobody_tells_is_caught(
    kind: type[events.Secretly], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kind, "seen_by", lambda _event, _seat: None)
    with pytest.raises(AssertionError):
        check_told(_watched(MedicineShow()))


class _SharesTheDiscards(MedicineShow):
    def view(self, t: Table[World], seat: Seat | None) -> View:
        return replace(super().view(t, seat), discard=t.world.discard)  # type: ignore[arg-type]


def test_a_view_that_changes_later_is_caught() -> None:
    with pytest.raises(AssertionError, match="saw something else"):
        check_same(_watched(_SharesTheDiscards()))


class _ForgetfulFeed(Feed[Any]):
    def __call__(self, t: Table[Any], event: Any) -> None:
        if self.end % 5 != 3:
            super().__call__(t, event)


def test_a_feed_that_leaves_something_out_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.contract.watching.Feed", _ForgetfulFeed)
    with pytest.raises(AssertionError):
        check_same(_watched(MedicineShow()))


def test_while_something_happens_nobody_is_asked_what_was_answered() -> None:
    record = loads((FOLDER / "dice_town_2.record").read_bytes(), RULES)
    feed: Feed[Any] = Feed(record.rules, 0)
    for step in retrace(record, record.start(feed)):
        assert all(moment.view.ask is None or moment.view.ask != step.ask for moment in feed.take())


def test_a_clone_goes_its_way_unseen() -> None:
    feed: Feed[Any] = Feed(MedicineShow(), None)
    t = case(MedicineShow(), 2).new()
    t.watcher = feed
    other, ask = t.clone(), t.asks[0]
    submit(other, ask.number, ask.seat, ask.options[0])
    assert not feed.take()
    submit(t, ask.number, ask.seat, ask.options[0])
    assert feed.take()
