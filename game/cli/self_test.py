"""`dustwater self-test`: whether this copy of the program is whole."""

import argparse

from game.cli.common import Speak
from game.engine import say
from game.text import Speaker

SUMMARY = say("cli.self_test.summary")


def add_arguments(parser: argparse.ArgumentParser, speak: Speak) -> None:
    """It takes none."""


def run(arguments: argparse.Namespace, speaker: Speaker) -> int:  # noqa: ARG001 - as every command
    from game.ui.self_test import self_test

    for sentence in self_test():
        print(speaker(sentence), flush=True)
    print(speaker(say("self_test.good")))
    return 0
