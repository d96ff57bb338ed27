"""Wild West: the river, outlaws who ride, and hunts."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.games.dice_town import events
from game.games.dice_town.art import Side
from game.games.dice_town.dice import NAMES
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.playback import Act, wait
from game.ui.tables.dice_town.acts.crew import MIDDLE, Crew, Cue, Makers
from game.ui.tables.dice_town.acts.dice import rows
from game.ui.tables.dice_town.acts.held import hold_up, put_down
from game.ui.tables.dice_town.cardface import Back
from game.ui.tables.dice_town.flying import FlyingCard
from game.ui.tables.dice_town.layout import spot
from game.ui.tables.dice_town.street import CARD_ZOOM, posters
from game.ui.tables.kit.any_table import Speak
from game.ui.tables.kit.dice import Die
from game.ui.tables.kit.flying import Flying

_OUT_OF_THE_GAME: Point = (960.0, -240.0)
_HUNT_STEP = 124.0
"""How far the dice of a hunt lie apart."""


def _found(crew: Crew, cue: Cue) -> list[Act]:
    """The river's card is turned up for all to see, and leaves the game."""
    table, event = crew.table, cue.first

    def clear() -> None:
        table.flying = []

    return [
        Act(0.0, begin=clear, pause=True),
        hold_up(crew, event.card, spot("river"), back=Back("river"), seat=event.seat, sound="card_flip"),
        wait(0.8),
        put_down(crew, [event.card], lambda: _OUT_OF_THE_GAME, sound="whoosh"),
    ]


def _recruited(crew: Crew, cue: Cue) -> list[Act]:
    event = cue.first
    return [
        hold_up(crew, event.outlaw, spot("outlaws"), seat=event.seat, sound="door"),
        wait(0.6),
        put_down(crew, [event.outlaw], lambda: crew.table.purse(event.seat), seconds=0.4),
    ]


def _shuffled(crew: Crew, _cue: Cue) -> list[Act]:
    """Backs go round over the outlaws' deck."""

    def things() -> Sequence[Flying]:
        x, y = spot("outlaws")
        back = Back("outlaw")
        return [
            FlyingCard("", (x, y), (x, y), zoom=CARD_ZOOM, arc=40.0 + 12 * n, delay=0.12 * n, card=back)
            for n in range(5)
        ]

    return [crew.fly(things, 0.7, sound="shuffle")]


@dataclass(slots=True)
class Thrown(Flying):
    """A poker die that is thrown on the table."""

    die: Die | None = None

    def draw(self, canvas: Canvas, speak: Speak) -> None:
        if self.die is not None:
            self.die.t = self.t
            self.die.draw(canvas)


def hunt_area(dice: int) -> Area:
    """Where the dice of a hunt lie on the table."""
    (x, y), wide = MIDDLE, dice * _HUNT_STEP
    return x - wide / 2, y - _HUNT_STEP / 2, wide, _HUNT_STEP


def _hunted(crew: Crew, cue: Cue) -> list[Act]:
    """The hunter throws the Kings before the posters."""
    event = cue.first

    def things() -> Sequence[Flying]:
        x, y = MIDDLE
        count = len(event.faces)
        start = crew.table.purse(event.seat)
        return [
            Thrown(
                "",
                start,
                start,
                die=Die(
                    "poker",
                    NAMES[face],
                    (x + (n - (count - 1) / 2) * _HUNT_STEP, y + (12 if n % 2 else -8)),
                    start,
                    yaw=(n * 3 + face) % 8,
                    delay=0.06 * n,
                    zoom=1.1,
                ),
            )
            for n, face in enumerate(event.faces)
        ]

    landing = f"settle_{min(5, max(1, len(event.faces)))}"
    return [crew.fly(things, 0.9, sound="throw", landing=landing, stays=True), wait(0.4)]


def _captured(crew: Crew, cue: Cue) -> list[Act]:
    """A shot, the posters leap from the wall, and the outlaws go with their captor."""
    table, event = crew.table, cue.first

    def things() -> Sequence[Flying]:
        wanted = table.picture_view.wanted
        hung = dict(zip(wanted, posters(len(wanted)), strict=True))
        table.alter(wanted=tuple(card for card in wanted if card not in event.outlaws))
        end = table.purse(event.seat)
        return [
            FlyingCard(
                "",
                hung.get(outlaw, spot("outlaws")),
                end,
                zoom=0.6,
                end_zoom=0.3,
                arc=140.0,
                delay=0.1 * n,
                spin=60,
                card=outlaw,
                side=Side.WANTED,
            )
            for n, outlaw in enumerate(event.outlaws)
        ]

    return [crew.sound("ricochet"), crew.fly(things, 0.8, sound="shot", landing="coins")]


def _rode(crew: Crew, cue: Cue) -> list[Act]:
    """An outlaw is held up, sets dice for his player, and his poster goes up."""
    table, event = crew.table, cue.first

    def poster() -> Point:
        return posters(len(table.picture_view.wanted) + 1)[-1]

    def turn_over() -> None:
        for big in table.held_up:
            if big.card == event.outlaw:
                big.side = Side.WANTED

    return [
        hold_up(crew, event.outlaw, table.purse(event.seat), seat=event.seat),
        Act(0.5, begin=lambda: table.sound("settle_2"), end=rows(crew, cue), pause=True),
        Act(0.0, begin=turn_over, pause=True),
        put_down(crew, [event.outlaw], poster, seconds=0.4, sound="stamp"),
    ]


MAKERS: Makers = {
    events.Rode: _rode,
    events.FoundInRiver: _found,
    events.Recruited: _recruited,
    events.OutlawsShuffled: _shuffled,
    events.Hunted: _hunted,
    events.CapturedOutlaws: _captured,
}
