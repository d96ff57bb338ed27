"""What the rules of a box are, as its book and its rulings have them, and what a lesson says of them."""

import re
from dataclasses import dataclass, field
from importlib.resources import files

from game.handbook import book
from game.play.lessons import lesson


@dataclass(frozen=True)
class Taught:
    """By the number of a ruling or the page of the book: the steps that teach it, or who tells it instead."""

    lesson: str
    first: str
    last: str
    """Between which pages of the book its rules are."""
    steps: dict[str, tuple[str, ...]]
    """The steps that say it, or have it happen."""
    read: dict[str, str] = field(default_factory=dict)
    """Rulings that are left to the reader, and the page that tells them."""
    pages: tuple[str, ...] = ()
    """Pages that are left to the reader."""
    no_rules: tuple[str, ...] = ()
    """Pages that only open a chapter, or advise."""
    numbers: str = ""
    """How the numbers of its rulings begin, if they have any."""

    @property
    def game(self) -> str:
        return lesson(self.lesson).game

    def rules(self) -> set[str]:
        """Every rule there is: all numbers, and all pages but the glossary and those without rules."""
        return self._numbered() | {name for name in self._paged() if name not in self.no_rules}

    def _numbered(self) -> set[str]:
        if not self.numbers:
            return set()
        rulings = files(f"game.games.{self.game}").joinpath("rulings.md").read_text("utf-8")
        return set(re.findall(rf"^- ((?:{self.numbers})-\d\d) ", rulings, re.MULTILINE))

    def _paged(self) -> list[str]:
        rules_book = book(self.game, "en")
        assert rules_book is not None
        names = [each.name.page for each in rules_book.pages]
        within = names[names.index(self.first) : names.index(self.last) + 1]
        return [name for name in within if not name.startswith("term")]
