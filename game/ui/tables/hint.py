"""What a strong bot would do: asked for, waited for, shown, forgotten."""

from typing import TYPE_CHECKING

from game.engine import Action
from game.ui.markup import marked

if TYPE_CHECKING:
    from game.ui.tables.table import TableScene


class Hint:
    """Advice for one question and one pair of eyes."""

    def __init__(self, table: "TableScene") -> None:
        self._table = table
        self.action: Action | None = None
        self.words = ""
        """Why, as markup."""
        self._wanted = False

    def ask(self) -> None:
        """Have a strong bot look at the question; what it says comes later, and to nobody else's eyes."""
        table, ask = self._table, self._table.ask
        if ask is None or ask == table.later or self._wanted:
            return
        if table.hands_are_secret and table.viewer is None:
            table.privacy.call(ask.seat, advice=True)
            table.look()
        else:
            self._wanted = True
            table.session.request_hint(ask)

    def take(self) -> None:
        """Show what the bot says, once it has said something."""
        ranking = self._table.session.hint() if self._wanted else None
        if ranking is None:
            return
        self._wanted = False
        if ranking:
            self.action = ranking[0].action
            self.words = marked(ranking[0].reason, self._table.speaker)
            self._table.house.notify_words(self.words)
            self._table.arrange()

    def forget(self) -> None:
        """The question is answered, or other eyes are on the screen."""
        self._table.house.withdraw(self.words)
        self.action, self.words, self._wanted = None, "", False
