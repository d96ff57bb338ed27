"""What is kept when something went wrong: a bug brings its record."""

from collections.abc import Iterable
from pathlib import Path

from game import paths
from game.engine import Action, Record, Seat, submit


def keep_record(record: Record, answers: Iterable[tuple[Seat, Action]]) -> Path | None:
    """Write a broken game's record to the player's log folder; None where nothing can be written."""
    _fill(record, answers)
    where = paths.logs() / f"{record.rules.slug}-{record.seed}.record"
    try:
        where.parent.mkdir(parents=True, exist_ok=True)
        where.write_text(record.dumps(), encoding="utf-8", newline="\n")
    except OSError:
        return None
    return where


def _fill(record: Record, answers: Iterable[tuple[Seat, Action]]) -> None:
    """Give the answers once more, up to the one that the rules cannot take."""
    t = record.start()
    for seat, action in answers:
        ask = t.asked(seat)
        if ask is None:
            return
        try:
            submit(t, ask.number, seat, action)
        except Exception:  # noqa: BLE001 - the very bug that is being reported
            return
        record.add(t, seat, action)
