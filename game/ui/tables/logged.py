"""What the log in words needs of a table."""

from typing import Any, Protocol

from game.text import Speaker
from game.ui.tables.log import Log
from game.ui.tables.why import Reasons


class LoggedTable(Protocol):
    """A table that can show how it was after each entry of its log."""

    log_right: bool
    """Whether the log hides less of the table at the right."""
    looking_back: int | None
    """The entry that is being looked at."""

    @property
    def log(self) -> Log[Any]:
        """What happened so far."""

    @property
    def speaker(self) -> Speaker:
        """Names the players."""

    def look_back(self, entry: int | None) -> None:
        """Show the picture after an entry; None: the present again."""

    def why(self) -> Reasons:
        """Why bots did what its entries say, as far as that may be told by now."""

    def show_again(self) -> None:
        """Show once more what happened since the last decision of whoever is asked."""
