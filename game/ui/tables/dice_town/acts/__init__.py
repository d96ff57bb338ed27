"""How each event of the town is shown: what moves, what is heard, and how long there is to look."""

from collections.abc import Hashable
from typing import Any

from game.games.dice_town import events
from game.games.dice_town.view import View
from game.games.dice_town.whereabouts import Whereabouts
from game.ui.playback import Act
from game.ui.tables.dice_town.acts import (
    cards,
    cups,
    deeds,
    dice,
    ending,
    indians,
    plays,
    riches,
    sheriff,
    street,
    west,
)
from game.ui.tables.dice_town.acts.crew import Crew, Makers
from game.ui.tables.dice_town.acts.doors import at_door, leave
from game.ui.tables.dice_town.town import MovingTown
from game.ui.tables.kit.acting import Acting
from game.ui.tables.kit.flying import Medal

MAKERS: Makers = {
    **cups.MAKERS,
    **dice.MAKERS,
    **street.MAKERS,
    **riches.MAKERS,
    **plays.MAKERS,
    **cards.MAKERS,
    **deeds.MAKERS,
    **sheriff.MAKERS,
    **west.MAKERS,
    **indians.MAKERS,
    **ending.MAKERS,
}
_SEEN = (
    *(events.RoundBegan, events.Lifted, events.HandsDone, events.Discarded),
    *(events.CoachMoved, events.QueueFilled, events.Reshuffled),
)
"""What can be seen as it happens, or read from what lies there: the sheet keeps its sentence."""
_SPEAKING = (events.Acts, events.GotOpenCard)
"""What puts up a sentence, though it may have none of its own: that of the last of several deeds."""

SHEETS = (
    *("dice/poker/rest", "dice/poker/spin", "dice/poker/settle", "dice/shadow", "cup/lift", "cup/upturned"),
    *("dice/indian/rest", "dice/indian/spin", "dice/indian/settle"),
    *("props/star_spin", "props/bill", "props/bills", "props/nugget", "props/nuggets", "props/stamp"),
)
"""Pictures so large that loading them in the middle of an act would be seen."""


class TownActing(Acting[Crew, View]):
    """Turns the events of the town into acts."""

    makers = MAKERS
    seen = _SEEN
    speaking = _SPEAKING

    def __init__(self, table: MovingTown) -> None:
        super().__init__(Crew(table))

    def standing(self, whereabouts: Whereabouts | None) -> tuple[str | None, list[Medal]]:
        """The place in the light and the portraits at its door, at rest."""
        if whereabouts is None:
            return None, []
        place, seats = whereabouts
        doors = [at_door(place, number, len(seats)) for number in range(len(seats))]
        return place, [self._crew.medal(seat, at) for seat, at in zip(seats, doors, strict=True)]

    def go_home(self, whereabouts: Whereabouts | None) -> Act:
        """Those who have done what they came for leave the street, and the light goes out."""
        return leave(self._crew, whereabouts)

    def quiet(self, event: Any, motion: list[Act]) -> float:
        if isinstance(event, events.Rolled):  # what one rolled is told when one sees it
            return motion[0].seconds
        return super().quiet(event, motion)

    def joined(self, event: Any) -> Hashable:
        match event:
            case events.Rolled() | events.Paid() | events.Offered():
                return type(event).__name__
            case events.GotMoney(seat, _, source, giver) | events.GotNuggets(seat, _, source, giver) if (
                giver is not None
            ):
                return type(event).__name__, seat, source
            case events.GotOpenCard(seat, _, "queue"):
                return type(event).__name__, seat
        return None
