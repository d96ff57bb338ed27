"""`dustwater simulate`: many games between bots, and who won how often."""

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from fractions import Fraction
from typing import Any

from game.cli.common import BadInput, Setting, Speak, add_setting, print_json, seed, setting, whole
from game.engine import say, say_n, written
from game.play.simulation import Outcome, Plan, interval, simulate
from game.play.thinking import Thinking
from game.text import Speaker

SUMMARY = say("cli.simulate.summary")
_BAR = 40


def add_arguments(parser: argparse.ArgumentParser, speak: Speak) -> None:
    add_setting(parser, speak)
    number = whole(speak)
    parser.add_argument(
        "--games", type=number, default=100, metavar="N", help=speak(say("cli.simulate.games"))
    )
    parser.add_argument("--seed", type=number, default=1, metavar="S", help=speak(say("cli.simulate.seed")))
    parser.add_argument("--jobs", type=number, default=1, metavar="J", help=speak(say("cli.simulate.jobs")))
    parser.add_argument("--report", action="store_true", help=speak(say("cli.simulate.report")))
    parser.add_argument("--json", action="store_true", help=speak(say("cli.json")))


def run(arguments: argparse.Namespace, speaker: Speaker) -> int:
    chosen = setting(arguments, speaker)
    if not 1 <= arguments.games <= 10_000_000:
        raise BadInput(say("cli.simulate.games_range"))
    if not 1 <= arguments.jobs <= 64:
        raise BadInput(say("cli.simulate.jobs_range"))
    report = chosen.game.report if arguments.report else None
    if arguments.report and report is None:
        raise BadInput(say("cli.simulate.report.none", game=chosen.game.title()))
    named = tuple((sitter.bot, bot) for sitter, bot in zip(chosen.sitters, chosen.bots, strict=True))
    games, began = arguments.games, seed(arguments.seed)
    plan = Plan(chosen.game.rules, named, chosen.options, games, began, report)
    with _progress(games) as progress:
        outcome = simulate(plan, arguments.jobs, progress)
    if arguments.json:
        print_json(_facts(chosen, plan, outcome))
    else:
        _tell(chosen, plan, outcome, speaker)
    return 0


@contextmanager
def _progress(games: int) -> Iterator[Callable[[int], None] | None]:
    """A bar on standard error, where that is a terminal; gone when the games are played or given up."""
    if not sys.stderr.isatty():
        yield None
        return
    shown = -1

    def show(done: int) -> None:
        nonlocal shown
        percent = 100 * done // games
        if percent > shown:
            shown = percent
            bar = "#" * (_BAR * done // games)
            sys.stderr.write(f"\r[{bar:<{_BAR}}] {percent:3d} %")
            sys.stderr.flush()

    show(0)
    try:
        yield show
    finally:
        sys.stderr.write("\r\x1b[K")
        sys.stderr.flush()


def _facts(chosen: Setting, plan: Plan, outcome: Outcome) -> dict[str, Any]:
    return {
        "game": plan.rules.slug,
        "seats": chosen.seats,
        "options": written(plan.rules.options, chosen.options),
        "games": outcome.games,
        "seed": plan.seed,
        "bots": {name: _bot_facts(outcome, name) for name in dict(plan.bots)},
        "thinking": {name: _thinking_facts(outcome, name) for name in dict(plan.bots)},
        "decisions_per_second": round(outcome.decisions / outcome.seconds, 1),
        "decisions_mean": round(outcome.decisions / outcome.games, 2),
        "rounds_mean": round(outcome.rounds / outcome.games, 2),
        **({} if outcome.report is None else {"report": outcome.report.facts()}),
    }


def _bot_facts(outcome: Outcome, name: str) -> dict[str, float]:
    games, wins = outcome.seated[name], outcome.wins.get(name, Fraction())
    low, high = interval(wins, games)
    return {
        "games": games,
        "wins": int(wins) if wins.denominator == 1 else round(float(wins), 3),
        "rate": round(float(wins / games), 5),
        "low": round(low, 5),
        "high": round(high, 5),
    }


def _thinking_facts(outcome: Outcome, name: str) -> dict[str, float]:
    """How many seconds a bot thinks about a decision."""
    thinking = outcome.thinking.get(name, Thinking())
    return {
        "mean": round(thinking.mean, 5),
        "p95": round(thinking.within(0.95), 5),
        "longest": round(thinking.longest, 5),
    }


def _tell(chosen: Setting, plan: Plan, outcome: Outcome, speaker: Speaker) -> None:
    print(speaker(say_n("cli.simulate.what", outcome.games, game=chosen.game.title(), seats=chosen.seats)))
    for name in dict(plan.bots):
        print(speaker(say("cli.simulate.bot", name=name, **_bot_facts(outcome, name))))
    per_game = {"rounds": outcome.rounds / outcome.games, "decisions": outcome.decisions / outcome.games}
    print(speaker(say("cli.simulate.length", **per_game)))
    print(speaker(say("cli.simulate.speed", speed=round(outcome.decisions / outcome.seconds))))
    for name in dict(plan.bots):
        times = {key: 1000 * each for key, each in _thinking_facts(outcome, name).items()}
        print(speaker(say("cli.simulate.thinking", name=name, **times)))
    for line in () if outcome.report is None else outcome.report.lines():
        print(speaker(line))
