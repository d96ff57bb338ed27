import pytest

from game.engine import Rng, winners
from tests.contract.cases import FEW, Case, each_case
from tests.contract.journeys import journey, play


@each_case
def test_every_invariant_holds_at_every_step_and_random_play_ends(case: Case) -> None:
    for seed in range(3):
        t = case.new(seed)
        case.rules.audit(t)
        for _ in play(t, Rng.seeded("audit", case, seed)):
            case.rules.audit(t)
        assert t.over


@pytest.mark.soak
@pytest.mark.parametrize("case", FEW, ids=str)
def test_every_invariant_holds_in_very_many_games(case: Case) -> None:
    for seed in range(100, 300):
        t = case.new(seed)
        for _ in play(t, Rng.seeded("many", case, seed)):
            case.rules.audit(t)
        assert t.over


@each_case
def test_rounds_never_run_backwards(case: Case) -> None:
    rounds = [case.rules.rounds(step.after) for step in journey(case)]
    assert rounds == sorted(rounds)
    assert rounds[-1] >= 1


@each_case
def test_the_scores_explain_every_point_and_somebody_wins(case: Case) -> None:
    for step in journey(case):
        scores = case.rules.scores(step.after)
        assert [score.seat for score in scores] == list(range(case.seats))
        assert all(sum(line.value for line in score.lines) == score.points for score in scores)
        assert len({tuple(line.what.key for line in score.ties) for score in scores}) == 1
    assert winners(case.rules.scores(journey(case)[-1].after))


@each_case
def test_another_seed_gives_another_game(case: Case) -> None:
    assert len({repr(case.new(seed)) for seed in range(5)}) > 1
