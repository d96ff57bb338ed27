from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

import pytest

from game.engine import (
    HIDDEN,
    PASS,
    Action,
    EachSeat,
    Frame,
    Resolve,
    Sealed,
    Seat,
    Table,
    Window,
    seat_code,
    seat_of,
)
from tests.engine.words import YES, Log, Say, give, table


@dataclass(slots=True)
class Effect(Resolve[Log]):
    """Notes how it goes; nobody can react."""

    def announce(self, t: Table[Log]) -> None:
        t.world.done.append("announced")

    def window(self, t: Table[Log]) -> Window[Log] | None:
        return Doubts((0, 1, 2)) if self.action == YES else None

    def effect(self, t: Table[Log]) -> Frame[Log] | None:
        t.world.done.append("happened")
        return Rumours((1,)) if self.action == YES else None

    def finish(self, t: Table[Log]) -> None:
        t.world.done.append("finished")


@dataclass(slots=True)
class Rumours(EachSeat[Log]):
    """Each seat may say something once."""

    kind: ClassVar[str] = "rumour"

    def options(self, t: Table[Log], seat: Seat) -> Sequence[Action]:
        return () if str(seat) in t.world.done else (PASS, Say("gold"))

    def act(self, t: Table[Log], seat: Seat, action: Action) -> Frame[Log] | None:
        t.world.done.append(str(seat))
        return None


@dataclass(slots=True)
class Boasts(EachSeat[Log]):
    """Each seat may boast as often as it likes, but no more than twice."""

    kind: ClassVar[str] = "boast"
    stays: ClassVar[bool] = True

    def options(self, t: Table[Log], seat: Seat) -> Sequence[Action]:
        return () if t.world.done.count(str(seat)) == 2 else (PASS, Say("me"))

    def act(self, t: Table[Log], seat: Seat, action: Action) -> Frame[Log] | None:
        t.world.done.append(str(seat))
        return None


@dataclass(slots=True)
class Doubts(Window[Log]):
    """All may doubt; a doubt is an effect of its own to which nobody reacts."""

    kind: ClassVar[str] = "doubt"

    def options(self, t: Table[Log], seat: Seat) -> Sequence[Action]:
        return (PASS, Say("doubt"))

    def act(self, t: Table[Log], seat: Seat, action: Action) -> Frame[Log] | None:
        t.world.done.append(f"{seat} doubts")
        return Effect(seat, action)


@dataclass(slots=True)
class LongDoubts(Doubts):
    """Goes on after a doubt."""

    closes: ClassVar[bool] = False


@dataclass(slots=True)
class RoundDoubts(Doubts):
    """Goes round until nobody doubts, or a doubt has counted."""

    until_all_pass: ClassVar[bool] = True


@dataclass(slots=True)
class EndlessDoubts(RoundDoubts):
    """Goes round until nobody doubts any more."""

    closes: ClassVar[bool] = False


@dataclass(slots=True)
class Votes(Sealed[Log]):
    kind: ClassVar[str] = "vote"

    def options(self, t: Table[Log], seat: Seat) -> Sequence[Action]:
        return (Say(f"for{seat}"), Say("against"))


def test_an_effect_goes_from_its_announcement_to_its_end() -> None:
    t = table(Effect(0, Say("plain")))
    assert t.over
    assert t.world.done == ["announced", "happened", "finished"]


def test_what_an_effect_leads_to_is_part_of_it() -> None:
    t = table(Effect(0, YES))
    for seat in (0, 1, 2):
        give(t, seat, "pass")
    assert t.world.done == ["announced", "happened"]
    give(t, 1, "gold")
    assert t.world.done == ["announced", "happened", "1", "finished"]
    assert t.over


def test_a_cancelled_effect_is_still_put_away() -> None:
    t = table(Effect(0, YES))
    give(t, 0, "pass")
    give(t, 1, "doubt")
    assert t.over
    assert t.world.done == ["announced", "1 doubts", "announced", "happened", "finished", "finished"]


def test_a_window_that_does_not_close_asks_the_others_too() -> None:
    t = table(LongDoubts((0, 1, 2)))
    give(t, 0, "doubt")
    assert t.asked(1)
    give(t, 1, "pass")
    give(t, 2, "doubt")
    assert t.over
    assert [word for word in t.world.done if "doubts" in word] == ["0 doubts", "2 doubts"]


def test_a_window_that_goes_round_is_over_once_a_reaction_has_counted() -> None:
    t = table(RoundDoubts((0, 1, 2)))
    give(t, 0, "pass")
    give(t, 1, "doubt")
    assert t.over


def test_nobody_else_learns_whether_a_window_has_begun_another_round() -> None:
    """Or all would know that who is asked now sits before, or after, whoever reacted."""
    windows = []
    for passing in ((1,), (1, 2)):
        t = table(EndlessDoubts((0, 1, 2)))
        give(t, 0, "doubt")
        for seat in passing:
            give(t, seat, "pass")
        assert isinstance(t.frames[0], EndlessDoubts)
        windows.append(t.frames[0])
    assert [window.busy for window in windows] == [True, False]
    assert windows[0].seen_by(None) == windows[1].seen_by(None)
    assert windows[0].seen_by(1) == windows[1].seen_by(1)
    assert windows[0].seen_by(2) != windows[1].seen_by(2)


def test_a_window_shows_its_place_only_to_the_seat_it_asks() -> None:
    t = table(Doubts((0, 1, 2)))
    give(t, 0, "pass")
    window = t.frames[0]
    assert isinstance(window, Doubts)
    assert window.seen_by(1).at == 1
    assert window.seen_by(0).at == window.seen_by(2).at == window.seen_by(None).at == -1
    assert window.seen_by(0).asks(t) == ()
    assert window.at == 1


def test_each_seat_is_asked_once_and_in_turn() -> None:
    t = table(Rumours((2, 0, 1)))
    asked = []
    while not t.over:
        asked.append(t.asks[0].seat)
        give(t, asked[-1], "pass")
    assert asked == [2, 0, 1]


def test_who_stays_is_asked_until_it_passes_or_has_nothing_left_to_do() -> None:
    t = table(Boasts((0, 1, 2)))
    for seat, word in ((0, "me"), (0, "me"), (1, "pass"), (2, "me"), (2, "pass")):
        assert [ask.seat for ask in t.asks] == [seat]
        give(t, seat, word)
    assert t.over
    assert t.world.done == ["0", "0", "2"]


def test_who_has_no_options_is_passed_over() -> None:
    t = table(Rumours((0, 0, 1)))
    give(t, 0, "gold")
    assert t.asks[0].seat == 1


def test_sealed_answers_are_handed_on_in_seat_order() -> None:
    t = table(Votes((2, 0, 1)))
    give(t, 1, "for1")
    give(t, 2, "against")
    frame = t.frames[0]
    assert isinstance(frame, Votes)
    assert frame.answers == [Say("against"), None, Say("for1")]
    assert frame.seen_by(2).answers == [Say("against"), None, HIDDEN]
    assert frame.seen_by(None).answers == [HIDDEN, None, HIDDEN]
    give(t, 0, "for0")
    assert t.over


def test_a_sealed_choice_of_nobody_is_over_at_once() -> None:
    assert table(Votes(())).over


def test_seats_are_written_from_one() -> None:
    assert [seat_code(seat) for seat in range(3)] == ["1", "2", "3"]
    assert [seat_of(seat_code(seat)) for seat in range(12)] == list(range(12))


@pytest.mark.parametrize("text", ["", "0", "-1", "+1", "1.0", " 1", "²", "１", "100", "one", "00"])
def test_no_other_text_is_a_seat(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - the kind of error is all there is to it
        seat_of(text)
