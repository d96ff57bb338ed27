"""The book of Dalton City, as tests read it."""

import re
from collections.abc import Iterator

from game.handbook import Book, Page, book
from game.handbook.inline import plain
from game.handbook.page import Chart

LANGUAGES = ("en", "fr")


def of(language: str) -> Book:
    found = book("dalton_city", language)
    assert found
    return found


def page(name: str, language: str) -> Page:
    found = of(language).page(name)
    assert found, name
    return found


def charts(name: str, language: str) -> Iterator[list[list[str]]]:
    """The tables on a page, without their heads."""
    for block in page(name, language).blocks:
        if isinstance(block, Chart):
            yield [[plain(cell) for cell in row] for row in block.rows]


def number(text: str) -> int:
    return int(re.sub(r"\D", "", text))


def numbers(name: str, language: str) -> list[int]:
    """The numbers on a page, in the order of reading."""
    text = " ".join(plain(line) for line in page(name, language).lines())
    return [number(found) for found in re.findall(r"\d(?:[\d,\u202f]*\d)?", text)]
