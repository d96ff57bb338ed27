"""Where bots think: a question goes in, and sooner or later a reply comes out."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from time import monotonic
from typing import Any, Protocol

from game import ai
from game.ai.bot import Bot, Budget, Ranking
from game.engine import Ask, Rng
from game.games import game

SECONDS = 1.0
"""What a bot may take; it keeps to that by itself."""
LONGEST_RANKING = 200
"""Options in a hint; a bribe may have hundreds of thousands, and nobody reads those."""


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
    """Explain the options instead of choosing one."""
    nodes: int | None = None
    """Count positions instead of seconds, so that a test is the same on every machine."""
    seconds: float = SECONDS


class Failure(StrEnum):
    """Why there is no answer."""

    RAISED = "raised"
    DIED = "died"
    LATE = "late"


@dataclass(frozen=True, slots=True)
class Reply:
    """What came of a question: the code of an action, a ranking, or the reason why there is neither."""

    ticket: int
    code: str = ""
    ranking: Ranking = ()
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
    deadline = None if question.nodes is not None else monotonic() + question.seconds
    budget = Budget(question.nodes, deadline)
    try:
        bot = find(question.slug, question.bot)
        sampler = partial(game(question.slug).rules.sample, question.view)
        given = question.view, question.ask, sampler, question.rng.clone(), budget
        if question.hint:
            return Reply(ticket, ranking=bot.explain(*given)[:LONGEST_RANKING])
        return Reply(ticket, bot.choose(*given).code())
    except Exception:  # noqa: BLE001 - a bot's mistake must not end the match
        return Reply(ticket, failure=Failure.RAISED)


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
