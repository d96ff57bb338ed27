"""`dustwater simulate`: many games between bots, and who won how often."""

import argparse
import sys
from collections.abc import Callable
from typing import Any

from game.cli.common import BadInput, Setting, Speak, add_setting, print_json, seed, setting
from game.engine import say, written
from game.play.simulation import Plan, Tally, interval, simulate
from game.text import Speaker

SUMMARY = say("cli.simulate.summary")
_BAR = 40


def add_arguments(parser: argparse.ArgumentParser, speak: Speak) -> None:
    add_setting(parser, speak)
    parser.add_argument("--games", type=int, default=100, metavar="N", help=speak(say("cli.simulate.games")))
    parser.add_argument("--seed", type=int, default=1, metavar="S", help=speak(say("cli.simulate.seed")))
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help=speak(say("cli.simulate.jobs")))
    parser.add_argument("--json", action="store_true", help=speak(say("cli.json")))


def run(arguments: argparse.Namespace, speaker: Speaker) -> int:
    chosen = setting(arguments, speaker)
    if not 1 <= arguments.games <= 10_000_000:
        raise BadInput(say("cli.simulate.games_range"))
    if not 1 <= arguments.jobs <= 64:
        raise BadInput(say("cli.simulate.jobs_range"))
    named = tuple((sitter.kind, bot) for sitter, bot in zip(chosen.sitters, chosen.bots, strict=True))
    plan = Plan(chosen.game.rules, named, chosen.options, arguments.games, seed(arguments.seed))
    tally = simulate(plan, arguments.jobs, _progress(arguments.games))
    if arguments.json:
        print_json(_facts(chosen, plan, tally))
    else:
        _tell(chosen, tally, speaker)
    return 0


def _progress(games: int) -> Callable[[int], None] | None:
    """A bar on standard error, where that is a terminal."""
    if not sys.stderr.isatty():
        return None
    shown = -1

    def show(done: int) -> None:
        nonlocal shown
        percent = 100 * done // games
        if percent == shown:
            return
        shown = percent
        bar = "#" * (_BAR * done // games)
        end = "\r\x1b[K" if done == games else ""
        sys.stderr.write(f"\r[{bar:<{_BAR}}] {percent:3d} % {end}")
        sys.stderr.flush()

    return show


def _facts(chosen: Setting, plan: Plan, tally: Tally) -> dict[str, Any]:
    return {
        "game": plan.rules.slug,
        "seats": chosen.seats,
        "options": written(plan.rules.options, chosen.options),
        "games": tally.games,
        "seed": plan.seed,
        "bots": {name: _bot_facts(tally, name) for name in dict(plan.bots)},
        "decisions_per_second": round(tally.decisions / tally.seconds, 1),
        "decisions_mean": round(tally.decisions / tally.games, 2),
        "rounds_mean": round(tally.rounds / tally.games, 2),
    }


def _bot_facts(tally: Tally, name: str) -> dict[str, float]:
    games, wins = tally.seated[name], tally.wins.get(name, 0)
    low, high = interval(wins, games)
    return {
        "games": games,
        "wins": int(wins) if wins == int(wins) else round(wins, 3),
        "rate": round(wins / games, 5),
        "low": round(low, 5),
        "high": round(high, 5),
    }


def _tell(chosen: Setting, tally: Tally, speaker: Speaker) -> None:
    title = chosen.game.title()
    print(speaker(say("cli.simulate.what", game=title, seats=chosen.seats, games=tally.games)))
    for name in tally.seated:
        facts = _bot_facts(tally, name)
        percents = {word: 100 * facts[word] for word in ("rate", "low", "high")}
        print(
            speaker(say("cli.simulate.bot", name=name, games=facts["games"], wins=facts["wins"], **percents))
        )
    per_game = {"rounds": tally.rounds / tally.games, "decisions": tally.decisions / tally.games}
    print(speaker(say("cli.simulate.length", **per_game)))
    print(speaker(say("cli.simulate.speed", speed=round(tally.decisions / tally.seconds))))
