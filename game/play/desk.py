"""Where bots think: a question goes in, and sooner or later a reply comes out."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from time import monotonic
from typing import Any, Protocol

from game import ai
from game.ai.bot import NODES, Bot, Budget, Ranked, Ranking
from game.engine import Ask, Rng
from game.games import game

SECONDS = 1.0
"""What a bot may take at the most, on a slow machine; it keeps to that by itself."""
HINT_SECONDS = 2.0
HINT_NODES = 5 * NODES
"""Who asks for advice waits for it: it may be thought about for longer."""
LONGEST_RANKING = 200
"""Options in a hint; a bribe may have hundreds of thousands, and nobody reads those."""
_COMPARED = 2
"""Of how many options it is told table by table what came of them: the best, and the next best."""


@dataclass(frozen=True, slots=True)
class Question:
    """All that a bot is told; picklable, and nothing in it that its seat may not know."""

    slug: str
    bot: str
    view: Any
    ask: Ask
    rng: Rng
    """The bot's own chance, so that the same question is answered the same way after a load."""
    hint: bool = False
    """All options are wanted, with what speaks for them, and not only an answer."""
    nodes: int | None = None
    """Count so many positions and no seconds, so that a test is the same on every machine."""
    seconds: float | None = None
    """Other than usual."""

    def budget(self) -> Budget:
        """What may be spent on it from now on.

        Positions are counted, so that the answer is the same everywhere and after a load; the clock is only
        there for a machine that is too slow for so many.
        """
        if self.nodes is not None:
            return Budget(self.nodes)
        usual, nodes = (HINT_SECONDS, HINT_NODES) if self.hint else (SECONDS, NODES)
        return Budget(nodes, monotonic() + (usual if self.seconds is None else self.seconds))


class Failure(StrEnum):
    """Why there is no answer."""

    RAISED = "raised"
    DIED = "died"
    LATE = "late"


@dataclass(frozen=True, slots=True)
class Reply:
    """What came of a question: the code of an action and why, or the reason why there is none."""

    ticket: int
    code: str = ""
    ranking: Ranking = ()
    """The best options, that of the code first; none where there was nothing to choose."""
    failure: Failure | None = None


Find = Callable[[str, str], Bot]
"""Looks a bot up by its game and its name."""


class Desk(Protocol):
    """Takes questions and hands out replies; neither ever waits, whatever the bots are doing.

    It serves one match at a time; replies to questions of an earlier one are nobody's.
    """

    def warm(self) -> None:
        """Get ready: a question will come soon."""
        ...

    def ask(self, question: Question) -> int:
        """Hand in a question; the ticket will be on its reply."""
        ...

    def answers(self) -> list[Reply]:
        """The replies that have come since the last time, every one of them once."""
        ...

    def forget(self, ticket: int) -> None:
        """The reply is no longer wanted; it may still come."""
        ...

    def close(self) -> None: ...


def think(ticket: int, question: Question, find: Find) -> Reply:
    """Have a bot answer, here and now; whatever goes wrong with it is in the reply."""
    ask, budget = question.ask, question.budget()
    try:
        if len(ask.options) == 1 and not question.hint:
            return Reply(ticket, ask.options[0].code())
        bot = find(question.slug, question.bot)
        sampler = partial(game(question.slug).rules.sample, question.view)
        ranking = bot.explain(question.view, ask, sampler, question.rng.clone(), budget)
        told = ranking[: LONGEST_RANKING if question.hint else _COMPARED]
        brief = (*told[:_COMPARED], *map(_in_brief, told[_COMPARED:]))
        return Reply(ticket, ranking[0].action.code(), brief)
    except Exception:  # noqa: BLE001 - a bot's mistake must not end the match
        return Reply(ticket, failure=Failure.RAISED)


def _in_brief(ranked: Ranked) -> Ranked:
    """Without what came of it table by table: nobody compares it, and it is long."""
    if ranked.evidence is None:
        return ranked
    return replace(ranked, evidence=replace(ranked.evidence, wins=()))


class DirectDesk:
    """Thinks in this process, at the moment it is asked: for tests and for matches without a window."""

    def __init__(self, find: Find = ai.bot) -> None:
        self._find = find
        self._tickets = 0
        self._replies: list[Reply] = []

    def warm(self) -> None:
        """There is nothing to get ready."""

    def ask(self, question: Question) -> int:
        self._tickets += 1
        self._replies.append(think(self._tickets, question, self._find))
        return self._tickets

    def answers(self) -> list[Reply]:
        replies, self._replies = self._replies, []
        return replies

    def forget(self, ticket: int) -> None:
        self._replies = [reply for reply in self._replies if reply.ticket != ticket]

    def close(self) -> None:
        self._replies.clear()
