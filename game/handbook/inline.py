"""What stands within a line: words in their styles, links, and small pictures."""

import html
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any
from urllib.parse import unquote

from game.engine import Message, say
from game.handbook.page import Line, PageName, Sign, Words

Token = Mapping[str, Any]
_LINK = re.compile(r"(?:(?P<book>\w+)/)?(?P<page>[\w.-]+)")
_PICTURE = re.compile(r"[a-z]+:.*\S")


class Unfit(Exception):
    """Something that a page cannot hold: why, and words that stand near it in the file."""

    def __init__(self, why: Message, near: str = "") -> None:
        super().__init__(why)
        self.why = why
        self.near = near


def line_of(tokens: Sequence[Token], book: str) -> Line:
    """A line as runs, neighbours in one style put together."""
    joined: list[Words | Sign] = []
    for run in _runs(tokens, book, Words("")):
        last = joined[-1] if joined else None
        if isinstance(run, Words) and isinstance(last, Words) and replace(run, text=last.text) == last:
            joined[-1] = replace(last, text=last.text + run.text)
        else:
            joined.append(run)
    return tuple(joined)


def _runs(tokens: Sequence[Token], book: str, style: Words) -> Iterator[Words | Sign]:
    for token in tokens:
        match token["type"]:
            case "text":
                yield replace(style, text=html.unescape(token["raw"]))
            case "softbreak" | "linebreak":
                yield replace(style, text=" ")
            case "strong":
                yield from _runs(token["children"], book, replace(style, bold=True))
            case "emphasis":
                yield from _runs(token["children"], book, replace(style, italic=True))
            case "link":
                link = _link(token["attrs"]["url"], book)
                yield from _runs(token["children"], book, replace(style, link=link))
            case "image":
                address, says = picture(token)
                yield Sign(address, says, style.link)
            case other:
                raise Unfit(say("handbook.not_allowed", thing=other), token.get("raw", ""))


def _link(url: str, book: str) -> PageName:
    match = _LINK.fullmatch(unquote(url))
    if match is None:
        raise Unfit(say("handbook.bad_link", link=unquote(url)), unquote(url))
    return PageName(match["book"] or book, match["page"])


def picture(token: Token) -> tuple[str, str]:
    """The address of a picture, and what it shows."""
    address = unquote(token["attrs"]["url"])
    if not _PICTURE.fullmatch(address):
        raise Unfit(say("handbook.bad_picture", address=address, example="card:bandit"), address)
    return address, plain(line_of(token["children"], ""))


def plain(line: Line) -> str:
    """A line without its styles; a small picture is what it says."""
    return "".join(run.text if isinstance(run, Words) else run.says for run in line)
