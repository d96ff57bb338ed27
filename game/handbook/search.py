"""Finding pages by words, whatever their accents, capitals and apostrophes."""

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from game.handbook.inline import plain
from game.handbook.page import Book, Page

_LIGATURES = {"œ": "oe", "æ": "ae", "ß": "ss"}
_MARKS = str.maketrans({"’": "'", "‘": "'", "ʼ": "'", "“": '"', "”": '"', "‐": "-", "‑": "-"})
_BEFORE, _AFTER = 40, 110
"""How much of the text an excerpt shows before and after what was found."""


@dataclass(frozen=True, slots=True)
class Found:
    """A page that has the words, the line in which they stand, and where in it."""

    page: Page
    excerpt: str
    marks: tuple[tuple[int, int], ...]
    """From where to where the words stand in the excerpt."""


@dataclass(frozen=True, slots=True)
class _Folded:
    """A text without what a search forgives, and where each of its letters comes from."""

    text: str
    origin: tuple[int, ...]

    def at(self, word: str) -> int:
        """Where a word begins with this; -1 if none does."""
        start = self.text.find(word)
        while start > 0 and self.text[start - 1].isalnum():
            start = self.text.find(word, start + 1)
        return start


@dataclass(frozen=True, slots=True)
class _Entry:
    page: Page
    title: _Folded
    body: str
    text: _Folded


def search(books: Iterable[Book], query: str, first: Book | None = None, most: int = 30) -> tuple[Found, ...]:
    """The pages in which every word of the query begins some word, the best first, of one book before all."""
    words = fold(query).split()
    if not words:
        return ()
    ranked = []
    for number, book in enumerate(books):
        for at, entry in enumerate(_index(book)):
            rank = _rank(entry, words)
            if rank is not None:
                ranked.append((book is not first, rank, number, at, entry))
    ranked.sort(key=lambda each: each[:4])
    return tuple(_found(entry, words) for *_, entry in ranked[:most])


def fold(text: str) -> str:
    """A text without what a search forgives."""
    return _folded(text).text


def _rank(entry: _Entry, words: list[str]) -> int | None:
    """How well a page fits, best first; None where a word is missing."""
    phrase, title, text = " ".join(words), entry.title, entry.text
    if any(title.at(word) < 0 and text.at(word) < 0 for word in words):
        return None
    if title.text == phrase:
        return 0
    if title.at(phrase) == 0:
        return 1
    if all(title.at(word) >= 0 for word in words):
        return 2
    if any(title.at(word) >= 0 for word in words):
        return 3
    return 4 if text.at(phrase) >= 0 else 5


def _found(entry: _Entry, words: list[str]) -> Found:
    places = [(at, len(word)) for word in words if (at := entry.text.at(word)) >= 0]
    phrase = " ".join(words)
    if (whole := entry.text.at(phrase)) >= 0:
        places = [(whole, len(phrase))]
    spans = sorted((entry.text.origin[at], entry.text.origin[at + length - 1] + 1) for at, length in places)
    first = spans[0][0] if spans else 0
    start = 0 if first <= _BEFORE else _word_start(entry.body, first - _BEFORE)
    end = _word_end(entry.body, first + _AFTER)
    head, tail = "… " if start else "", " …" if end < len(entry.body) else ""
    marks = tuple((a - start + len(head), b - start + len(head)) for a, b in spans if start <= a and b <= end)
    return Found(entry.page, head + entry.body[start:end] + tail, marks)


def _word_start(text: str, at: int) -> int:
    return text.find(" ", at) + 1 or at


def _word_end(text: str, at: int) -> int:
    end = text.rfind(" ", 0, at) if at < len(text) else len(text)
    return end if end > 0 else len(text)


@cache
def _index(book: Book) -> tuple[_Entry, ...]:
    return tuple(_entry(page) for page in book.pages)


def _entry(page: Page) -> _Entry:
    body = " ".join(filter(None, (plain(line).strip() for line in page.lines())))
    return _Entry(page, _folded(page.title), body, _folded(body))


def _folded(text: str) -> _Folded:
    letters: list[str] = []
    origin: list[int] = []
    for at, letter in enumerate(text.translate(_MARKS)):
        low = letter.casefold()
        for each in unicodedata.normalize("NFKD", _LIGATURES.get(low, low)):
            if not unicodedata.combining(each):
                letters.append(" " if each.isspace() else each)
                origin.append(at)
    return _Folded("".join(letters), tuple(origin))
