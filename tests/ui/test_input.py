"""Keys, mouse and pads: whatever a player uses, the app understands what is meant."""

import pygame
import pytest

from game.games.claim_it.kinds import Kind
from game.ui.glyphs import draw_glyph
from game.ui.input import Reader
from game.ui.intents import (
    Asked,
    Closed,
    Device,
    Erased,
    Intent,
    Moved,
    Numbered,
    PadJoined,
    PadLeft,
    Pointed,
    Pressed,
    Typed,
    Way,
    Wish,
    Wished,
    pad_of,
)
from game.ui.offscreen import Offscreen
from game.ui.tables.lull import MOMENT
from game.ui.widgets.widget import middle
from tests.ui.hands import Mouse
from tests.ui.laid import claim_it

STICK = pygame.CONTROLLER_AXIS_LEFTX


@pytest.fixture
def reader(shown: Offscreen) -> Reader:
    pygame.event.clear()
    return shown.house.reader


def heard(reader: Reader, *events: pygame.Event) -> list[Intent]:
    for event in events:
        pygame.event.post(event)
    return list(reader.read())


def key(key: int, mod: int = 0, scancode: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=key, mod=mod, scancode=scancode, unicode="")


def button(button: int, pad: int = 3) -> pygame.Event:
    return pygame.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=pad, button=button)


def stick(value: int, axis: int = STICK) -> pygame.Event:
    return pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=3, axis=axis, value=value)


def test_on_a_french_keyboard_the_first_key_of_the_upper_row_is_one(reader: Reader) -> None:
    assert heard(reader, key(pygame.K_AMPERSAND, scancode=pygame.KSCAN_1)) == [Numbered(1)]
    assert heard(reader, key(pygame.K_0, scancode=pygame.KSCAN_0)) == [Numbered(10)]


@pytest.mark.parametrize(
    ("code", "scancode"),
    [
        pytest.param(pygame.K_EQUALS, pygame.KSCAN_EQUALS, id="english"),
        pytest.param(pygame.K_PLUS, pygame.KSCAN_RIGHTBRACKET, id="german"),
        pytest.param(pygame.K_1, pygame.KSCAN_1, id="swiss"),
    ],
)
def test_a_plus_makes_things_faster_wherever_it_is(reader: Reader, code: int, scancode: int) -> None:
    pressed = pygame.Event(pygame.KEYDOWN, key=code, mod=pygame.KMOD_SHIFT, scancode=scancode, unicode="+")
    assert heard(reader, pressed) == [Wished(Wish.FASTER)]


def test_the_minus_of_a_french_keyboard_is_the_six(reader: Reader) -> None:
    six = pygame.Event(pygame.KEYDOWN, key=pygame.K_MINUS, mod=0, scancode=pygame.KSCAN_6, unicode="-")
    assert heard(reader, six) == [Numbered(6)]


def test_a_letter_is_a_shortcut_until_somebody_types(reader: Reader) -> None:
    typed = key(pygame.K_r), pygame.Event(pygame.TEXTINPUT, text="r")
    assert heard(reader, *typed) == [Wished(Wish.FIRST_ACTION)]
    reader.typing = True
    assert heard(reader, *typed) == [Typed("r")]
    assert heard(reader, key(pygame.K_1, scancode=pygame.KSCAN_1)) == []
    assert heard(reader, key(pygame.K_BACKSPACE), key(pygame.K_DELETE)) == [Erased(-1), Erased(1)]


@pytest.mark.parametrize(
    ("pressed", "wish"),
    [
        (key(pygame.K_RETURN), Wish.CONFIRM),
        (key(pygame.K_RETURN, pygame.KMOD_LALT), Wish.FULLSCREEN),
        (key(pygame.K_RETURN, pygame.KMOD_RALT), Wish.FULLSCREEN),
        (key(pygame.K_F11), Wish.FULLSCREEN),
        (key(pygame.K_z, pygame.KMOD_LCTRL), Wish.UNDO),
        (key(pygame.K_y, pygame.KMOD_LCTRL), Wish.REDO),
        (key(pygame.K_ESCAPE), Wish.CANCEL),
    ],
)
def test_keys_mean_what_they_mean_everywhere_even_while_typing(
    reader: Reader, pressed: pygame.Event, wish: Wish
) -> None:
    for reader.typing in (False, True):
        assert heard(reader, pressed) == [Wished(wish)]


def test_a_pad_joins_with_its_first_press_and_leaves_when_unplugged(reader: Reader) -> None:
    confirm = button(pygame.CONTROLLER_BUTTON_A)
    assert heard(reader, confirm) == [PadJoined(1), Wished(Wish.CONFIRM)]
    assert heard(reader, confirm) == [Wished(Wish.CONFIRM)]
    assert heard(reader, pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=3)) == [PadLeft(1)]
    assert (reader.pads.here, reader.device) == ((), Device.KEYBOARD)


@pytest.mark.parametrize("number", [-1, 0, 7, 9999, 2**31 - 1])
def test_pads_that_come_and_go_never_break_anything(reader: Reader, number: int) -> None:
    plugged = pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=number)
    unplugged = pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=number)
    assert heard(reader, plugged, unplugged, unplugged, plugged) == []


def test_what_a_pad_says_tells_which_pad_it_was_and_means_the_same(reader: Reader) -> None:
    up, confirm = pygame.CONTROLLER_BUTTON_DPAD_UP, pygame.CONTROLLER_BUTTON_A
    said = heard(reader, button(up, pad=8), button(confirm, pad=3), stick(30_000), key(pygame.K_RETURN))
    told = [each for each in said if not isinstance(each, PadJoined)]
    assert told == [Moved(Way.UP), Wished(Wish.CONFIRM), Moved(Way.RIGHT), Wished(Wish.CONFIRM)]
    assert [pad_of(each) for each in told] == [1, 2, 2, 0]


def test_a_stick_counts_once_until_it_is_let_go(reader: Reader) -> None:
    assert heard(reader, stick(30_000)) == [PadJoined(1), Moved(Way.RIGHT)]
    assert heard(reader, stick(32_000), stick(15_000), stick(30_000)) == []
    assert heard(reader, stick(100), stick(30_000)) == [Moved(Way.RIGHT)]
    assert heard(reader, stick(-30_000)) == [Moved(Way.LEFT)]
    assert heard(reader, stick(30_000, pygame.CONTROLLER_AXIS_RIGHTX)) == []


def test_either_trigger_has_a_meaning_of_its_own(reader: Reader) -> None:
    rules, again = pygame.CONTROLLER_AXIS_TRIGGERLEFT, pygame.CONTROLLER_AXIS_TRIGGERRIGHT
    assert heard(reader, stick(30_000, again)) == [PadJoined(1), Wished(Wish.AGAIN)]
    assert heard(reader, stick(32_000, again), stick(30_000, rules)) == [Wished(Wish.RULES)]
    assert heard(reader, stick(0, again), stick(30_000, again)) == [Wished(Wish.AGAIN)]


def test_a_trigger_counts_once_until_it_is_let_go(reader: Reader) -> None:
    trigger = pygame.CONTROLLER_AXIS_TRIGGERLEFT
    assert heard(reader, stick(30_000, trigger)) == [PadJoined(1), Wished(Wish.RULES)]
    assert heard(reader, stick(32_000, trigger), stick(15_000, trigger), stick(30_000, trigger)) == []
    assert heard(reader, stick(0, trigger), stick(30_000, trigger)) == [Wished(Wish.RULES)]


def test_prompts_follow_the_device_used_last(shown: Offscreen, reader: Reader) -> None:
    pictures = set()
    for event, device in (
        (key(pygame.K_UP), Device.KEYBOARD),
        (button(pygame.CONTROLLER_BUTTON_A), Device.XBOX),
        (pygame.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 0), buttons=(0, 0, 0)), Device.MOUSE),
    ):
        heard(reader, event)
        assert reader.device is device
        shown.house.canvas.surface.fill("black")
        draw_glyph(shown.house.canvas, reader.device, Wish.FIRST_ACTION, (300, 300))
        pictures.add(pygame.image.tobytes(shown.house.canvas.surface, "RGB"))
    assert len(pictures) == 3


def test_a_mouse_that_is_only_told_where_it_is_takes_no_prompt_away(reader: Reader) -> None:
    heard(reader, key(pygame.K_UP))
    heard(reader, pygame.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0)))
    assert reader.device is Device.KEYBOARD


def test_the_mouse_points_into_the_design_whatever_the_windows_shape(
    shown: Offscreen, reader: Reader
) -> None:
    shown.house.canvas.fit(pygame.Surface((1280, 1000)))  # 140 pixels are free above and below
    moved = pygame.Event(pygame.MOUSEMOTION, pos=(640, 500), rel=(1, 1), buttons=(0, 0, 0))
    down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(0, 140), button=1)
    assert heard(reader, moved, down) == [Pointed((960.0, 540.0)), Pressed((0.0, 0.0))]


def test_the_right_button_asks_and_the_cross_closes(reader: Reader) -> None:
    right = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(640, 360), button=3)
    assert heard(reader, right, pygame.Event(pygame.QUIT)) == [Asked((960.0, 540.0)), Closed()]


def test_a_double_click_answers_one_question_only_once(shown: Offscreen) -> None:
    table = claim_it(shown.house, "hh", 4, Kind.PRESS_ON)
    shown.show(table)
    shown.frames(2, MOMENT)  # hands are not heard before
    before = len(table.session.record.answers)
    roll = Mouse(shown).named(shown.house.words("ui.claim_it.roll"))
    at = shown.house.canvas.pixel(middle(roll.area))
    click = [pygame.Event(kind, pos=at, button=1) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)]
    for event in (*click, *click):
        pygame.event.post(event)
    for intent in shown.house.reader.read():
        shown.app.hear(intent)
    assert len(table.session.record.answers) == before + 1
