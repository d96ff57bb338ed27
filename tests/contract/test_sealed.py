from itertools import islice, permutations

from game.engine import Committed, Rng, submit
from tests.contract.cases import FEW, RULES, Case, each_case
from tests.contract.journeys import Answered, journey

_SECRETIVE = {"medicine_show", "dice_town"}  # games with choices made at the same time


def _batches(case: Case) -> list[Answered]:
    """The steps at which several sealed choices are open."""
    return [step for step in journey(case) if len(step.before.asks) > 1 and step.ask.sealed]


@each_case
def test_the_order_in_which_sealed_answers_arrive_leaves_no_trace(case: Case) -> None:
    rng = Rng.seeded("sealed", case)
    for step in _batches(case)[:20]:
        answers = [(ask, rng.pick(ask.options)) for ask in step.before.asks]
        ends = []
        for order in islice(permutations(answers), 24):
            t = step.before.clone()
            for ask, action in order:
                submit(t, ask.number, ask.seat, action)
            ends.append((t.world, t.frames, t.rng, t.numbers, t.asks))
        assert all(end == ends[0] for end in ends)


@each_case
def test_a_sealed_answer_tells_the_others_only_that_it_was_given(case: Case) -> None:
    for step in _batches(case):
        committed = Committed(step.ask.seat, step.ask.kind)
        assert step.events == (committed,)
        left = [ask for ask in step.before.asks if ask is not step.ask]
        assert list(step.after.asks) == left


def test_the_games_with_secret_choices_are_known() -> None:
    """So that the tests above cannot pass by finding nothing to look at."""
    found = {case.rules.slug for case in FEW if _batches(case)}
    assert found == _SECRETIVE & {rules.slug for rules in RULES}
