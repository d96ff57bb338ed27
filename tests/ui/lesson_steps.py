"""A lesson taken step by step as the coach would, without a picture: for tests of every step."""

from collections.abc import Iterator
from typing import Any

from game.play.lessons import Lesson, Place
from game.ui.design import HEIGHT, WIDTH, Area
from game.ui.house import House
from game.ui.screens_lessons import at_step
from game.ui.tables.coaching.bubble import Bubble
from game.ui.tables.coaching.placing import shared
from game.ui.tables.table import TableScene

MOST = 2_000
BOARD = 500_000.0
"""What is larger than this is the ground that other pieces lie on."""


def steps_of(house: House, lesson: Lesson) -> Iterator[TableScene[Any]]:
    """The table at each step, when it has been said and nothing moves any more."""
    for number in range(len(lesson.chapters)):
        if lesson.begins(number) == number:
            table = at_step(house, lesson, Place(number, 0))
            yield table
            while go_on(table):
                yield table


def go_on(table: TableScene[Any]) -> bool:
    """Do what the coach wants, and wait for the next step; whether there is one in this match."""
    coach = table.coach
    assert coach is not None
    before = coach.place
    if not coach.reads:
        coach.show()
    elif coach.go_on() is not None:
        return False
    for _ in range(MOST):
        table.update(0.0)
        table.skip()
        if coach.step is not None and coach.place != before:
            table.arrange()
            return True
    raise AssertionError(f"nothing is said after {before}")


def do_wrong(table: TableScene[Any]) -> bool:
    """Answer something else than the coach wants, if one can: nothing changes but what he says."""
    coach, ask = table.coach, table.ask
    assert coach is not None
    step = coach.step
    assert step is not None
    if not step.answer or ask is None:
        return False
    other = next((each for each in ask.options if not step.takes(each.code())), None)
    if other is None:
        return False
    before = coach.place, table.session.record.dumps()
    table.give(ask, other)
    assert (coach.place, table.session.record.dumps()) == before
    assert coach.replied()
    return True


def sheet_of(table: TableScene[Any]) -> Area:
    return next(each.area for each in table.form.widgets if isinstance(each, Bubble))


def hidden(table: TableScene[Any]) -> list[str]:
    """What lies below the sheet, though it must be seen: what it is about, one's own card, what to press."""
    assert table.coach is not None
    step, sheet = table.coach.step, sheet_of(table)
    assert step is not None
    must = {name: table.piece(name) for name in (*step.at, "seat.1")}
    found = [name for name, area in must.items() if area is None or (is_small(area) and shared(sheet, area))]
    buttons = [each for each in table.form.widgets if each.pressable and (each.hinted or step.quiet)]
    answers = [each for each in buttons if each in table._answers]
    found += [f"{each} {each.area}" for each in answers if shared(sheet, each.area)]
    if sheet[0] < 0 or sheet[1] < 0 or sheet[0] + sheet[2] > WIDTH or sheet[1] + sheet[3] > HEIGHT:
        found.append("the sheet itself")
    return found


def is_small(area: Area) -> bool:
    return area[2] * area[3] < BOARD
