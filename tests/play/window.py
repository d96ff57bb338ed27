"""One window of several: a process that opens a match, says so, plays as told and ends when told.

A program of its own: `python -m tests.play.window begin folder` or `… resume folder/file`. It writes a line
when the match is open (the name of its file, or why not), and then plays one answer for every line it reads,
and says its number once it is on disk.
"""

import sys
import time
from pathlib import Path
from unittest.mock import patch

from game.engine import Trouble
from game.play.desk import DirectDesk
from game.play.library import Library
from game.play.session import Session
from tests.play.begun import SEATED
from tests.play.seated import record, steps


def opened(what: str, path: Path) -> Session:
    if what == "resume":
        return Library(path.parent).resume(path, DirectDesk(), nodes=100)
    made = record("claim_it", "random", "random")
    seed = time.time_ns()
    with patch("game.play.library.strftime", lambda _: "20000101-000000"):  # all of them in the same second
        return Library(path).begin(made.rules, SEATED, made.options, seed, DirectDesk(), nodes=100)


def say(words: object) -> None:
    sys.stdout.write(f"{words}\n")
    sys.stdout.flush()


def main(what: str, path: Path) -> None:
    try:
        playing = opened(what, path)
    except Trouble as trouble:
        say(trouble.message.key)
        return
    assert playing.keeper is not None
    say(playing.keeper.path.name)
    answers = steps(playing)
    for _ in sys.stdin:
        number = next(answers).number
        while playing.keeper.behind():
            time.sleep(0.001)
        say(number)
    playing.close()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
