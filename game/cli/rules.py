"""`dustwater rules`: the books of rules as a page for a browser or as a document for paper."""

import argparse
from collections.abc import Sequence
from pathlib import Path

import msgspec

from game import files
from game.cli.common import BadInput, Speak
from game.engine import Trouble, say
from game.handbook import Book, books
from game.handbook.plates import Plates
from game.settings import Settings
from game.text import Speaker

SUMMARY = say("cli.rules.summary")
_SIZE = (1920, 1080)
"""The window that pictures are drawn in: sharp enough for paper."""


def add_arguments(parser: argparse.ArgumentParser, speak: Speak) -> None:
    file, book = speak(say("cli.file")), speak(say("cli.rules.book"))
    parser.add_argument(
        "--book", action="append", default=[], metavar=book, help=speak(say("cli.rules.book.help"))
    )
    parser.add_argument("--html", type=Path, metavar=file, help=speak(say("cli.rules.html")))
    parser.add_argument("--pdf", type=Path, metavar=file, help=speak(say("cli.rules.pdf")))


def run(arguments: argparse.Namespace, speaker: Speaker) -> int:
    from game.ui.offscreen import offscreen
    from game.ui.rules.plates import plates_of

    if arguments.html is None and arguments.pdf is None:
        raise BadInput(say("cli.rules.nothing"))
    chosen = _chosen(arguments.book, speaker.language)
    settings = msgspec.convert({"language": speaker.language}, Settings)
    with offscreen(_SIZE, settings) as shown:
        plates = plates_of(shown.house)
        if arguments.html is not None:
            _write(arguments.html, _html(chosen, speaker, plates))
        if arguments.pdf is not None:
            _write(arguments.pdf, _pdf(chosen, speaker, plates))
    return 0


def _chosen(wanted: Sequence[str], language: str) -> list[Book]:
    """The books that were named, or all."""
    known = {each.slug: each for each in books(language)}
    unknown = next((slug for slug in wanted if slug not in known), None)
    if unknown is not None:
        raise BadInput(say("cli.rules.unknown", name=unknown, names=", ".join(known)))
    return [book for slug, book in known.items() if not wanted or slug in wanted]


def _html(chosen: Sequence[Book], speaker: Speaker, plates: Plates) -> bytes:
    from game.handbook.html import html

    return html(chosen, speaker, plates).encode()


def _pdf(chosen: Sequence[Book], speaker: Speaker, plates: Plates) -> bytes:
    try:
        from game.handbook.pdf import pdf
    except ModuleNotFoundError:
        raise Trouble(say("cli.rules.no_fpdf")) from None
    return pdf(chosen, speaker, plates)


def _write(path: Path, data: bytes) -> None:
    try:
        files.write(path, data)
    except OSError as error:
        why = error.strerror or str(error)
        raise BadInput(say("cli.rules.not_written", file=str(path), why=why)) from None
    print(path)
