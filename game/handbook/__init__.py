"""The rules as books: pages in both languages, read from Markdown, found, searched and written out."""

from game.handbook.book import HOUSE, book, books, find, title
from game.handbook.page import Book, Chapter, Page, PageName
from game.handbook.reading import BadPage
from game.handbook.search import Found, search

__all__ = [
    "HOUSE",
    "BadPage",
    "Book",
    "Chapter",
    "Found",
    "Page",
    "PageName",
    "book",
    "books",
    "find",
    "search",
    "title",
]
