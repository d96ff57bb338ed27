"""How the lead changed: everybody's points at the end of each round."""

from dataclasses import dataclass

from game.engine import Record, retrace


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """The points of every seat when a round was over."""

    round: int
    points: tuple[int, ...]


def history(record: Record) -> tuple[RoundEnd, ...]:
    """Round by round, by replay; empty for a match in progress, whose points may be secret."""
    rules, t = record.rules, record.start()
    begun, ends = rules.rounds(t), []
    for _ in retrace(record, t):
        now = rules.rounds(t)
        if now > begun or t.over:
            points = tuple(score.points for score in rules.scores(t))
            ends += [RoundEnd(number, points) for number in range(max(1, begun), now + t.over)]
            begun = now
    return tuple(ends) if t.over else ()
