"""Rules and bots that are wrong on purpose, each in its own way."""

import signal
from typing import Any

from game.ai.bot import Budget, Ranking, Sampler
from game.ai.chance import RandomBot
from game.engine import Action, Ask, Rng, Table, Violation
from game.games.claim_it.actions import squat
from game.games.claim_it.rules import ClaimIt


class ThirdTurnForbidden(ClaimIt):
    """An invariant that every game breaks."""

    def audit(self, t: Table[Any]) -> None:
        if t.world.turns == 3:
            raise Violation("nobody gets a third turn")


class ThirdTurnCrashes(ClaimIt):
    """A plain bug."""

    def audit(self, t: Table[Any]) -> None:
        if t.world.turns == 3:
            raise ZeroDivisionError("by nobody")


class Deaf(RandomBot):
    """Breaks down where Ctrl-C can be heard."""

    def choose(self, view: Any, ask: Ask, sampler: Sampler, rng: Rng, budget: Budget) -> Action:
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
        return super().choose(view, ask, sampler, rng, budget)


class Cheat:
    """Answers properly nine times, and then with what was never offered."""

    def __init__(self) -> None:
        self.answers = 0

    def choose(self, view: Any, ask: Ask, sampler: Sampler, rng: Rng, budget: Budget) -> Action:
        self.answers += 1
        return ask.options[0] if self.answers < 10 else squat(99, 1)

    def explain(self, view: Any, ask: Ask, sampler: Sampler, rng: Rng, budget: Budget) -> Ranking:
        return ()
