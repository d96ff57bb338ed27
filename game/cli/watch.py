"""`dustwater watch`: a game between bots, told move by move."""

import argparse
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TextIO

from game.cli.common import BadInput, Speak, add_setting, real, seed, setting, whole
from game.cli.story import Story, has_room, in_terminal
from game.engine import Feed, Step, say
from game.play.match import Match
from game.text import Speaker

SUMMARY = say("cli.watch.summary")
_DELAY = 0.35


def add_arguments(parser: argparse.ArgumentParser, speak: Speak) -> None:
    add_setting(parser, speak)
    parser.add_argument("--seed", type=whole(speak), metavar="S", help=speak(say("cli.watch.seed")))
    parser.add_argument("--delay", type=real(speak), metavar="S", help=speak(say("cli.watch.delay")))
    parser.add_argument("--scroll", action="store_true", help=speak(say("cli.watch.scroll")))
    parser.add_argument(
        "--record", type=Path, metavar=speak(say("cli.file")), help=speak(say("cli.watch.record"))
    )


def run(arguments: argparse.Namespace, speaker: Speaker) -> int:
    chosen = setting(arguments, speaker)
    delay = arguments.delay
    if delay is None:
        delay = _DELAY if in_terminal() else 0.0
    if not 0 <= delay <= 60:
        raise BadInput(say("cli.watch.delay_range"))
    feed = Feed(chosen.game.rules, None)
    match = Match(
        chosen.game.rules,
        dict(enumerate(chosen.bots)),
        chosen.options,
        seed(arguments.seed),
        tuple(sitter.line() for sitter in chosen.sitters),
        feed,
    )
    live = in_terminal() and has_room() and not arguments.scroll
    story = Story(match.record, feed, speaker.language, live, delay)
    with _new_file(arguments.record) as file:
        story.tell(match.table, match.run() if file is None else _written(match, file))
    story.result(match.table)
    return 0


def _new_file(path: Path | None) -> AbstractContextManager[TextIO | None]:
    """The file to record to, opened before the game begins: better to hear now that it cannot be."""
    if path is None:
        return nullcontext()
    try:
        return path.open("x", encoding="utf-8", newline="\n")
    except FileExistsError:
        raise BadInput(say("cli.exists", file=str(path))) from None
    except (OSError, ValueError):
        raise BadInput(say("cli.unwritable", file=str(path))) from None


def _written(match: Match, file: TextIO) -> Iterator[Step]:
    """The game's steps, each written down before it is told: whatever ends the story loses none."""
    file.write(match.record.header())
    file.flush()
    for step in match.run():
        file.write(match.record.line(step.number))
        file.flush()
        yield step
