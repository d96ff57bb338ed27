"""Looking back at a match: which of one's own choices cost the most, from what one could know then."""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from math import hypot
from typing import Any, NamedTuple

from game.ai import strongest
from game.ai.bot import ENOUGH, NODES, Ranked, Ranking
from game.ai.search.halving import standard_error
from game.engine import Action, Ask, Record, Rng, Seat, submit
from game.play.desk import Desk, Question, Reply

MOST = 3
"""As many choices are named: whoever is shown ten remembers none."""
BEYOND = 2.0
"""Standard errors by which a choice must have been worse for anything to be said."""
LEAST = 0.01
"""The share of the win below which a choice cost nothing worth naming."""
_THOROUGH = 5
"""How many times as much may be thought about the two that are compared."""
_AT_ONCE = 3
"""Questions that are with the adviser at a time: he may have more than one head."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A real choice of one player's, and all that this player could know when it was made."""

    number: int
    """Which answer of the record it was, counted from 1."""
    ask: Ask
    action: Action
    view: Any


@dataclass(frozen=True, slots=True)
class Find:
    """A choice that cost something, and what would have been better."""

    decision: Decision
    chosen: Ranked
    better: Ranked
    cost: float
    """The share of the win that was lost with it."""
    error: float
    """The standard error of that; nought where everything was counted out."""
    samples: int
    """At how many tables both were played out; nought where nothing was left to chance."""


class _Look(NamedTuple):
    """A question on its way: the whole of it first, then, where it matters, the two that are compared."""

    decision: Decision
    question: Question
    again: bool


class Review:
    """Asks the strongest bot about every choice of one player's, bit by bit; nothing in it ever waits."""

    def __init__(self, record: Record, seat: Seat, desk: Desk, *, nodes: int = NODES) -> None:
        self.record, self.seat = record, seat
        self.asked = 0
        """How many choices the adviser was asked about."""
        self.judged = 0
        """How many choices there was enough evidence to judge."""
        self._desk, self._nodes = desk, nodes
        self._adviser = strongest(record.rules.slug)
        self._walk = decisions(record, seat)
        self._reached = 0
        """The number of the last decision that was asked about."""
        self._left = True
        """Whether there may be more."""
        self._waiting: deque[_Look] = deque()
        """Left when the review was last put aside, or to be looked at once more."""
        self._open: dict[int, _Look] = {}
        self._finds: list[Find] = []

    @property
    def finds(self) -> tuple[Find, ...]:
        """The choices that cost the most, as far as is known, the costliest first."""
        return tuple(self._finds[:MOST])

    @property
    def over(self) -> bool:
        return not (self._left or self._open or self._waiting)

    @property
    def progress(self) -> float:
        """How much of the match has been gone through, from 0 to 1."""
        if self.over:
            return 1.0
        unsure = [look.decision.number - 1 for look in (*self._open.values(), *self._waiting)]
        return min([self._reached, *unsure]) / max(1, len(self.record.answers))

    def poll(self) -> bool:
        """Take what the adviser has said and ask on; whether anything is known now that was not before."""
        heard = False
        for reply in self._desk.answers():
            if (asked := self._open.pop(reply.ticket, None)) is not None:
                self._hear(asked, reply)
                heard = True
        while len(self._open) < _AT_ONCE and (look := self._next()) is not None:
            self._open[self._desk.ask(look.question)] = look
        return heard

    def stop(self) -> None:
        """Put it aside: what was asked is asked once more when it is taken up again."""
        for ticket in self._open:
            self._desk.forget(ticket)
        self._waiting.extendleft(reversed(self._open.values()))
        self._open.clear()

    def _next(self) -> _Look | None:
        if self._waiting:
            return self._waiting.popleft()
        decision = next(self._walk, None)
        if decision is None:
            self._left = False
            return None
        self._reached = decision.number
        self.asked += 1
        return self._look(decision)

    def _look(self, decision: Decision, against: Action | None = None) -> _Look:
        """What is asked first is what the hint would have asked: who followed it is told nothing else now."""
        ask, seed = decision.ask, self.record.seed
        rng = Rng.seeded("hint" if against is None else "review", seed, ask.seat, ask.number)
        if against is not None:
            ask = ask._replace(options=(against, decision.action))
        slug = self.record.rules.slug
        nodes = self._nodes if against is None else _THOROUGH * self._nodes
        question = Question(slug, self._adviser, decision.view, ask, rng, hint=True, nodes=nodes)
        return _Look(decision, question, against is not None)

    def _hear(self, look: _Look, reply: Reply) -> None:
        """The best of many was perhaps only lucky: unless all was counted out, both are compared anew."""
        decision, ranking = look.decision, reply.ranking
        best = ranking[0] if ranking else None
        if best is None or best.evidence is None or not best.evidence.enough:
            return
        self.judged += not look.again
        if best.action == decision.action:
            return
        chosen = _ranked(ranking, decision.action)
        counted = _is_exact(best) and chosen is not None and _is_exact(chosen)
        if not counted and not look.again:
            self._waiting.append(self._look(decision, best.action))
        elif chosen is not None and (found := compared(decision, best, chosen)) is not None:
            self._finds.append(found)
            self._finds.sort(key=lambda each: (-each.cost, each.decision.number))


class Reviews:
    """Those of everybody in a match: what was found out about one stays, whoever is looked at next."""

    def __init__(self, record: Record, desk: Desk) -> None:
        self.record, self._desk = record, desk
        self._begun: dict[Seat, Review] = {}

    def of(self, seat: Seat) -> Review:
        if seat not in self._begun:
            self._begun[seat] = Review(self.record, seat, self._desk)
        return self._begun[seat]


def decisions(record: Record, seat: Seat) -> Iterator[Decision]:
    """Every real choice of a seat's in a match, and its view of then: nothing of what came later is in it."""
    t, rules = record.start().stop_telling(), record.rules
    for number, answer in enumerate(record.answers, 1):
        ask, action = t.asked(answer.seat), rules.parse(answer.code)
        assert ask is not None  # the record was replayed when the match was laid out
        if answer.seat == seat and len(ask.options) > 1 and action in ask.options:
            yield Decision(number, ask, action, rules.view(t, seat))
        submit(t, ask.number, answer.seat, action)


def compared(decision: Decision, best: Ranked, chosen: Ranked) -> Find | None:
    """What a choice cost, at the same tables where there are any; None if nobody can say that it did."""
    one, other = best.evidence, chosen.evidence
    if one is None or other is None or not (one.enough and other.enough):
        return None
    cost, error, samples = one.win - other.win, hypot(one.error, other.error), one.samples or other.samples
    gaps = [mine - theirs for mine, theirs in zip(one.wins, other.wins, strict=False)]
    if len(gaps) >= ENOUGH:
        cost, error, samples = sum(gaps) / len(gaps), standard_error(gaps), len(gaps)
    if cost < LEAST or cost <= BEYOND * error:
        return None
    return Find(decision, chosen, best, cost, error, samples)


def _ranked(ranking: Ranking, action: Action) -> Ranked | None:
    return next((each for each in ranking if each.action == action), None)


def _is_exact(ranked: Ranked) -> bool:
    """An estimate may be made of no tables, but it counts nothing out."""
    evidence = ranked.evidence
    return evidence is not None and evidence.exact and not evidence.estimated
