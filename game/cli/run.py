"""Runs what was asked for on the command line; what goes wrong is told in one sentence."""

import os
import sys
from contextlib import suppress

from game.cli.parser import COMMANDS, language_wish, parser, prepare_streams
from game.cli.plain import plain
from game.engine import Trouble, say
from game.text import NoCatalogues, Speaker, system_language, teach_argparse


def run(given: list[str]) -> int:
    """Run one command; the exit code."""
    prepare_streams()
    try:
        speaker = Speaker(language_wish(given) or system_language())
    except NoCatalogues as trouble:
        print(trouble, file=sys.stderr)
        return 1
    try:
        try:
            return _obey(given, speaker)
        finally:
            sys.stdout.flush()  # now, while there is somebody to tell that it went wrong
    except Trouble as trouble:
        print(plain(speaker(trouble.message)), file=sys.stderr)
        return 1
    except BrokenPipeError:
        _give_up_output()  # the reader has seen enough
        return 0
    except OSError as error:
        _give_up_output()
        print(plain(speaker(say("cli.system", what=error.strerror or str(error)))), file=sys.stderr)
        return 1


def _obey(given: list[str], speaker: Speaker) -> int:
    teach_argparse(speaker.language)
    parse = parser(speaker)
    chosen = parse.parse_args(given)
    if chosen.command is None:
        from game.ui.launch import launch

        return launch(chosen.lang)
    return COMMANDS[chosen.command].run(chosen, speaker)


def _give_up_output() -> None:
    """Without this Python complains once more about the output while it ends."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
