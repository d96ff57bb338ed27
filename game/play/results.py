"""One's own results, read from the matches that were kept."""

from collections.abc import Generator

from game.play.entry import Entry
from game.play.fair import MOST, Result
from game.play.shelf import Shelf

_LOOKED = 500
"""Files that are looked at, at the most, however many matches of other games or people are among them."""


def reading(shelf: Shelf, slug: str, name: str) -> Generator[None, None, tuple[Result, ...]]:
    """The latest finished matches of somebody against bots, the last one first, a step at a time.

    Matches saved by name are copies of others; what is broken, foreign or not over tells nothing.
    """
    found: list[Result] = []
    for entry in shelf.entries()[:_LOOKED]:
        if entry.title:
            continue
        yield
        looked = shelf.look(entry)
        if looked.trouble is not None or looked.slug != slug or not _alone(looked, name):
            continue
        studied = yield from shelf.studying(looked)
        if studied.over and studied.won is not None:
            found.append(_result(studied))
        if len(found) == MOST:
            break
    return tuple(found)


def _alone(entry: Entry, name: str) -> bool:
    """Whether nobody but this person played against bots."""
    return [each.name for each in entry.sitters if each.human] == [name] and len(entry.sitters) > 1


def _result(entry: Entry) -> Result:
    own = next(seat for seat, each in enumerate(entry.sitters) if each.human)
    levels = tuple(each.kind for each in entry.sitters if not each.human)
    won = entry.won or ()
    return Result(levels, 1 / len(won) if own in won else 0.0)
