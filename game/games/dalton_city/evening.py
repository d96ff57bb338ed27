"""What an evening of Dalton City is like: how long, how many fees, and how long the lead is open."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from game.engine import Event, Message, Seat, Table, say
from game.games.dalton_city import events
from game.games.dalton_city.purposes import FEE
from game.games.dalton_city.scoring import scores
from game.games.dalton_city.world import World
from game.games.wilson import mean

_COUNTED = ("rounds", "turns", "questions", "fees", "dollars", "ruined", "lead_changes")


class Evening:
    """Game by game, each figure once; the lead is looked at whenever a turn is over, and in the end."""

    def __init__(self) -> None:
        self.counted: dict[str, Counter[Fraction]] = {name: Counter() for name in (*_COUNTED, "last_change")}
        """Per figure, how many games had which."""

    def begin(self, t: Table[World]) -> None:
        self._now: Counter[str] = Counter()
        self._leader = _richest(t.world)
        self._last = 0

    def watch(self, t: Table[World], told: Sequence[Event]) -> None:
        now, turns = self._now, self._now["turns"]
        now["questions"] += 1
        for event in told:
            match event:
                case events.TurnEnded():
                    now["turns"] += 1
                case events.Paid(dollars=dollars, purpose=purpose) if purpose == FEE:
                    now["fees"] += 1
                    now["dollars"] += dollars
                case events.PaidWithNugget(purpose=purpose) if purpose == FEE:
                    now["fees"] += 1
                case events.Ruined():
                    now["ruined"] += 1
        if now["turns"] > turns:
            self._look(t.world)

    def _look(self, world: World) -> None:
        """Whether somebody else leads now: with equals in front, nobody has taken the lead yet."""
        richest = _richest(world)
        if richest is None or richest == self._leader:
            return
        if self._leader is not None:
            self._now["lead_changes"] += 1
            self._last = self._now["turns"]
        self._leader = richest

    def end(self, t: Table[World]) -> None:
        self._look(t.world)  # the nugget has been weighed
        self._now["rounds"] = t.world.round
        for name in _COUNTED:
            self.counted[name][Fraction(self._now[name])] += 1
        self.counted["last_change"][Fraction(self._last, max(1, self._now["turns"]))] += 1

    def add(self, other: "Evening") -> None:
        for name, counter in self.counted.items():
            counter.update(other.counted[name])

    def facts(self) -> dict[str, Any]:
        """Of each figure the mean per game, and how far off it may be."""
        return {name: _mean(counter) for name, counter in self.counted.items()}

    def lines(self) -> list[Message]:
        facts = self.facts()
        return [
            say("dalton_city.report.length", **_named(facts, "turns", "questions")),
            say("dalton_city.report.fees", **_named(facts, "fees", "dollars")),
            say("dalton_city.report.ruined", **_named(facts, "ruined")),
            say("dalton_city.report.lead", **_named(facts, "lead_changes")),
            say("dalton_city.report.last_change", **_named(facts, "last_change")),
        ]


def _richest(world: World) -> Seat | None:
    """Who alone leads."""
    final = scores(world)
    most = max(score.points for score in final)
    first, *others = [score.seat for score in final if score.points == most]
    return None if others else first


def _mean(counter: Counter[Fraction]) -> dict[str, float]:
    middle, margin = mean(counter)
    return {"mean": round(middle, 4), "margin": round(margin, 4)}


def _named(facts: dict[str, Any], *names: str) -> dict[str, float]:
    """Mean and margin of some figures, as a sentence has them."""
    means = {name: facts[name]["mean"] for name in names}
    return means | {f"{name}_margin": facts[name]["margin"] for name in names}
