"""A box: the rules of a game and how it is told and drawn in text."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from game.engine import Message, Rules, Seat

Mark = tuple[Seat, Message]
"""Who did something, and what, in a few words."""
Speak = Callable[[Message], str]
Paint = Callable[[Seat, str], str]


class Draw(Protocol):
    """Draws a view as lines of text, none wider than `width` if that can be."""

    def __call__(self, view: Any, speak: Speak, paint: Paint, width: int = 80) -> list[str]: ...


@dataclass(frozen=True, slots=True)
class Game:
    """Everything a program needs to know of one game, screens apart."""

    rules: Rules[Any, Any]
    title: Callable[[], Message]
    sentences: Callable[[Any], tuple[Message, ...]]
    """An event, as far as the reader may know it, in sentences."""
    begins_chapter: Callable[[Any], bool]
    """Whether a reader should see the board before this event."""
    draw: Draw
    marks: Callable[[Any], tuple[Mark, ...]] = lambda _: ()
    """What an event says about somebody's last doing, as far as the reader may know it."""
    check_level: Callable[[Path], object] | None = None
    """Read the game's board from a file; BadLevel with a sentence. None: it is not drawn yet."""
