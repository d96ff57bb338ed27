"""The hands behind the scenes of the West."""

from collections.abc import Callable, Sequence
from typing import Any

from game.engine import Seat
from game.games.dalton_city.figures import Card
from game.games.dalton_city.view import View
from game.games.dalton_city.world import BANCO as ON_BANCO
from game.games.dalton_city.world import LANDOWNER
from game.ui.design import Point
from game.ui.playback import Act
from game.ui.tables.dalton_city.exhibit import Exhibit
from game.ui.tables.dalton_city.flying import FlyingCard
from game.ui.tables.dalton_city.layout import BANCO, STOCK
from game.ui.tables.dalton_city.riders import Rider
from game.ui.tables.dalton_city.west import West
from game.ui.tables.kit import crew
from game.ui.tables.kit.acts import tumble
from game.ui.tables.kit.dice import Die
from game.ui.tables.kit.floats import OWN, TAKEN, TRIVIAL
from game.ui.widgets.widget import middle

Cue = crew.Cue[View]
_ROLL, _BOT_ROLL = 0.9, 0.8
"""How long dice tumble: one's own are worth watching."""


_CITY: Point = (960.0, 470.0)
"""Where what nobody at the table has is dealt."""


class Crew(crew.Crew[West]):
    """Moves riders, cards and money about."""

    def come_true(self, cue: Cue) -> Act:
        def end() -> None:
            before = self.table.shown
            self._float_gains(before, cue.after, cue.events)
            self.table.following.come_true(*cue.moments).end()
            self.table.renew(before)

        return Act(0.0, end=end, pause=True)

    def _float_gains(self, before: View, after: View, happened: Sequence[Any]) -> None:
        """What everybody has more or less than before."""
        table = self.table
        for seat, sitter in enumerate(table.session.sitters):
            amount = after.money[seat] - before.money[seat]
            taken = amount < 0 and all(getattr(event, "purpose", "") != "purchase" for event in happened)
            seconds = TRIVIAL if not sitter.human else TAKEN if taken else OWN
            table.floats.add(seat, "money", amount, seconds)
            table.floats.add(seat, "card", _count(after, seat) - _count(before, seat), seconds)

    # dice

    def is_human(self, seat: Seat) -> bool:
        return self.table.session.sitters[seat].human

    def throw(self, seat: Seat, dice: tuple[int, ...]) -> list[Act]:
        """Dice tumble into their tray."""
        table = self.table

        def thrown() -> list[Die]:
            table.dice = table.lying(dice)
            for number, die in enumerate(table.dice):
                die.delay = number * 0.08
            return table.dice

        return tumble(thrown, table.sound, _ROLL if self.is_human(seat) else _BOT_ROLL)

    # who and what is where

    def rider(self, seat: Seat) -> Rider | None:
        """A player's piece; none before they have settled and after they are ruined."""
        return next((rider for rider in self.table.riders if rider.seat == seat), None)

    def exhibit(self, make: Callable[[], Exhibit | None]) -> Act:
        """Something else is to be looked at."""

        def begin() -> None:
            self.table.exhibit = make()

        return Act(0.0, begin=begin, pause=True)

    def place(self, owner: int) -> Point:
        """Where something comes from or goes to: a player, the Banco, or the bank."""
        if owner >= 0:
            return self.table.purse(owner)
        if owner == LANDOWNER:
            return _CITY
        return middle(BANCO if owner == ON_BANCO else STOCK)

    def card(self, card: Card, start: int, end: int) -> FlyingCard:
        """A card on its way from one owner to another."""
        return FlyingCard("", self.place(start), self.place(end), zoom=0.5, end_zoom=0.3, card=card)


def _count(view: View, seat: Seat) -> int:
    return sum(by == seat for _, by in view.owner)


Maker = Callable[[Crew, Cue], list[Act]]
Makers = dict[type, Maker]
"""How the events of a family are shown."""
