"""Thousands of random games: every invariant at every step, every record replayed."""

import json
from hashlib import blake2b
from itertools import product
from pathlib import Path

import pytest

from game.engine import Record, Rng, choose, digest, loads, replay, submit
from tests.games.claim_it.mine import RULES

GAMES = 2000
GOLDEN = Path(__file__).with_name("soak_digests.json")


def play_at_random(record: Record) -> str:
    """Play a game to its end, audited after every answer; the digest it ends with."""
    t, rng = record.start(), Rng.seeded("soak", record.seed)
    RULES.audit(t)
    while t.asks:
        (ask,) = t.asks
        action = rng.pick(ask.options)
        submit(t, ask.number, ask.seat, action)
        RULES.audit(t)
        record.add(t, ask.seat, action)
    assert t.over
    return digest(t)


@pytest.mark.soak
@pytest.mark.digests
@pytest.mark.parametrize(("seats", "variant"), list(product(RULES.seats, (False, True))))
def test_two_thousand_random_games_end_lawfully_and_replay_the_same(seats: int, variant: bool) -> None:
    """The digest over all of them is committed, so that a second order of hashing must find the same."""
    options = choose(RULES.options, {"returning_squatters": variant}, seats)
    everything = blake2b(digest_size=8)
    for seed in range(GAMES):
        record = Record(RULES, seats, options, seed)
        end = play_at_random(record)
        again = loads(record.dumps().encode(), [RULES])
        assert digest(replay(again)) == end
        everything.update(end.encode())
    expected = json.loads(GOLDEN.read_text())
    assert everything.hexdigest() == expected[f"{seats} {variant}"], (
        "changed rules need a new version and new digests"
    )
