"""Thousands of random games of Claim It!, and the digests over them that are committed.

python -m tests.games.claim_it.soaked   writes those digests anew, after a change of the rules or their layout
"""

import json
from hashlib import blake2b
from itertools import product
from pathlib import Path

from game.engine import Record, Rng, choose, digest, loads, replay, submit
from tests.games.claim_it.mine import RULES

GAMES = 2000
GOLDEN = Path(__file__).with_name("soak_digests.json")
KINDS = tuple(product(RULES.seats, (False, True)))
"""How many play, and whether squatters return."""


def play_all(seats: int, variant: bool) -> str:
    """Play the games, and replay each from its record; the digest over how they all ended."""
    options = choose(RULES.options, {"returning_squatters": variant}, seats)
    everything = blake2b(digest_size=8)
    for seed in range(GAMES):
        record = Record(RULES, seats, options, seed)
        end = _play_at_random(record)
        again = loads(record.dumps().encode(), [RULES])
        assert digest(replay(again)) == end
        everything.update(end.encode())
    return everything.hexdigest()


def _play_at_random(record: Record) -> str:
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


if __name__ == "__main__":
    found = {f"{seats} {variant}": play_all(seats, variant) for seats, variant in KINDS}
    GOLDEN.write_text(json.dumps(found, indent=2) + "\n", "utf-8", newline="\n")
