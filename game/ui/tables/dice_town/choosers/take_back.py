"""Which dice go back when a cancelled Brute leaves a bill that cannot be paid."""

from collections import Counter
from typing import TYPE_CHECKING

from game.engine import Ask, Who, say, say_n
from game.games.dice_town.actions import TakeBack
from game.games.dice_town.deck import DECK
from game.games.dice_town.dice import Faces
from game.ui.design import Area
from game.ui.intents import Intent, Wish, Wished
from game.ui.scene import Change
from game.ui.tables.dice_town.choosers.dice_row import dice_row, rest
from game.ui.tables.dice_town.choosers.panel import Panelled
from game.ui.widgets.button import GOLD, Button
from game.ui.widgets.widget import Press, Widget

if TYPE_CHECKING:
    from game.ui.tables.dice_town.table import DiceTownTable


class TakeBackChooser(Panelled):
    """As many dice as the money is short of, picked one by one."""

    def __init__(self, table: "DiceTownTable", ask: Ask) -> None:
        super().__init__(table, ask)
        self.chosen: set[int] = set()
        most: Counter[int] = Counter()
        self.wanted = 0
        for option in ask.options:
            assert isinstance(option, TakeBack)
            most |= Counter(option.faces)
            self.wanted = len(option.faces)
        self.offered: Faces = tuple(sorted(most.elements()))

    @property
    def action(self) -> TakeBack:
        return TakeBack(tuple(self.offered[n] for n in sorted(self.chosen)))

    def size(self) -> tuple[float, float]:
        return 900.0, 480.0

    def title(self) -> str:
        return self.table.speaker(DECK["brute"].name)

    def note(self) -> str:
        return self.table.speaker(say_n("ui.dice_town.take_back.count", self.wanted))

    def prompt(self) -> str:
        return self.table.speaker(say("ui.dice_town.take_back", player=Who(self.ask.seat)))

    def content(self, area: Area) -> list[Widget]:
        x, y, wide, high = area
        advice = self.table.hint.action
        left = rest(self.offered, self.chosen, advice.faces if isinstance(advice, TakeBack) else ())
        dice = dice_row(
            self.offered,
            (x + wide / 2, y + 230),
            self._toggle,
            chosen=lambda n: n in self.chosen,
            hinted=lambda n: n in left,
        )
        confirm = Button(
            (x + wide / 2 - 170, y + high - 116, 340.0, 76.0),
            self.table.house.words("ui.confirm"),
            self._answer,
            skin=GOLD,
            enabled=self.action in self.ask.options,
            wish=Wish.FIRST_ACTION,
            hinted=self.hinted(self.action),
        )
        return [*dice, confirm]

    def _toggle(self, number: int) -> Press:
        def toggle() -> Change | None:
            self.chosen ^= {number}
            return self.renew()

        return toggle

    def _answer(self) -> Change | None:
        if self.action in self.ask.options:
            self.table.answer(self.action)
        return None

    def hear(self, intent: Intent) -> Change | None:
        return self._answer() if intent == Wished(Wish.FIRST_ACTION) else super().hear(intent)
