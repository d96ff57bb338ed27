"""`dustwater bench`: decisions per second, beside engines that everybody knows, in one run."""

import argparse
import sys
from typing import Any

from game.cli import bench_screens, bench_waits
from game.cli.common import BadInput, Speak, print_json, real
from game.cli.contenders import RIVALS, Contender, missing, ours
from game.engine import Value, say, say_n
from game.text import Speaker

SUMMARY = say("cli.bench.summary")
OURS: dict[str, tuple[str, int, dict[str, Value]]] = {
    "claim_it": ("claim_it", 2, {}),
    "dice_town": ("dice_town", 4, {}),
    "wild_west": ("dice_town", 4, {"wild_west": True, "indians": True}),
    "dalton_city": ("dalton_city", 4, {}),
}
"""Our games, the number of seats and the options they are measured with."""
_SLICE = 0.5


def add_arguments(parser: argparse.ArgumentParser, speak: Speak) -> None:
    explained = speak(say("cli.bench.seconds"))
    parser.add_argument("--seconds", type=real(speak), default=5.0, metavar="S", help=explained)
    parser.add_argument("--screens", action="store_true", help=speak(say("cli.bench.screens")))
    parser.add_argument("--waits", action="store_true", help=speak(say("cli.bench.waits")))
    parser.add_argument("--json", action="store_true", help=speak(say("cli.json")))


def run(arguments: argparse.Namespace, speaker: Speaker) -> int:
    if arguments.screens:
        return bench_screens.run(arguments.json, speaker)
    if arguments.waits:
        return bench_waits.run(arguments.json, speaker)
    if not _SLICE <= arguments.seconds <= 600:
        raise BadInput(say("cli.bench.seconds_range"))
    absent = missing()
    if absent:
        print(speaker(say("cli.bench.missing", names=tuple(absent))), file=sys.stderr)
    contenders = {name: ours(slug, seats, **chosen) for name, (slug, seats, chosen) in OURS.items()}
    contenders |= {name: rival for name, rival in RIVALS.items() if name not in absent}
    if sys.stderr.isatty():
        whole = round(arguments.seconds * len(contenders))
        print(speaker(say_n("cli.bench.begins", whole)), file=sys.stderr)
    speeds = race(contenders, arguments.seconds)
    if arguments.json:
        print_json(_facts(speeds))
    else:
        _tell(speeds, speaker)
    return 0


def race(contenders: dict[str, Contender], seconds: float) -> dict[str, float]:
    """Decisions per second of each, in turns of half a second, so that a noisy machine is noisy for all."""
    decisions, spent = dict.fromkeys(contenders, 0), dict.fromkeys(contenders, 0.0)
    for number in range(round(seconds / _SLICE)):
        for name, contender in contenders.items():
            made, took = contender(_SLICE, number)
            decisions[name] += made
            spent[name] += took
    return {name: decisions[name] / spent[name] for name in contenders}


def _ratios(speeds: dict[str, float], slug: str) -> dict[str, float]:
    return {name: speeds[slug] / speeds[name] for name in RIVALS if name in speeds}


def _facts(speeds: dict[str, float]) -> dict[str, Any]:
    return {
        "decisions_per_second": {name: round(speed) for name, speed in speeds.items()},
        "ratios": {slug: {name: round(r, 2) for name, r in _ratios(speeds, slug).items()} for slug in OURS},
    }


def _tell(speeds: dict[str, float], speaker: Speaker) -> None:
    for name, speed in speeds.items():
        print(speaker(say("cli.bench.speed", name=f"{name:<12}", speed=round(speed))))
    for slug in OURS:
        for name, ratio in _ratios(speeds, slug).items():
            print(speaker(say("cli.bench.ratio", name=slug, other=name, ratio=ratio)))
