"""The hands behind the scenes: what the acts of every event are made with."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from game.engine import Message, Seat
from game.games.dice_town import events
from game.games.dice_town.cards import Card
from game.ui.canvas import Point
from game.ui.playback import Act
from game.ui.tables.dice_town.acts.tally import after
from game.ui.tables.dice_town.cardface import Back, Side
from game.ui.tables.dice_town.flying import Flying, FlyingCard, Medal
from game.ui.tables.dice_town.layout import place, spot
from game.ui.tables.dice_town.sprites import BigCard
from game.ui.tables.dice_town.street import CARD_ZOOM
from game.ui.widgets.widget import middle

if TYPE_CHECKING:
    from game.ui.tables.dice_town.table import DiceTownTable

MIDDLE: Point = (960.0, 430.0)
"""Where cards are held up for all to see."""
LARGE = 1.3
FLIGHT = 0.5
_MOST_BILLS, _MOST_NUGGETS = 8, 10
_MEDAL = 0.62
_PANEL_ZOOM = 0.3


@dataclass(slots=True)
class Cue:
    """One event, or several that happen at the same moment and are shown as one."""

    events: list[Any]
    begun: bool = False

    @property
    def first(self) -> Any:
        return self.events[0]


Maker = Callable[["Crew", Cue], list[Act]]
Makers = dict[type, Maker]
"""How the events of a family are shown."""


class Crew:
    """Moves things about on one table."""

    def __init__(self, table: "DiceTownTable") -> None:
        self.table = table
        self.first: tuple[str, Seat] | None = None
        """Who came first to the place that was last reached."""

    def said(self, happened: Iterable[Any]) -> str:
        """What there is to say about what happened."""
        table = self.table
        return " ".join(table.speaker(told) for event in happened for told in table.game.sentences(event))

    def speak(self, message: Message) -> str:
        return self.table.speaker(message)

    # the beginning and the end of every cue

    def announce(self, cue: Cue) -> Act:
        """The sentence goes up; what has none leaves the last one there."""

        def begin() -> None:
            cue.begun = True
            if not isinstance(cue.first, events.Rolled):  # what one rolled is told when one sees it
                self.table.banner = self.said(cue.events) or self.table.banner

        return Act(0.0, begin=begin, pause=True)

    def come_true(self, cue: Cue) -> Act:
        """The figures on the table change."""

        def end() -> None:
            table, before = self.table, self.table.showing
            for event in cue.events:
                table.showing = after(table.showing, event)
            now = table.showing
            if (now.hand, now.backs) != (before.hand, before.backs):
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

    def bills(self, dollars: int, start: Point, end: Point) -> list[Flying]:
        """A bill a dollar, one after the other."""
        count = min(dollars, _MOST_BILLS)
        return [
            Flying(
                "props/bill",
                start,
                (end[0] + (n % 3 - 1) * 16, end[1] + (n % 2) * 8),
                column=n,
                zoom=0.8,
                end_zoom=0.6,
                delay=_delay(n, count),
                spin=(n % 3 - 1) * 36,
            )
            for n in range(count)
        ]

    def nuggets(self, nuggets: int, start: Point, end: Point) -> list[Flying]:
        """The nuggets themselves."""
        count = min(nuggets, _MOST_NUGGETS)
        return [
            Flying(
                "props/nugget",
                (start[0] + (n % 4 - 1.5) * 22, start[1] + (n % 3 - 1) * 12),
                (end[0] + (n % 3 - 1) * 14, end[1] + (n % 2) * 8),
                column=n % 4,
                delay=_delay(n, count),
                spin=(n % 5 - 2) * 45,
                arc=130.0,
            )
            for n in range(count)
        ]

    def to_owner(self, seat: Seat, card: Card | Back, start: Point, *, zoom: float = CARD_ZOOM) -> FlyingCard:
        """A card on its way to whoever owns it now."""
        return FlyingCard("", start, self.table.purse(seat), zoom=zoom, end_zoom=_PANEL_ZOOM, card=card)

    # cards held up in the middle

    def hold_up(
        self,
        card: Card,
        start: Point,
        *,
        zoom: float = CARD_ZOOM,
        back: Back | None = None,
        seat: Seat | None = None,
        side: Side = Side.FACE,
        sound: str = "card_slide",
    ) -> Act:
        """A card comes to the middle, large, with its player's portrait."""
        flown: list[Flying] = []

        def things() -> Sequence[Flying]:
            beside = len(self.table.stage) * 300.0
            at = (MIDDLE[0] + beside, MIDDLE[1])
            card_flying = FlyingCard(
                "", start, at, zoom=zoom, end_zoom=LARGE, card=card, turned=back, side=side, arc=30.0
            )
            flown.append(card_flying)
            return flown

        act = self.fly(things, 0.45, sound=sound)
        landed = act.end

        def end() -> None:
            landed()
            held = BigCard(card, flown[0].end, LARGE, side)
            if seat is not None:
                held.medal = self.medal(seat, (held.at[0] - 118, held.at[1] + 176))
            self.table.stage.append(held)

        act.end = end
        return act

    def clear_stage(self, to: Callable[[], Point], seconds: float = 0.3, sound: str = "card_slide") -> Act:
        """What was held up goes where it belongs."""

        def things() -> Sequence[Flying]:
            held, self.table.stage = self.table.stage, []
            return [
                FlyingCard(
                    "", big.at, to(), zoom=LARGE, end_zoom=_PANEL_ZOOM, card=big.card, side=big.side, arc=20.0
                )
                for big in held
            ]

        return self.fly(things, seconds, sound=sound)

    def discard_stage(self) -> Act:
        return self.clear_stage(lambda: spot("discard"))

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

    def visit(self, name: str, seats: Sequence[Seat], seconds: float = 0.4, sound: str = "token") -> Act:
        """The light falls on a place, and portraits come to its door; those who are there already stay."""
        table, coming = self.table, list[Medal]()

        def begin() -> None:
            there = {medal.seat: medal for medal in table.medals} if table.spotlight == name else {}
            if table.spotlight != name:
                table.flying = []
            table.spotlight, table.medals = name, []
            for number, seat in enumerate(seats):
                medal = self.medal(seat, at_door(name, number, len(seats)))
                if seat in there:
                    medal.start = there[seat].end
                    medal.arc = 0.0
                coming.append(medal)
                table.medals.append(medal)
                medal.t = 0.0

        def show(t: float) -> None:
            for medal in coming:
                medal.t = t

        def end() -> None:
            if coming and sound:
                table.sound(sound)

        return Act(seconds, show, begin=begin, end=end)

    def sound(self, name: str) -> Act:
        """Only a noise."""
        return Act(0.0, begin=lambda: self.table.sound(name), pause=True)


def at_door(name: str, number: int, count: int) -> Point:
    """Where the portraits of those who come to a place are."""
    x, y = middle(place(name))
    return x + (number - (count - 1) / 2) * 84, y + 62


def _delay(number: int, count: int) -> float:
    """One after the other, the last with half of the time left."""
    return 0.0 if count < 2 else 0.5 * number / (count - 1)
