"""Moments in the middle of an act, the same ones every time."""

from collections.abc import Callable
from typing import Any, TypeVar

from game.engine import Record, Value
from game.play.session import Session
from game.ui.house import House
from game.ui.positions import Lay, seated
from game.ui.tables.table import TableScene

Happened = Callable[[Any], bool]
T = TypeVar("T", bound=TableScene[Any])
_FRAME = 1 / 60
_NODES = 200
_GAMES = 10
"""In how many games a moment is looked for: bots that learn play other games."""
_FURTHER = 8
"""Answers after which a moment has been missed, as where nothing moves."""


def _upto(house: House, begun: Callable[[int], Record], happened: Happened, skip: int) -> Record:
    """A match of bots, up to the question whose answer sets off such an event, after some of those."""
    for later in range(_GAMES):
        record = begun(later)
        session = Session(record, house.desk, nodes=_NODES)
        left = skip
        while not session.over:
            for step in session.poll():
                if any(map(happened, step.events)):
                    left -= 1
                    if left < 0:
                        del record.answers[step.number - 1 :]
                        return record
    raise LookupError("nobody ever saw that")


def moment(
    lay: Lay[T],
    house: House,
    slug: str,
    kind: type,
    there: Callable[[T], bool],
    *,
    seats: int = 4,
    seed: int = 7,
    skip: int = 0,
    only: Happened = lambda _: True,
    **options: Value,
) -> T:
    """A table of bots in the middle of what an event looks like: where people sat, it would wait for them."""

    def begun(later: int) -> Record:
        return seated(slug, seats, 0, seed + later, **options)

    before = _upto(house, begun, lambda event: isinstance(event, kind) and only(event), skip)
    record = begun(before.seed - seed)
    record.answers.extend(before.answers)
    scene = lay(house, Session(record, house.desk, nodes=_NODES))
    missed = None
    while missed is None or scene.log.upto < missed:  # the bots are ahead of the picture
        scene.update(_FRAME)
        if scene.playback.busy and there(scene):
            break
        if missed is None and len(record.answers) >= len(before.answers) + _FURTHER:
            missed = scene.session.story.end
    return scene
