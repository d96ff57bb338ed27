"""Feeds: nobody can tell from what they are told, or when, what they must not know."""

from dataclasses import replace

import pytest

from game.engine import Rng, Seat, Table
from tests.contract.cases import FEW, Case, case
from tests.contract.hidden import SECRETS
from tests.contract.journeys import journey, watchers
from tests.contract.leaks import check_feed, check_moments, check_view
from tests.contract.watching import watch
from tests.toy import events
from tests.toy.rules import MedicineShow
from tests.toy.view import View
from tests.toy.world import World


def _check_feed(case: Case, seat: Seat | None, seed: int = 0) -> list[int]:
    return check_feed(case.rules, journey(case, seed), seat, Rng.seeded("feed", case, seat, seed))


@pytest.mark.parametrize("case", [each for each in FEW if each.rules.slug in SECRETS][::4], ids=str)
def test_a_feed_is_the_same_bytes_when_what_its_watcher_cannot_know_is_another(case: Case) -> None:
    lengths = _check_feed(case, Rng.seeded("watcher", case).pick(watchers(case)))
    assert sum(lengths) > len(journey(case)) / 2


@pytest.mark.soak
@pytest.mark.parametrize("case", FEW, ids=str)
def test_every_feed_is_the_same_bytes_in_many_games(case: Case) -> None:
    everybody = watchers(case)
    for seed in range(40):
        assert sum(_check_feed(case, everybody[seed % len(everybody)], seed)) > 0


class _ShowsTheDeckOnTheWay(MedicineShow):
    """As long as somebody is asked it keeps its secrets."""

    def view(self, t: Table[World], seat: Seat | None) -> View:
        view = super().view(t, seat)
        return view if t.asks or t.over else replace(view, deck=sum(t.world.deck[:3]))


class _ShowsTheFutureOnTheWay(MedicineShow):
    def view(self, t: Table[World], seat: Seat | None) -> View:
        view = super().view(t, seat)
        return view if t.asks or t.over else replace(view, bank=t.rng.state)


@pytest.mark.parametrize("leaky", [_ShowsTheDeckOnTheWay, _ShowsTheFutureOnTheWay])
def test_a_view_that_is_leaky_only_while_something_happens_is_caught(leaky: type[MedicineShow]) -> None:
    each = case(leaky(), 3, length="long")
    assert all(check_view(each.rules, step.after, 0, Rng(1)) for step in journey(each)[:9])
    with pytest.raises(AssertionError, match="must not know"):
        check_moments(watch(each, 0, (None, 0)), Rng(1))


def test_a_feed_that_is_leaky_only_while_something_happens_is_caught() -> None:
    with pytest.raises(AssertionError, match="must not know"):
        _check_feed(case(_ShowsTheDeckOnTheWay(), 3, length="long"), 0)


@pytest.mark.parametrize("kind", [events.Drew, events.Picked, events.Kept])
def test_a_leaky_event_in_a_feed_is_caught(
    kind: type[events.Secretly], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kind, "seen_by", lambda event, _seat: event)
    with pytest.raises(AssertionError, match="what is not in the view"):
        _check_feed(case(MedicineShow(), 3, length="long"), None)
