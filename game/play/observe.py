"""One replay of a match for all who want to know something of it."""

from game.engine import Record, retrace
from game.games.report import Observer


def observe(record: Record, *observers: Observer) -> None:
    """Replay a match before them; one in progress does not end for them."""
    t = record.start()
    for each in observers:
        each.begin(t)
    for step in retrace(record, t):
        for each in observers:
            each.watch(t, step.events)
    if t.over:
        for each in observers:
            each.end(t)
