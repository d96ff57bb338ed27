from collections import Counter
from math import cbrt, sqrt
from typing import Any

from game.engine import Rng, Rules, Seat, Table, digest
from tests.contract.cases import Case, case, each_case, each_case_of
from tests.contract.hidden import SECRETS
from tests.contract.journeys import journey, play, some, watchers
from tests.toy.rules import MedicineShow
from tests.toy.view import View
from tests.toy.world import World


@each_case
def test_who_looks_cannot_tell_a_sample_from_the_real_table(case: Case) -> None:
    """Unless somebody else is asked in private, which the viewer must not know."""
    rng, rules, tried = Rng.seeded("samples", case), case.rules, 0
    for step in journey(case):
        t = step.after
        for seat in watchers(case):
            if t.asked(seat) or not any(ask.private for ask in t.asks):
                view = rules.view(t, seat)
                sample = rules.sample(view, rng)
                assert rules.view(sample, seat) == view
                assert not sample.frames or sample.frames[-1].asks(sample) == sample.asks
                tried += 1
    assert tried > len(journey(case))


@each_case
def test_a_sample_is_a_sound_table_that_can_be_played_to_its_end(case: Case) -> None:
    rng = Rng.seeded("playable", case)
    for step in some(case, 12):
        ask = rng.pick(step.before.asks)
        sample = case.rules.sample(case.rules.view(step.before, ask.seat), rng)
        case.rules.audit(sample)
        for _ in play(sample, rng):
            case.rules.audit(sample)
        assert sample.over


@each_case
def test_looking_and_sampling_do_not_touch_the_table(case: Case) -> None:
    rng = Rng.seeded("untouched", case)
    for step in some(case, 30):
        t = step.before
        text = repr(t)
        for seat in watchers(case):
            sample = case.rules.sample(case.rules.view(t, seat), rng)
            if sample.asks:
                next(play(sample, rng))
        assert repr(t) == text


@each_case
def test_a_view_does_not_change_while_the_match_and_its_samples_go_on(case: Case) -> None:
    rng, t, kept = Rng.seeded("kept", case), case.new(), []
    for i, _ in enumerate(play(t, rng)):
        if i % 7 == 0:
            view = case.rules.view(t, i % case.seats)
            kept.append((view, repr(view)))
            sample = case.rules.sample(view, rng)
            if sample.asks:
                next(play(sample, rng))
    assert all(repr(view) == text for view, text in kept)


@each_case
def test_a_sample_takes_its_chances_from_the_generator_given(case: Case) -> None:
    view = case.rules.view(case.new(), 0)
    same = {digest(case.rules.sample(view, Rng(5))) for _ in range(3)}
    different = {case.rules.sample(view, Rng(seed)).rng.state for seed in range(20)}
    assert len(same) == 1
    assert len(different) == 20


@each_case_of(*SECRETS)
def test_where_something_is_hidden_samples_differ(case: Case) -> None:
    secrets = SECRETS[case.rules.slug]
    for step in some(case, 20):
        for seat in watchers(case):
            t, places = step.before, secrets.places(step.before)
            if any(len({places[thing] for thing in things}) > 1 for things in secrets.unseen(t, seat)):
                view = case.rules.view(t, seat)
                deals = [secrets.places(case.rules.sample(view, Rng.seeded(i))) for i in range(12)]
                assert any(deal != deals[0] for deal in deals)


@each_case
def test_a_game_that_hides_things_says_how_they_can_be_mixed_up(case: Case) -> None:
    """Or the tests for leaks would find nothing to change."""
    for step in some(case, 10):
        view = case.rules.view(step.after, 0)
        worlds = [case.rules.sample(view, Rng.seeded(i)).world for i in range(5)]
        assert case.rules.slug in SECRETS or all(world == step.after.world for world in worlds)


def _unevenness(rules: Rules[Any, Any], t: Table[Any], seat: Seat | None, samples: int) -> float:
    """Chi square in standard deviations from an even deal, of the things that fall least evenly."""
    secrets, view = SECRETS[rules.slug], rules.view(t, seat)
    dealt = [secrets.places(rules.sample(view, Rng.seeded("even", seat, i))) for i in range(samples)]
    return max(_chi(things, dealt) for things in secrets.unseen(t, seat))


def _chi(things: list[Any], deals: list[dict[Any, str]]) -> float:
    """In standard deviations (Wilson and Hilferty); 0 where all is known."""
    room = Counter(dealt[thing] for dealt in deals for thing in things)
    freedom = (len(things) - 1) * (len(room) - 1)
    if len(things) < 2 or len(room) < 2:
        return 0
    counts = Counter((thing, dealt[thing]) for dealt in deals for thing in things)
    expected = {place: slots / len(things) for place, slots in room.items()}
    chi: float = sum(
        (counts[thing, at] - even) ** 2 / even for thing in things for at, even in expected.items()
    )
    chi *= (len(things) - 1) / len(things)  # a place taken is one less for the others
    return (cbrt(chi / freedom) - 1 + 2 / (9 * freedom)) / sqrt(2 / (9 * freedom))


@each_case_of(*SECRETS)
def test_unseen_things_fall_evenly(case: Case) -> None:
    for step in some(case, 5):
        for seat in watchers(case):
            assert _unevenness(case.rules, step.before, seat, 250) < 4.5


class _Stacked(MedicineShow):
    """A dealer who knows a few deals only."""

    def sample(self, view: View, rng: Rng) -> Table[World]:
        return super().sample(view, Rng(rng.bits() % 9))


def test_an_uneven_deal_is_noticed() -> None:
    stacked = case(_Stacked(), 3)
    assert _unevenness(stacked.rules, stacked.new(), 0, 250) > 5
