"""Discoveries: which river card is applied, and in which order the others go back."""

from functools import partial

from game.engine import Message, say
from game.games.dice_town.actions import Discover
from game.games.dice_town.cards import Card
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.intents import Wish
from game.ui.scene import Change
from game.ui.styles import BRASS, LABEL, PALE
from game.ui.tables.dice_town.cardface import TownCard
from game.ui.tables.dice_town.town import Town, told_card
from game.ui.tables.kit.cards import CardPick
from game.ui.tables.kit.compact import SIZE
from game.ui.tables.kit.panel import CONFIRM, HEADER, Panel
from game.ui.widgets.button import GOLD, Button
from game.ui.widgets.widget import Widget

ORDER: tuple[Message, ...] = (
    say("ui.dice_town.discover.apply"),
    say("ui.dice_town.discover.next"),
    say("ui.dice_town.discover.last"),
)
_ZOOM, _GAP = 1.22, 46.0


class River(Panel[Town]):
    """Clicked one after the other; the last one needs no click."""

    order: tuple[Card, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        first = self.ask.options[0]
        assert isinstance(first, Discover)
        return first.cards

    @property
    def whole(self) -> tuple[Card, ...]:
        """The order so far, with the card that is left once there is only one."""
        left = [card for card in self.cards if card not in self.order]
        return (*self.order, *left) if len(left) == 1 else self.order

    def size(self) -> tuple[float, float]:
        wide = len(self.cards) * (SIZE[0] * _ZOOM + _GAP) + 160
        return max(840.0, wide), HEADER + SIZE[1] * _ZOOM + 196

    def title(self) -> str:
        return self.table.house.speak(say("dice_town.river.discoveries"))

    def note(self) -> str:
        return self.table.house.words("ui.dice_town.discover.note")

    def content(self, area: Area) -> list[Widget]:
        x, y, wide, high = area
        words = self.table.house.words
        advice = self.table.hint.action
        advised = advice.cards if isinstance(advice, Discover) else ()
        wise = advised[: len(self.order)] == self.order  # so far the adviser would have done the same
        complete = len(self.whole) == len(self.cards)
        found: list[Widget] = []
        for n, card in enumerate(self.cards):
            found.append(
                CardPick(
                    card,
                    TownCard(card, self.table.speaker),
                    (self._across(area, n), y + HEADER + 16 + SIZE[1] * _ZOOM / 2),
                    _ZOOM,
                    partial(self.toggle, card),
                    tip=told_card(self.table, card),
                    chosen=card in self.order,
                    hinted=wise and not complete and card in advised[len(self.order) :][:1],
                )
            )
        done = Button(
            (x + wide / 2 - 170, y + high - 114, 340.0, 76.0),
            words("ui.dice_town.discover.confirm")
            if complete
            else words("ui.so_far", count=len(self.order), total=len(self.cards) - 1),
            self._done,
            skin=GOLD,
            style=CONFIRM,
            enabled=complete,
            hinted=complete and self.hinted(Discover(self.whole)),
            wish=Wish.FIRST_ACTION,
        )
        return [*found, done]

    def paint(self, canvas: Canvas, area: Area) -> None:
        """What will become of each card."""
        for n, card in enumerate(self.cards):
            if card in self.whole:
                at = self.whole.index(card)
                line = area[1] + HEADER + SIZE[1] * _ZOOM + 46
                place = (self._across(area, n) - 135, line - 20, 270.0, 40.0)
                colour = BRASS if at == 0 else PALE
                words = f"{at + 1}. {self.table.house.speak(ORDER[at])}"
                canvas.fitted(words, place, LABEL.but(face="bitter_bold", size=24, colour=colour))

    def _across(self, area: Area, n: int) -> float:
        step = SIZE[0] * _ZOOM + _GAP
        return area[0] + area[2] / 2 + (n - (len(self.cards) - 1) / 2) * step

    def toggle(self, card: Card) -> Change | None:
        if card in self.order:
            self.order = self.order[: self.order.index(card)]
        else:
            self.order = (*self.order, card)
        return self.renew()

    def back(self) -> bool:
        if not self.order:
            return False
        self.order = self.order[:-1]
        self.renew()
        return True

    def _done(self) -> Change | None:
        self.table.answer(Discover(self.whole))
        return None
