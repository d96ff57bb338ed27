"""`dustwater record-info`: what is in a record."""

import argparse
from typing import Any

from game.cli.common import Speak, add_file, print_json, read_record
from game.engine import Record, Score, Table, Who, digest, replay, say, say_n, winners, written
from game.games import game
from game.play.seating import sitters
from game.text import Speaker

SUMMARY = say("cli.record_info.summary")


def add_arguments(parser: argparse.ArgumentParser, speak: Speak) -> None:
    add_file(parser, speak(say("cli.record_info.file")), speak)
    parser.add_argument("--json", action="store_true", help=speak(say("cli.json")))


def run(arguments: argparse.Namespace, speaker: Speaker) -> int:
    record = read_record(arguments.file)
    t = replay(record)
    if arguments.json:
        print_json(_facts(record, t))
    else:
        _tell(record, t, speaker)
    return 0


def _facts(record: Record, t: Table[Any]) -> dict[str, Any]:
    scores = _scores(record, t)
    return {
        "game": record.rules.slug,
        "version": record.rules.version,
        "seats": record.seats,
        "players": list(record.players),
        "options": written(record.rules.options, record.options),
        "seed": record.seed,
        "answers": len(record.answers),
        "rounds": record.rules.rounds(t),
        "over": t.over,
        "winners": [seat + 1 for seat in winners(scores)],
        "points": [score.points for score in scores],
        "digest": digest(t),
    }


def _scores(record: Record, t: Table[Any]) -> tuple[Score, ...]:
    """Nobody's before the match is over: the points would tell what is hidden."""
    return record.rules.scores(t) if t.over else ()


def _tell(record: Record, t: Table[Any], speaker: Speaker) -> None:
    rules, at_table = record.rules, sitters(record)
    scores = _scores(record, t)
    speak = Speaker(speaker.language, tuple(sitter.name for sitter in at_table))
    title = game(rules.slug).title()
    print(speak(say("cli.record_info.game", game=title, version=rules.version, seed=str(record.seed))))
    for number, sitter in enumerate(at_table):
        seat = {"seat": number + 1, "name": sitter.name, "kind": sitter.kind}
        if t.over:
            print(speak(say_n("cli.record_info.player", scores[number].points, **seat)))
        else:
            print(speak(say("cli.record_info.sitter", **seat)))
    for name, value in written(rules.options, record.options).items():
        print(speak(say("cli.record_info.option", name=name, value=value)))
    facts = {"rounds": rules.rounds(t), "digest": digest(t)}
    print(speak(say_n("cli.record_info.answers", len(record.answers), **facts)))
    if t.over:
        print(speak(say("cli.record_info.over", winners=tuple(map(Who, winners(scores))))))
    else:
        asked = tuple(Who(s) if s < record.seats else say("cli.record_info.clock") for s in t.waiting())
        goes_on = say("cli.record_info.open", players=asked) if asked else say("cli.record_info.goes_on")
        print(speak(goes_on))
        print(speak(say("cli.score.open")))
