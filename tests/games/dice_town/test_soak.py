"""Hundreds of random games of every option set and table size: every invariant at every step."""

import pytest

from game.engine import Record, Rng, digest, loads, replay, submit
from game.games.dice_town.rules import DiceTown
from tests.contract.cases import Case, every_case

RULES = DiceTown()
GAMES = 500
REPLAYED = 50
"""Every so many games the record is replayed too, which takes longer than playing it."""

# who is the first Sheriff changes nothing but the seat
CASES = [case for case in every_case(RULES) if dict(case.options)["first_sheriff"] == "random"]


@pytest.mark.soak
@pytest.mark.parametrize("case", CASES, ids=str)
def test_five_hundred_random_games_end_lawfully_and_replay_the_same(case: Case) -> None:
    for seed in range(GAMES):
        record = Record(RULES, case.seats, dict(case.options), seed)
        end = play_at_random(record, recorded=seed % REPLAYED == 0)
        if record.answers:
            assert digest(replay(loads(record.dumps().encode(), [RULES]))) == end


def play_at_random(record: Record, recorded: bool) -> str:
    """Play a game to its end, audited after every answer; the digest it ends with."""
    t, rng = record.start(), Rng.seeded("soak", record.seed)
    RULES.audit(t)
    while t.asks:
        ask = rng.pick(t.asks)
        action = rng.pick(ask.options)
        submit(t, ask.number, ask.seat, action)
        RULES.audit(t)
        if recorded:
            record.add(t, ask.seat, action)
    assert t.over
    return digest(t)
