"""Long lists of options that are never written out: every combination of a few axes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, fields
from math import prod
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast, overload

from game.engine.action import Action

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

A = TypeVar("A", bound=Action)


@dataclass(frozen=True, slots=True)
class Span:
    """A whole number from `low` to `high`: a stepper on the screen."""

    name: str
    low: int
    high: int

    def __len__(self) -> int:
        return max(0, self.high - self.low + 1)

    def __getitem__(self, i: int) -> int:
        return self.low + i

    def __contains__(self, value: object) -> bool:
        return type(value) is int and self.low <= value <= self.high  # True is an int, but does not read 1


@dataclass(frozen=True, slots=True)
class Subset:
    """Any of the items, in their order, with some that must be in: check boxes on the screen."""

    name: str
    items: tuple[Any, ...]
    must: tuple[Any, ...] = ()

    @property
    def free(self) -> tuple[Any, ...]:
        return tuple(item for item in self.items if item not in self.must) if self.must else self.items

    def __len__(self) -> int:
        return 1 << len(self.items) - len(self.must)

    def __getitem__(self, i: int) -> tuple[Any, ...]:
        chosen = {item for bit, item in enumerate(self.free) if i >> bit & 1}.union(self.must)
        return tuple(item for item in self.items if item in chosen)

    def __contains__(self, value: object) -> bool:
        return (
            isinstance(value, tuple)
            and set(self.must) <= set(value)
            and value == tuple(item for item in self.items if item in value)
        )


Axis = Span | Subset


@dataclass(frozen=True, slots=True)
class Combinations(Sequence[A], Generic[A]):
    """Every action `make(*values)` with one value per axis; `make` is a frozen dataclass."""

    make: type[A]
    axes: tuple[Axis, ...]
    _size: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_size", prod(map(len, self.axes)))  # asked for several times an answer

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, index: int) -> A: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[A, ...]: ...
    def __getitem__(self, index: int | slice) -> A | tuple[A, ...]:
        if isinstance(index, slice):
            return tuple(self[i] for i in range(*index.indices(len(self))))
        size = len(self)
        if not -size <= index < size:
            raise IndexError(index)
        index %= size
        values: list[Any] = []
        for axis in self.axes:
            index, at = divmod(index, len(axis))
            values.append(axis[at])
        return self.make(*values)

    def __contains__(self, action: object) -> bool:
        if type(action) is not self.make:
            return False
        values = [getattr(action, each.name) for each in fields(cast("type[DataclassInstance]", self.make))]
        return all(value in axis for value, axis in zip(values, self.axes, strict=True))

    def __iter__(self) -> Iterator[A]:
        return (self[i] for i in range(len(self)))
