"""What every game's bots are held to: they know what their seat knows, and think the same every time."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import ai
from game.ai.bot import ENOUGH
from game.engine import Rng
from tests.contract.bot_games import NODES, explained, fingerprint, thoughts, usual_cases
from tests.contract.cases import Case, few_cases
from tests.contract.hidden import SECRETS, other_table

ROOT = Path(__file__).resolve().parents[2]

each_game = pytest.mark.parametrize("case", usual_cases(), ids=str)
in_a_soak = pytest.mark.parametrize(
    "case", [each for usual in usual_cases() for each in few_cases(usual.rules)], ids=str
)


def _check_leaks(case: Case, nodes: int = NODES) -> None:
    """What a seat cannot know changes neither its choice nor a word or figure of its explanation."""
    rng, slug, changed = Rng.seeded("leaks", case), case.rules.slug, 0
    for thought in thoughts(case, nodes=nodes):
        seat = thought.ask.seat
        other = other_table(case.rules, thought.t, seat, rng)
        if other is None:
            continue
        other.rng = Rng(rng.bits())
        changed += other.world != thought.t.world
        ask = other.asked(seat)
        assert ask is not None
        again = explained(slug, ai.strongest(slug), case.rules.view(other, seat), ask, 0, nodes)
        assert repr(again) == repr(thought.ranking)
    assert changed or slug not in SECRETS


@each_game
def test_what_a_seat_cannot_know_changes_neither_its_choice_nor_its_explanation(case: Case) -> None:
    _check_leaks(case)


@pytest.mark.soak
@in_a_soak
def test_nothing_leaks_into_a_bot_whatever_is_played(case: Case) -> None:
    _check_leaks(case, 4 * NODES)


@each_game
def test_the_strongest_have_a_legal_answer_however_little_they_may_think(case: Case) -> None:
    slug, name = case.rules.slug, ai.strongest(case.rules.slug)
    for thought in thoughts(case, nodes=0):
        assert thought.ask.takes(thought.ranking[0].action)
        view = case.rules.view(thought.t, thought.ask.seat)
        assert thought.ask.takes(explained(slug, name, view, thought.ask, 0, 1)[0].action)


@pytest.mark.parametrize(
    "case", [each for each in usual_cases() if "expert" in ai.bots(each.rules.slug)], ids=str
)
def test_an_expert_weighs_options_by_shares_of_the_win(case: Case) -> None:
    claimed = 0
    for thought in thoughts(case):
        for each in thought.ranking:
            if each.evidence is not None:
                assert -1e-9 <= each.evidence.win <= 1 + 1e-9
                assert each.value == each.evidence.win
                assert each.evidence.exact or each.evidence.samples == len(each.evidence.wins)
                claimed += each.evidence.exact or each.evidence.samples >= ENOUGH
    assert claimed, "nothing was ever claimed"


@pytest.mark.parametrize("seed", ["1", "2"])
def test_what_bots_think_does_not_depend_on_the_order_of_hashing(seed: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.contract.bot_games"],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": seed},
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    assert done.stdout.splitlines() == [fingerprint(list(thoughts(each))) for each in usual_cases()]
