"""Where a scene can lead: no scene knows the next one, which in the end leads back to it."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol

from game.engine import Action, Ask, Seat

if TYPE_CHECKING:
    from game.games import Game
    from game.play.session import Session
    from game.ui.couch.changes import Seated
    from game.ui.couch.door import Door
    from game.ui.scene import Change
    from game.ui.scenes.plan import Plan
    from game.ui.tables.logged import LoggedTable
    from game.ui.widgets.subject import Subject


class Said(NamedTuple):
    """A question that takes more than its options, and how to say it."""

    ask: Ask
    say: Callable[[Action], None]


class Routes(Protocol):
    """What the house offers a scene that is about to give way; None: it stays, and a notice says why."""

    def title(self) -> "Change":
        """Leave everything for the title."""

    def boxes(self) -> "Change":
        """Choose what to play."""

    def setup(self, game: "Game") -> "Change":
        """Say who plays a game, and how."""

    def load(self) -> "Change":
        """Choose a match that was kept."""

    def begin(self, plan: "Plan") -> "Change | None":
        """Play as planned."""

    def resume(self, path: Path) -> "Change | None":
        """Go on with a match at the exact decision."""

    def rematch(self, over: "Session") -> "Change | None":
        """The same players and options, other dice."""

    def pause(self, session: "Session", said: Said | None = None, seated: "Seated | None" = None) -> "Change":
        """Interrupt a match; said: something may be said there; seated: people may take other devices."""

    def lost_pad(self, session: "Session", seat: Seat) -> "Change":
        """Wait for the pad of somebody, or for something in its place."""

    def second_phone(self, phones: "Door", session: "Session", seat: Seat, device: str) -> "Change":
        """Ask which of two phones is to have a seat."""

    def places(self, table: "Seated") -> "Change":
        """Say who plays with what from now on."""

    def log(self, table: "LoggedTable") -> "Change":
        """Look back at what happened at a table."""

    def rules(self, book: str = "", page: str = "", *, private: bool = False) -> "Change":
        """Open a book at a page, or at its beginning; no book: all of them side by side.

        `private`: one of several people reads about what is theirs alone.
        """

    def about(self, subjects: "Sequence[Subject]", *, private: bool) -> "Change":
        """Tell what something is, and what else lies there; private: for one pair of eyes only."""

    def result(self, over: "Session", *, again: bool = False) -> "Change":
        """Show how a match ended; again: the winner has been celebrated before."""

    def review(self, over: "Session") -> "Change":
        """Look at the choices of a match that cost the most."""

    def lessons(self, chosen: str = "") -> "Change":
        """Choose what to learn."""

    def lesson(self, name: str, chapter: int | None = None) -> "Change | None":
        """Take a lesson, from a chapter on, or from where it was left."""

    def lesson_over(self, name: str) -> "Change":
        """Tell who has learnt a game what there is to do with it."""
