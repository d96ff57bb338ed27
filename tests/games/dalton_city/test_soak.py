"""Hundreds of random games of every table size and ending: every invariant at every step."""

import pytest

from game.engine import Record, Rng, Table, choose, digest, loads, replay, submit
from game.games.dalton_city.figures import figures
from game.games.dalton_city.world import World
from tests.games.dalton_city.city import RULES

REPLAYED = 50
"""Every so many games the record is replayed too, which takes longer than playing it."""
ENDS = {"rounds": 300, "minutes": 100, "announced": 50, "last_standing": 50}
"""How many games of each ending: 500 per table size."""


@pytest.mark.soak
@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("seats", RULES.seats)
def test_hundreds_of_random_games_end_lawfully_and_replay_the_same(seats: int, end: str) -> None:
    chosen, most = choose(RULES.options, {"end": end}, seats), figures().most_rounds
    for seed in range(ENDS[end]):
        record = Record(RULES, seats, dict(chosen), seed)
        t = play_at_random(record, recorded=seed % REPLAYED == 0)
        assert 1 <= t.world.round <= most
        assert t.world.decided or end == "rounds" or t.world.last_round or t.world.round == most
        if record.answers:
            assert digest(replay(loads(record.dumps().encode(), [RULES]))) == digest(t)


def play_at_random(record: Record, recorded: bool) -> Table[World]:
    """Play a game to its end, audited after every answer."""
    t, rng = record.start(), Rng.seeded("soak", record.seed)
    RULES.audit(t)
    while t.asks:
        (ask,) = t.asks
        action = rng.pick((*ask.options, *ask.aside) if ask.aside and not rng.below(50) else ask.options)
        submit(t, ask.number, ask.seat, action)
        RULES.audit(t)
        if recorded:
            record.add(t, ask.seat, action)
    assert t.over
    return t
