"""Dice, horses, and the way over the squares."""

from game.engine import Seat
from game.games.dalton_city import events
from game.games.dalton_city.loop import board
from game.games.dalton_city.world import HOSPITAL
from game.ui.design import Point
from game.ui.playback import Act, wait
from game.ui.tables.dalton_city.acts.crew import Crew, Cue, Makers
from game.ui.tables.dalton_city.exhibits import RoundExhibit, round_exhibit
from game.ui.tables.dalton_city.layout import square_middle
from game.ui.tables.dalton_city.riders import LARGE, SMALL, leftward, path, standing
from game.ui.tables.kit.flying import Flying
from game.ui.tween import between, settle, start_and_stop

_HOP, _HIGH = 0.24, 22.0
_WALK = 4
"""A horse that goes further gallops."""
_RIDE, _CARRY = 1.2, 0.7
_STRIDE = 4
"""Pictures of a gallop, bound for the right and again for the left."""
_WHISTLES = {"boat": "boat", "stagecoach": "coach", "railroad": "train"}
"""What is heard of each transit."""


def _turn_began(crew: Crew, cue: Cue) -> list[Act]:
    """Whoever plays now comes to the middle of the right lobe."""
    seat: Seat = cue.first.seat
    table = crew.table

    def begin() -> None:
        table.turn, table.dice = seat, []
        table.exhibit = round_exhibit(table.shown, seat)
        table.sound("your_turn" if crew.is_human(seat) else "tick")

    def show(t: float) -> None:
        if isinstance(table.exhibit, RoundExhibit):
            table.exhibit.come = t

    return [Act(1.0, show, begin=begin)]


def _rolled(crew: Crew, cue: Cue) -> list[Act]:
    event: events.Rolled = cue.first
    return [*crew.throw(event.seat, event.dice), wait(0.4)]


def _mounted(crew: Crew, cue: Cue) -> list[Act]:
    event: events.Mounted = cue.first

    def show(t: float) -> None:
        rider = crew.rider(event.seat)
        if rider is not None:
            rider.zoom = SMALL + (LARGE - SMALL) * (1 - abs(2 * t - 1))
            rider.mounted = event.horse if t > 0.5 else not event.horse

    return [Act(0.4, show, begin=lambda: crew.table.sound("neigh" if event.horse else "hoof"))]


def _settled(crew: Crew, cue: Cue) -> list[Act]:
    event: events.Settled = cue.first

    def fly() -> list[Flying]:
        goal, colour = standing(event.square, 0, 1), crew.table.colour(event.seat)
        return [Flying("props/pawn", crew.place(event.seat), goal, row=colour, zoom=LARGE, end_zoom=SMALL)]

    return [crew.fly(fly, 0.6, landing="token")]


def _moved(crew: Crew, cue: Cue) -> list[Act]:
    event: events.Moved = cue.first
    return [_hop(crew, event) if event.how == "dice" else _ride(crew, event), wait(0.1)]


def _hop(crew: Crew, event: events.Moved) -> Act:
    """Square by square, each with a small leap: boots are heard step by step, a horse all the way."""
    way: list[Point] = []
    heard = [0]

    def begin() -> None:
        rider = crew.rider(event.seat)
        if rider is not None:
            rider.zoom, rider.held = LARGE, ""
            squares = path(rider.square, event.square)
            way.extend([rider.at, *(standing(square, 0, 1) for square in squares)])
            act.seconds = _HOP * max(1, len(squares))
            if rider.mounted:
                crew.table.sound("hooves_gallop" if len(squares) > _WALK else "hooves_walk")

    def show(t: float) -> None:
        rider, hops = crew.rider(event.seat), len(way) - 1
        if rider is None or hops < 1:
            return
        step = min(hops - 1, int(t * hops))
        rider.at = between(way[step], way[step + 1], settle(min(1.0, t * hops - step)), _HIGH)
        rider.stride = int(2 * t * hops) % _STRIDE + _STRIDE * leftward(way, step)
        if step >= heard[0]:
            heard[0] = step + 1
            if not rider.mounted:
                crew.table.sound("boot")

    act = Act(_HOP, show, begin=begin, end=lambda: _arrive(crew, event))
    return act


def _ride(crew: Crew, event: events.Moved) -> Act:
    """In one arc: by boat, coach or train from there, or simply carried."""
    table = crew.table
    start: list[Point] = []
    vehicle: list[Flying] = []

    def begin() -> None:
        rider = crew.rider(event.seat)
        if rider is None:
            return
        start.append(rider.at)
        rider.zoom, rider.held = LARGE, ""
        transit = board().squares[rider.square].card.removeprefix("transit.")
        if event.how == "ride" and transit in _WHISTLES:
            table.sound(_WHISTLES[transit])
            goal = square_middle(event.square)
            leftward = int(goal[0] < rider.at[0])
            vehicle.append(
                Flying("dalton_city/ride", rider.at, goal, row=transit, column=leftward, arc=160.0)
            )
            table.flying.extend(vehicle)
            act.seconds = _RIDE

    def show(t: float) -> None:
        rider = crew.rider(event.seat)
        if rider is not None and start:
            goal = standing(event.square, 0, 1)
            rider.at = between(start[0], goal, start_and_stop(t), 160.0 if vehicle else 90.0)
        for thing in vehicle:
            thing.t = t

    def end() -> None:
        crew.drop(vehicle)
        _arrive(crew, event)

    act = Act(_CARRY, show, begin=begin, end=end)
    return act


def _arrive(crew: Crew, event: events.Moved) -> None:
    rider = crew.rider(event.seat)
    if rider is not None:
        rider.square, rider.zoom, rider.stride = event.square, SMALL, -1
        rider.at = standing(event.square, 0, 1)


def _held(crew: Crew, cue: Cue) -> list[Act]:
    event: events.Held = cue.first

    def begin() -> None:
        rider = crew.rider(event.seat)
        if rider is not None:
            rider.held, rider.mounted = event.where, False
        crew.table.sound("door" if event.where == HOSPITAL else "cell_door")

    return [Act(0.35, begin=begin, pause=True)]


def _left(crew: Crew, cue: Cue) -> list[Act]:
    event: events.Left = cue.first

    def begin() -> None:
        rider = crew.rider(event.seat)
        if rider is not None:
            rider.held = ""
        crew.table.sound("door" if event.held == HOSPITAL else "cell_door")

    return [Act(0.3, begin=begin, pause=True)]


MAKERS: Makers = {
    events.TurnBegan: _turn_began,
    events.Rolled: _rolled,
    events.Mounted: _mounted,
    events.Settled: _settled,
    events.Moved: _moved,
    events.Held: _held,
    events.Left: _left,
}
