"""Comparing candidates fairly: at the same tables with the same luck, and soon only the better half."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from typing import Any

from game.ai.bot import ENOUGH, Budget, Evidence, Ranked, Ranking, Sampler
from game.ai.search.playouts import Playing, play_out
from game.engine import Ask, Rng, Table

_FIRST = 8
"""Tables at which all candidates are tried before the first of them are dropped."""
_BEYOND = 2.0
"""Standard errors by which the rule of thumb must be beaten to be overruled."""


@dataclass(slots=True)
class Trial:
    """A candidate, and what came of it table by table; all began with the same tables."""

    ranked: Ranked
    wins: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return sum(self.wins) / len(self.wins) if self.wins else 0.0

    def evidence(self) -> Evidence:
        return Evidence(self.mean, standard_error(self.wins), len(self.wins), tuple(self.wins))


def standard_error(values: Sequence[float]) -> float:
    """How far the mean of some draws may be off."""
    n = len(values)
    if n < 2:
        return 1.0
    mean = sum(values) / n
    return sqrt(sum((each - mean) ** 2 for each in values) / (n - 1) / n)


def lead(better: Trial, other: Trial) -> tuple[float, float]:
    """By how much one candidate did better where both were tried, and the error of that."""
    gaps = [mine - theirs for mine, theirs in zip(better.wins, other.wins, strict=False)]
    return (sum(gaps) / len(gaps) if gaps else 0.0), standard_error(gaps)


def searched(
    candidates: Sequence[Ranked],
    ask: Ask,
    sampler: Sampler,
    playing: Playing,
    rng: Rng,
    budget: Budget,
    most: int = 256,
) -> list[Trial]:
    """What came of every candidate, in the heuristic's order; its favourite is tried to the end.

    `most` is the number of tables after which the matter is settled, however much time is left.
    """
    trials = [Trial(each) for each in candidates]
    alive, tables, upto = list(trials), 0, _FIRST

    def try_out() -> bool:
        """Try all that are left at one more table; False if there is no time to."""
        t, chance = sampler(rng).stop_telling(), rng.bits()
        found: list[float] = []
        for trial in alive:
            win, answers = play_out(_same(t, chance), ask, trial.ranked.action, playing)
            found.append(win)
            if not budget.spend(answers) and len(found) < len(alive):
                return False  # half a table would favour whoever came first
        for trial, win in zip(alive, found, strict=True):
            trial.wins.append(win)
        return budget.spend(0)

    while len(alive) > 1 and tables < most:
        while tables < min(upto, most):
            goes_on = try_out()
            tables += 1
            if not goes_on:
                return trials
        upto *= 2
        alive = _better(alive, trials[0])
    return trials


def _better(alive: list[Trial], favourite: Trial) -> list[Trial]:
    """The better half, and the favourite in any case; who is clearly behind the best goes at once."""
    ordered = sorted(alive, key=lambda trial: -trial.mean)
    best, half = ordered[0], ordered[: max(2, (len(ordered) + 1) // 2)]
    kept = [trial for trial in half if trial is best or not _clear(best, trial)]
    return [trial for trial in alive if trial in kept or (trial is favourite and not _clear(best, trial))]


def _clear(best: Trial, other: Trial) -> bool:
    if len(other.wins) < ENOUGH:
        return False
    gap, error = lead(best, other)
    return gap > _BEYOND * error


def preferred(trials: Sequence[Trial]) -> Ranking:
    """The rule of thumb's favourite first, unless another's lead is beyond its error."""
    favourite = trials[0]
    best = max(
        (each for each in trials if len(each.wins) >= ENOUGH), key=lambda each: each.mean, default=favourite
    )
    first = favourite
    if best is not favourite:
        gap, error = lead(best, favourite)
        if gap > _BEYOND * error:
            first = best
    others = sorted(
        (each for each in trials if each is not first), key=lambda each: (-len(each.wins), -each.mean)
    )
    return tuple(_told(each) for each in (first, *others))


def _told(trial: Trial) -> Ranked:
    if not trial.wins:
        return trial.ranked
    evidence = trial.evidence()
    return replace(trial.ranked, value=evidence.win, evidence=evidence)


def _same(t: Table[Any], chance: int) -> Table[Any]:
    clone = t.clone()
    clone.rng = Rng(chance)
    return clone
