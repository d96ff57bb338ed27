"""What the open frames say to everybody."""

from collections.abc import Callable, Sequence
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
        if (reader := _READERS.get(type(frame))) is not None:
            what, read = reader
            found[what] = read(frame)
    if frames and isinstance(frames[-1], CardWindow):
        found["card_time"] = CardTime(frames[-1].occasion, frames[-1].actor)
    return Progress(**found)


def _visiting(visit: Visit) -> Visiting:
    return Visiting(visit.place, visit.first, visit.second, *(visit.acting or (None, None)))


def _tie(contest: Contest) -> Tie:
    return Tie(contest.place, contest.tied, contest.judge, contest.bidders, contest.asked)


def _announced(card: PlayCard) -> Announced:
    return Announced(card.seat, card.play())


def _robbed(robbery: Robbery) -> Robbed | None:
    return None if robbery.victim is None else Robbed(robbery.seat, robbery.victim)


_READERS: dict[type[Frame[World]], tuple[str, Callable[[Any], object]]] = {
    Visit: ("visit", _visiting),
    DocVisit: ("doc", lambda visit: visit.seat),
    Contest: ("tie", _tie),
    PlayCard: ("announced", _announced),
    Robbery: ("robbery", _robbed),
    Throw: ("last_throw", lambda throw: throw.last),
}


def has_kept(frames: Sequence[Frame[World]], seat: Seat | None) -> bool:
    """Whether a seat has said which of the dice under its cup stay there."""
    if not (frames and isinstance(frames[-1], Keeps)):
        return False
    keeps = frames[-1]
    return seat in keeps.seats and keeps.answers[keeps.seats.index(seat)] is not None
