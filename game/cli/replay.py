"""`dustwater replay`: a recorded game, told again and checked answer by answer."""

import argparse

from game.cli.common import BadInput, Speak, add_file, read_record
from game.cli.story import Story
from game.engine import digest, retrace, say, say_n
from game.games import game
from game.play.seating import read_sitter
from game.text import Speaker

SUMMARY = say("cli.replay.summary")


def add_arguments(parser: argparse.ArgumentParser, speak: Speak) -> None:
    add_file(parser, speak(say("cli.replay.file")), speak)
    parser.add_argument("--upto", type=int, metavar="N", help=speak(say("cli.replay.upto")))


def run(arguments: argparse.Namespace, speaker: Speaker) -> int:
    record = read_record(arguments.file)
    upto, held = arguments.upto, len(record.answers)
    if upto is not None and not 0 <= upto <= held:
        raise BadInput(say_n("cli.replay.upto_range", held))
    lines = record.players or ("?",) * record.seats
    names = tuple(read_sitter(line, seat).name for seat, line in enumerate(lines))
    story = Story(game(record.rules.slug), Speaker(speaker.language, names), live=False, delay=0.0)
    t = record.start()
    story.tell(t, t.events or (), retrace(record, t, upto))
    story.result(t)
    told = held if upto is None else upto
    print(speaker(say_n("cli.replay.done", told, digest=digest(t))))
    return 0
