"""What every chooser is: the widgets that answer one question, and what is drawn under them."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Generic

from game.engine import Action, Ask, Who, say
from game.ui.canvas import Canvas
from game.ui.intents import Intent, Numbered, Wish, Wished
from game.ui.scene import Change
from game.ui.tables.kit.any_table import T
from game.ui.tables.kit.picks import Pick, seen
from game.ui.widgets.widget import Press, Widget


class Chooser(Generic[T]):
    """Made once for a question and kept until it is answered; whatever was chosen so far is kept here."""

    peeking = False
    """Whether it steps aside, so that one sees what lies behind it; then it answers nothing."""

    holds_hand = False
    """Whether the whole hand lies among the widgets, so that it is not held below as well."""
    holds_dice = False
    """Whether the rolled dice lie among the widgets, so that the table need not show them."""

    def __init__(self, table: T, ask: Ask) -> None:
        self.table = table
        self.ask = ask

    def widgets(self) -> list[Widget]:
        """The widgets, made anew whenever the table is arranged."""
        raise NotImplementedError

    def prompt(self) -> str:
        """What there is to do, in one line: as the game asks it, if it does."""
        asks = self.table.game.question
        told = asks(self.ask) if asks is not None else say("ui.plain.question", player=Who(self.ask.seat))
        return self.table.speaker(told)

    def playable(self) -> Mapping[str, Press]:
        """The cards in hand that answer when they are clicked; they are lifted."""
        return {}

    def picked(self) -> frozenset[str]:
        """The cards in hand that are part of the answer so far; they are lifted higher."""
        return frozenset()

    def advised(self) -> frozenset[str]:
        """The cards in hand that the adviser would add to the answer."""
        return frozenset()

    def draw(self, canvas: Canvas) -> None:
        """Whatever lies under the widgets and over the table."""

    def back(self) -> bool:
        """Escape: go a step back within the question; False if there is none to go."""
        return False

    def peek(self) -> Change | None:
        """Step aside, or come back."""
        self.peeking = not self.peeking
        return self.renew()

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

    def begin_step(self) -> Change | None:
        """Another step of the same question: other widgets, and the focus on the first."""
        self.table.form.focus(None)
        return self.renew()

    def renew(self) -> Change | None:
        """The same widgets in another state: the focus stays."""
        self.table.arrange()
        return None


class Numbering(Chooser[T]):
    """The digits pick what can be picked, in its order."""

    picks: Sequence[Widget] = ()

    def number(self, widgets: Sequence[Widget]) -> list[Widget]:
        """Give every pick among widgets its number."""
        laid = [widget for widget in widgets if isinstance(widget, Pick)]
        for below, above in pairwise(laid):
            below.strip = seen(below.area, above.area)
        self.picks = picks = sorted((pick for pick in laid if pick.enabled), key=self.rank)
        for n, pick in enumerate(picks, 1):
            pick.number = n
        return list(widgets)

    def rank(self, pick: Pick) -> int:
        """What comes first has the smaller number; what is alike keeps its order."""
        return 0

    def hear(self, intent: Intent) -> Change | None:
        if isinstance(intent, Numbered) and intent.number <= len(self.picks):
            return self.picks[intent.number - 1].activate()
        return None


class Confirming(Numbering[T]):
    """Things are chosen one by one, and then confirmed together."""

    @property
    def action(self) -> Action | None:
        """What would be answered now; None if that is no answer."""
        raise NotImplementedError

    def confirm(self) -> Change | None:
        """Give the answer, if it is one."""
        action = self.action
        if action is not None:
            self.table.answer(action)
        return None

    def hear(self, intent: Intent) -> Change | None:
        return self.confirm() if intent == Wished(Wish.FIRST_ACTION) else super().hear(intent)


class Several(Confirming[T]):
    """Some of several like things, each told by its place in the row."""

    def __init__(self, table: T, ask: Ask) -> None:
        super().__init__(table, ask)
        self.chosen: set[int] = set()

    def toggle(self, number: int) -> Press:
        """What a click on a thing does."""

        def toggle() -> Change | None:
            self.chosen ^= {number}
            return self.renew()

        return toggle
