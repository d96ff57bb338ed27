"""What must be so in the view that comes with an event, for every game; and what may change untold."""

from dataclasses import fields
from types import ModuleType
from typing import Any

from game.engine import Moment
from game.games.claim_it import events as claim_it
from game.games.dalton_city import events as dalton_city
from game.games.dice_town import events as dice_town
from tests.contract import truths_claim_it, truths_dalton_city, truths_dice_town, truths_medicine_show
from tests.contract.sayings import Saying
from tests.toy import events as medicine_show

TRUTHS: dict[str, dict[type, Saying]] = {
    "claim_it": truths_claim_it.TRUTHS,
    "dalton_city": truths_dalton_city.TRUTHS,
    "dice_town": truths_dice_town.TRUTHS,
    "medicine_show": truths_medicine_show.TRUTHS,
}
EVENTS: dict[str, ModuleType] = {
    "claim_it": claim_it,
    "dalton_city": dalton_city,
    "dice_town": dice_town,
    "medicine_show": medicine_show,
}
QUESTIONS = frozenset(("ask", "waiting", "frames"))
"""Parts of every view that are about questions and work in progress, and change without a word."""
UNSHOWN: dict[str, frozenset[str]] = {
    "claim_it": QUESTIONS.union(truths_claim_it.UNSHOWN),
    "dalton_city": QUESTIONS.union(truths_dalton_city.UNSHOWN),
    "dice_town": QUESTIONS.union(truths_dice_town.UNSHOWN),
    "medicine_show": QUESTIONS.union(truths_medicine_show.UNSHOWN),
}


def kinds_of_events(slug: str) -> set[type]:
    """Everything that can happen in a game; a class with subclasses only serves these."""
    found = {each for each in vars(EVENTS[slug]).values() if isinstance(each, type)}
    found = {each for each in found if each.__module__.startswith(EVENTS[slug].__name__)}
    return {each for each in found if hasattr(each, "seen_by") and not each.__subclasses__()}


def check_moment(slug: str, moment: Moment[Any], before: Any) -> None:
    """What was told is so, and nothing else has changed since the view before it."""
    saying = TRUTHS[slug][type(moment.event)]
    assert saying.truth(moment.view, before, moment.event), f"not so when it was told: {moment.event}"
    untold = changed(before, moment.view) - saying.parts - UNSHOWN[slug]
    assert not untold, f"{untold} changed, which is not what {moment.event} says"


def check_rest(slug: str, view: Any, before: Any) -> None:
    """Nothing that can be seen has changed since the last moment."""
    untold = changed(before, view) - UNSHOWN[slug]
    assert not untold, f"{untold} changed after the last event was told"


def changed(before: Any, view: Any) -> set[str]:
    """The parts in which two views differ."""
    names = (field.name for field in fields(view))
    return {name for name in names if getattr(view, name) != getattr(before, name)}
