"""`dustwater bench --waits`: how long one waits for one's next question while three bots play."""

from dataclasses import asdict

from game.cli.common import print_json
from game.engine import say, say_n
from game.games import game
from game.text import Speaker


def run(as_json: bool, speaker: Speaker) -> int:
    """Play, count and tell; the exit code."""
    from game.ui.waits import waits
    from game.ui.wording import SPEEDS

    found = waits()
    if as_json:
        print_json({slug: {speed: asdict(each) for speed, each in by.items()} for slug, by in found.items()})
        return 0
    for slug, by in found.items():
        print(speaker(say_n("cli.bench.waits.of", by["normal"].count, game=game(slug).title())))
        for speed, each in by.items():
            figures = {"median": each.median, "most": each.most, "longest": each.longest}
            print(speaker(say("cli.bench.wait", speed=SPEEDS[speed], **figures)))
    return 0
