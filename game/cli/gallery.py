"""`dustwater gallery`: contact sheets of all the art there is."""

import argparse
from pathlib import Path

from game.cli.common import BadInput, Speak
from game.engine import say
from game.text import Speaker

SUMMARY = say("cli.gallery.summary")


def add_arguments(parser: argparse.ArgumentParser, speak: Speak) -> None:
    folder = speak(say("cli.folder"))
    parser.add_argument("--out", type=Path, required=True, metavar=folder, help=speak(say("cli.gallery.out")))


def run(arguments: argparse.Namespace, speaker: Speaker) -> int:  # noqa: ARG001 - as every command
    from game.ui.gallery import write_sheets

    try:
        for path in write_sheets(arguments.out):
            print(path)
    except OSError as error:
        why = error.strerror or str(error)
        raise BadInput(say("cli.gallery.not_written", folder=str(arguments.out), why=why)) from None
    return 0
