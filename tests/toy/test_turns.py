from game.engine import HIDDEN, Committed, Sealed, settle
from tests.toy import events
from tests.toy.days import Curtain, Days
from tests.toy.pitch import Pitches
from tests.toy.rules import MedicineShow
from tests.toy.tables import answer, asked, options, table

RULES = MedicineShow()


def test_pitching_goes_round_until_all_pass() -> None:
    t = table(Pitches((0, 1)), [5, 6], [7, 0])
    answer(t, 0, "pass")
    answer(t, 1, "play:7")
    assert asked(t) == [(0, "pitch")]
    answer(t, 0, "play:5")
    answer(t, 1, "pass")
    assert asked(t) == [(0, "pitch")]
    answer(t, 0, "pass")
    answer(t, 1, "pass")
    assert t.over


def test_who_has_no_cards_is_passed_over() -> None:
    t = table(Pitches((0, 1, 2)), [], [0], [])
    assert asked(t) == [(1, "pitch")]
    assert options(t, 1) == ["pass"]


def test_all_choose_at_the_same_time_from_their_own_hands() -> None:
    t = table(Curtain((0, 1)), [3, 9], [4])
    assert asked(t) == [(0, "show"), (1, "show")]
    assert options(t, 0) == ["show:3", "show:9"]
    assert options(t, 1) == ["show:4"]
    assert all(ask.sealed and not ask.private for ask in t.asks)


def test_nobody_sees_a_choice_before_all_have_chosen() -> None:
    t = table(Curtain((0, 1, 2)), [3, 9], [4], [5])
    assert answer(t, 0, "show:9") == [Committed(0, "show")]
    assert asked(t) == [(1, "show"), (2, "show")]
    for seat, seen in ((0, "show:9"), (1, "?"), (None, "?")):
        frame = RULES.view(t, seat).frames[-1]
        assert isinstance(frame, Sealed)
        first = frame.answers[0]
        assert first is not None
        assert first.code() == seen
        assert frame.answers[1:] == [None, None]
    assert HIDDEN not in t.asks[0].options


def test_all_choices_are_revealed_together_and_the_highest_makes_the_judge() -> None:
    t = table(Days(), [], [], top=(7, 3, 8, 4))
    answer(t, 1, "show:7")
    told = answer(t, 0, "show:8")
    assert told[:2] == [Committed(0, "show"), events.Shown(((0, 8), (1, 7)), 0, 1)]
    assert t.world.judge == 0
    assert t.world.discard == [8, 7]


def test_a_settled_table_stays_as_it_is() -> None:
    t = table(Curtain((0, 1)), [3, 9], [4])
    before = t.clone()
    settle(t)
    assert t == before
