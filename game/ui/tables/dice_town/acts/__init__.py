"""How each event of the town is shown: what moves, what is heard, and how long there is to look."""

from collections.abc import Hashable
from typing import Any

from game.engine import Moment
from game.games.dice_town import events
from game.games.dice_town.view import View
from game.ui.playback import Act, wait
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
from game.ui.tables.dice_town.acts.crew import Crew, Cue, Makers
from game.ui.tables.dice_town.acts.doors import at_door, leave
from game.ui.tables.dice_town.acts.whereabouts import Whereabouts
from game.ui.tables.dice_town.town import MovingTown
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
_AT_ONCE, _A_LETTER, _LONGEST = 0.45, 0.0135, 2.5
"""How long a sentence is there at the very least, and for how much longer by its length."""
_BEAT = 0.12
_SILENT = 0.1
"""After what has no sentence."""
_GLANCE = 0.55
"""How much of the time to read is left for what the picture itself says."""
_SEEN = (
    *(events.RoundBegan, events.Lifted, events.HandsDone, events.Discarded),
    *(events.CoachMoved, events.QueueFilled, events.Reshuffled),
)
"""What can be seen as it happens, or read from what lies there: the sheet keeps its sentence."""
_SPEAKING = (events.Reached, events.Acts, events.GotOpenCard)
"""What puts up a sentence, though it may have none of its own: that of the last of several deeds."""

SHEETS = (
    *("dice/poker/rest", "dice/poker/spin", "dice/poker/settle", "dice/shadow", "cup/lift", "cup/upturned"),
    *("dice/indian/rest", "dice/indian/spin", "dice/indian/settle"),
    *("props/star_spin", "props/bill", "props/bills", "props/nugget", "props/nuggets", "props/stamp"),
)
"""Pictures so large that loading them in the middle of an act would be seen."""


class Acting:
    """Turns the events of one table into acts; what happens at one moment is shown at one moment."""

    def __init__(self, table: MovingTown) -> None:
        self._crew = Crew(table)
        self._key: Hashable = None
        self._cue = Cue([])
        self._hold = wait(0.0)
        self._moving = 0.0

    def acts(self, moment: Moment[View]) -> list[Act]:
        """The acts of one moment; none if it joins the one before."""
        event: Any = moment.event
        key = _moment(event)
        if key is not None and key == self._key and not self._cue.begun:
            self._cue.moments.append(moment)
            self._time()
            return []
        self._key = key
        self._cue = cue = Cue([moment])
        make = MAKERS.get(type(event))
        if make is None:
            return [self._crew.come_true(cue)]
        motion = make(self._crew, cue)
        if not motion:
            return [self._crew.come_true(cue)]
        self._hold.seconds = max(
            min(_BEAT, self._hold.seconds), self._hold.seconds - self._quiet(event, motion)
        )
        self._hold, self._moving = wait(0.0), sum(act.seconds for act in motion)
        self._time()
        return [self._crew.announce(cue), *motion, self._crew.come_true(cue), self._hold]

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

    def _time(self) -> None:
        """Leave time to read what is said, as far as the motion has not left it already."""
        said = self._crew.said(self._cue.events)
        read = min(_LONGEST, _AT_ONCE + _A_LETTER * len(said)) if said else 0.0
        if isinstance(self._cue.first, _SEEN):
            read *= _GLANCE
        self._hold.seconds = max(_BEAT if said else _SILENT, read - self._moving)

    def _quiet(self, event: Any, motion: list[Act]) -> float:
        """How long the last sentence can still be read after an event has begun to be shown."""
        if isinstance(event, events.Rolled):  # what one rolled is told when one sees it
            return motion[0].seconds
        speaks = isinstance(event, _SPEAKING) or self._crew.said([event])
        return 0.0 if speaks else sum(act.seconds for act in motion)


def _moment(event: Any) -> Hashable:
    """What events of one moment have in common; None: it is shown by itself."""
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
