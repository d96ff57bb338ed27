"""A bot with a temperament: where several answers are nearly as good, it takes what it likes."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from game.ai.bot import Bot, Budget, Ranked, Ranker, Ranking, Sampler
from game.ai.characters.traits import Traits
from game.engine import Action, Ask, Message, Rng, say

Leanings = Callable[[Any, Ask, Action], Traits]
"""How much of each trait there is in an answer, told from the view alone."""

_LIKES: Mapping[tuple[str, bool], Message] = {
    ("risk", True): say("ai.character.risk"),
    ("risk", False): say("ai.character.safety"),
    ("rivalry", True): say("ai.character.rivalry"),
    ("rivalry", False): say("ai.character.peace"),
    ("generosity", True): say("ai.character.generosity"),
    ("generosity", False): say("ai.character.stinginess"),
    ("gold", True): say("ai.character.gold"),
    ("gold", False): say("ai.character.spending"),
    ("land", True): say("ai.character.land"),
}
"""What is said of a liking that decided, and of a dislike."""


class Manner(NamedTuple):
    """How a game shows characters, and what that may cost each level of play."""

    leanings: Leanings
    nearly: Mapping[str, float]
    """By level, in the unit of its own values: how much worse an answer may be that is taken all the same.

    An expert's own values are its rules of thumb's, wherever no search stands behind them.
    """
    searched: float
    """The same in shares of the win, of whatever has a search behind it."""


@dataclass(frozen=True, slots=True)
class Character(Ranker):
    """Any level of play, with likings that can never cost more than a small tolerance at a time."""

    level: Bot
    likes: Traits
    leanings: Leanings
    nearly: float
    """How much worse an answer may be to be taken all the same, in the unit of the level's own values."""
    searched: float
    """The same in shares of the win, for rankings with a search behind them."""

    def explain(self, view: Any, ask: Ask, sampler: Sampler, rng: Rng, budget: Budget) -> Ranking:
        found = self.level.explain(view, ask, sampler, rng, budget)
        best = found[0]
        tolerance = self.nearly if best.evidence is None else self.searched
        near = [each for each in found[1:] if self._comes_near(each, best, tolerance)]
        if not near:
            return found
        like = {each.action: self.leanings(view, ask, each.action) for each in (best, *near)}

        def liked(each: Ranked) -> float:
            """What speaks for an answer: what it is worth, and half the tolerance for what is liked most."""
            suits = like[each.action].suits(self.likes)
            return min(each.value, best.value) + tolerance / 2 * suits

        chosen = max((best, *near), key=liked)  # the best itself, if nothing is liked more
        if chosen is best:
            return found
        told = self._told(chosen, best, like[chosen.action], like[best.action])
        return told, *(each for each in found if each is not chosen)

    @staticmethod
    def _comes_near(each: Ranked, best: Ranked, tolerance: float) -> bool:
        """Whether an answer is nearly as good as the best, as far as that is known as well of it."""
        if best.evidence is not None and (each.evidence is None or not each.evidence.enough):
            return False
        return each.value > best.value - tolerance

    def _told(self, chosen: Ranked, best: Ranked, like: Traits, otherwise: Traits) -> Ranked:
        """The answer, with the liking that decided; a reason that was meant for the best one is left out."""
        weighed = zip(Traits._fields, self.likes, like, otherwise, strict=True)
        gains = {name: (weight * (much - before), weight > 0) for name, weight, much, before in weighed}
        trait = max(gains, key=lambda name: gains[name][0])
        nature = _LIKES[trait, gains[trait][1]]
        if chosen.reason == best.reason:
            return replace(chosen, reason=say("ai.character", nature=nature))
        return replace(chosen, reason=say("ai.character.reason", nature=nature, reason=chosen.reason))
