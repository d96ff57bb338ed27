"""What an event says about the table, to be held against the views before and after it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.engine import Committed

Truth = Callable[[Any, Any, Any], object]
"""Whether it is so: the view that comes with an event, the view before it, the event."""


@dataclass(frozen=True, slots=True)
class Saying:
    """What must be so once an event has been told, and which parts of a view may have changed with it."""

    truth: Truth
    parts: frozenset[str]
    silence: str = ""
    """Why there is nothing to see, if there is nothing."""


def says(truth: Truth, *parts: str) -> Saying:
    """An event that can be seen in a view."""
    return Saying(truth, frozenset(parts))


def nothing_to_see(why: str) -> Saying:
    """An event about which a view says nothing, and with which nothing changes."""
    return Saying(lambda _view, _before, _event: True, frozenset(), why)


def committed(view: Any, _before: Any, event: Committed) -> bool:
    """Nobody waits any more for a seat that has made its sealed choice."""
    return event.seat not in view.waiting and (view.seat != event.seat or view.ask is None)


def more(now: Sequence[int], before: Sequence[int], seat: int, amount: int) -> bool:
    """Whether a seat has so much more than before."""
    return now[seat] == before[seat] + amount


def has(lying: Sequence[Any], some: Sequence[Any]) -> bool:
    """Whether all of them lie there, each as many times."""
    return all(lying.count(each) >= some.count(each) for each in some)
