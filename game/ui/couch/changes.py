"""When and where people can take other devices in the middle of a match."""

from typing import Protocol

from game.play.lessons import LessonSession
from game.play.session import Session


class Seated(Protocol):
    """The table, as far as people sit at it."""

    session: Session

    def sit_anew(self) -> None:
        """People have other channels than before."""


def can_change(session: Session) -> bool:
    """Whether several people are there: what one sees alone at the screen cannot be taken off it."""
    there = session.viewer is None and bool(session.people) and not session.over
    return there and not isinstance(session, LessonSession)
