"""What a strong bot would do: asked for, waited for, shown until one acts."""

from functools import partial
from typing import Any

from game.engine import Action, Ask, say
from game.play.explaining import explained
from game.play.illustrated import illustrated
from game.ui.tables.match_screen import MatchScreen


class Hint:
    """Advice for one question and one pair of eyes."""

    def __init__(self, table: MatchScreen[Any]) -> None:
        self._table = table
        self.action: Action | None = None
        self.words = ""
        """What to do and why, as markup; it stands where the question was asked."""
        self.figures = ""
        """What that rests on, and what would be next best, if enough is known to say so."""
        self._wanted: Ask | None = None

    def ask(self) -> None:
        """Have a strong bot look at the question; what it says comes later, and to nobody else's eyes."""
        table, ask = self._table, self._table.ask
        if ask is None or ask == table.later or self._wanted is not None:
            return
        if table.game.hands_are_secret and table.viewer is None:
            table.privacy.call(ask.seat, advice=True)
            table.look()
        else:
            self._wanted = ask
            table.session.request_hint(ask)

    def take(self) -> None:
        """Show what the bot says, once it has said something."""
        ask, table = self._wanted, self._table
        ranking = table.session.hint() if ask is not None else None
        if ask is None or ranking is None:
            return
        self._wanted = None
        if ranking:
            self.action = ranking[0].action
            name = partial(table.game.answer, ask)
            reason, *figures = explained(ranking, name)
            told = illustrated(say("ui.hint", advice=name(self.action), reason=reason), table.speaker)
            self.words = "{icon:hint}\u00a0" + told
            self.figures = " ".join(illustrated(each, table.speaker) for each in figures)
            table.arrange()

    def forget(self) -> None:
        """The question is answered, or other eyes are on the screen."""
        self.action, self._wanted = None, None
        self.words = self.figures = ""
