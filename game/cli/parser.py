"""The arguments of every command, in the player's language."""

import argparse
import sys
from collections.abc import Sequence
from typing import NoReturn, Protocol

from game import __version__
from game.cli import bench, check_level, record_info, replay, simulate, watch
from game.cli.common import Speak
from game.engine import Message, say
from game.text import LANGUAGES, Speaker


class Command(Protocol):
    """What a command's file offers."""

    SUMMARY: Message

    def add_arguments(self, parser: argparse.ArgumentParser, speak: Speak) -> None: ...

    def run(self, arguments: argparse.Namespace, speaker: Speaker) -> int: ...


COMMANDS: dict[str, Command] = {
    "simulate": simulate,
    "watch": watch,
    "replay": replay,
    "record-info": record_info,
    "check-level": check_level,
    "bench": bench,
}


class Parser(argparse.ArgumentParser):
    """An argument parser that answers a mistake with one sentence instead of a page."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def parser(speak: Speak) -> Parser:
    """The parser of the whole program."""
    top = Parser("dustwater", description=speak(say("cli.description")), epilog=speak(say("cli.epilog")))
    top.add_argument(
        "--version", action="version", version=f"Dustwater {__version__}", help=speak(say("cli.version"))
    )
    _add_lang(top, speak)
    commands = top.add_subparsers(
        dest="command", metavar=speak(say("cli.command")), title=speak(say("cli.commands"))
    )
    for name, module in COMMANDS.items():
        summary = speak(module.SUMMARY)
        command = commands.add_parser(name, help=summary, description=summary)
        module.add_arguments(command, speak)
        _add_lang(command, speak, default=argparse.SUPPRESS)
    return top


def _add_lang(to: argparse.ArgumentParser, speak: Speak, default: str | None = None) -> None:
    to.add_argument("--lang", choices=LANGUAGES, default=default, help=speak(say("cli.lang")))


def language_wish(arguments: Sequence[str]) -> str | None:
    """The language asked for with --lang, before there is a parser that could speak it."""
    for at, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            wish = value if equals else "".join(arguments[at + 1 : at + 2])
            return wish if wish in LANGUAGES else None
    return None


def prepare_streams() -> None:
    """A terminal that cannot show a character shows a question mark; it never stops the program."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
