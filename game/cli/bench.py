"""`dustwater bench`: answers per second, beside engines that everybody knows, in one run."""

import argparse
import sys
from dataclasses import asdict, dataclass
from typing import Any

from game.cli import bench_screens, bench_waits
from game.cli.common import BadInput, Speak, print_json, real
from game.cli.contenders import RIVALS, Contender, Played, missing, ours
from game.engine import Value, say, say_n
from game.games import GAMES
from game.text import Speaker

SUMMARY = say("cli.bench.summary")
OURS: dict[str, tuple[str, int, dict[str, Value]]] = {
    bench.name: (each.rules.slug, bench.seats, dict(bench.options))
    for each in GAMES
    for bench in each.measured
}
"""Our games, the number of seats and the options they are measured with."""
_SLICE = 0.5
_NAME = 12
"""The width of the column of names."""


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
    speeds, slices = race(contenders, arguments.seconds), round(arguments.seconds / _SLICE)
    if arguments.json:
        print_json(_facts(speeds, slices))
    else:
        _tell(speeds, slices, speaker)
    return 0


@dataclass(frozen=True, slots=True)
class Speed:
    """Questions per second, and how much that differed between slices."""

    answers: float
    choices: float
    slowest: float
    """The fewest answers per second of any slice."""
    fastest: float


def race(contenders: dict[str, Contender], seconds: float) -> dict[str, Speed]:
    """How fast each is, in turns of half a second, so that a noisy machine is noisy for all."""
    played: dict[str, list[Played]] = {name: [] for name in contenders}
    for number in range(round(seconds / _SLICE)):
        for name, contender in contenders.items():
            played[name].append(contender(_SLICE, number))
    return {name: _speed(slices) for name, slices in played.items()}


def _speed(slices: list[Played]) -> Speed:
    answers, choices, seconds = (sum(counts) for counts in zip(*slices, strict=True))
    each = [part.answers / part.seconds for part in slices]
    return Speed(answers / seconds, choices / seconds, min(each), max(each))


def _ratios(speeds: dict[str, Speed], slug: str) -> dict[str, tuple[float, float]]:
    """How many times as many answers and choices one of ours gives as each rival."""
    own = speeds[slug]
    rivals = {name: speeds[name] for name in RIVALS if name in speeds}
    return {name: (own.answers / it.answers, own.choices / it.choices) for name, it in rivals.items()}


def _facts(speeds: dict[str, Speed], slices: int) -> dict[str, Any]:
    return {
        "slices": slices,
        "seconds_per_slice": _SLICE,
        "per_second": {
            name: {what: round(value) for what, value in asdict(speed).items()}
            for name, speed in speeds.items()
        },
        "ratios": {
            slug: {
                name: {"answers": round(answers, 2), "choices": round(choices, 2)}
                for name, (answers, choices) in _ratios(speeds, slug).items()
            }
            for slug in OURS
        },
    }


def _tell(speeds: dict[str, Speed], slices: int, speaker: Speaker) -> None:
    print(speaker(say("cli.bench.heading", name=" " * _NAME)))
    for name, speed in speeds.items():
        figures = {what: round(value) for what, value in asdict(speed).items()}
        print(speaker(say("cli.bench.speed", name=f"{name:<{_NAME}}", **figures)))
    print(speaker(say_n("cli.bench.counted", slices, seconds=_SLICE)))
    for slug in OURS:
        for name, (answers, choices) in _ratios(speeds, slug).items():
            print(speaker(say("cli.bench.ratio", name=slug, other=name, answers=answers, choices=choices)))
