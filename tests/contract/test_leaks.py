from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from game.engine import Action, Rng, Sealed, Seat, Table, Window
from tests.contract.cases import FEW, Case, case, each_case
from tests.contract.hidden import SECRETS
from tests.contract.journeys import journey, watchers
from tests.contract.leaks import check_answer, check_view
from tests.toy import events
from tests.toy.days import Curtain
from tests.toy.rules import MedicineShow
from tests.toy.view import View
from tests.toy.world import World


def _check_views(case: Case, seeds: int = 1) -> int:
    rng = Rng.seeded("views", case)
    return sum(
        check_view(case.rules, step.after, seat, rng)
        for seed in range(seeds)
        for step in journey(case, seed)
        for seat in watchers(case)
    )


def _check_answers(case: Case, seeds: int = 1) -> int:
    rng = Rng.seeded("answers", case)
    return sum(
        check_answer(case.rules, step, seat, rng)
        for seed in range(seeds)
        for step in journey(case, seed)
        for seat in watchers(case)
    )


@each_case
def test_no_view_changes_when_what_the_seat_cannot_know_is_another(case: Case) -> None:
    changed = _check_views(case)
    assert changed > len(journey(case)) or case.rules.slug not in SECRETS


@each_case
def test_what_nobody_told_a_seat_is_not_in_its_view_and_what_it_was_told_is(case: Case) -> None:
    assert _check_answers(case) > len(journey(case))


@pytest.mark.soak
@pytest.mark.parametrize("case", FEW, ids=str)
def test_nothing_leaks_in_many_games(case: Case) -> None:
    assert _check_answers(case, 20) > 0
    assert _check_views(case, 20) > 0 or case.rules.slug not in SECRETS


class _ShowsTheDeck(MedicineShow):
    def view(self, t: Table[World], seat: Seat | None) -> View:
        return replace(super().view(t, seat), deck=t.world.deck[0] if t.world.deck else 0)


class _ShowsHands(MedicineShow):
    def view(self, t: Table[World], seat: Seat | None) -> View:
        return replace(super().view(t, seat), hand=tuple(t.world.hands[0]))


class _ShowsTheFuture(MedicineShow):
    def view(self, t: Table[World], seat: Seat | None) -> View:
        return replace(super().view(t, seat), bank=t.rng.state)


class _ShowsTheBids(MedicineShow):
    def view(self, t: Table[World], seat: Seat | None) -> View:
        view = super().view(t, seat)
        return replace(
            view, bids=tuple(bid and replace(seen, cards=bid.cards) for bid, seen in _pairs(t, view))
        )


def _pairs(t: Table[World], view: View) -> list[tuple[Any, Any]]:
    return list(zip(t.world.bids, view.bids, strict=True))


class _ShowsMemories(MedicineShow):
    def view(self, t: Table[World], seat: Seat | None) -> View:
        return replace(super().view(t, seat), seen=tuple(t.world.seen[0]))


@pytest.mark.parametrize(
    "leaky", [_ShowsTheDeck, _ShowsHands, _ShowsTheFuture, _ShowsTheBids, _ShowsMemories]
)
def test_a_leaky_view_is_caught(leaky: type[MedicineShow]) -> None:
    with pytest.raises(AssertionError, match="must not know"):
        _check_views(case(leaky(), 3, length="long"), 3)


def test_a_sealed_answer_in_a_view_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sealed, "seen_by", lambda frame, _seat: frame.clone())
    with pytest.raises(AssertionError, match="must not know"):
        _check_views(case(MedicineShow(), 3))


def test_options_made_from_secrets_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Curtain.options

    def options(frame: Curtain, t: Table[World], seat: Seat) -> Sequence[Action]:
        return honest(frame, t, seat)[sum(t.world.deck) % 2 :]

    monkeypatch.setattr(Curtain, "options", options)
    with pytest.raises(AssertionError, match="must not know"):
        _check_views(case(MedicineShow(), 3))


@pytest.mark.parametrize("kind", [events.Drew, events.Peeked, events.Picked, events.Kept, events.BidLaid])
def test_a_leaky_event_is_caught(kind: type[events.Secretly], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kind, "seen_by", lambda event, _seat: event)
    with pytest.raises(AssertionError, match="what is not in the view"):
        _check_answers(case(MedicineShow(), 3, length="long"), 3)


@pytest.mark.parametrize("kind", [events.Shown, events.Drew, events.BidLaid])
def test_an_event_that_is_kept_from_all_is_caught(
    kind: type[events.Secretly], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kind, "seen_by", lambda _event, _seat: None)
    with pytest.raises(AssertionError, match="what no event told"):
        _check_answers(case(MedicineShow(), 3, length="long"), 3)


def test_a_window_that_shows_who_is_asked_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Window, "seen_by", lambda frame, _seat: frame.clone())
    with pytest.raises(AssertionError, match="what no event told"):
        _check_answers(case(MedicineShow(), 4, length="long"), 3)
