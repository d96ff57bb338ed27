"""The last acts: all hands are shown, and the winner comes before everybody."""

from dataclasses import dataclass

from game.engine import Seat
from game.games.dice_town import events
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.playback import Act, wait
from game.ui.styles import LABEL
from game.ui.tables.dice_town.acts.crew import MIDDLE, Crew, Cue, Makers
from game.ui.tables.dice_town.acts.rounds import reckon
from game.ui.tables.kit.any_table import Speak
from game.ui.tables.kit.flying import Medal

_LARGE = 1.8
_RIBBON: Point = (400.0, 84.0)
_NAME = LABEL.but(size=38)


@dataclass(slots=True)
class Winner(Medal):
    """A winner's portrait over a ribbon with the name, and a trophy."""

    words: str = ""

    def paint(self, canvas: Canvas, speak: Speak, at: Point, zoom: float, t: float) -> None:
        super(Winner, self).paint(canvas, speak, at, zoom, t)
        if t < 1:
            return
        width, height = _RIBBON
        area: Area = (at[0] - width / 2, at[1] + 108, width, height)
        canvas.patch("ui/ribbon", area)
        x, y, wide, tall = canvas.inside("ui/ribbon", area)
        canvas.image("icons/trophy", (x + 14, y + tall / 2), "light")
        canvas.fitted(self.words, (x + 36, y, wide - 36, tall), _NAME)


def _winner(crew: Crew, seat: Seat, at: Point) -> Winner:
    sitter = crew.table.session.sitters[seat]
    return Winner(
        f"portraits/{sitter.portrait}",
        crew.face_of(seat),
        at,
        zoom=0.8,
        end_zoom=_LARGE,
        seat=seat,
        colour=sitter.colour,
        words=sitter.name,
    )


def _clear(crew: Crew) -> None:
    """The town is done with."""
    table = crew.table
    table.spotlight, table.medals, table.flying, table.held_up = None, [], [], []


def _laid_open(crew: Crew, cue: Cue) -> list[Act]:
    """The cards of everybody's hand are turned over; the banner reads them out."""

    def begin() -> None:
        _clear(crew)
        crew.table.sound("card_flip")

    return [*reckon(crew, cue), Act(0.4, begin=begin)]


def _won(crew: Crew, cue: Cue) -> list[Act]:
    """Who won comes to the middle, large."""
    table = crew.table
    coming: list[Winner] = []

    def begin() -> None:
        _clear(crew)
        coming.append(_winner(crew, cue.first.seat, (MIDDLE[0], MIDDLE[1] - 20)))
        table.medals.extend(coming)
        table.sound("win")

    def show(t: float) -> None:
        for medal in coming:
            medal.t = t

    def leave(t: float) -> None:
        show(1 - t)

    def end() -> None:
        table.medals = []

    return [Act(0.7, show, begin=begin), wait(2.0), Act(0.3, leave, end=end)]


MAKERS: Makers = {events.LaidOpen: _laid_open, events.Won: _won}
