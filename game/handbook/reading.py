"""Markdown to pages: a page begins at a heading that names it, and whatever a page cannot hold is refused."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import mistune

from game import files
from game.engine import Message, Trouble, say
from game.handbook.blocks import blocks_of
from game.handbook.inline import Unfit
from game.handbook.page import Chapter, Page, PageName

MAX_BYTES = 400_000
_HEADING = re.compile(r"(#{1,2}) +(?P<title>\S.*?) +\{#(?P<name>[\w.-]+)\}\s*")
_SPACED = re.compile(r"(!\[[^\]]*\])\(([a-z]+:[^()<>\n]*)\)")
"""A picture whose address has spaces in it, which Markdown wants in angle brackets."""


class BadPage(Trouble):
    """A file of rules that cannot be read: which one, where, and why."""

    def __init__(self, file: Path, line: int, why: Message) -> None:
        super().__init__(say("handbook.bad", file=files.shown(file), line=line, why=why))


def read_chapter(book: str, file: Path, taken: set[str]) -> Chapter:
    """The pages of a file, whose names become taken; BadPage for anything that is not as it should be."""
    return Chapter(tuple(_pages(book, file, _text(file), taken)))


def _text(file: Path) -> str:
    data = files.read(file, MAX_BYTES)
    if len(data) > MAX_BYTES:
        raise BadPage(file, 1, say("handbook.oversized", limit=MAX_BYTES))
    try:
        return data.decode().replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise BadPage(file, data.count(b"\n", 0, error.start) + 1, say("handbook.not_text")) from None


def _pages(book: str, file: Path, text: str, taken: set[str]) -> Iterator[Page]:
    lines = text.split("\n")
    starts = [n for n, line in enumerate(lines) if re.match(r"##? ", line)]
    if not starts or any(map(str.strip, lines[: starts[0]])) or not lines[starts[0]].startswith("# "):
        raise BadPage(file, 1, say("handbook.no_chapter"))
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        heading = _HEADING.fullmatch(lines[start])
        if heading is None:
            raise BadPage(file, start + 1, say("handbook.no_name"))
        if heading[1] == "#" and start != starts[0]:
            raise BadPage(file, start + 1, say("handbook.two_chapters"))
        if heading["name"] in taken:
            raise BadPage(file, start + 1, say("handbook.twice", name=heading["name"]))
        taken.add(heading["name"])
        body = lines[start + 1 : end]
        try:
            blocks = blocks_of(_markdown()(_SPACED.sub(r"\1(<\2>)", "\n".join(body))), book)
        except Unfit as unfit:
            raise BadPage(file, start + 1 + _line_of(unfit.near, body), unfit.why) from None
        if not blocks:
            raise BadPage(file, start + 1, say("handbook.empty"))
        yield Page(PageName(book, heading["name"]), heading["title"], blocks)


def _line_of(near: str, lines: list[str]) -> int:
    """Which line, counted from one, has this in it; zero where none has it as it stands."""
    return next((n for n, line in enumerate(lines, 1) if near and near in line), 0)


@cache
def _markdown() -> mistune.Markdown:
    return mistune.create_markdown(renderer=None, plugins=["table"])
