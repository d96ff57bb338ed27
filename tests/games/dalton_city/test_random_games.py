"""Short random games of every table size and ending: every invariant at every step."""

import pytest

from game.engine import Rng, choose, submit
from tests.games.dalton_city.city import RULES


@pytest.mark.parametrize("end", ["rounds", "minutes", "last_standing"])
@pytest.mark.parametrize("seats", RULES.seats)
def test_dollars_and_cards_are_conserved_at_every_step(seats: int, end: str) -> None:
    given = {"end": end} | ({"rounds": "12"} if end == "rounds" else {})
    rng = Rng.seeded("dalton city", seats, end)
    t = RULES.new(seats, choose(RULES.options, given, seats), 1)
    kinds = set()
    while t.asks:
        (ask,) = t.asks
        assert ask.seat == seats or t.world.playing[ask.seat]
        assert len(set(ask.options)) == len(ask.options)
        kinds.add(str(ask.kind))
        submit(t, ask.number, ask.seat, rng.pick(ask.options))
        RULES.audit(t)
    assert t.over
    assert ("clock" in kinds) <= (end == "minutes")
    assert {"ranch", "buy"} <= kinds
    assert t.world.round <= 200
    assert sum(t.world.playing) >= 1
