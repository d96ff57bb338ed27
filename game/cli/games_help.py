"""The part of the help that says which games there are, with which bots and options."""

import argparse
import shutil
import textwrap
from collections.abc import Callable
from itertools import groupby

from game import ai
from game.engine import Message, Option, say
from game.games import GAMES, Game

_INDENT = "    "
_MANY = 12


def add_games(parser: argparse.ArgumentParser, speak: Callable[[Message], str]) -> None:
    """A section for each game; its text is laid out here, because argparse knows paragraphs only."""
    for each in GAMES:
        seats = each.rules.seats
        title = say("cli.games.title", slug=each.rules.slug, game=each.title(), low=seats[0], high=seats[-1])
        parser.add_argument_group(speak(title), "\n".join(_about(each, speak)))


def _about(game: Game, speak: Callable[[Message], str]) -> list[str]:
    rules = game.rules
    width = max(40, shutil.get_terminal_size().columns - 4)
    lines = [speak(say("cli.games.bots", names=", ".join(ai.bots(rules.slug))))]
    for option in rules.options:
        written = [option.kind.write(value) for value in option.kind.values(rules.seats[-1])]
        told = {"name": option.name, "values": _values(written), "default": _default(option, rules.seats)}
        if option.by_seats:
            lines.append(speak(say("cli.games.option.by_seats", **told)))
        else:
            lines.append(speak(say("cli.games.option", **told)))
        lines += textwrap.wrap(
            speak(option.explanation), width, initial_indent=_INDENT, subsequent_indent=_INDENT
        )
    return lines


def _default(option: Option, seats: range) -> str:
    """What an option is unless it is set, and where that is not always the same, with how many players."""
    usual = {count: option.kind.write(option.usual(count)) for count in seats}
    if not option.by_seats:
        return usual[seats[0]]
    spans = ((value, list(counts)) for value, counts in groupby(seats, usual.__getitem__))
    return ", ".join(
        f"{value} ({'–'.join(map(str, dict.fromkeys(each[:1] + each[-1:])))})" for value, each in spans
    )


def _values(written: list[str]) -> str:
    """What may be chosen: numbers in a row by the first and the last, if there are many."""
    if len(written) > _MANY and written == [str(int(written[0]) + n) for n in range(len(written))]:
        return f"{written[0]}–{written[-1]}"
    return "|".join(written)
