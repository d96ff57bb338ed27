from game.engine import Rng, digest, submit
from tests.contract.cases import Case, each_case
from tests.contract.journeys import journey, play, some


@each_case
def test_a_clone_equals_the_original(case: Case) -> None:
    for step in journey(case):
        clone = step.after.clone()
        assert clone == step.after
        assert digest(clone) == digest(step.after)


@each_case
def test_old_clones_never_change_while_the_original_goes_on(case: Case) -> None:
    t = case.new(1)
    kept = [(t.clone(), repr(t), digest(t))]
    kept += [
        (step.after, repr(step.after), digest(step.after)) for step in play(t, Rng.seeded("clones", case))
    ]
    assert all(repr(clone) == text and digest(clone) == was for clone, text, was in kept)


@each_case
def test_the_original_never_changes_while_clones_go_on(case: Case) -> None:
    rng = Rng.seeded("original", case)
    for step in some(case, 12):
        original = step.before
        text = repr(original)
        for _, _ in zip(range(15), play(original.clone(), rng), strict=False):
            pass
        assert repr(original) == text


@each_case
def test_a_clone_goes_the_same_way_as_the_original(case: Case) -> None:
    for step in some(case, 30):
        clone = step.before.clone()
        events = submit(clone, step.ask.number, step.ask.seat, step.action)
        assert tuple(events) == step.events
        assert clone == step.after


@each_case
def test_a_search_that_hears_no_events_goes_the_same_way(case: Case) -> None:
    t = case.new().stop_telling()
    for step in journey(case):
        assert submit(t, step.ask.number, step.ask.seat, step.action) == []
        assert t.events is None
        assert digest(t) == digest(step.after)
