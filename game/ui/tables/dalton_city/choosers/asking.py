"""What most questions of the West have in common: they are asked in the right lobe, with buttons."""

from collections.abc import Sequence

from game.engine import PASS, Action
from game.games.dalton_city.actions import Sell
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.intents import Intent, Numbered, Wish, Wished
from game.ui.scene import Change
from game.ui.styles import LIGHT, PALE
from game.ui.tables.dalton_city.choosers.selling import BUTTON, GAP, HIGH, Selling
from game.ui.tables.dalton_city.exhibit import BESIDE
from game.ui.tables.dalton_city.layout import EXHIBIT
from game.ui.tables.dalton_city.west import West
from game.ui.tables.kit.chooser import Chooser
from game.ui.tables.kit.panel import Backdrop
from game.ui.widgets.button import GOLD, Button
from game.ui.widgets.widget import Widget


class Asked(Chooser[West]):
    """Buttons under what it is about."""

    @property
    def room(self) -> Area:
        """Where the buttons stand, from below."""
        return BESIDE

    def above(self, down: float = 0.0) -> Area:
        """What the buttons leave of their room for words, from so far down."""
        x, y, width, height = self.room
        return x, y + down, width, height - down - len(self.answers) * (HIGH + GAP)

    @property
    def answers(self) -> Sequence[Action]:
        """What has a button."""
        return [option for option in self.ask.options if not isinstance(option, Sell)]

    def called(self, action: Action) -> str:
        return self.table.speaker(self.table.game.answer(self.ask, action))

    def tip(self, action: Action) -> str:
        return ""

    def widgets(self) -> list[Widget]:
        return [Backdrop(EXHIBIT, self.paint), *self.buttons(), *self.others()]

    def others(self) -> list[Widget]:
        """Whatever else can be pressed."""
        return []

    def buttons(self) -> list[Button]:
        """One below the other, the first one in gold."""
        x, y, width, height = self.room
        found: list[Button] = []
        answers = self.answers
        for n, action in enumerate(answers):
            down = y + height - (len(answers) - n) * (HIGH + GAP) + GAP
            button = Button(
                (x, down, width, HIGH),
                self.called(action),
                self.choose(action),
                skin=GOLD if n == 0 and action != PASS else "ui/button",
                style=BUTTON,
                wish=_wish(n, action),
                tip=self.tip(action),
                hinted=self.hinted(action),
            )
            button.stands_for = action.code()
            found.append(button)
        return found

    def hear(self, intent: Intent) -> Change | None:
        if isinstance(intent, Numbered) and intent.number <= len(self.answers):
            return self.choose(self.answers[intent.number - 1])()
        for button in self.buttons():
            if isinstance(button.wish, Wish) and intent == Wished(button.wish):
                return button.activate()
        return None

    def paint(self, canvas: Canvas) -> None:
        """What is to be seen in the right lobe."""


class Asking(Selling, Asked):
    """The same, with cards that can be sold before one answers."""


def _wish(number: int, action: Action) -> Wish | None:
    """The key of a button: passing is always the second."""
    if number == 0 and action != PASS:
        return Wish.FIRST_ACTION
    return Wish.SECOND_ACTION if number == 1 or action == PASS else None


def draw_note(canvas: Canvas, words: str, area: Area) -> None:
    """A few words of explanation, as large as there is room."""
    x, y, width, height = area
    style = canvas.type.boxed(words, LIGHT.but(size=23, colour=PALE), width, height)
    canvas.paragraph(words, (x, y, width, height), style)
