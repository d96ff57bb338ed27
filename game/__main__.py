"""The way in: `dustwater` and `python -m game`."""

import os
import sys

from game.cli.parser import COMMANDS, language_wish, parser, prepare_streams
from game.engine import Trouble
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
    teach_argparse(speaker.language)
    parse = parser(speaker)
    chosen = parse.parse_args(given)
    if chosen.command is None:
        parse.print_help()
        return 0
    try:
        return COMMANDS[chosen.command].run(chosen, speaker)
    except Trouble as trouble:
        print(speaker(trouble.message), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # the reader has seen enough; without this Python complains once more while closing the stream
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


if __name__ == "__main__":
    sys.exit(main())
