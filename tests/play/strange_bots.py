"""Bots that a worker process has to put up with; it finds them by the name of a function here."""

import os
import time
from dataclasses import replace
from typing import Any

from game.ai.bot import Bot, Budget, Evidence, Ranking, Sampler
from game.ai.chance import RandomBot
from game.engine import Ask, Rng


class Sleeper(RandomBot):
    """Never answers."""

    def explain(self, view: Any, ask: Ask, sampler: Sampler, rng: Rng, budget: Budget) -> Ranking:
        time.sleep(600)
        return super().explain(view, ask, sampler, rng, budget)


class Dier(RandomBot):
    """Takes the whole process with it."""

    def explain(self, view: Any, ask: Ask, sampler: Sampler, rng: Rng, budget: Budget) -> Ranking:
        os._exit(3)


class Ponderer(RandomBot):
    """Keeps to its time, to the last moment of it."""

    def explain(self, view: Any, ask: Ask, sampler: Sampler, rng: Rng, budget: Budget) -> Ranking:
        while budget.spend():
            time.sleep(0.01)
        return super().explain(view, ask, sampler, rng, budget)


class Talker(RandomBot):
    """Explains without end."""

    def explain(self, view: Any, ask: Ask, sampler: Sampler, rng: Rng, budget: Budget) -> Ranking:
        return super().explain(view, ask, sampler, rng, budget) * 10_000


class Reckoner(RandomBot):
    """Says what it reckons, as an expert does: its pick wins most often of all."""

    def explain(self, view: Any, ask: Ask, sampler: Sampler, rng: Rng, budget: Budget) -> Ranking:
        found = super().explain(view, ask, sampler, rng, budget)
        wins = [tuple(0.5 - n / 10 + (table % 2) / 10 for table in range(64)) for n in range(len(found))]
        told = [Evidence(sum(each) / len(each), 0.01, len(each), each) for each in wins]
        return tuple(
            replace(each, value=evidence.win, evidence=evidence)
            for each, evidence in zip(found, told, strict=True)
        )


def asleep(_slug: str, _name: str) -> Bot:
    return Sleeper()


def sleepy(_slug: str, name: str) -> Bot:
    return Sleeper() if name == "sleeper" else RandomBot()


def deadly(_slug: str, _name: str) -> Bot:
    return Dier()


def pondering(_slug: str, _name: str) -> Bot:
    return Ponderer()


def reckoning(_slug: str, _name: str) -> Bot:
    return Reckoner()


def talking(_slug: str, _name: str) -> Bot:
    return Talker()
