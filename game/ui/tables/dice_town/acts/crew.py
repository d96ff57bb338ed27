"""The hands behind the scenes of the town."""

from collections.abc import Callable, Sequence

from game.engine import Seat
from game.games.dice_town import events
from game.games.dice_town.cards import Card
from game.games.dice_town.dice import NAMES, Face
from game.games.dice_town.view import View
from game.ui.design import Point
from game.ui.playback import Act
from game.ui.tables.dice_town.gains import float_gains
from game.ui.tables.dice_town.town import MovingTown
from game.ui.tables.kit import crew
from game.ui.tables.kit.dice import Die
from game.ui.tables.kit.flying import Medal

MIDDLE: Point = (960.0, 430.0)
"""Where cards are held up for all to see."""
_MEDAL = 0.62
_LEAP = 26.0

Cue = crew.Cue[View]


class Crew(crew.Crew[MovingTown]):
    """Moves things about in the town."""

    told_later = (events.Rolled,)  # what one rolled is told when one sees it

    def __init__(self, table: MovingTown) -> None:
        super().__init__(table)
        self.first: tuple[str, Seat] | None = None
        """Who came first to the place that was last reached."""
        self.notices: list[Card] = []
        """Wanted notices that are done, and lie beside what they answer until it is stamped."""

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


Maker = Callable[[Crew, Cue], list[Act]]
Makers = dict[type, Maker]
"""How the events of a family are shown."""
