"""How long games take, measured: `python -m build_spec.lengths [game …]` writes each game's `lengths.toml`.

Every set of options in the file is played anew by bots, for every number of seats it can be played with:
rounds and decisions of many games without a screen, and some at their real table, where the seconds are
counted that pass until all is shown. The same figures come out every time.
"""

import sys
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

from game import ai
from game.engine import BadSeats, Rules, Value, choose
from game.games import GAMES, Game
from game.games.length import FILE, Lengths, Measured, Pace, lengths
from game.play.session import Session
from game.play.simulation import Plan, play
from game.settings import Settings
from game.ui.offscreen import offscreen
from game.ui.positions import seated
from game.ui.tables import lay_table

GAMES_PLAYED, GAMES_SHOWN = 8, 2
_SEED = 1
_FRAME = 0.2
"""Seconds between two looks: acts last as long however often one looks."""
_NODES = 200
_HEAD = f"""\
# How long games take by number of seats, on the average of {GAMES_PLAYED} games of bots without a screen
# and {GAMES_SHOWN} at their table: rounds, decisions of each player, seconds shown at normal speed.
# Written by `python -m build_spec.lengths`; options that are not named are as usual.
"""


def measure(game: Game, seats: int, options: Mapping[str, Value], played: int, shown: int) -> Pace:
    """Play games of bots, and see how long they take."""
    slug = game.rules.slug
    chosen = choose(game.rules.options, options, seats)
    bots = ((ai.usual(slug), ai.bot(slug, ai.usual(slug))),) * seats
    outcome = play(Plan(game.rules, bots, chosen, played, _SEED), range(played))
    seconds = sum(_shown(game, seats, options, _SEED + number) for number in range(shown)) / shown
    return Pace(
        round(outcome.rounds / played, 1), round(outcome.decisions / played / seats, 1), round(seconds)
    )


def _shown(game: Game, seats: int, options: Mapping[str, Value], seed: int) -> float:
    """The seconds that pass at a table of bots until the result is shown."""
    with offscreen((640, 400), Settings(language="en")) as screen:
        record = seated(game.rules.slug, seats, 0, seed, **options)
        table = lay_table(screen.house, Session(record, screen.house.desk, nodes=_NODES))
        passed = 0.0
        while table.update(_FRAME) is None:
            passed += _FRAME
        return passed


def can_be_played(rules: Rules[Any, Any], seats: int, options: Mapping[str, Value]) -> bool:
    """Whether so many may play it like this."""
    try:
        rules.check(seats, choose(rules.options, options, seats))
    except BadSeats:
        return False
    return True


def measured(game: Game) -> Lengths:
    """Every set of options in the game's file, anew."""
    sets = [each.options for each in lengths(package(game)).measured]
    return Lengths(
        tuple(
            Measured(
                options,
                {
                    seats: measure(game, seats, options, GAMES_PLAYED, GAMES_SHOWN)
                    for seats in game.rules.seats
                    if can_be_played(game.rules, seats, options)
                },
            )
            for options in sets
        )
    )


def package(game: Game) -> str:
    """Where a game's own files are."""
    return f"game.games.{game.rules.slug}"


def written(found: Lengths) -> str:
    """As the file has it."""
    parts = [_HEAD]
    for each in found.measured:
        options = ", ".join(f"{name} = {_value(value)}" for name, value in each.options.items())
        parts.append(f"\n[[measured]]\noptions = {{{f' {options} ' if options else ''}}}\n[measured.seats]\n")
        for seats, pace in each.seats.items():
            parts.append(f"{seats} = [{pace.rounds}, {pace.decisions}, {round(pace.seconds)}]\n")
    return "".join(parts)


def _value(value: Value) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def main(wanted: list[str]) -> None:
    for game in GAMES:
        if not wanted or game.rules.slug in wanted:
            path = Path(str(files(package(game)).joinpath(FILE)))
            path.write_text(written(measured(game)), "utf-8")
            print(path)


if __name__ == "__main__":
    main(sys.argv[1:])
