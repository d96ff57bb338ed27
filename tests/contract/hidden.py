"""What a seat cannot know, changed directly on the real table: per game, and in the same way for all."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.engine import Rng, Rules, Sealed, Seat, Table
from tests.contract import hidden_dalton_city, hidden_dice_town
from tests.toy.hidden import places, relabelled, unseen


@dataclass(frozen=True, slots=True)
class Secrets:
    """How a game with hidden things mixes them up."""

    unseen: Callable[[Table[Any], Seat | None], list[list[Any]]]
    """The things whose places a seat does not know, those together that could be each other."""
    places: Callable[[Table[Any]], dict[Any, str]]
    """Where each thing is."""
    mixed: Callable[[Table[Any], Seat | None, Rng], Table[Any]]
    """The table with those things permuted among their places; its questions are not yet worked out anew."""


SECRETS: dict[str, Secrets] = {
    "medicine_show": Secrets(lambda t, seat: [unseen(t, seat)], places, relabelled),
    "dalton_city": Secrets(hidden_dalton_city.unseen, hidden_dalton_city.places, hidden_dalton_city.shuffled),
    "dice_town": Secrets(hidden_dice_town.unseen, hidden_dice_town.places, hidden_dice_town.relabelled),
}
"""Games without an entry hide nothing but what chance will bring and sealed answers."""


def other_table(rules: Rules[Any, Any], t: Table[Any], seat: Seat | None, rng: Rng) -> Table[Any] | None:
    """The table as it may be for all a seat knows, with the same future; None: no such deal was found.

    Deals are left out that could not have led to the questions that are open now.
    """
    for _ in range(10):
        secrets = SECRETS.get(rules.slug)
        other = secrets.mixed(t, seat, rng) if secrets else t.clone()
        if other.frames:
            _answer_otherwise(other, seat, rng)
            other.asks = other.frames[-1].asks(other)
        if _outline(other) == _outline(t):
            rules.audit(other)
            return other
    return None


def _answer_otherwise(t: Table[Any], seat: Seat | None, rng: Rng) -> None:
    """Other answers in place of the sealed ones that a seat does not know."""
    frame = t.frames[-1]
    if isinstance(frame, Sealed):
        for i, by in enumerate(frame.seats):
            if frame.answers[i] is not None and by != seat:
                frame.answers[i] = rng.pick(frame.options(t, by))


def _outline(t: Table[Any]) -> list[tuple[object, ...]]:
    """Who is asked what, but not with which options: these a seat may have from what it must not know."""
    return [(ask.number, ask.seat, ask.kind, ask.sealed, ask.private, bool(ask.options)) for ask in t.asks]
