"""`dustwater watch`: a game between bots, told move by move."""

import argparse
from pathlib import Path

from game.cli.common import BadInput, Speak, add_setting, seed, setting
from game.cli.story import Story, wants_live
from game.engine import say
from game.play.match import Match
from game.text import Speaker

SUMMARY = say("cli.watch.summary")
_DELAY = 0.35


def add_arguments(parser: argparse.ArgumentParser, speak: Speak) -> None:
    add_setting(parser, speak)
    parser.add_argument("--seed", type=int, metavar="S", help=speak(say("cli.watch.seed")))
    parser.add_argument("--delay", type=float, metavar="S", help=speak(say("cli.watch.delay")))
    parser.add_argument("--scroll", action="store_true", help=speak(say("cli.watch.scroll")))
    parser.add_argument(
        "--record", type=Path, metavar=speak(say("cli.file")), help=speak(say("cli.watch.record"))
    )


def run(arguments: argparse.Namespace, speaker: Speaker) -> int:
    chosen = setting(arguments, speaker)
    live = wants_live() and not arguments.scroll
    if arguments.delay is not None and not 0 <= arguments.delay <= 60:
        raise BadInput(say("cli.watch.delay_range"))
    if arguments.record is not None and arguments.record.exists():
        raise BadInput(say("cli.exists", file=str(arguments.record)))
    sitters = chosen.sitters
    match = Match(
        chosen.game.rules,
        dict(enumerate(chosen.bots)),
        chosen.options,
        seed(arguments.seed),
        tuple(sitter.line() for sitter in sitters),
    )
    names = Speaker(speaker.language, tuple(sitter.name for sitter in sitters))
    table = tuple(say("cli.watch.sitter", name=sitter.name, bot=sitter.kind) for sitter in sitters)
    delay = arguments.delay if arguments.delay is not None else _DELAY if live else 0.0
    story = Story(chosen.game, names, live, delay)
    print(
        speaker(say("cli.watch.table", game=chosen.game.title(), players=table, seed=str(match.record.seed)))
    )
    try:
        story.tell(match.table, match.table.events or (), match.run())
    finally:
        if arguments.record is not None:
            _write(arguments.record, match.record.dumps())
    story.result(match.table)
    return 0


def _write(path: Path, text: str) -> None:
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except OSError:
        raise BadInput(say("cli.unwritable", file=str(path))) from None
