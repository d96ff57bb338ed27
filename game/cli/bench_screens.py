"""`dustwater bench --screens`: what a frame costs, beside a bare copy of the background in the same run."""

from dataclasses import asdict

from game.cli.common import print_json
from game.engine import say
from game.games import game
from game.text import Speaker


def run(as_json: bool, speaker: Speaker) -> int:
    """Measure and tell; the exit code."""
    from game.ui.bench import measure

    found = measure()
    if as_json:
        print_json(asdict(found) | {"start_ratio": found.start_ratio})
        return 0
    print(speaker(say("cli.bench.bare", ms=found.bare * 1000)))
    for slug, table in found.tables.items():
        for sentence in (
            say(
                "cli.bench.median",
                game=game(slug).title(),
                ms=table.median * 1000,
                ratio=table.median / found.bare,
            ),
            say("cli.bench.slowest", ms=table.slowest * 1000, ratio=table.slowest / found.bare),
            say("cli.bench.gap", ms=table.gap * 1000),
        ):
            print(speaker(sentence))
    phones = found.phones
    print(speaker(say("cli.bench.phones", ms=phones.median * 1000, ratio=phones.median / found.bare)))
    print(speaker(say("cli.bench.slowest", ms=phones.slowest * 1000, ratio=phones.slowest / found.bare)))
    print(speaker(say("cli.bench.idle", share=found.idle)))
    print(speaker(say("cli.bench.start", seconds=found.start, ratio=found.start_ratio)))
    return 0
