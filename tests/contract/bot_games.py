"""Games of a game's strongest bots, and what each thought; run as a program, it says so in a line a game."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from game import ai
from game.ai.bot import Budget, Ranking
from game.engine import Ask, Rng, Table, submit
from game.games import all_rules
from tests.contract.cases import Case, case

NODES = 300
"""What a bot may think about a question here: enough to overrule its rule of thumb now and then."""


@dataclass(frozen=True, slots=True)
class Thought:
    """A question with several options, the table it was put at, and what the strongest bot made of it."""

    t: Table[Any]
    ask: Ask
    ranking: Ranking


def explained(slug: str, name: str, view: Any, ask: Ask, seed: int, nodes: int = NODES) -> Ranking:
    """What a bot makes of a question, from a view alone."""
    rules = next(each for each in all_rules() if each.slug == slug)
    sampler = partial(rules.sample, view)
    rng = Rng.seeded("thought", seed, ask.seat, ask.number)
    return ai.bot(slug, name).explain(view, ask, sampler, rng, Budget(nodes=nodes))


def thoughts(played: Case, seed: int = 0, nodes: int = NODES) -> Iterator[Thought]:
    """A whole game of the strongest, one thought after the other."""
    slug, t = played.rules.slug, played.new(seed).stop_telling()
    while t.asks:
        ask = t.asks[0]
        action = ask.options[0]
        if len(ask.options) > 1 and ask.seat < played.seats:
            view = played.rules.view(t, ask.seat)
            found = explained(slug, ai.strongest(slug), view, ask, seed, nodes)
            yield Thought(t.clone(), ask, found)
            action = found[0].action
        submit(t, ask.number, ask.seat, action)


def usual_cases() -> list[Case]:
    """Every game as it is usually played, with three seats."""
    return [case(rules, 3) for rules in all_rules()]


def fingerprint(found: Sequence[Thought]) -> str:
    """All that was thought in a game, as text."""
    return repr([(each.ask.seat, each.ask.number, each.ranking[:5]) for each in found])


if __name__ == "__main__":
    for each in usual_cases():
        print(fingerprint(list(thoughts(each))))  # noqa: T201 - the test reads it from another process
