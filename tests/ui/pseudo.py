"""A language 40 % longer than English, for tests alone: what is not in it was never said by a catalogue."""

import gettext
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from game import paths, text
from game.handbook import Chapter, Page, blocks, book, reading
from game.handbook.inline import line_of
from game.handbook.page import Line, Words
from game.handbook.reading import read_chapter

LONGER = 0.4
_BRACKETED = 4
"""Letters that a word needs to have brackets around it: a key's name would be all brackets."""
_KEPT = re.compile(r"(\{[^}]*\}|\\.|[*_])")
"""What is no word: places for arguments, icons, markup."""
_ACCENTED = str.maketrans("aceiouACEIOU", "àçéîôûÀÇÉÎÔÛ")
_VOWELS = "àéîôûy"


def pseudo(words: str) -> str:
    """English with accents, in brackets, 40 % longer; placeholders and markup are as they were."""
    parts = _KEPT.split(words)
    letters = sum(len(part) for part in parts[::2])
    if not any(each.isalpha() for part in parts[::2] for each in part):
        return words
    open_, close = "[]" if letters >= _BRACKETED else ("", "")
    wanted = round(letters * LONGER) - len(open_ + close)
    long = [part.translate(_ACCENTED) for part in parts[::2]]
    while wanted > 0:
        before = wanted
        for number, part in enumerate(long):
            long[number], wanted = _lengthened(part, wanted)
        if before == wanted:  # nothing in it can be said at greater length
            long[-1] += "~" * wanted
            break
    whole = "".join(each for pair in zip(long, [*parts[1::2], ""], strict=True) for each in pair)
    return open_ + whole + close


def _lengthened(part: str, wanted: int) -> tuple[str, int]:
    """A vowel of each word said twice, as long as that is wanted."""
    found = list[str]()
    for word in re.split(r"( +)", part):
        at = next((n for n, letter in enumerate(word.lower()) if letter in _VOWELS), None)
        if at is None or not wanted:
            found.append(word)
        else:
            found.append(word[: at + 1] + word[at].lower() + word[at + 1 :])
            wanted -= 1
    return "".join(found), wanted


class Pseudo(gettext.NullTranslations):
    """The English catalogue, said at greater length."""

    def __init__(self, english: gettext.NullTranslations) -> None:
        super().__init__()
        self._english = english

    def gettext(self, message: str) -> str:
        return pseudo(self._english.gettext(message))

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return pseudo(self._english.ngettext(msgid1, msgid2, n))


@cache
def _chapter(slug: str, file: Path) -> Chapter:
    """A file of rules, said at greater length if it is English."""
    if not file.is_relative_to(paths.rules("en")):
        return read_chapter(slug, file, set())
    pages = reading._pages
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(blocks, "line_of", lambda *line: _longer(line_of(*line)))
        patch.setattr(reading, "_pages", lambda *read: map(_titled, pages(*read)))
        return read_chapter(slug, file, set())


def _titled(page: Page) -> Page:
    return replace(page, title=pseudo(page.title))


def _longer(line: Line) -> Line:
    return tuple(replace(run, text=pseudo(run.text)) if isinstance(run, Words) else run for run in line)


@contextmanager
def spoken() -> Iterator[None]:
    """While this lasts, English is the longer language."""
    real = text._catalogue

    @cache
    def catalogue(language: str) -> gettext.NullTranslations:
        return Pseudo(real(language)) if language == "en" else real(language)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(text, "_catalogue", catalogue)
        patch.setattr(
            sys.modules[book.__module__], "read_chapter", lambda slug, file, _: _chapter(slug, file)
        )
        book.cache_clear()
        yield
    book.cache_clear()
