"""What is kept when something went wrong: a bug brings its record."""

from collections.abc import Iterable
from pathlib import Path

from game import paths
from game.engine import Action, Record, Seat, submit


def keep_record(record: Record, answers: Iterable[tuple[Seat, Action]]) -> Path | None:
    """Write a broken game's record to the player's log folder; None where nothing can be written."""
    t = record.start()
    for seat, action in answers:
        ask = t.asked(seat)
        assert ask is not None
        submit(t, ask.number, seat, action)
        record.add(t, seat, action)
    where = paths.logs() / f"{record.rules.slug}-{record.seed}.record"
    try:
        where.parent.mkdir(parents=True, exist_ok=True)
        where.write_text(record.dumps(), encoding="utf-8")
    except OSError:
        return None
    return where
