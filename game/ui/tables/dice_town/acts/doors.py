"""The light on a place of the street, and the portraits at its door."""

from collections.abc import Sequence

from game.engine import Seat
from game.games.dice_town.whereabouts import Whereabouts, whereabouts
from game.ui.design import Point
from game.ui.playback import Act
from game.ui.tables.dice_town.acts.crew import Crew, Cue
from game.ui.tables.dice_town.layout import place
from game.ui.tables.kit.flying import Medal
from game.ui.widgets.widget import middle

_LEAVING = 0.25


def visit(crew: Crew, name: str, seats: Sequence[Seat], seconds: float = 0.4, sound: str = "token") -> Act:
    """The light falls on a place, and portraits come to its door; those who are there already stay."""
    table, coming = crew.table, list[Medal]()

    def begin() -> None:
        there = {medal.seat: medal for medal in table.medals} if table.spotlight == name else {}
        if table.spotlight != name:
            table.flying = []
        table.spotlight, table.medals = name, []
        for number, seat in enumerate(seats):
            medal = crew.medal(seat, at_door(name, number, len(seats)))
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


def leave(crew: Crew, whereabouts: Whereabouts | None) -> Act:
    """The portraits go back from a place that is done with, and its light goes out or to the next one."""
    table, going = crew.table, list[Medal]()
    deserted = whereabouts is None or not whereabouts.seats

    def begin() -> None:
        if deserted:
            going.extend(table.medals)
        if not going:
            act.seconds = 0.0

    def show(t: float) -> None:
        for medal in going:
            medal.t = 1 - t

    def end() -> None:
        if deserted:
            table.spotlight, table.medals = None if whereabouts is None else whereabouts.place, []

    act = Act(_LEAVING, show, begin=begin, end=end)
    return act


def company(cue: Cue, name: str, seat: Seat) -> tuple[Seat, ...]:
    """Who stands at the door of a place at which somebody does something."""
    there = whereabouts(cue.after)
    return there.seats if there is not None and there.place == name and seat in there.seats else (seat,)


def at_door(name: str, number: int, count: int) -> Point:
    """Where the portraits of those who come to a place are."""
    x, y = middle(place(name))
    return x + (number - (count - 1) / 2) * 84, y + 62
