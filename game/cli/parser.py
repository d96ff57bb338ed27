"""The arguments of every command, in the player's language."""

import argparse
import os
import re
import sys
from collections.abc import Sequence
from gettext import gettext
from pathlib import Path
from typing import NoReturn, Protocol

from game import __version__
from game.cli import (
    bench,
    check_level,
    gallery,
    record_info,
    replay,
    rules,
    screenshot,
    self_test,
    simulate,
    watch,
)
from game.cli.common import Speak
from game.cli.plain import plain
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
    "rules": rules,
    "bench": bench,
    "screenshot": screenshot,
    "gallery": gallery,
    "self-test": self_test,
}


class Parser(argparse.ArgumentParser):
    """An argument parser that answers a mistake with one sentence instead of a page."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, plain(f"{self.prog}: {message}") + "\n")

    def format_help(self) -> str:
        # before Python 3.13 nobody translates the colon of a heading, which in French needs its space
        def heading(found: re.Match[str]) -> str:
            return gettext("%(heading)s:") % {"heading": found[1]}

        return re.sub(r"^(\S.*\S):$", heading, super().format_help(), flags=re.MULTILINE)


def parser(speak: Speak) -> Parser:
    """The parser of the whole program."""
    top = Parser(
        "dustwater",
        description=speak(say("cli.description")),
        epilog=speak(say("cli.epilog")),
        allow_abbrev=False,
    )
    top.add_argument(
        "--version", action="version", version=f"Dustwater {__version__}", help=speak(say("cli.version"))
    )
    _add_lang(top, speak)
    commands = top.add_subparsers(
        dest="command", metavar=speak(say("cli.command")), title=speak(say("cli.commands"))
    )
    for name, module in COMMANDS.items():
        summary = speak(module.SUMMARY)
        command = commands.add_parser(
            name,
            help=summary,
            description=summary,
            allow_abbrev=False,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        module.add_arguments(command, speak)
        _add_lang(command, speak, default=argparse.SUPPRESS)
    return top


def _add_lang(to: argparse.ArgumentParser, speak: Speak, default: str | None = None) -> None:
    to.add_argument("--lang", choices=LANGUAGES, default=default, help=speak(say("cli.lang")))


def language_wish(arguments: Sequence[str]) -> str | None:
    """The language asked for with --lang, before there is a parser that could speak it."""
    wish = None
    for at, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            wish = value if equals else "".join(arguments[at + 1 : at + 2])
    return wish if wish in LANGUAGES else None


def prepare_streams() -> None:
    """A stream that is closed swallows what it is told, one that cannot show a character shows another."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
