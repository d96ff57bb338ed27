"""Values by seat, and cards in a row: changed by making new ones, so that tables and views can share them."""

from collections.abc import Iterable
from functools import cache
from typing import TypeVar

from game.engine import Rng, Seat

T = TypeVar("T")


@cache
def ring(first: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats clockwise from one."""
    return tuple((first + n) % seats for n in range(seats))


def put_at(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """The same with another value for one seat."""
    changed = [*values]
    changed[seat] = value
    return tuple(changed)


def add_at(values: tuple[int, ...], seat: Seat, amount: int) -> tuple[int, ...]:
    """The same with more for one seat, or less."""
    changed = [*values]
    changed[seat] += amount
    return tuple(changed)


def less(cards: Iterable[T], *gone: T) -> tuple[T, ...]:
    """The same less some of them; each must be there."""
    left = [*cards]
    for each in gone:
        left.remove(each)
    return tuple(left)


def shuffled(cards: Iterable[T], rng: Rng) -> tuple[T, ...]:
    """The same in any order."""
    deck = [*cards]
    rng.shuffle(deck)
    return tuple(deck)
