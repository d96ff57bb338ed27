"""A recipe makes a few assets that belong together; it is the smallest thing that can be rebuilt."""

from collections.abc import Callable
from dataclasses import dataclass

from pipeline.output import Output

Make = Callable[[Output], None]


@dataclass(frozen=True, slots=True)
class Recipe:
    """A function that makes assets, and the files that decide what they look like."""

    name: str
    make: Make
    reads: tuple[str, ...]
    """Files its result depends on beside its own module and what that imports, from the project's root."""

    @property
    def module(self) -> str:
        return self.make.__module__


RECIPES: dict[str, Recipe] = {}


def recipe(name: str, reads: tuple[str, ...] = ()) -> Callable[[Make], Make]:
    """Register a function as a recipe."""

    def register(make: Make) -> Make:
        if name in RECIPES:
            raise ValueError(f"There are two recipes called {name}.")
        RECIPES[name] = Recipe(name, make, reads)
        return make

    return register
