"""How long one waits for one's next question while bots play, in the table's own time: no clock is read."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from game.play.session import Session
from game.settings import Settings
from game.ui.offscreen import FRAME, Offscreen, offscreen
from game.ui.playback import SPEEDS
from game.ui.positions import seated, sensible
from game.ui.tables import TABLES, lay_table
from game.ui.tables.table import TableScene

_SEATS = 4
_SIZE = (1280, 720)
_NODES = 200
"""What a bot may look at: counted, so that the same games are played everywhere."""
_GAMES = 3


@dataclass(frozen=True, slots=True)
class Waits:
    """Seconds between an answer and the next question, where others played in between."""

    count: int
    median: float
    most: float
    """What nine of ten do not exceed."""
    longest: float


def waits(games: int = _GAMES) -> dict[str, dict[str, Waits]]:
    """Of one person among three bots: by game and by speed."""
    return {slug: {speed: _waits(slug, speed, games) for speed in SPEEDS} for slug in TABLES}


def _waits(slug: str, speed: str, games: int) -> Waits:
    found: list[float] = []
    with offscreen(_SIZE, msgspec.convert({"language": "en", "speed": speed}, Settings)) as shown:
        for seed in range(games):
            found += played(_table(shown, slug, seed))
    found.sort()
    return Waits(len(found), found[len(found) // 2], found[len(found) * 9 // 10], found[-1])


def _table(shown: Offscreen, slug: str, seed: int) -> TableScene[Any]:
    return lay_table(shown.house, Session(seated(slug, _SEATS, 1, seed), shown.house.desk, nodes=_NODES))


def played(table: TableScene[Any]) -> Iterator[float]:
    """Play a match, answering at once: every wait in which somebody else answered."""
    answers = frames = 0
    while not table.session.over or table.playback.busy:
        if table.ask is None:
            frames += 1
            table.update(FRAME)
            continue
        if len(table.session.record.answers) > answers:
            yield frames * FRAME
        table.answer(sensible(table.session, table.ask, _NODES))
        answers, frames = len(table.session.record.answers), 0
