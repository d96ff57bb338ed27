"""Phones beside the big screen: it shows who is ready, and nothing of what is theirs alone."""

from collections.abc import Iterator

import pytest

from game.play.channels import PHONE, SCREEN, with_pad
from game.play.session import Session
from game.settings import Settings
from game.ui.couch.changing import changing
from game.ui.couch.knocking import Knocking
from game.ui.offscreen import Offscreen, offscreen
from game.ui.scene import Push
from game.ui.scenes.open_table import rematch
from game.ui.scenes.pause import Pause
from game.ui.tables.privacy import Screen
from game.ui.tables.wishes import whose_undo
from tests.toy.pitch import Pitches
from tests.toy.tables import answer, table
from tests.ui.hands import Mouse, choices
from tests.ui.laid import record
from tests.ui.paper_hub import SaidHub, phoning
from tests.ui.toy_table import ToyTable, Watch, box_open, laid

THREE = (0, 1, 2)
ONE_HERE = {1: PHONE, 2: PHONE}


@pytest.fixture
def stand(monkeypatch: pytest.MonkeyPatch) -> Iterator[Offscreen]:
    """A small window with the toy's box."""
    with box_open(monkeypatch), offscreen((640, 360), Settings(language="en", speed="instant")) as made:
        yield made


def new(stand: Offscreen) -> tuple[ToyTable, SaidHub]:
    """Three people, two of them with phones: each is to show a card that nobody else may see."""
    hub = phoning(stand, 1, 2)
    session = Session(record("medicine_show", "hhh"), stand.house.desk, channels=ONE_HERE)
    made = laid(stand, session)
    stand.frames(3, 0.1)
    return made, hub


def after_a_shill(stand: Offscreen, *hands: list[int]) -> tuple[ToyTable, SaidHub]:
    """The first player has played a shill, which whoever has a heckler can cancel; the second has a phone."""
    hub = phoning(stand, 1)
    session = Session(record("medicine_show", "hhh"), stand.house.desk, channels={1: PHONE})
    session.table = table(Pitches(THREE), *hands)
    session.story.clear()
    answer(session.table, 0, "play:5")
    made = laid(stand, session)
    stand.frames(2)
    return made, hub


def test_alone_at_a_screen_that_friends_with_phones_look_at_there_is_a_curtain(stand: Offscreen) -> None:
    show, _ = new(stand)
    assert (show.privacy.screen, show.privacy.seat, show.viewer) == (Screen.CURTAIN, 0, None)


def test_who_has_a_phone_is_asked_there_and_never_here(stand: Offscreen) -> None:
    show, hub = new(stand)
    watch = Watch(stand, show)
    for seat in (2, 1):
        hub.answer(show.session, seat)
        stand.frames(2)
        watch.look()
    assert [each.seat for each in show.session.record.answers] == [2, 1]
    assert (show.privacy.screen, show.privacy.seat) == (Screen.CURTAIN, 0), "the curtain stays where it was"
    stand.frames(4, 0.5)
    Mouse(stand).press_named("Lift the curtain")
    choices(show)[0].activate()
    stand.frames(3, 0.1)
    assert show.privacy.screen is not Screen.LOOK
    watch.look()


def test_the_big_screen_shows_who_is_ready_and_whose_phone_is_away_and_no_more(stand: Offscreen) -> None:
    show, hub = new(stand)
    assert [show.kind_of(seat) for seat in THREE] == ["", "phone", "phone"]
    hub.answer(show.session, 2)
    hub.go(1)
    stand.frames(2)
    assert [show.kind_of(seat) for seat in THREE] == ["", "warning", "check"]
    hub.come(1)
    stand.frames(2)
    assert show.kind_of(1) == "phone"
    assert set(hub.shown) == {1, 2}, "nothing is sent for whoever has no phone"


def test_phones_play_on_while_somebody_has_the_pause_open(stand: Offscreen) -> None:
    show, hub = new(stand)
    stand.app.stack.apply(Push(Pause(stand.house, show.session)))
    hub.answer(show.session, 1)
    stand.frames(2)
    assert [each.seat for each in show.session.record.answers] == [1]


def test_what_a_phone_answered_is_not_taken_back_at_the_big_screen(stand: Offscreen) -> None:
    show, hub = new(stand)
    hub.answer(show.session, 1)
    stand.frames(2)
    show.session.decide_undo()
    assert show.session.whose_undo() == 1
    show.privacy.close()
    show.arrange()
    assert whose_undo(show) is None


@pytest.mark.parametrize("hands", [([5, 1], [16], [2]), ([5, 1], [2], [16])], ids=["phone", "here"])
def test_a_call_waits_for_phones_and_screen_alike_whoever_was_asked(
    stand: Offscreen, hands: tuple[list[int], ...]
) -> None:
    show, _ = after_a_shill(stand, *map(list, hands))
    assert show.privacy.screen is Screen.CALL
    stand.frames(100, 0.1)
    assert not show.session.record.answers, "those before the screen have not said anything"
    assert show.privacy.screen is Screen.CALL
    Mouse(stand).press_named("Nobody")
    assert not show.session.record.answers
    stand.frames(3, 0.1)
    assert [each.code for each in show.session.record.answers] == ["pass"]


@pytest.mark.parametrize("hands", [([5, 1], [16], [2]), ([5, 1], [2], [16])], ids=["phone", "here"])
def test_nor_does_it_end_before_the_phones_had_their_time(
    stand: Offscreen, hands: tuple[list[int], ...]
) -> None:
    show, _ = after_a_shill(stand, *map(list, hands))
    Mouse(stand).press_named("Nobody")
    stand.frames(2, 0.1)
    assert show.privacy.screen is Screen.OPEN
    stand.frames(40, 0.1)
    assert not show.session.record.answers
    stand.frames(12, 0.1)
    assert [each.code for each in show.session.record.answers] == ["pass"]


def test_a_second_phone_is_let_in_or_turned_away_at_the_big_screen(stand: Offscreen) -> None:
    show, hub = new(stand)
    for name, done in (("Turn it away", "turn_away"), ("Let it in", "admit")):
        hub.knock(1)
        stand.frames(2)
        top = stand.app.stack.top
        assert isinstance(top, Knocking)
        Mouse(stand).press_named(name)
        stand.frames(2)
        assert hub.done[-1] == (done, 1)
        assert stand.app.stack.scenes == [show]


def test_the_question_goes_when_the_second_phone_has_given_up(stand: Offscreen) -> None:
    show, hub = new(stand)
    hub.knock(2, "")
    stand.frames(2)
    assert isinstance(stand.app.stack.top, Knocking)
    hub.knocking.clear()
    stand.frames(2)
    assert stand.app.stack.scenes == [show]
    assert not hub.done


def chosen(stand: Offscreen, show: ToyTable, seat: int, kind: str) -> None:
    """Somebody opens the places over the pause and chooses something for a seat."""
    places = changing(stand.house, show)
    for scene in (Pause(stand.house, show.session), places):
        stand.app.stack.apply(Push(scene))
    row = [each for each in places.form.widgets if hasattr(each, "changed")][seat]
    row.changed(kind)
    Mouse(stand).press_named("Play on")
    stand.frames(3, 0.1)
    assert stand.app.stack.scenes == [show]


def test_with_an_empty_battery_a_seat_is_taken_to_the_screen(stand: Offscreen) -> None:
    show, hub = new(stand)
    chosen(stand, show, 1, "screen")
    assert show.session.channels.of(1) == SCREEN
    assert (show.privacy.humans, show.phones.seats) == ((0, 1), (2,))
    assert hub.done == [("let_go", 1)]
    assert not hub.closed


def test_or_a_bot_plays_on(stand: Offscreen) -> None:
    show, hub = new(stand)
    chosen(stand, show, 2, "bot")
    assert not show.session.sitters[2].human
    assert (show.session.people, show.phones.seats) == ((0, 1), (1,))
    assert hub.done == [("let_go", 2)]


def test_with_the_last_phone_the_server_goes(stand: Offscreen) -> None:
    show, hub = new(stand)
    chosen(stand, show, 1, "screen")
    chosen(stand, show, 2, "screen")
    assert hub.closed
    assert stand.house.phoning is None


def test_in_a_rematch_everybody_keeps_what_they_play_with(stand: Offscreen) -> None:
    show, hub = new(stand)
    show.session.channels.put(0, with_pad(1))
    stand.house.reader.pads.press(41)
    stand.app.stack.apply(rematch(stand.house, show.session))
    again = stand.app.stack.top
    assert isinstance(again, ToyTable)
    assert again.session.channels.chosen == {0: with_pad(1), 1: PHONE, 2: PHONE}
    assert again.phones.seats == (1, 2)
    assert not hub.closed


def test_who_leaves_the_table_hangs_up(stand: Offscreen) -> None:
    _, hub = new(stand)
    stand.app.stack.apply(stand.house.routes.title())
    assert hub.closed
    assert stand.house.phoning is None
