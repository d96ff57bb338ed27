"""Where the street has been walked to, so that a table laid anew shows it as well as one in motion."""

from typing import NamedTuple

from game.engine import Seat
from game.games.dice_town.view import View


class Whereabouts(NamedTuple):
    """The place that is being resolved, and who stands at its door."""

    place: str
    seats: tuple[Seat, ...]


def whereabouts(view: View) -> Whereabouts | None:
    """How far the view's round has come; None while the dice roll."""
    visit, tie, patient = view.progress.visit, view.progress.tie, view.progress.doc
    if visit is not None:
        return Whereabouts(visit.place, visit.seats if tie is None else tie.tied)
    return None if patient is None else Whereabouts("doc", (patient,))


def peeks(view: View) -> bool:
    """Whether the viewer has dice under the cup and has yet to say which of them stay there."""
    return bool(view.cup) and not view.has_kept
