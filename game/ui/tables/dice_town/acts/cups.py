"""Cups: everybody shakes, slams and lifts at once; dice are gathered and set in rows."""

from dataclasses import dataclass
from typing import Any

from game.engine import Committed, Seat
from game.games.dice_town import events
from game.games.dice_town.dice import Faces
from game.games.dice_town.kinds import Kind
from game.ui.design import Point
from game.ui.playback import Act
from game.ui.tables.dice_town import townsfolk
from game.ui.tables.dice_town.acts.crew import Crew, Cue, Makers
from game.ui.tables.dice_town.acts.dice import face_of
from game.ui.tables.dice_town.acts.held import hold_up
from game.ui.tables.dice_town.acts.rounds import reckon
from game.ui.tables.dice_town.sprites import STEP
from game.ui.tables.kit.crew import together
from game.ui.tables.kit.cup import Pose
from game.ui.tables.kit.dice import LANDS, Die
from game.ui.tween import between, settle, start_and_stop

GATHER, SHAKE, SLAM, SPILL, LIFT, SET = 0.3, 0.4, 0.18, 0.66, 0.36, 0.32
"""Seconds: dice go into the cups, which are shaken, slammed, tipped or lifted; kept dice go to their row."""
_TIPS = 0.22
"""The share of a spill in which the cup tips over; then the dice run out."""
_ONE_BY_ONE = 0.07
_DROP, _FALL, _THUMP = 70.0, 0.55, 10.0
"""From how high a cup comes down, the share of a slam that this takes, and how high things leap then."""
_GONE = 0.7
"""The share of the way back into a cup after which dice fade."""
_SIZES = 20
"""Sizes between none and full: what grows on its way is scaled so often, and no more often."""


@dataclass(frozen=True, slots=True)
class Move:
    """A die on its way from one place to another, growing or shrinking a little."""

    die: Die
    start: Point
    end: Point
    start_zoom: float
    end_zoom: float

    def to(self, t: float, arc: float = 0.0) -> None:
        """Put it where it is at that share of the way."""
        self.die.rest = self.end if t >= 1 else between(self.start, self.end, t, arc)
        grown = self.start_zoom + (self.end_zoom - self.start_zoom) * t
        self.die.zoom = self.end_zoom if t >= 1 else round(grown * _SIZES) / _SIZES


def _round(crew: Crew, cue: Cue) -> list[Act]:
    """Light and portraits go; everybody takes the dice back into the cup."""
    table = crew.table
    gathered: list[tuple[Die, Point, Point]] = []

    def begin() -> None:
        table.spotlight, table.medals, table.rolled = None, [], []
        table.flying, table.held_up = [], []
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

    return [*reckon(crew, cue), Act(GATHER, show, begin=begin, end=end)]


def _rolled(crew: Crew, cue: Cue) -> list[Act]:
    """All cups are shaken and come down at once; one's own is tipped over, for its owner alone."""
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
    lying: list[tuple[Die, Point]] = []

    def slam() -> None:
        homes.extend(cup.at for cup in cups())
        lying.extend((die, die.rest) for event in cue.events for die in table.dice[event.seat])
        pose(Pose.DOWN)

    def slamming(t: float) -> None:
        """They fall, and when they hit the table everything that lies there leaps."""
        fallen = min(1.0, t / _FALL)
        thump = max(0.0, (t - _FALL) / (1 - _FALL))
        for cup, (x, y) in zip(cups(), homes, strict=True):
            cup.at = x, y - cup.zoom * (_DROP * (1 - fallen * fallen) + _THUMP * 4 * thump * (1 - thump))
        for die, (x, y) in lying:
            die.rest = x, y - die.zoom * _THUMP * 4 * thump * (1 - thump)
        if thump and not heard:
            heard.append(True)
            table.sound("slam")

    heard: list[bool] = []
    return [
        Act(SHAKE, shaking, begin=shake),
        Act(SLAM, slamming, begin=slam),
        *_spills(crew, cue),
    ]


def _spills(crew: Crew, cue: Cue) -> list[Act]:
    """Whoever looks at the screen sees the own dice run out of the cup, and nobody else's."""
    table, viewer = crew.table, crew.table.viewer
    if viewer is None:
        return []
    landed: list[bool] = []

    def begin() -> None:
        faces = next((e.faces for e in cue.events if e.seat == viewer), None)
        if faces is not None:
            cup = table.cups[viewer]
            table.rolled = townsfolk.rolled_dice(faces)
            for number, die in enumerate(reversed(table.rolled)):  # who has furthest to go comes first
                die.start, die.delay, die.t = cup.mouth, _ONE_BY_ONE * number + 0.01, 0.0
            cup.pose, cup.t = Pose.TIPPING, 0.0
            table.sound("lift")

    def show(t: float) -> None:
        cup, passed = table.cups[viewer], (t - _TIPS) / (1 - _TIPS)
        if table.rolled and cup.pose is Pose.TIPPING and passed >= 0:
            cup.pose = Pose.TIPPED
            table.sound("throw")
        if table.rolled and passed >= LANDS and not landed:
            landed.append(True)
            table.sound(f"settle_{min(5, len(table.rolled))}")
        cup.t = min(1.0, t / _TIPS)
        for die in table.rolled:
            die.t = passed

    def end() -> None:
        if table.rolled:
            table.banner = crew.announced(cue.events)

    return [Act(SPILL, show, begin=begin, end=end)]


def _committed(crew: Crew, cue: Cue) -> list[Act]:
    """Whoever has chosen puts the own dice back under the cup; the others have seen nothing of them."""
    table, seat = crew.table, cue.first.seat
    if seat != table.viewer or not table.rolled or cue.first.kind != Kind.KEEP:
        return []
    back: list[Move] = []

    def begin() -> None:
        mouth = table.cups[seat].mouth
        back.extend(Move(die, die.rest, mouth, die.zoom, die.zoom) for die in table.rolled)
        table.sound("slam")

    def show(t: float) -> None:
        for move in back:
            move.to(start_and_stop(t), 20.0)
            move.die.fade = 1.0 if t < _GONE else (1 - t) / (1 - _GONE)

    def end() -> None:
        table.rolled = []
        table.cups[seat].pose = Pose.DOWN

    return [Act(GATHER, show, begin=begin, end=end)]


def _lifted(crew: Crew, cue: Cue) -> list[Act]:
    """All cups lift together; what was kept is set in its row, and Brutes are held up."""
    table, event = crew.table, cue.first
    seats = [seat for seat, _ in event.kept]
    moved: list[Move] = []
    back: list[Move] = []

    def lift() -> None:
        for seat, faces in event.kept:
            cup = table.cups[seat]
            if cup.pose is not Pose.TIPPED:  # its owner has seen what lies there
                cup.pose, cup.t = Pose.LIFTING, 0.0
            moved.extend(_set_aside(crew, seat, faces, cup.at))
        for move in moved:
            move.to(0.0)
        cup = table.cups[table.bottom]
        back.extend(Move(die, die.rest, cup.mouth, die.zoom, die.zoom) for die in table.rolled)
        table.sound("lift")

    def lifting(t: float) -> None:
        for seat in seats:
            table.cups[seat].t = t
        for move in back:
            move.to(start_and_stop(t), 20.0)
            move.die.fade = 1.0 if t < _GONE else (1 - t) / (1 - _GONE)

    def put() -> None:
        table.rolled = []
        for seat in seats:
            table.cups[seat].pose = Pose.UPRIGHT
        kept = sum(len(faces) for _, faces in event.kept)
        if kept:
            table.sound(f"settle_{min(5, kept)}")

    def setting(t: float) -> None:
        for move in moved:
            move.to(settle(t), 14.0)

    return [Act(LIFT, lifting, begin=lift), Act(SET, setting, begin=put), *_brutes(crew, event)]


def _brutes(crew: Crew, event: events.Lifted) -> list[Act]:
    """All Brutes at once, side by side, before the first of them is answered."""
    middle = (len(event.brutes) - 1) / 2
    shown = [
        hold_up(crew, brute, crew.table.purse(seat), seat=seat, sound="card_flip", off=(n - middle) * STEP)
        for n, (seat, brute) in enumerate(event.brutes)
    ]
    return [together(*shown)] if shown else []


def _set_aside(crew: Crew, seat: Seat, faces: Faces, cup: Point) -> list[Move]:
    """The row that a seat's dice will lie in: each with where it comes from, be it the row as it was."""
    table = crew.table
    lying = list(table.dice[seat])
    row = townsfolk.kept_dice(tuple(sorted([*map(face_of, lying), *faces])), table.panel(seat))
    seen = table.rolled if seat == table.viewer else []
    moved: list[Move] = []
    fresh = 0
    for die in row:
        old = _taken(lying, die.face)
        if old is None:
            old = _taken(seen, die.face)
            fresh += 1
        spread = (fresh - (len(faces) + 1) / 2) * 42 * die.zoom
        hidden = cup[0] + spread, cup[1] + fresh % 2 * 8
        start, zoom = (hidden, die.zoom) if old is None else (old.rest, old.zoom)
        moved.append(Move(die, start, die.rest, zoom, die.zoom))
    table.dice[seat] = row
    return moved


def _taken(dice: list[Die], face: str) -> Die | None:
    """A die of that face, taken from among others."""
    found = next((each for each in dice if each.face == face), None)
    if found is not None:
        dice.remove(found)
    return found


MAKERS: Makers = {
    Committed: _committed,
    events.RoundBegan: _round,
    events.Rolled: _rolled,
    events.Lifted: _lifted,
}
