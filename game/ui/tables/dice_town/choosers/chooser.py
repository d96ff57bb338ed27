"""What every chooser is: the widgets that answer one question, and what is drawn under them."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.engine import Action, Ask
from game.games.dice_town.cards import Card
from game.ui.canvas import Canvas
from game.ui.intents import Intent
from game.ui.scene import Change
from game.ui.widgets.widget import Press, Widget

if TYPE_CHECKING:
    from game.ui.tables.dice_town.table import DiceTownTable


class Chooser:
    """Made once for a question and kept until it is answered; whatever was chosen so far is kept here."""

    peeking = False
    """Whether it steps aside, so that one sees what lies behind it; then it answers nothing."""

    def __init__(self, table: "DiceTownTable", ask: Ask) -> None:
        self.table = table
        self.ask = ask

    def widgets(self) -> list[Widget]:
        """The widgets, made anew whenever the table is arranged."""
        raise NotImplementedError

    def prompt(self) -> str:
        """What there is to do, in one line."""
        raise NotImplementedError

    def playable(self) -> Mapping[Card, Press]:
        """The cards in hand that answer when they are clicked; they are lifted."""
        return {}

    def picked(self) -> frozenset[Card]:
        """The cards in hand that are part of the answer so far; they are lifted higher."""
        return frozenset()

    def advised(self) -> frozenset[Card]:
        """The cards in hand that the adviser would add to the answer."""
        return frozenset()

    @property
    def holds_hand(self) -> bool:
        """Whether the whole hand lies among the widgets, so that it is not held below as well."""
        return False

    @property
    def holds_dice(self) -> bool:
        """Whether the dice from under the cup lie among the widgets, so that the table need not show them."""
        return False

    def draw(self, canvas: Canvas) -> None:
        """Whatever lies under the widgets and over the table."""

    def back(self) -> bool:
        """Escape: go a step back within the question; False if there is none to go."""
        return False

    def peek(self) -> Change | None:
        """Step aside, or come back."""
        self.peeking = not self.peeking
        self.table.arrange()
        return None

    def hear(self, intent: Intent) -> Change | None:
        """A number key, or the screen's first or second action."""
        return None

    def choose(self, action: Action) -> Press:
        """What a button with this action does."""

        def chosen() -> Change | None:
            self.table.answer(action)
            return None

        return chosen

    def hinted(self, action: Action) -> bool:
        """Whether the adviser, if he was asked, would do this."""
        return action == self.table.hint.action
