"""`dustwater bench --screens`: what a frame costs, beside a bare copy of the background in the same run."""

from dataclasses import asdict

from game.cli.common import print_json
from game.engine import say
from game.text import Speaker


def run(as_json: bool, speaker: Speaker) -> int:
    """Measure and tell; the exit code."""
    from game.ui.bench import measure

    found = measure()
    if as_json:
        print_json(
            asdict(found) | {"median_ratio": found.median / found.bare, "start_ratio": found.start_ratio}
        )
        return 0
    for sentence in (
        say("cli.bench.bare", ms=found.bare * 1000),
        say("cli.bench.median", ms=found.median * 1000, ratio=found.median / found.bare),
        say("cli.bench.slowest", ms=found.slowest * 1000, ratio=found.slowest / found.bare),
        say("cli.bench.gap", ms=found.gap * 1000),
        say("cli.bench.idle", share=found.idle),
        say("cli.bench.start", seconds=found.start, ratio=found.start_ratio),
    ):
        print(speaker(sentence))
    return 0
