"""Keeping the bots of a plan at the levels that are fair for whoever sits down to it."""

from typing import TYPE_CHECKING

from game import ai
from game.engine import Message
from game.play.fair import Result, fair
from game.play.results import reading
from game.play.slices import Sliced
from game.ui.scenes.plan import Plan

if TYPE_CHECKING:
    from game.ui.house import House


class FairMatch:
    """Reads somebody's results bit by bit, and seats bots by them; people's matches may be many."""

    def __init__(self, house: "House", plan: Plan) -> None:
        self._house, self._plan = house, plan
        self._strengths = ai.strengths(plan.rules.slug)
        self._read: dict[str, tuple[Result, ...]] = {}
        """By name."""
        self._search: tuple[str, Sliced[tuple[Result, ...]]] | None = None
        self._answered: tuple[str, int, tuple[str, ...]] | None = None
        """Whom the bots were seated for, how many people there were, and the levels they got."""
        self._why: Message | None = None

    @property
    def offered(self) -> bool:
        """Whether the game has levels to choose from."""
        return len(self._strengths) > 1

    @property
    def on(self) -> bool:
        return self.offered and self._plan.fair

    @property
    def why(self) -> Message | None:
        """In a sentence: what was picked, and why; None while that is not known or not wanted."""
        return self._why if self.on and self._plan.people and self._plan.levels else None

    def go_on(self, seconds: float) -> bool:
        """Read on for a while, and seat the bots once all is known; whether anything is otherwise now."""
        plan = self._plan
        name = next((name for name, each in zip(plan.names(), plan.sitters(), strict=True) if each.human), "")
        asked = (name, plan.people, plan.levels)
        if asked == self._answered or not (self.on and name and plan.levels):
            return False
        if name not in self._read and not self._reads(name, seconds):
            return False
        found = fair(self._read[name], self._strengths, len(plan.levels), plan.people, name)
        plan.put_levels(found.levels)
        self._answered, self._why = (name, plan.people, plan.levels), found.why
        return True

    def _reads(self, name: str, seconds: float) -> bool:
        """Read on; whether all that counts has been read."""
        library = self._house.library
        if self._search is None or self._search[0] != name:
            self._search = name, Sliced(reading(library, self._plan.rules.slug, name))
        search = self._search[1]
        if not search.go_on(seconds):
            return False
        self._read[name], self._search = search.result, None
        library.index.write()
        return True
