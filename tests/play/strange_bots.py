"""Bots that a worker process has to put up with; it finds them by the name of a function here."""

import os
import time
from typing import Any

from game.ai.bot import Bot, Budget, Ranking, Sampler
from game.ai.chance import RandomBot
from game.engine import Action, Ask, Rng


class Sleeper(RandomBot):
    """Never answers."""

    def choose(self, view: Any, ask: Ask, sampler: Sampler, rng: Rng, budget: Budget) -> Action:
        time.sleep(600)
        return super().choose(view, ask, sampler, rng, budget)


class Dier(RandomBot):
    """Takes the whole process with it."""

    def choose(self, view: Any, ask: Ask, sampler: Sampler, rng: Rng, budget: Budget) -> Action:
        os._exit(3)


class Ponderer(RandomBot):
    """Keeps to its time, to the last moment of it."""

    def choose(self, view: Any, ask: Ask, sampler: Sampler, rng: Rng, budget: Budget) -> Action:
        while budget.spend():
            time.sleep(0.01)
        return super().choose(view, ask, sampler, rng, budget)


class Talker(RandomBot):
    """Explains without end."""

    def explain(self, view: Any, ask: Ask, sampler: Sampler, rng: Rng, budget: Budget) -> Ranking:
        return super().explain(view, ask, sampler, rng, budget) * 10_000


def asleep(_slug: str, _name: str) -> Bot:
    return Sleeper()


def deadly(_slug: str, _name: str) -> Bot:
    return Dier()


def pondering(_slug: str, _name: str) -> Bot:
    return Ponderer()


def talking(_slug: str, _name: str) -> Bot:
    return Talker()
