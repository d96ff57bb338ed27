"""What several commands share: arguments, reading files, talking."""

import argparse
import json
import secrets
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from game import ai
from game.ai.bot import Bot
from game.cli.games_help import add_games
from game.engine import Message, Option, Record, Trouble, Value, choose, loads, say
from game.engine.reading import MAX_BYTES
from game.games import Game, all_rules, game
from game.play.seating import Sitter, seat_bots

Speak = Callable[[Message], str]
N = TypeVar("N")
MAX_SEED = 1 << 64


class BadInput(Trouble):
    """What was typed cannot be done."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A game set up from the command line."""

    game: Game
    sitters: tuple[Sitter, ...]
    bots: tuple[Bot, ...]
    options: dict[str, Value]

    @property
    def seats(self) -> int:
        return len(self.sitters)


def add_setting(parser: argparse.ArgumentParser, speak: Speak) -> None:
    """The arguments that set up a game between bots."""
    parser.add_argument("game", metavar=speak(say("cli.game")), help=speak(say("cli.game.help")))
    parser.add_argument("--seats", type=whole(speak), metavar="N", help=speak(say("cli.seats")))
    parser.add_argument("--bots", default="cowhand", metavar="A,B,…", help=speak(say("cli.bots")))
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help=speak(say("cli.option")))
    add_games(parser, speak)


def add_file(parser: argparse.ArgumentParser, explanation: str, speak: Speak) -> None:
    """The argument that names a file to read."""
    parser.add_argument("file", type=Path, metavar=speak(say("cli.file")), help=explanation)


def whole(speak: Speak) -> Callable[[str], int]:
    """Reads an argument that is a whole number."""
    return _reader(int, lambda text: speak(say("cli.whole_number", text=text)))


def real(speak: Speak) -> Callable[[str], float]:
    """Reads an argument that is a number."""
    return _reader(float, lambda text: speak(say("cli.number", text=text)))


def _reader(kind: Callable[[str], N], complaint: Callable[[str], str]) -> Callable[[str], N]:
    """What argparse itself says of a bad number speaks of Python's types."""

    def read(text: str) -> N:
        try:
            return kind(text)
        except ValueError:
            raise argparse.ArgumentTypeError(complaint(text)) from None

    return read


def setting(arguments: argparse.Namespace, speak: Speak) -> Setting:
    """The game those arguments ask for; a notice where the rulebook advises against it."""
    chosen = game(arguments.game)
    rules = chosen.rules
    names = [name.strip() for name in arguments.bots.split(",") if name.strip()]
    if not names:
        raise BadInput(say("cli.no_bots"))
    seats = max(len(names), rules.seats[0]) if arguments.seats is None else arguments.seats
    rules.check_seats(seats)
    sitters = seat_bots(names, seats)
    bots = tuple(ai.bot(rules.slug, sitter.bot) for sitter in sitters)
    options = choose(rules.options, _pairs(arguments.option), seats)
    rules.check(seats, options)
    for option in rules.options:
        if seats in option.unwise and options[option.name] != option.usual(seats):
            _notice(option, seats, speak)
    return Setting(chosen, sitters, bots, options)


def _notice(option: Option, seats: int, speak: Speak) -> None:
    print(speak(say("cli.unwise", option=option.title, seats=seats)), file=sys.stderr)


def _pairs(given: list[str]) -> dict[str, str]:
    pairs: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput(say("cli.option_form", text=text))
        if name in pairs:
            raise BadInput(say("cli.option_twice", name=name))
        pairs[name] = value
    return pairs


def seed(value: int | None) -> int:
    """The seed asked for, or one that nobody could guess."""
    if value is None:
        return secrets.randbelow(10**9)
    if not 0 <= value < MAX_SEED:
        raise BadInput(say("cli.seed_range"))
    return value


def read_record(path: Path) -> Record:
    """The record in a file; a pipe or a device, which may never end, is no file."""
    try:
        if not path.is_file():
            raise BadInput(say("cli.unreadable", file=str(path)))
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError:
        raise BadInput(say("cli.unreadable", file=str(path))) from None
    return loads(data, all_rules())


def print_json(data: Mapping[str, Any]) -> None:
    """Plain ASCII, so that no terminal's encoding can spoil it."""
    print(json.dumps(data, indent=2))
