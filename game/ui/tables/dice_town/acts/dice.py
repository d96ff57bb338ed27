"""Dice in their rows: taken back, turned, and leaping for the best hand."""

from collections.abc import Callable

from game.games.dice_town import events
from game.games.dice_town.dice import NAMES
from game.ui.design import Point
from game.ui.playback import Act, wait
from game.ui.tables.dice_town import townsfolk
from game.ui.tables.dice_town.acts.crew import Crew, Cue, Makers
from game.ui.tables.kit.dice import Die
from game.ui.tween import between, start_and_stop


def face_of(die: Die) -> int:
    return NAMES.index(die.face)


def _take_back(crew: Crew, cue: Cue) -> list[Act]:
    """Dice that cannot be paid for go back into the cup."""
    table, event = crew.table, cue.first
    going: list[tuple[Die, Point]] = []

    def begin() -> None:
        left = list(event.faces)
        for die in table.dice[event.seat]:
            if face_of(die) in left:
                left.remove(face_of(die))
                going.append((die, die.rest))
        table.sound("throw")

    def show(t: float) -> None:
        for die, start in going:
            die.rest = between(start, table.cups[event.seat].at, start_and_stop(t), 40.0)

    return [Act(0.45, show, begin=begin, end=rows(crew, cue))]


def _turned(crew: Crew, cue: Cue) -> list[Act]:
    """One die leaps, tumbles and shows another face."""
    table, event = crew.table, cue.first
    die: list[Die] = []

    def begin() -> None:
        die.extend([each for each in table.dice[event.seat] if face_of(each) == event.of][:1])
        for each in die:
            each.face = NAMES[event.to]
            each.t = 0.0
        table.sound("throw")

    def show(t: float) -> None:
        for each in die:
            each.t = t

    def end() -> None:
        rows(crew, cue)()
        table.sound("settle_1")

    return [Act(0.6, show, begin=begin, end=end)]


def rows(crew: Crew, cue: Cue) -> Callable[[], None]:
    """Lay the row of a seat anew, as it is once the event has come true."""

    def lay() -> None:
        table, seat = crew.table, cue.first.seat
        kept = tuple(sorted(cue.after.kept[seat]))
        table.dice[seat] = townsfolk.kept_dice(kept, table.panel(seat))

    return lay


def _hands_done(_crew: Crew, _cue: Cue) -> list[Act]:
    """Everybody compares."""
    return [wait(0.3)]


def _best_hand(crew: Crew, cue: Cue) -> list[Act]:
    """The dice of the best hand leap, one after the other."""
    return [crew.leap(list(cue.first.seats), None, 0.6, "tick")]


MAKERS: Makers = {
    events.TookBack: _take_back,
    events.Turned: _turned,
    events.HandsDone: _hands_done,
    events.BestHand: _best_hand,
}
