"""A fingerprint of a table, made of its values alone: what classes and fields are called leaves no trace.

What is written is the canonical form of a table: numbers and texts as JSON has them, lists for everything
that has parts, a part for every field in its order. Fields that `repr` leaves out follow from the others or
from what happened, and are left out here too. `FORM` is the version of this form; how a game arranges its
values has a version of its own, `Rules.layout`.
"""

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import cache
from hashlib import blake2b
from json import JSONEncoder
from operator import attrgetter
from typing import Any

from game.engine.table import Table

FORM = 1
_BYTES = 6


def digest(t: Table[Any]) -> str:
    """A fingerprint of everything that decides how the match goes on, the same on every machine."""
    return blake2b(canonical(t).encode(), digest_size=_BYTES).hexdigest()


def canonical(t: Table[Any]) -> str:
    """What a table is, in values; who is asked how much tells two kinds of work with equal values apart."""
    asked = [(ask.seat, len(ask.options)) for ask in t.asks]
    return _ENCODER.encode((t.world, t.frames, t.rng, asked))


def _parts(value: object) -> object:
    """The values of a dataclass, field by field."""
    return _reader(type(value))(value)  # type: ignore[arg-type]  # mypy does not take a type for hashable


@cache
def _reader(kind: type) -> Callable[[Any], object]:
    if not is_dataclass(kind):
        raise TypeError(f"{kind.__name__} has no canonical form")
    names = [field.name for field in fields(kind) if field.repr]
    if not names:
        return lambda _: ()
    # two names at least, so that what is read is always a tuple
    return attrgetter(*names) if len(names) > 1 else lambda value: (getattr(value, names[0]),)


_ENCODER = JSONEncoder(separators=(",", ":"), check_circular=False, default=_parts)
