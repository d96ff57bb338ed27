"""What is said of a bot's ranking: why the best is best, by how much, and on the strength of what."""

from collections.abc import Callable, Iterator
from math import sqrt

from game.ai.bot import ENOUGH, Evidence, Ranking
from game.ai.search.halving import standard_error
from game.engine import Action, Message, say, say_n

_BEYOND = 2.0
"""Standard errors that lie between two options if one is called better."""
_LEAST = 0.0005
"""Shares of the win that differ by less are told by the same figure."""

Name = Callable[[Action], Message]
"""Calls an option by its name."""


def explained(ranking: Ranking, name: Name) -> tuple[Message, ...]:
    """A few sentences: the reason, and then figures, as far as there is enough behind them."""
    if not ranking:
        return ()
    best = ranking[0]
    figures = () if best.evidence is None or not best.evidence.enough else _figures(ranking, name)
    return best.reason, *figures


def _figures(ranking: Ranking, name: Name) -> Iterator[Message]:
    best, *others = ranking
    assert best.evidence is not None
    if best.evidence.exact:
        win, estimated = best.evidence.win, best.evidence.estimated
        yield say("play.why.estimated", win=win) if estimated else say("play.why.counted", win=win)
    else:
        yield say("play.why.tried", tables=best.evidence.samples, win=best.evidence.win)
    if others and others[0].evidence is not None and others[0].evidence.enough:
        lead = _lead(best.evidence, others[0].evidence)
        if lead is not None:
            yield _compared(name(others[0].action), *lead)


def _compared(other: Message, gap: float, error: float) -> Message:
    """What is said of the next best; a character may prefer what wins less often."""
    if abs(gap) < max(_LEAST, _BEYOND * error):
        return say("play.why.equal", other=other)
    points = round(100 * abs(gap), 1)
    if gap > 0:
        return say_n("play.why.less", int(points), other=other, points=points)
    return say_n("play.why.more", int(points), other=other, points=points)


def _lead(best: Evidence, other: Evidence) -> tuple[float, float] | None:
    """By how much the best wins more, and the error of that; None if there is too little behind it.

    Where both were tried at the same tables, only those count.
    """
    if not (best.wins and other.wins):
        return best.win - other.win, sqrt(best.error**2 + other.error**2)
    gaps = [mine - theirs for mine, theirs in zip(best.wins, other.wins, strict=False)]
    return (sum(gaps) / len(gaps), standard_error(gaps)) if len(gaps) >= ENOUGH else None
