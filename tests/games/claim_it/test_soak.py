"""Thousands of random games: every invariant at every step, every record replayed."""

import json

import pytest

from tests.games.claim_it.soaked import GOLDEN, KINDS, play_all


@pytest.mark.soak
@pytest.mark.digests
@pytest.mark.parametrize(("seats", "variant"), KINDS)
def test_two_thousand_random_games_end_lawfully_and_replay_the_same(seats: int, variant: bool) -> None:
    """The digest over all of them is committed, so that a second order of hashing must find the same."""
    expected = json.loads(GOLDEN.read_text("utf-8"))
    assert play_all(seats, variant) == expected[f"{seats} {variant}"], (
        "changed rules need a new version and new digests"
    )
