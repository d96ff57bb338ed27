"""The hunt: which of the wanted are brought in."""

from game.engine import Ask
from game.games.dice_town.actions import Capture
from game.games.dice_town.art import Side
from game.games.dice_town.cards import Card, by_rank
from game.games.dice_town.view import View
from game.games.dice_town.words.places import PLACES
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.intents import Wish
from game.ui.scene import Change
from game.ui.tables.dice_town.cardface import TownCard
from game.ui.tables.dice_town.poker_dice import draw_die
from game.ui.tables.dice_town.town import Town, told_card
from game.ui.tables.kit.cards import CardPick
from game.ui.tables.kit.compact import SIZE
from game.ui.tables.kit.panel import HEADER, Panel
from game.ui.tables.kit.sets import Sets
from game.ui.widgets.widget import Widget

_DICE = 112.0
_ROOM = 1100.0


class Hunt(Panel[Town]):
    """The posters that the throw matches; those that are sure are ticked already."""

    def __init__(self, table: Town, ask: Ask) -> None:
        super().__init__(table, ask)
        self.bags = [option for option in ask.options if isinstance(option, Capture)]
        self.sets = Sets([bag.outlaws for bag in self.bags])

    @property
    def outlaws(self) -> tuple[Card, ...]:
        return by_rank({card for bag in self.bags for card in bag.outlaws})

    @property
    def _advised(self) -> frozenset[Card]:
        advice = self.table.hint.action
        return frozenset(advice.outlaws if isinstance(advice, Capture) else ())

    @property
    def zoom(self) -> float:
        return min(0.94, (_ROOM / len(self.outlaws) - 20) / SIZE[0])

    def size(self) -> tuple[float, float]:
        wide = len(self.outlaws) * (SIZE[0] * self.zoom + 20) + 140
        return max(960.0, wide), HEADER + _DICE + SIZE[1] * self.zoom + 150

    def title(self) -> str:
        return self.table.house.speak(PLACES["sheriff"].new.name)

    def note(self) -> str:
        return self.table.house.words("ui.dice_town.capture.note")

    def paint(self, canvas: Canvas, area: Area) -> None:
        """What the Kings showed when they were thrown again."""
        view: View = self.table.picture_view
        x, y, wide, _ = area
        for n, face in enumerate(view.hunt):
            at = x + wide / 2 + (n - (len(view.hunt) - 1) / 2) * 96, y + HEADER + 58
            draw_die(canvas, face, at, 0.86, n * 3 % 8)

    def content(self, area: Area) -> list[Widget]:
        x, y, wide, _ = area
        step = SIZE[0] * self.zoom + 20
        left = x + wide / 2 - (len(self.outlaws) - 1) * step / 2
        down = y + HEADER + _DICE + 14 + SIZE[1] * self.zoom / 2
        posters: list[Widget] = [
            self._poster(card, (left + n * step, down)) for n, card in enumerate(self.outlaws)
        ]
        bring_in = self.confirm_button(
            area,
            self.so_far(self.table.house.words("ui.dice_town.capture.confirm"), self.sets),
            self._bring_in,
            enabled=self.sets.complete,
            hinted=self.sets.complete and self.sets.chosen == self._advised,
            wish=Wish.FIRST_ACTION,
        )
        return [*posters, bring_in]

    def _poster(self, card: Card, at: tuple[float, float]) -> CardPick:
        return CardPick(
            card,
            TownCard(card, self.table.speaker, Side.WANTED),
            at,
            self.zoom,
            lambda: self._toggle(card),
            tip=told_card(self.table, card),
            chosen=card in self.sets.chosen,
            hinted=card in self._advised - self.sets.chosen,
        )

    def _toggle(self, card: Card) -> Change | None:
        self.sets.toggle(card)
        return self.renew()

    def _bring_in(self) -> Change | None:
        chosen = self.sets.chosen
        self.table.answer(next(bag for bag in self.bags if frozenset(bag.outlaws) == chosen))
        return None
