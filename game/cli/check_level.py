"""`dustwater check-level`: whether a board drawn in Tiled can be played on."""

import argparse

from game.cli.common import Speak, add_file, print_json
from game.engine import say
from game.games import game, level
from game.games.level import BadLevel
from game.text import Speaker

SUMMARY = say("cli.check_level.summary")


def add_arguments(parser: argparse.ArgumentParser, speak: Speak) -> None:
    add_file(parser, speak(say("cli.check_level.file")), speak)
    parser.add_argument("--json", action="store_true", help=speak(say("cli.json")))


def run(arguments: argparse.Namespace, speaker: Speaker) -> int:
    drawn = level.read(arguments.file)
    slug = drawn.properties.get("game")
    if slug is None:
        raise BadLevel(say("level.no_game", file=drawn.file))
    of = game(str(slug))
    if of.check_level is None:
        raise BadLevel(say("level.no_board", game=of.title()))
    of.check_level(arguments.file)
    objects = {name: len(pieces) for name, pieces in drawn.layers.items()}
    if arguments.json:
        print_json({"file": str(arguments.file), "game": of.rules.slug, "ok": True, "objects": objects})
    else:
        print(speaker(say("cli.check_level.good", file=drawn.file, game=of.title())))
    return 0
