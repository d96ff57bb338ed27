"""The Indians: their die is bought, thrown and handed on, and they ride the warpath."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine import Seat
from game.games.dice_town import events
from game.games.dice_town.town import VILLAGE
from game.ui.canvas import Canvas
from game.ui.design import Point
from game.ui.playback import Act, wait
from game.ui.tables.dice_town.acts.crew import MIDDLE, Crew, Cue, Makers
from game.ui.tables.dice_town.acts.doors import visit
from game.ui.tables.dice_town.cardface import Back
from game.ui.tables.dice_town.flying import FlyingCard
from game.ui.tables.dice_town.layout import door, spot
from game.ui.tables.dice_town.street import troubled
from game.ui.tables.kit.any_table import Speak
from game.ui.tables.kit.flying import Flying
from game.ui.tween import settle

_FACES = ("blessing", "bodyguard", "ambush", "warpath")


@dataclass(slots=True)
class IndianDie(Flying):
    """The Indian die: it tumbles on its way if it is thrown, and shows its face at the end."""

    thrown: bool = False

    def paint(self, canvas: Canvas, speak: Speak, at: Point, zoom: float, t: float) -> None:
        canvas.image("dice/shadow", (at[0] + 6, at[1] + 8), zoom=zoom)
        row, column = self.row, 0
        if self.thrown and t < 0.8:
            frame = int(t * 22)
            row, column = _FACES[frame // 3 % len(_FACES)], frame % 8
        canvas.image("dice/indian/rest", at, row, column, zoom=zoom)


def _rolled(crew: Crew, cue: Cue) -> list[Act]:
    event = cue.first

    def things() -> Sequence[Flying]:
        start = crew.face_of(event.seat)
        return [
            IndianDie(
                "", start, MIDDLE, event.face, zoom=0.6, end_zoom=1.5, arc=120.0, ease=settle, thrown=True
            )
        ]

    act = crew.fly(things, 0.85, sound="throw", stays=True)
    return [act, crew.sound("settle_1"), wait(0.7)]


def _left_dice(_crew: Crew, _cue: Cue) -> list[Act]:
    return [wait(0.3)]


def _moved(crew: Crew, cue: Cue) -> list[Act]:
    """The Indian die goes to its new holder, or home."""
    return [_goes(crew, cue.first.holder)]


def _goes(crew: Crew, holder: Seat) -> Act:
    table = crew.table

    def things() -> Sequence[Flying]:
        table.flying = []
        place = troubled(table.picture_view)
        start = _keeps(crew, table.picture_view.die) if place is None else door(place)
        return [IndianDie("", start, _keeps(crew, holder), "blessing", zoom=0.6)]

    return crew.fly(things, 0.5, sound="whoosh", landing="token")


def _keeps(crew: Crew, holder: Seat) -> Point:
    """Where the die lies with a holder, or in the village."""
    if holder == VILLAGE:
        return spot("indian_die")
    x, y, _, _ = crew.table.card_of(holder)
    return x + 30, y + 104


def _bought(crew: Crew, cue: Cue) -> list[Act]:
    """A deed goes back to the box, open if everybody saw it won, and the die comes for it."""
    event = cue.first
    card = Back("deed") if event.card is None else event.card

    def things() -> Sequence[Flying]:
        return [FlyingCard("", crew.table.purse(event.seat), spot("village"), zoom=0.5, card=card)]

    return [crew.fly(things, 0.5, sound="card_slide"), _goes(crew, event.seat)]


def _warpath(crew: Crew, cue: Cue) -> list[Act]:
    """The Indians ride to a place."""
    table, event = crew.table, cue.first

    def things() -> Sequence[Flying]:
        table.flying = []
        return [IndianDie("", MIDDLE, door(event.place), "warpath", zoom=1.5, end_zoom=0.62)]

    return [crew.fly(things, 0.6, sound="whoosh", landing="shot")]


def _on_warpath(crew: Crew, cue: Cue) -> list[Act]:
    """Light on the place, and arrows on whoever comes near."""
    event = cue.first
    at = door(event.place)

    def things() -> Sequence[Flying]:
        return [IndianDie("", at, at, "warpath", zoom=0.62, arc=46.0)]

    return [visit(crew, event.place, [], 0.3), crew.fly(things, 0.5, sound="ricochet")]


MAKERS: Makers = {
    events.DieRolled: _rolled,
    events.LeftDice: _left_dice,
    events.DieMoved: _moved,
    events.BoughtDie: _bought,
    events.WarpathChosen: _warpath,
    events.OnWarpath: _on_warpath,
}
