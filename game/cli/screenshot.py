"""`dustwater screenshot`: a picture of any screen, the same one every time."""

import argparse
import re
from pathlib import Path

import msgspec

from game.cli.common import BadInput, Speak
from game.engine import say
from game.settings import Settings
from game.text import Speaker

SUMMARY = say("cli.screenshot.summary")
_SIZE = re.compile(r"(\d{3,5})x(\d{3,5})")
_LARGEST = 7680


def add_arguments(parser: argparse.ArgumentParser, speak: Speak) -> None:
    screen, file = speak(say("cli.screenshot.screen")), speak(say("cli.file"))
    parser.add_argument("screen", nargs="?", metavar=screen, help=speak(say("cli.screenshot.which")))
    parser.add_argument("--size", default="1920x1080", metavar="WxH", help=speak(say("cli.screenshot.size")))
    parser.add_argument("--out", type=Path, metavar=file, help=speak(say("cli.screenshot.out")))
    parser.add_argument("--list", action="store_true", help=speak(say("cli.screenshot.list")))


def run(arguments: argparse.Namespace, speaker: Speaker) -> int:
    from game.ui.offscreen import offscreen
    from game.ui.screens import SCREENS

    if arguments.list:
        print("\n".join(SCREENS))
        return 0
    if arguments.screen not in SCREENS:
        raise BadInput(say("cli.screenshot.unknown", name=str(arguments.screen or "")))
    size = _size(arguments.size)
    out: Path = arguments.out or Path(f"{arguments.screen}.png")
    settings = msgspec.convert({"language": speaker.language}, Settings)
    with offscreen(size, settings) as shown:
        shown.show(*SCREENS[arguments.screen](shown.house))
        shown.frames(2)
        shown.rest()
        if not shown.save(out):
            raise BadInput(say("cli.screenshot.not_written", file=str(out)))
    print(out)
    return 0


def _size(text: str) -> tuple[int, int]:
    found = _SIZE.fullmatch(text)
    if found is None or max(map(int, found.groups())) > _LARGEST:
        raise BadInput(say("cli.screenshot.bad_size", size=text))
    return int(found[1]), int(found[2])
