"""Cups: everybody shakes, slams and lifts at once; dice are gathered and set in rows."""

from typing import Any

from game.engine import Seat
from game.games.dice_town import events
from game.games.dice_town.dice import Faces
from game.ui.design import Point
from game.ui.playback import Act
from game.ui.tables.dice import Die
from game.ui.tables.dice_town import townsfolk
from game.ui.tables.dice_town.acts.crew import Crew, Cue, Makers, together
from game.ui.tables.dice_town.acts.dice import face_of
from game.ui.tables.dice_town.acts.held import STEP, hold_up
from game.ui.tables.dice_town.cup import Pose
from game.ui.tween import between, settle, start_and_stop

_SHAKE, _SLAM, _LIFT, _SET = 0.6, 0.16, 0.42, 0.4
_DROP = 58.0


def _round(crew: Crew, _cue: Cue) -> list[Act]:
    """Light and portraits go; everybody takes the dice back into the cup."""
    table = crew.table
    gathered: list[tuple[Die, Point, Point]] = []

    def begin() -> None:
        table.spotlight, table.medals, table.rolled = None, [], []
        table.flying, table.stage = [], []
        for seat, dice in table.dice.items():
            table.cups[seat].pose = Pose.UPRIGHT
            gathered.extend((die, die.rest, table.cups[seat].at) for die in dice)
        table.sound("throw")

    def show(t: float) -> None:
        for die, start, cup in gathered:
            die.rest = between(start, cup, start_and_stop(t), 30.0)
            die.fade = 1.0 if t < 0.8 else (1 - t) / 0.2

    def end() -> None:
        table.dice = {seat: [] for seat in table.dice}

    return [Act(0.4, show, begin=begin, end=end)]


def _rolled(crew: Crew, cue: Cue) -> list[Act]:
    """All cups are shaken and come down at once; one's own is lifted a little, for its owner alone."""
    table = crew.table

    def cups() -> list[Any]:
        return [table.cups[event.seat] for event in cue.events]

    def pose(pose: Pose) -> None:
        for cup in cups():
            cup.pose, cup.t = pose, 0.0

    def shake() -> None:
        table.rolled = []
        pose(Pose.SHAKING)
        table.sound("shake")

    def shaking(t: float) -> None:
        for number, cup in enumerate(cups()):
            cup.t = min(1.0, max(0.0, t * 1.12 - 0.03 * number))

    homes: list[Point] = []

    def slam() -> None:
        homes.extend(cup.at for cup in cups())
        pose(Pose.DOWN)

    def slamming(t: float) -> None:
        for cup, (x, y) in zip(cups(), homes, strict=True):
            cup.at = x, y - _DROP * cup.zoom * (1 - t * t)

    def landed() -> None:
        table.sound("slam")

    return [
        Act(_SHAKE, shaking, begin=shake),
        Act(_SLAM, slamming, begin=slam, end=landed),
        *_peeks(crew, cue),
    ]


def _peeks(crew: Crew, cue: Cue) -> list[Act]:
    """Whoever looks at the screen sees the own dice, and nobody else's."""
    table = crew.table

    def own() -> Faces | None:
        return next((e.faces for e in cue.events if e.seat == table.viewer and e.faces is not None), None)

    def begin() -> None:
        faces = own()
        if faces is not None and table.viewer is not None:
            table.banner = crew.announced(cue.events)
            table.rolled = townsfolk.rolled_dice(faces)
            table.cups[table.viewer].pose = Pose.LIFTING
            table.sound("lift")

    def show(t: float) -> None:
        if table.viewer is not None:
            table.cups[table.viewer].t = t

    def end() -> None:
        if own() is not None and table.viewer is not None:
            table.cups[table.viewer].pose = Pose.TIPPED

    watched = table.viewer is not None
    return [Act(0.35, show, begin=begin, end=end)] if watched else []


def _lifted(crew: Crew, cue: Cue) -> list[Act]:
    """All cups lift together; what was kept is set in its row, and Brutes are held up."""
    table, event = crew.table, cue.first
    seats = [seat for seat, _ in event.kept]
    moved: list[tuple[Die, Point, Point]] = []

    def lift() -> None:
        for seat, faces in event.kept:
            cup = table.cups[seat]
            if cup.pose is not Pose.TIPPED:  # its owner has seen what lies there
                cup.pose, cup.t = Pose.LIFTING, 0.0
            moved.extend(_set_aside(crew, seat, faces, cup.at))
        for die, start, _ in moved:
            die.rest = start
        table.rolled = []
        table.sound("lift")

    def lifting(t: float) -> None:
        for seat in seats:
            table.cups[seat].t = t

    def put() -> None:
        for seat in seats:
            table.cups[seat].pose = Pose.UPRIGHT
        kept = sum(len(faces) for _, faces in event.kept)
        if kept:
            table.sound(f"settle_{min(5, kept)}")

    def setting(t: float) -> None:
        for die, start, end in moved:
            die.rest = between(start, end, settle(t), 14.0)

    return [Act(_LIFT, lifting, begin=lift), Act(_SET, setting, begin=put), *_brutes(crew, event)]


def _brutes(crew: Crew, event: events.Lifted) -> list[Act]:
    """All Brutes at once, side by side, before the first of them is answered."""
    crew.brutes = tuple(brute for _, brute in event.brutes)
    middle = (len(event.brutes) - 1) / 2
    shown = [
        hold_up(crew, brute, crew.table.purse(seat), seat=seat, sound="card_flip", off=(n - middle) * STEP)
        for n, (seat, brute) in enumerate(event.brutes)
    ]
    return [together(*shown)] if shown else []


def _set_aside(crew: Crew, seat: Seat, faces: Faces, cup: Point) -> list[tuple[Die, Point, Point]]:
    """The row that a seat's dice will lie in: each with where it comes from, be it the row as it was."""
    table = crew.table
    lying = list(table.dice[seat])
    row = townsfolk.kept_dice(tuple(sorted([*map(face_of, lying), *faces])), table.panel(seat))
    large = list(table.rolled) if seat == table.viewer else []
    moved: list[tuple[Die, Point, Point]] = []
    fresh = 0
    for die in row:
        old = next((each for each in lying if each.face == die.face), None)
        if old is not None:
            lying.remove(old)
            moved.append((die, old.rest, die.rest))
            continue
        spread = (fresh - (len(faces) - 1) / 2) * 42 * die.zoom
        own = next((each for each in large if each.face == die.face), None)
        if own is not None:
            large.remove(own)
        start = (cup[0] + spread, cup[1] + fresh % 2 * 8) if own is None else own.rest
        fresh += 1
        moved.append((die, start, die.rest))
    table.dice[seat] = row
    return moved


MAKERS: Makers = {
    events.RoundBegan: _round,
    events.Rolled: _rolled,
    events.Lifted: _lifted,
}
