"""How each event of the West is shown."""

from collections.abc import Hashable
from typing import Any

from game.games.dalton_city import events
from game.games.dalton_city.purposes import PURCHASE
from game.games.dalton_city.view import View
from game.ui.tables.dalton_city.acts import meetings, money, riding
from game.ui.tables.dalton_city.acts.crew import Crew, Makers
from game.ui.tables.dalton_city.west import West
from game.ui.tables.kit.acting import Acting

MAKERS: Makers = {**riding.MAKERS, **money.MAKERS, **meetings.MAKERS}
SHEETS = (
    *("dice/pips/rest", "dice/pips/spin", "dice/pips/settle", "dice/shadow"),
    *("boards/dalton_city", "dalton_city/sign", "props/horse", "props/pawn", "props/nugget"),
    *("dalton_city/rider", "dalton_city/ride", "dalton_city/bed", "dalton_city/cell"),
)
"""Pictures so large that loading them in the middle of an act would be seen."""


class WestActing(Acting[Crew, View]):
    """Turns the events of the West into acts."""

    makers = MAKERS
    seen = (
        *(events.TurnBegan, events.RoundBegan, events.Rolled, events.Moved, events.Mounted),
        *(events.FeeRolled, events.Paid, events.Received),
    )

    def __init__(self, table: West) -> None:
        super().__init__(Crew(table))
        self._throws = 0
        """How often it was thrown for who begins: those who are tied throw again."""

    def waits(self, event: Any) -> bool:
        """What a card costs and the card change hands together: who buys is no poorer in between."""
        return isinstance(event, events.Paid | events.PaidWithNugget) and event.purpose == PURCHASE

    def joined(self, event: Any) -> Hashable:
        if not isinstance(event, events.RolledOff):
            return None
        if any(event.seat == getattr(told, "seat", None) for told in self._cue.events):
            self._throws += 1
        return "rolled_off", self._throws
