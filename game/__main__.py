"""The way in: `dustwater` and `python -m game`."""

import os
import sys
from contextlib import suppress
from multiprocessing import freeze_support

from game.cli.parser import COMMANDS, language_wish, parser, prepare_streams
from game.engine import Trouble, say
from game.text import NoCatalogues, Speaker, system_language, teach_argparse


def main(arguments: list[str] | None = None) -> int:
    """Run one command; what goes wrong is told in one sentence."""
    given = sys.argv[1:] if arguments is None else arguments
    prepare_streams()
    try:
        speaker = Speaker(language_wish(given) or system_language())
    except NoCatalogues as trouble:
        print(trouble, file=sys.stderr)
        return 1
    try:
        try:
            return _run(given, speaker)
        finally:
            sys.stdout.flush()  # now, while there is somebody to tell that it went wrong
    except Trouble as trouble:
        print(_shown(speaker(trouble.message)), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        _give_up_output()  # the reader has seen enough
        return 0
    except OSError as error:
        _give_up_output()
        print(_shown(speaker(say("cli.system", what=error.strerror or str(error)))), file=sys.stderr)
        return 1


def _run(given: list[str], speaker: Speaker) -> int:
    teach_argparse(speaker.language)
    parse = parser(speaker)
    chosen = parse.parse_args(given)
    if chosen.command is None:
        from game.ui.launch import launch

        return launch(chosen.lang)
    return COMMANDS[chosen.command].run(chosen, speaker)


def _shown(sentence: str) -> str:
    """A sentence may quote a file: not the whole of it, and nothing that could steer the terminal."""
    short = sentence if len(sentence) <= 500 else f"{sentence[:250]}…{sentence[-250:]}"
    return "".join("?" if ord(each) < 32 or 127 <= ord(each) < 160 else each for each in short)


def _give_up_output() -> None:
    """Without this Python complains once more about the output while it ends."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    freeze_support()  # a bot's process of the packed program starts here too, and must not open a window
    sys.exit(main())
