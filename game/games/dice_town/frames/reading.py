"""What the open frames say to everybody."""

from collections.abc import Sequence
from typing import Any

from game.engine import Frame, Seat
from game.games.dice_town.frames.cardplay import CardWindow, PlayCard
from game.games.dice_town.frames.contest import Contest
from game.games.dice_town.frames.doc import DocVisit
from game.games.dice_town.frames.saloon import Robbery
from game.games.dice_town.frames.throws import Keeps, Throw
from game.games.dice_town.frames.visit import Visit
from game.games.dice_town.progress import Announced, CardTime, Progress, Robbed, Tie, Visiting
from game.games.dice_town.world import World


def progress(frames: Sequence[Frame[World]]) -> Progress:
    """How far the round has come."""
    found: dict[str, Any] = {}
    for frame in frames:
        match frame:
            case Visit(place=place, first=first, second=second, acting=acting):
                found["visit"] = Visiting(place, first, second, *(acting or (None, None)))
            case DocVisit(seat=seat):
                found["doc"] = seat
            case Contest(place=place, tied=tied, judge=judge, bidders=bidders, asked=calls):
                found["tie"] = Tie(place, tied, judge, bidders, calls)
            case PlayCard(seat=seat):
                found["announced"] = Announced(seat, frame.play())
            case Robbery(seat=seat, victim=victim):
                found["robbery"] = None if victim is None else Robbed(seat, victim)
            case Throw(last=last):
                found["last_throw"] = last
    if frames and isinstance(frames[-1], CardWindow):
        found["card_time"] = CardTime(frames[-1].moment, frames[-1].actor)
    return Progress(**found)


def has_kept(frames: Sequence[Frame[World]], seat: Seat | None) -> bool:
    """Whether a seat has said which of the dice under its cup stay there."""
    if not (frames and isinstance(frames[-1], Keeps)):
        return False
    keeps = frames[-1]
    return seat in keeps.seats and keeps.answers[keeps.seats.index(seat)] is not None
