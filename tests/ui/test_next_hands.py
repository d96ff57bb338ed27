"""The hands that answered for one person do nothing to the next one's curtain or question."""

from collections.abc import Callable, Iterator

import pygame
import pytest

from game.play.session import Session
from game.settings import Settings
from game.ui.app import LONGEST
from game.ui.offscreen import Offscreen, offscreen
from game.ui.tables.curtain import Lift
from game.ui.tables.lull import MOMENT
from game.ui.tables.privacy import Screen
from game.ui.widgets.button import Button
from game.ui.widgets.widget import middle, within
from tests.toy.pitch import Pitches
from tests.toy.tables import table
from tests.ui.hands import Keyboard, Mouse, Pad, Walker, choices
from tests.ui.laid import record
from tests.ui.toy_table import ToyTable, box_open, laid

Press = Callable[[Offscreen], None]


def key(code: int, scancode: int = 0) -> Press:
    return lambda stand: Keyboard(stand).key(code, scancode)


def button(number: int) -> Press:
    return lambda stand: Pad(stand).button(number)


HAMMERED: dict[str, Press] = {
    "enter": key(pygame.K_RETURN),
    "space": key(pygame.K_SPACE),
    "one": key(pygame.K_1, pygame.KSCAN_1),
    "first action": key(pygame.K_r),
    "A": button(pygame.CONTROLLER_BUTTON_A),
    "X": button(pygame.CONTROLLER_BUTTON_X),
}
LIFTING: dict[str, Press] = {"up": key(pygame.K_UP), "cross": button(pygame.CONTROLLER_BUTTON_DPAD_UP)}


@pytest.fixture
def stand(monkeypatch: pytest.MonkeyPatch) -> Iterator[Offscreen]:
    with box_open(monkeypatch), offscreen((640, 360), Settings(language="en", speed="instant")) as made:
        yield made


def at_the_curtain(stand: Offscreen) -> ToyTable:
    show = laid(stand, Session(record("medicine_show", "hhh"), stand.house.desk))
    stand.frames(3)
    assert show.privacy.screen is Screen.CURTAIN
    return show


def hammer(stand: Offscreen, press: Press, times: int, pause: float) -> None:
    for _ in range(times):
        press(stand)
        stand.frames(1, pause)


def lift(stand: Offscreen) -> None:
    Mouse(stand).press(next(each for each in stand.app.stack.top.form.widgets if isinstance(each, Lift)))  # type: ignore[attr-defined]


def called(stand: Offscreen) -> ToyTable:
    """The first player has just played a shill, which both others could cancel."""
    session = Session(record("medicine_show", "hhh"), stand.house.desk)
    session.table = table(Pitches((0, 1, 2)), [5, 1], [16], [17])
    session.story.clear()
    show = laid(stand, session)
    stand.house.settings.speed = "fast"
    Keyboard(stand).press_named("play:5")
    assert show.playback.busy
    while not show.calls:
        stand.frames(1, 0.05)
    return show


def test_when_a_call_appears_the_focus_is_on_nobody_and_not_on_a_name(stand: Offscreen) -> None:
    focused = called(stand).form.focused
    assert isinstance(focused, Button)
    assert focused.words == "Nobody"


def test_who_hammers_does_not_decide_for_all_that_nobody_reacts(stand: Offscreen) -> None:
    show = called(stand)
    for press in HAMMERED.values():
        hammer(stand, press, 6, 0.15)
    assert show.calls
    stand.frames(1, MOMENT)
    Keyboard(stand).confirm()
    assert [each.code for each in show.session.record.answers[1:]] == ["pass", "pass"]


@pytest.mark.parametrize("press", HAMMERED.values(), ids=HAMMERED)
def test_no_key_that_answers_ever_lifts_the_next_curtain(stand: Offscreen, press: Press) -> None:
    show = at_the_curtain(stand)
    for pause in (0.05, 0.15, 0.2, 1.0):
        hammer(stand, press, 6, pause)
        assert show.privacy.screen is Screen.CURTAIN
        assert show.viewer is None


@pytest.mark.parametrize("press", LIFTING.values(), ids=LIFTING)
def test_the_curtain_is_lifted_upwards_but_not_by_who_hammers(stand: Offscreen, press: Press) -> None:
    show = at_the_curtain(stand)
    hammer(stand, press, 12, 0.2)
    assert show.privacy.screen is Screen.CURTAIN
    stand.frames(1, MOMENT)
    press(stand)
    assert show.viewer == 0


@pytest.mark.parametrize("press", HAMMERED.values(), ids=HAMMERED)
def test_what_is_still_hammered_when_the_curtain_lifts_chooses_nothing(
    stand: Offscreen, press: Press
) -> None:
    show = at_the_curtain(stand)
    lift(stand)
    assert show.viewer == 0
    hammer(stand, press, 12, 0.15)
    assert not show.session.record.answers


@pytest.mark.parametrize("hand_type", [Keyboard, Pad])
def test_after_a_rest_the_same_key_chooses(stand: Offscreen, hand_type: type[Walker]) -> None:
    show = at_the_curtain(stand)
    hand = hand_type(stand)
    hand.press(choices(show)[0])
    assert show.viewer == 0
    stand.frames(1, MOMENT)
    hand.confirm()
    assert len(show.session.record.answers) == 1


def test_the_second_click_of_a_double_click_neither_lifts_the_next_curtain_nor_picks(
    stand: Offscreen,
) -> None:
    show = at_the_curtain(stand)
    lift(stand)
    at = stand.house.canvas.pixel(middle(choices(show)[4].area))

    def click(stand: Offscreen) -> None:
        stand.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
        stand.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))

    hammer(stand, click, 3, 0.1)
    assert not show.session.record.answers
    stand.frames(1, MOMENT)
    hammer(stand, click, 3, 0.1)
    assert len(show.session.record.answers) == 1
    assert show.privacy.screen is Screen.CURTAIN
    assert show.privacy.seat == 1


@pytest.mark.parametrize("down", [600.0, 620.0, 900.0, 300.0])
def test_the_button_that_lifts_never_lies_where_the_last_click_was(stand: Offscreen, down: float) -> None:
    show = at_the_curtain(stand)
    lift(stand)
    show.form.at = (960.0, down)
    choices(show)[0].activate()
    stand.frames(3)
    (lifting,) = choices(show)
    assert not within(lifting.area, (960.0, down))
    assert lifting.area[1] + lifting.area[3] < 1080


@pytest.mark.parametrize("by", ["escape", "mouse"])
def test_who_called_by_mistake_goes_back_without_looking(stand: Offscreen, by: str) -> None:
    show = at_the_curtain(stand)
    show.privacy.call(1)
    show.look()
    stand.frames(1, MOMENT)
    hammer(stand, HAMMERED["enter"], 3, 1.0)
    assert (show.privacy.screen, show.privacy.seat) == (Screen.CURTAIN, 1)
    if by == "escape":
        Keyboard(stand).key(pygame.K_ESCAPE)
    else:
        Mouse(stand).press_named("Back")
    assert stand.app.stack.top is show
    stand.frames(1)
    assert (show.privacy.screen, show.privacy.seat) == (Screen.CURTAIN, 0)


def slow(stand: Offscreen, seconds: float) -> None:
    """One frame of a busy machine: things move on as if it had been a short one."""
    stand.app.step(LONGEST, seconds)


def test_on_a_busy_machine_one_quiet_frame_is_enough(stand: Offscreen) -> None:
    show = at_the_curtain(stand)
    show.lull.begin_anew()
    show.arrange()
    slow(stand, 0.5)  # in which the curtain was drawn
    assert show.lull.deaf
    slow(stand, 0.5)
    assert not show.lull.deaf


def test_but_not_one_in_which_somebody_hammers(stand: Offscreen) -> None:
    show = at_the_curtain(stand)
    show.lull.begin_anew()
    show.arrange()
    for _ in range(5):
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_UP, scancode=0, mod=0, unicode=""))
        slow(stand, 0.5)
        assert show.privacy.screen is Screen.CURTAIN


def test_one_sees_when_the_curtain_can_be_lifted(stand: Offscreen) -> None:
    show = at_the_curtain(stand)
    show.lull.begin_anew()
    show.arrange()
    (lift,) = (each for each in show.form.widgets if isinstance(each, Lift))
    assert lift.face == "disabled"
    deaf = pygame.image.tobytes(stand.picture(), "RGB")
    stand.frames(2, MOMENT)
    assert lift.face == "normal"
    assert pygame.image.tobytes(stand.picture(), "RGB") != deaf
    Keyboard(stand).key(pygame.K_UP)
    assert show.privacy.screen is Screen.LOOK
