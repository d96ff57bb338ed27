"""The books on the shelf: one for each game that has one, and the house's own."""

from functools import cache

from game import games, paths
from game.engine import Message, say
from game.handbook.page import Book, Page, PageName
from game.handbook.reading import read_chapter

HOUSE = "house"
"""The book of the program itself, and of what all games share."""


def title(slug: str) -> Message:
    """What a book is called."""
    return say("handbook.house") if slug == HOUSE else games.game(slug).title()


def books(language: str) -> tuple[Book, ...]:
    """All books in a language, in the order of the boxes, the house's last."""
    slugs = (*(game.rules.slug for game in games.GAMES), HOUSE)
    found = (book(slug, language) for slug in slugs)
    return tuple(each for each in found if each is not None)


@cache
def book(slug: str, language: str) -> Book | None:
    """A book in a language, read once; None if nobody has written it, BadPage for what cannot be read."""
    folder = paths.rules(language) / slug
    taken: set[str] = set()
    chapters = tuple(read_chapter(slug, file, taken) for file in sorted(folder.glob("*.md")))
    return Book(slug, language, chapters) if chapters else None


def find(name: PageName, language: str) -> Page | None:
    """The page of that name, if there is one."""
    within = book(name.book, language)
    return within.page(name.page) if within else None
