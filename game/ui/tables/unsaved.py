"""A match that is not safe on disk must not stay a secret."""

from typing import TYPE_CHECKING

from game.engine import Message
from game.play.session import Session

if TYPE_CHECKING:
    from game.ui.house import House


class Unsaved:
    """Tells each trouble once."""

    def __init__(self, house: "House", session: Session) -> None:
        self._house = house
        self._session = session
        self._told: Message | None = None

    def mind(self) -> None:
        """Tell what is wrong by now."""
        keeper = self._session.keeper
        self._tell(keeper.trouble() if keeper is not None else None)

    def close(self) -> None:
        """Let go of the session, which may fail at the last moment."""
        self._tell(self._session.close())

    def _tell(self, trouble: Message | None) -> None:
        if trouble is not None and trouble != self._told:
            self._house.notify(trouble)
        self._told = trouble
