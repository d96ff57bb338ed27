from dataclasses import dataclass, field, replace
from typing import Any, Self

import pytest

from game.engine import (
    DONE,
    WAIT,
    Action,
    Ask,
    Become,
    Committed,
    Done,
    Frame,
    IllegalAction,
    Move,
    Push,
    Seat,
    Table,
    flow,
    settle,
    submit,
)
from tests.engine.words import NO, YES, Log, give, numbers, table


@dataclass(slots=True)
class FirstComes(Frame[Log]):
    """Several are asked, the first yes ends it, a no stays; after `patience` noes the question is another."""

    seats: tuple[Seat, ...]
    patience: int = 9
    noes: list[Seat] = field(default_factory=list)
    yes: bool = False

    def asks(self, t: Table[Log]) -> tuple[Ask, ...]:
        kind = "hurry" if len(self.noes) >= self.patience else "first"
        return tuple(t.ask(seat, kind, (YES, NO)) for seat in self.seats if seat not in self.noes)

    def answer(self, t: Table[Log], seat: Seat, action: Action) -> None:
        self.yes = action == YES
        if action == NO:
            self.noes.append(seat)
        t.tell(Committed, seat, action.code())

    def step(self, t: Table[Log]) -> Move:
        return DONE if self.yes or len(self.noes) == len(self.seats) else WAIT

    def clone(self) -> Self:
        return replace(self, noes=self.noes.copy())


@dataclass(slots=True)
class Script(Frame[Log]):
    """Makes the moves it was given, one after the other."""

    name: str
    moves: list[Move]

    def step(self, t: Table[Log]) -> Move:
        t.world.done.append(self.name)
        return self.moves.pop(0)

    def returned(self, t: Table[Log], result: Any) -> None:
        t.world.done.append(f"{self.name} got {result}")

    def clone(self) -> Self:
        return replace(self, moves=self.moves.copy())


def test_frames_are_worked_off_from_the_top_and_results_go_down() -> None:
    child = Script("child", [Done(7)])
    t = table(
        Script("parent", [Push(child), Become(Script("heir", [Push(Script("other", [Done(8)])), DONE]))])
    )
    assert t.over
    assert t.asks == ()
    assert t.world.done == [
        "parent",
        "child",
        "parent got 7",
        "parent",
        "heir",
        "other",
        "heir got 8",
        "heir",
    ]


def test_a_question_withdrawn_gets_a_new_number() -> None:
    t = table(FirstComes((0, 1, 2)), FirstComes((0, 1, 2)))
    give(t, 1, "yes")
    assert numbers(t) == {0: 1, 1: 1, 2: 1}
    with pytest.raises(IllegalAction) as caught:
        submit(t, 0, 0, YES)
    assert caught.value.message.key == "engine.stale"


def test_a_question_that_stays_open_keeps_its_number() -> None:
    t = table(FirstComes((0, 1, 2)))
    give(t, 1, "no")
    assert numbers(t) == {0: 0, 2: 0}
    assert t.numbers == [0, 1, 0]


def test_a_question_that_became_another_gets_a_new_number() -> None:
    t = table(FirstComes((0, 1, 2), patience=1))
    give(t, 1, "no")
    assert {ask.kind for ask in t.asks} == {"hurry"}
    assert numbers(t) == {0: 1, 2: 1}


def test_questions_withdrawn_by_the_end_of_the_match_are_closed() -> None:
    t = table(FirstComes((0, 1)))
    give(t, 0, "yes")
    assert t.over
    assert t.asks == ()
    with pytest.raises(IllegalAction) as caught:
        submit(t, 0, 1, YES)
    assert caught.value.message.key == "engine.not_asked"


def test_a_seat_is_numbered_by_its_own_questions_only() -> None:
    t = table(*(FirstComes((seat,)) for seat in (2, 0, 1, 0)))
    asked = []
    while not t.over:
        asked.append((t.asks[0].seat, t.asks[0].number))
        give(t, t.asks[0].seat, "yes")
    assert asked == [(0, 0), (1, 0), (0, 1), (2, 0)]


def test_a_frame_that_waits_for_nobody_is_an_error() -> None:
    with pytest.raises(RuntimeError, match="waits for nobody"):
        table(Script("idle", [WAIT]))


def test_a_frame_that_never_ends_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flow, "_STEPS", 50)
    circle = Script("circle", [])
    circle.moves = [Become(circle)] * 100
    with pytest.raises(RuntimeError, match="never comes to an end"):
        table(circle)


def test_a_frame_that_asks_nothing_takes_no_answer() -> None:
    with pytest.raises(TypeError, match="Script asks nothing"):
        Script("mute", []).answer(table(FirstComes((0,))), 0, YES)


def test_events_are_those_of_the_last_answer() -> None:
    t = table(FirstComes((0, 1)))
    assert submit(t, 0, 0, NO) == [Committed(0, "no")]
    assert submit(t, 0, 1, NO) == t.events == [Committed(1, "no")]


def test_events_handed_out_do_not_change_with_the_next_answer() -> None:
    t = table(FirstComes((0, 1)))
    first = submit(t, 0, 0, NO)
    clone = t.clone()
    submit(t, 0, 1, NO)
    assert first == [Committed(0, "no")] == clone.events


def test_in_a_search_no_events_are_made() -> None:
    t = table(FirstComes((0, 1))).stop_telling()

    def never(*_: object) -> Any:
        raise AssertionError("an event was made")

    t.tell(never, 1)
    assert submit(t, 0, 0, NO) == []
    assert t.clone().events is None


def test_settling_an_empty_table_asks_nobody() -> None:
    t = table()
    settle(t)
    assert t.over
    assert t.asks == ()
    assert t.asked(None) is None
