"""`dustwater replay`: a recorded game, told again and checked answer by answer."""

import argparse

from game.cli.common import BadInput, Speak, add_file, read_record, whole
from game.cli.story import Story
from game.engine import Feed, digest, retrace, say, say_n
from game.text import Speaker

SUMMARY = say("cli.replay.summary")


def add_arguments(parser: argparse.ArgumentParser, speak: Speak) -> None:
    add_file(parser, speak(say("cli.replay.file")), speak)
    parser.add_argument("--upto", type=whole(speak), metavar="N", help=speak(say("cli.replay.upto")))


def run(arguments: argparse.Namespace, speaker: Speaker) -> int:
    record = read_record(arguments.file)
    upto, held = arguments.upto, len(record.answers)
    if upto is not None and not 0 <= upto <= held:
        raise BadInput(say_n("cli.replay.upto_range", held))
    feed = Feed(record.rules, None)
    story, t = Story(record, feed, speaker.language), record.start(feed)
    story.tell(t, retrace(record, t, upto))
    story.result(t)
    told = held if upto is None else upto
    print(speaker(say_n("cli.replay.done", told, digest=digest(t))))
    return 0
