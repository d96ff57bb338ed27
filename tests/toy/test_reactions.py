from game.engine import Rng, Window
from tests.toy import events
from tests.toy.actions import Heckle, Play
from tests.toy.pitch import Heckling, Pitches
from tests.toy.rules import MedicineShow
from tests.toy.tables import answer, asked, options, table

RULES = MedicineShow()
THREE = (0, 1, 2)


def test_what_nobody_can_cancel_happens_at_once() -> None:
    t = table(Pitches(THREE), [5, 0], [1], [2])
    told = answer(t, 0, "play:5")
    assert [type(event) for event in told] == [events.Played, events.Peeked, events.PutAway]
    assert t.world.coins == [5, 4, 4]
    assert t.world.discard == [5]


def test_a_reaction_cancels_the_effect() -> None:
    t = table(Pitches(THREE), [5, 0], [16], [2])
    answer(t, 0, "play:5")
    told = answer(t, 1, "heckle:16")
    assert told == [events.Played(1, Heckle(16)), events.PutAway(16), events.Cancelled(0, Play(5))]
    assert t.world.coins == [4, 4, 4]
    assert t.world.discard == [16, 5]


def test_a_cancelled_cancel_lets_the_effect_happen() -> None:
    t = table(Pitches(THREE), [5, 17], [16], [2])
    answer(t, 0, "play:5")
    answer(t, 1, "heckle:16")
    told = answer(t, 0, "heckle:17")
    assert told[:3] == [events.Played(0, Heckle(17)), events.PutAway(17), events.Cancelled(1, Heckle(16))]
    assert [type(event) for event in told[3:]] == [events.Peeked, events.PutAway]
    assert t.world.coins == [5, 4, 4]
    assert sorted(t.world.discard) == [5, 16, 17]


def test_a_cancel_of_a_cancelled_cancel_stands() -> None:
    t = table(Pitches(THREE), [5, 17], [16], [18])
    answer(t, 0, "play:5")
    answer(t, 1, "heckle:16")
    answer(t, 2, "pass")
    answer(t, 0, "heckle:17")
    answer(t, 2, "heckle:18")
    assert t.world.coins == [4, 4, 4]
    assert sorted(t.world.discard) == [5, 16, 17, 18]


def test_only_who_can_react_is_asked_and_in_private() -> None:
    t = table(Pitches(THREE), [5, 17], [1], [16])
    answer(t, 0, "play:5")
    assert asked(t) == [(2, "heckle")]
    assert t.asks[0].private
    assert t.asks[0].about == 5
    assert t.waiting() == ()


def test_nobody_else_learns_who_is_asked_to_react() -> None:
    to_one = table(Pitches(THREE), [5], [16, 17], [1, 2])
    to_two = table(Pitches(THREE), [5], [1, 2], [16, 17])
    for t in (to_one, to_two):
        answer(t, 0, "play:5")
    assert asked(to_one) != asked(to_two)
    for seat in (0, None):
        assert RULES.view(to_one, seat) == RULES.view(to_two, seat)


def test_letting_it_be_makes_no_event() -> None:
    t = table(Pitches(THREE), [5, 0], [16], [17])
    answer(t, 0, "play:5")
    assert answer(t, 1, "pass") == []
    assert asked(t) == [(2, "heckle")]


def test_with_poker_faces_everybody_with_cards_is_asked() -> None:
    t = table(Pitches((0, 1, 2, 3)), [5, 0], [1], [], [16], poker_face=True)
    answer(t, 0, "play:5")
    assert (asked(t), options(t, 1)) == ([(1, "heckle")], ["pass"])
    answer(t, 1, "pass")
    assert (asked(t), options(t, 3)) == ([(3, "heckle")], ["pass", "heckle:16"])


def test_a_reaction_that_counts_closes_the_window() -> None:
    t = table(Pitches(THREE), [5, 0], [16, 1], [17])
    answer(t, 0, "play:5")
    answer(t, 1, "heckle:16")
    assert asked(t) == [(2, "heckle")]
    assert t.asks[0].about == 16
    answer(t, 2, "pass")
    assert asked(t) == [(1, "pitch")]


def test_a_reaction_that_was_cancelled_leaves_the_window_open_for_those_after_it() -> None:
    t = table(Pitches((0, 1, 2, 3)), [5, 17, 0], [16, 20], [18], [19])
    answer(t, 0, "play:5")
    answer(t, 1, "heckle:16")
    answer(t, 2, "pass")
    answer(t, 3, "pass")
    answer(t, 0, "heckle:17")
    for seat in (1, 2, 3):
        answer(t, seat, "pass")
    assert asked(t) == [(2, "heckle")]
    assert t.asks[0].about == 5


def test_everybody_knows_how_far_a_window_has_come_while_a_reaction_lies_on_the_table() -> None:
    """Or a sample would go on with the wrong seat once the reaction is dealt with."""
    t = table(Pitches((0, 1, 2, 3)), [5, 17], [16, 20], [18], [19])
    answer(t, 0, "play:5")
    answer(t, 1, "heckle:16")
    for seat in (2, 3):
        answer(t, seat, "pass")
    view = RULES.view(t, 0)
    windows = [frame for frame in view.frames if isinstance(frame, Window)]
    assert [window.at for window in windows] == [1, 2]
    for i in range(20):
        sample = RULES.sample(view, Rng.seeded(i))
        answer(sample, 0, "heckle:17")
        while sample.asks and sample.asks[0].about == 17:
            answer(sample, sample.asks[0].seat, "pass")
        assert not sample.asks or sample.asks[0].kind != "heckle" or sample.asks[0].seat in (2, 3)


def test_where_nobody_holds_a_card_no_window_opens() -> None:
    t = table(Pitches((0, 1)), [5, 6], [], poker_face=True)
    answer(t, 0, "play:5")
    assert t.world.coins == [5, 4]
    assert not any(isinstance(frame, Heckling) for frame in t.frames)
