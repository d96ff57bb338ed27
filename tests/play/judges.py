"""Advisers with opinions of their own, and evidence for them: what a review is made of."""

from collections.abc import Callable
from itertools import islice
from typing import Any

from game.ai.bot import Bot, Budget, Evidence, Ranked, Ranker, Ranking, Sampler, ranking
from game.ai.search.halving import standard_error
from game.engine import Action, Ask, Rng, say
from game.play.desk import DirectDesk, Question
from game.play.review import Decision

_LOOKED_AT = 200
"""Of more options nobody has an opinion."""
_REASON = say("ai.random.reason")
Worth = Callable[[Ask, Action], float]


def planted(*blunders: tuple[Decision, float]) -> Worth:
    """Every option is as good as another, but for some that were chosen, which cost something."""
    costs = {(each.ask.number, each.action): cost for each, cost in blunders}
    return lambda ask, action: 0.6 - costs.get((ask.number, action), 0.0)


class Judge(Ranker):
    """Knows what every option is worth, and has counted it out or, with `tables`, seen it there."""

    def __init__(self, worth: Worth, tables: int = 0, noise: float = 0.0, longest: int = 1000) -> None:
        self.worth, self.tables, self.noise, self.longest = worth, tables, noise, longest

    def explain(self, view: Any, ask: Ask, sampler: Sampler, rng: Rng, budget: Budget) -> Ranking:
        options = islice(ask.options, _LOOKED_AT)
        return ranking([self._ranked(ask, each, rng) for each in options])[: self.longest]

    def _ranked(self, ask: Ask, action: Action, rng: Rng) -> Ranked:
        win = self.worth(ask, action)
        if not self.tables:
            return Ranked(action, win, _REASON, Evidence(win))
        wins = tuple(win + self.noise * (rng.below(2001) / 1000 - 1) for _ in range(self.tables))
        mean = sum(wins) / self.tables
        return Ranked(action, mean, _REASON, Evidence(mean, standard_error(wins), self.tables, wins))


class Guesser(Judge):
    """Has an opinion and nothing to show for it."""

    def _ranked(self, ask: Ask, action: Action, rng: Rng) -> Ranked:
        return Ranked(action, self.worth(ask, action), _REASON)


class Heard(DirectDesk):
    """A desk with one adviser, which remembers what it was asked."""

    def __init__(self, adviser: Bot) -> None:
        super().__init__(lambda _slug, _name: adviser)
        self.questions: list[Question] = []
        self.forgotten: list[int] = []

    def ask(self, question: Question) -> int:
        self.questions.append(question)
        return super().ask(question)

    def forget(self, ticket: int) -> None:
        self.forgotten.append(ticket)
        super().forget(ticket)
