from dataclasses import dataclass
from typing import Any

import pytest

from game.engine import HIDDEN, Action, IllegalAction, Seat, Table, submit
from tests.contract.cases import Case, each_case
from tests.contract.journeys import journey, some


@dataclass(frozen=True, slots=True)
class _Foreign:
    """An action of no game."""

    def code(self) -> str:
        return "foreign"


def _refused(t: Table[Any], number: int, seat: Seat, action: Action) -> str:
    """The key of the refusal, after checking that the table is as it was."""
    text = repr(t)
    with pytest.raises(IllegalAction) as caught:
        submit(t, number, seat, action)
    assert repr(t) == text
    return caught.value.message.key


@each_case
def test_an_action_that_is_no_option_is_refused_and_changes_nothing(case: Case) -> None:
    known = list({step.action for step in journey(case)})
    refused = 0
    for i, step in enumerate(some(case, 40)):
        tried: list[Action] = [_Foreign(), HIDDEN, *known[i % 5 :: 5]]
        for action in tried:
            if not step.ask.takes(action):
                t, ask = step.before, step.ask
                assert _refused(t, ask.number, ask.seat, action) == "engine.not_an_option"
                refused += 1
    assert refused > 2 * len(some(case, 40))


@each_case
def test_a_stale_number_is_refused_and_changes_nothing(case: Case) -> None:
    for step in some(case, 40):
        for number in (step.ask.number - 1, step.ask.number + 1):
            assert _refused(step.before, number, step.ask.seat, step.action) == "engine.stale"


@each_case
def test_an_answer_given_twice_is_refused(case: Case) -> None:
    for step in some(case, 40):
        _refused(step.after, step.ask.number, step.ask.seat, step.action)


@each_case
def test_a_seat_that_is_not_asked_is_refused_and_changes_nothing(case: Case) -> None:
    for step in some(case, 40):
        asked = {ask.seat for ask in step.before.asks}
        for seat in {-1, *range(case.seats + 1)} - asked:
            assert _refused(step.before, step.ask.number, seat, step.action) == "engine.not_asked"
    over = journey(case)[-1].after
    for seat in range(case.seats):
        assert _refused(over, over.numbers[seat], seat, step.action) == "engine.not_asked"
