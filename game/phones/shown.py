"""What a phone's screen is made from: its own seat's view, and what everybody may know."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.engine import Ask, Message, Score, Seat
from game.games.game import Game
from game.play.seating import Sitter
from game.text import Speaker


@dataclass(frozen=True, slots=True)
class Call:
    """Everybody is asked for a reaction at once, whether they can react or not."""

    seconds: float
    """How long the whole call lasts."""


@dataclass(frozen=True, slots=True)
class Shown:
    """Everything that one phone's screen may tell."""

    game: Game
    seat: Seat
    sitters: tuple[Sitter, ...]
    view: Any
    """The seat's own."""
    ask: Ask | None
    """What the seat is asked, numbered as its phone must answer; during a call there is always something."""
    call: Call | None
    told: tuple[Message, ...]
    """The last sentences of the seat's own feed, the oldest first."""
    doing: tuple[Ask, ...]
    """The questions that everybody knows of, without what they offer."""
    waiting: tuple[Seat, ...]
    """Who is asked something, as far as everybody knows."""
    ready: Mapping[Seat, bool]
    """Who has answered what several are asked at once; empty: nothing is."""
    scores: tuple[Score, ...]
    """How the match ended; empty as long as it goes on."""
    speaker: Speaker
