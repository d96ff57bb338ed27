"""Where the street has been walked to, so that a table laid anew shows it as well as one in motion."""

from typing import NamedTuple

from game.engine import Seat
from game.games.dice_town.frames.contest import Contest
from game.games.dice_town.frames.doc import DocVisit
from game.games.dice_town.frames.throws import Keeps
from game.games.dice_town.frames.visit import Visit
from game.games.dice_town.view import View


class Whereabouts(NamedTuple):
    """The place that is being resolved, and who stands at its door."""

    place: str
    seats: tuple[Seat, ...]


def whereabouts(view: View) -> Whereabouts | None:
    """What the open frames say of it; None while the dice roll."""
    found: Whereabouts | None = None
    for frame in view.frames:
        match frame:
            case Visit(place=place, first=first, second=second):
                found = Whereabouts(place, tuple(seat for seat in (first, second) if seat is not None))
            case DocVisit(seat=seat) if found is None:
                found = Whereabouts("doc", (seat,))
            case Contest(tied=tied) if found is not None:
                found = Whereabouts(found.place, tied)
    return found


def peeks(view: View) -> bool:
    """Whether the viewer has dice under the cup and has yet to say which of them stay there."""
    chosen = any(
        seat == view.seat and answer is not None
        for frame in view.frames
        if isinstance(frame, Keeps)
        for seat, answer in zip(frame.seats, frame.answers, strict=True)
    )
    return bool(view.cup) and not chosen
