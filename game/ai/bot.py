"""What a bot is: it gets a view, a sampler and a budget, never the table."""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Any, Protocol

from game.engine import Action, Ask, Message, Rng, Table

Sampler = Callable[[Rng], Table[Any]]
"""Deals a table that the viewer cannot tell from the real one."""


ENOUGH = 30
"""On fewer tables than that, nothing is claimed."""
NODES = 4000
"""Positions that a bot may look at for an answer; what costs as much as one step at a table counts as one."""


@dataclass(slots=True)
class Budget:
    """How long a bot may think: a number of positions in tests, a moment on the clock in play."""

    nodes: int | None = None
    deadline: float | None = None
    """A `time.monotonic()` value."""

    def spend(self, nodes: int = 1) -> bool:
        """Take note of positions looked at; False once the budget is used up."""
        if self.nodes is not None:
            self.nodes -= nodes
            if self.nodes < 0:
                return False
        return self.deadline is None or monotonic() < self.deadline


@dataclass(frozen=True, slots=True)
class Evidence:
    """What a search found out about an option."""

    win: float
    """The share of the win that its player can expect."""
    error: float = 0.0
    """The standard error of that; nought where everything was counted out."""
    samples: int = 0
    """How many tables were played out; nought where nothing was left to chance."""
    wins: tuple[float, ...] = ()
    """The same table by table, so that two options can be compared on the same ones."""
    estimated: bool = False
    """Whether the rest of the match was only told from how things would stand then."""

    @property
    def exact(self) -> bool:
        return not self.samples

    @property
    def enough(self) -> bool:
        """Whether anything may be said on the strength of it."""
        return self.exact or self.samples >= ENOUGH


@dataclass(frozen=True, slots=True)
class Ranked:
    """An option, what it is worth to the bot, and why."""

    action: Action
    value: float
    reason: Message
    evidence: Evidence | None = None
    """Where a search stands behind the value."""


Ranking = tuple[Ranked, ...]
"""Options from the best to the worst."""


class Bot(Protocol):
    """A player made of rules of thumb or of search; it always has a legal answer."""

    def choose(self, view: Any, ask: Ask, sampler: Sampler, rng: Rng, budget: Budget) -> Action: ...

    def explain(self, view: Any, ask: Ask, sampler: Sampler, rng: Rng, budget: Budget) -> Ranking:
        """The options with values and reasons: what the hint button shows."""
        ...


class Ranker:
    """A bot that always takes the best of its own ranking."""

    def choose(self, view: Any, ask: Ask, sampler: Sampler, rng: Rng, budget: Budget) -> Action:
        if len(ask.options) == 1:
            return ask.options[0]
        return self.explain(view, ask, sampler, rng, budget)[0].action

    def explain(self, view: Any, ask: Ask, sampler: Sampler, rng: Rng, budget: Budget) -> Ranking:
        raise TypeError(f"{type(self).__name__} explains nothing")


def ranking(ranked: list[Ranked]) -> Ranking:
    """The best first; equals keep the order of the options."""
    return tuple(sorted(ranked, key=lambda each: -each.value))
