"""The Sheriff's business: ties called out, offers laid open, verdicts, and the star."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from game.engine import Seat
from game.games.dice_town import events
from game.games.dice_town.places import PLACES
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.playback import Act, wait
from game.ui.styles import FIGURE, INK
from game.ui.tables.dice_town.acts.crew import MIDDLE, Crew, Cue, Makers
from game.ui.tables.dice_town.acts.doors import visit
from game.ui.tables.dice_town.acts.purse import bills, nuggets
from game.ui.tables.dice_town.cardface import Back
from game.ui.tables.dice_town.flying import FlyingCard
from game.ui.tables.dice_town.layout import place, spot
from game.ui.tables.kit.any_table import Speak
from game.ui.tables.kit.crew import together
from game.ui.tables.kit.flying import Flying, Medal

_FIGURE = FIGURE.but(size=32, colour=INK)
_SHEET: Point = (350.0, 104.0)
_STEP = 112.0
_UPPER, _LOWER = 250.0, 560.0
"""How high offers lie: over the row of houses that is not concerned."""


def _tied(crew: Crew, cue: Cue) -> list[Act]:
    """Everybody who is level stands at the door; a bell rings."""
    event = cue.first
    seats, face = list(event.seats), PLACES[event.place].face
    return [
        together(visit(crew, event.place, seats, 0.45, "bell"), crew.leap(seats, face, 0.55)),
        wait(0.3),
    ]


@dataclass(slots=True)
class Placard(Flying):
    """An offer: who makes it, and what of each kind is in it; cards only by their number."""

    medal: Medal | None = None
    lines: tuple[tuple[str, int], ...] = ()

    def paint(self, canvas: Canvas, speak: Speak, at: Point, zoom: float, t: float) -> None:
        width, height = _SHEET
        area: Area = (at[0] - width / 2, at[1] - height / 2, width, height)
        canvas.patch("ui/paper", area)
        if self.medal is not None:
            self.medal.paint(canvas, speak, (area[0] + 62, at[1]), 0.6, 1.0)
        x = area[0] + 136
        for icon, amount in self.lines:
            canvas.image(f"icons/{icon}", (x, at[1]), "dark", zoom=1.15)
            canvas.text(str(amount), (x + 24, at[1]), _FIGURE)
            x += 70
        if not self.lines:
            canvas.image("icons/cross", (x + 66, at[1]), "dark")


def _offered(crew: Crew, cue: Cue) -> list[Act]:
    """All purses are opened at once, and lie one under the other before the Sheriff."""
    table = crew.table

    def things() -> Sequence[Flying]:
        table.flying = [each for each in table.flying if not isinstance(each, Placard)]
        if not any(each.money or each.nuggets or each.count for each in cue.events):
            table.banner = table.house.words("ui.dice_town.no_offers")
        return [_placard(crew, event, n, len(cue.events)) for n, event in enumerate(cue.events)]

    return [crew.fly(things, 0.45, sound="coin", landing="token", stays=True), wait(0.4)]


def _placard(crew: Crew, event: events.Offered, number: int, count: int) -> Placard:
    table = crew.table
    amounts = (("money", event.money), ("nugget", event.nuggets), ("card", event.count))
    low = table.spotlight is not None and place(table.spotlight)[1] < MIDDLE[1] - 100
    down = _LOWER if low else _UPPER
    return Placard(
        "",
        table.purse(event.seat),
        (MIDDLE[0], down + (number - (count - 1) / 2) * _STEP),
        arc=30.0,
        medal=crew.medal(event.seat, MIDDLE),
        lines=tuple((icon, amount) for icon, amount in amounts if amount),
    )


def _wants_more(crew: Crew, cue: Cue) -> list[Act]:
    """The Sheriff's star taps on the table."""
    return [_star_hops(crew, cue.first.sheriff, "tick")]


def _bribed(crew: Crew, cue: Cue) -> list[Act]:
    """What was offered goes over to the Sheriff, cards by their backs."""
    event = cue.first

    def things() -> Sequence[Flying]:
        crew.table.flying = []
        start, end = crew.table.purse(event.seat), crew.table.purse(event.sheriff)
        backs = [Back("deed")] * event.deeds + [Back("store")] * event.store_cards
        cards = [
            FlyingCard("", start, end, zoom=0.45, end_zoom=0.3, delay=0.1 * min(5, n), card=back)
            for n, back in enumerate(backs)
        ]
        return [*bills(event.money, start, end), *nuggets(event.nuggets, start, end), *cards]

    return [crew.fly(things, 0.7, sound="bill", landing="coins")]


def _judged(crew: Crew, cue: Cue) -> list[Act]:
    def clear() -> None:
        crew.table.flying = []

    return [Act(0.0, begin=clear, pause=True), _star_hops(crew, cue.first.sheriff, "token")]


@dataclass(slots=True)
class Star(Flying):
    """The Sheriff's star: it grows on its way and turns about itself."""

    tall: float = 0.9

    def size(self, t: float) -> float:
        return round((0.4 + self.tall * math.sin(math.pi * t)) * 20) / 20 if t < 1 else 0.4


def pinned(crew: Crew, seat: Seat) -> Point:
    """Where the star is on the card of a seat."""
    x, y, _, _ = crew.table.card_of(seat)
    return x + 26, y + 28


def _spin(crew: Crew, star: Star, seconds: float, sound: str, landing: str = "") -> Act:
    table = crew.table

    def begin() -> None:
        table.star = star
        table.sound(sound)

    def show(t: float) -> None:
        star.t = t

    def end() -> None:
        table.star = None
        if landing:
            table.sound(landing)

    return Act(seconds, show, begin=begin, end=end)


def _star_hops(crew: Crew, seat: Seat, sound: str) -> Act:
    """The Sheriff has spoken: the star on his card leaps."""
    at = pinned(crew, seat)
    return _spin(crew, Star("props/star", at, at, arc=34.0, tall=0.5), 0.4, sound)


def _new_sheriff(crew: Crew, cue: Cue) -> list[Act]:
    """The star spins across the table to its new owner, by way of the office."""
    event = cue.first
    office = spot("star")
    there = Star("props/star_spin", pinned(crew, event.before), office, turns=1.5, arc=60.0)
    here = Star("props/star_spin", office, pinned(crew, event.seat), turns=1.5, arc=60.0)
    return [_spin(crew, there, 0.5, "star_spin"), _spin(crew, here, 0.55, "whoosh", "sheriff")]


def _star_stayed(crew: Crew, cue: Cue) -> list[Act]:
    at = pinned(crew, cue.first.seat)
    return [_spin(crew, Star("props/star_spin", at, at, turns=1.0, arc=30.0, tall=0.6), 0.6, "star_spin")]


def _crowned(crew: Crew, cue: Cue) -> list[Act]:
    """The Sheriff's star points out the winner."""
    event = cue.first
    star = Star("props/star_spin", pinned(crew, event.sheriff), crew.face_of(event.seat), turns=2.0)
    return [_spin(crew, star, 0.8, "star_spin", "sheriff")]


MAKERS: Makers = {
    events.Tied: _tied,
    events.Offered: _offered,
    events.WantsMore: _wants_more,
    events.Bribed: _bribed,
    events.Judged: _judged,
    events.NewSheriff: _new_sheriff,
    events.StarStayed: _star_stayed,
    events.Crowned: _crowned,
}
