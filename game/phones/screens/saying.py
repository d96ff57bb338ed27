"""What a phone is told, in its own words: sentences with icons, names as they are."""

import re
from dataclasses import dataclass
from typing import Any

from game.engine import Action, Ask, Message, Seat
from game.games import Game
from game.play.illustrated import illustrated
from game.play.seating import Sitter
from game.text import Speaker


@dataclass(frozen=True, slots=True)
class Seen:
    """A match as one seat may know it: everything that a screen is made of."""

    game: Game
    seat: Seat
    sitters: tuple[Sitter, ...]
    view: Any
    """That seat's own."""
    speaker: Speaker
    ask: Ask | None = None
    """Its open question."""
    doing: tuple[Ask, ...] = ()
    """The questions that everybody knows of, without what they offer."""

    @property
    def slug(self) -> str:
        return self.game.rules.slug

    def say(self, message: Message) -> str:
        """A sentence as markup with icons."""
        return illustrated(message, self.speaker)

    def name(self, message: Message) -> str:
        """A name, as plain text."""
        return self.speaker(message)

    def answer(self, action: Action) -> str:
        """An answer to the question in a few words."""
        assert self.ask is not None
        return self.say(self.game.answer(self.ask, action))


_TITLE = re.compile(r"^\*[^*]*\*\s*")


def untitled(markup: str) -> str:
    """What a tooltip says without the name it begins with, where that stands above it anyway."""
    rest = _TITLE.sub("", markup)
    return rest[:1].upper() + rest[1:]
