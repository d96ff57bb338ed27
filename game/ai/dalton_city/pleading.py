"""What speaks most for an answer of the expert's, in words."""

from collections.abc import Callable
from math import fsum

from game.ai.dalton_city.standing import FEATURES
from game.ai.dalton_city.valuing import Worth
from game.engine import Message, say

_PLEAS: tuple[tuple[tuple[str, ...], Callable[[], Message]], ...] = (
    (("wealth", "nugget"), lambda: say("ai.dalton_city.expert.wealth")),
    (("income", "growth", "poorest"), lambda: say("ai.dalton_city.expert.income")),
    (("gets_next",), lambda: say("ai.dalton_city.expert.gets_next")),
    (("dues", "landowner", "pays_next"), lambda: say("ai.dalton_city.expert.dues")),
    (("place", "turn"), lambda: say("ai.dalton_city.expert.place")),
    (("finds_next", "star", "post"), lambda: say("ai.dalton_city.expert.finds")),
    (("short", "bare"), lambda: say("ai.dalton_city.expert.cash")),
    (("best", "duels"), lambda: say("ai.dalton_city.expert.duels")),
)
_NUMBERS = {name: number for number, name in enumerate(FEATURES)}
_LEAST = 0.002
"""A difference in strength that is worth a word."""


def reason(found: Worth, other: Worth) -> Message:
    """What counts most for an answer, against the best other one."""
    gaps = [mine - theirs for mine, theirs in zip(found.told, other.told, strict=True)]
    counted = [fsum(gaps[_NUMBERS[name]] for name in names) for names, _ in _PLEAS]
    most = max(range(len(counted)), key=counted.__getitem__)
    if counted[most] >= _LEAST:
        return _PLEAS[most][1]()
    if found.win > other.win:
        return say("ai.dalton_city.expert.rivals")
    return say("ai.dalton_city.expert.nothing")
