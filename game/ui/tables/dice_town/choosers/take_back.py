"""Which dice go back when a cancelled Brute leaves a bill that cannot be paid."""

from collections import Counter

from game.engine import Ask, say_n
from game.games.dice_town.actions import TakeBack
from game.games.dice_town.deck import DECK
from game.games.dice_town.dice import Faces
from game.ui.design import Area
from game.ui.intents import Wish
from game.ui.styles import LABEL
from game.ui.tables.dice_town.poker_dice import row_around
from game.ui.tables.dice_town.town import Town
from game.ui.tables.kit.chooser import Several
from game.ui.tables.kit.dice_picks import dice_row, still_to_choose
from game.ui.tables.kit.panel import Panel
from game.ui.widgets.widget import Widget


class TakeBackChooser(Several[Town], Panel[Town]):
    """As many dice as the money is short of, picked one by one."""

    def __init__(self, table: Town, ask: Ask) -> None:
        super().__init__(table, ask)
        most: Counter[int] = Counter()
        self.wanted = 0
        for option in ask.options:
            assert isinstance(option, TakeBack)
            most |= Counter(option.faces)
            self.wanted = len(option.faces)
        self.offered: Faces = tuple(sorted(most.elements()))

    @property
    def action(self) -> TakeBack | None:
        action = TakeBack(tuple(self.offered[n] for n in sorted(self.chosen)))
        return action if action in self.ask.options else None

    def size(self) -> tuple[float, float]:
        return 900.0, 480.0

    def title(self) -> str:
        return self.table.speaker(DECK["brute"].name)

    def note(self) -> str:
        return self.table.speaker(say_n("ui.dice_town.take_back.count", self.wanted))

    def content(self, area: Area) -> list[Widget]:
        x, y, wide, _ = area
        advice = self.table.hint.action
        left = still_to_choose(
            self.offered, self.chosen, advice.faces if isinstance(advice, TakeBack) else ()
        )
        dice = dice_row(
            row_around(self.offered, (x + wide / 2, y + 230)),
            self.toggle,
            chosen=lambda n: n in self.chosen,
            hinted=lambda n: n in left,
        )
        confirm = self.confirm_button(
            area,
            self.table.house.words("ui.confirm"),
            self.confirm,
            enabled=self.action is not None,
            hinted=self.action is not None and self.hinted(self.action),
            style=LABEL,
            wish=Wish.FIRST_ACTION,
        )
        return [*dice, confirm]
