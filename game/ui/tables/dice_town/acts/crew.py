"""The hands behind the scenes: what the acts of every event are made with."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from game.engine import Message, Moment, Seat
from game.games.dice_town import events
from game.games.dice_town.cards import Card
from game.games.dice_town.dice import NAMES, Face
from game.games.dice_town.view import View
from game.ui.design import Point
from game.ui.playback import Act
from game.ui.tables.dice_town.gains import float_gains
from game.ui.tables.dice_town.town import MovingTown
from game.ui.tables.illustrated import illustrated
from game.ui.tables.kit.dice import Die
from game.ui.tables.kit.flying import Flying, Medal

MIDDLE: Point = (960.0, 430.0)
"""Where cards are held up for all to see."""
FLIGHT = 0.5
_MEDAL = 0.62
_LEAP = 26.0


@dataclass(slots=True)
class Cue:
    """One moment, or several that are shown as one."""

    moments: list[Moment[View]]
    begun: bool = False

    @property
    def events(self) -> list[Any]:
        return [moment.event for moment in self.moments]

    @property
    def first(self) -> Any:
        return self.moments[0].event

    @property
    def after(self) -> View:
        """The view right after the last of them."""
        return self.moments[-1].view


Maker = Callable[["Crew", Cue], list[Act]]
Makers = dict[type, Maker]
"""How the events of a family are shown."""


class Crew:
    """Moves things about on one table."""

    def __init__(self, table: MovingTown) -> None:
        self.table = table
        self.first: tuple[str, Seat] | None = None
        """Who came first to the place that was last reached."""
        self.notices: list[Card] = []
        """Wanted notices that are done, and lie beside what they answer until it is stamped."""

    def said(self, happened: Iterable[Any]) -> str:
        """What there is to say about what happened."""
        table = self.table
        return " ".join(table.speaker(told) for event in happened for told in table.game.sentences(event))

    def announced(self, happened: Iterable[Any]) -> str:
        """The same for the banner, with pictures."""
        table = self.table
        return " ".join(self.illustrated(told) for event in happened for told in table.game.sentences(event))

    def illustrated(self, message: Message) -> str:
        return illustrated(message, self.table.speaker)

    # the beginning and the end of every cue

    def announce(self, cue: Cue) -> Act:
        """The sentence goes up; what has none leaves the last one there."""

        def begin() -> None:
            cue.begun = True
            if not isinstance(cue.first, events.Rolled):  # what one rolled is told when one sees it
                self.table.banner = self.announced(cue.events) or self.table.banner

        return Act(0.0, begin=begin, pause=True)

    def come_true(self, cue: Cue) -> Act:
        """The figures on the table change."""

        def end() -> None:
            table, before = self.table, self.table.shown
            shown = before
            for moment in cue.moments:
                float_gains(table, moment.event, shown, moment.view)
                shown = moment.view
            table.following.come_true(*cue.moments).end()
            if (shown.hand, shown.backs, shown.final) != (before.hand, before.backs, before.final):
                table.arrange()

        return Act(0.0, end=end, pause=True)

    # motion

    def fly(
        self,
        things: Callable[[], Sequence[Flying]],
        seconds: float = FLIGHT,
        *,
        sound: str = "",
        landing: str = "",
        stays: bool = False,
    ) -> Act:
        """Things on their way; gone when they have arrived, unless they stay for the rest of the step."""
        table, moving = self.table, list[Flying]()

        def begin() -> None:
            moving.extend(things())
            table.flying.extend(moving)
            if sound and moving:
                table.sound(sound)

        def show(t: float) -> None:
            for thing in moving:
                thing.t = t

        def end() -> None:
            if not stays:
                self.drop(moving)
            if landing and moving:
                table.sound(landing)

        return Act(seconds, show, begin=begin, end=end)

    def drop(self, things: Sequence[Flying]) -> None:
        """Take things off the table."""
        gone = {id(thing) for thing in things}
        self.table.flying = [thing for thing in self.table.flying if id(thing) not in gone]

    # who is where

    def medal(self, seat: Seat, at: Point, zoom: float = _MEDAL) -> Medal:
        """The portrait of a seat, at rest."""
        sitter = self.table.session.sitters[seat]
        name = f"portraits/{sitter.portrait}"
        start = self.face_of(seat)
        return Medal(name, start, at, zoom=zoom, arc=60.0, seat=seat, colour=sitter.colour, t=1.0)

    def face_of(self, seat: Seat) -> Point:
        """Where the portrait on a seat's card is."""
        x, y, _, _ = self.table.card_of(seat)
        return x + 65, y + 65

    def leap(self, seats: Sequence[Seat], face: Face | None, seconds: float, sound: str = "") -> Act:
        """The dice that count leap, one after the other: those of a face, or the whole hand."""
        table = self.table
        lying: list[tuple[int, Die, Point]] = []

        def begin() -> None:
            for seat in seats:
                dice = [die for die in table.dice[seat] if face is None or die.face == NAMES[face]]
                lying.extend((number, die, die.rest) for number, die in enumerate(dice))
            if sound:
                table.sound(sound)

        def show(t: float) -> None:
            for number, die, (x, y) in lying:
                share = min(1.0, max(0.0, (t - 0.12 * number) / 0.5))
                die.rest = x, y - 4 * _LEAP * share * (1 - share)

        return Act(seconds, show, begin=begin)

    def sound(self, name: str) -> Act:
        """Only a noise."""
        return Act(0.0, begin=lambda: self.table.sound(name), pause=True)


def together(*acts: Act) -> Act:
    """Several acts as one that takes as long as the longest."""
    seconds = max(act.seconds for act in acts)

    def begin() -> None:
        for act in acts:
            act.begin()

    def show(t: float) -> None:
        for act in acts:
            act.show(min(1.0, t * seconds / act.seconds))

    def end() -> None:
        for act in acts:
            act.end()

    return Act(seconds, show, begin=begin, end=end)
