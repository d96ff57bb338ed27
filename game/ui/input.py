"""The one reader of pygame's queue: mouse, keyboard and pads become intents."""

from collections.abc import Callable, Iterator

import pygame
from pygame._sdl2 import controller

from game.ui.clicks import Clicks
from game.ui.clipboard import paste
from game.ui.held import Held
from game.ui.intents import (
    Asked,
    Closed,
    Copied,
    Device,
    Erased,
    Exposed,
    FocusGained,
    FocusLost,
    Intent,
    Moved,
    Numbered,
    PadBack,
    PadJoined,
    PadLeft,
    Pointed,
    Pressed,
    Released,
    Resized,
    Scrolled,
    SelectedAll,
    Struck,
    Typed,
    Way,
    Wish,
    Wished,
)
from game.ui.pads import Pads

Unit = Callable[[tuple[int, int]], tuple[float, float]]

_WAYS = {pygame.K_LEFT: Way.LEFT, pygame.K_RIGHT: Way.RIGHT, pygame.K_UP: Way.UP, pygame.K_DOWN: Way.DOWN}
_KEYS = {
    pygame.K_RETURN: Wish.CONFIRM,
    pygame.K_KP_ENTER: Wish.CONFIRM,
    pygame.K_ESCAPE: Wish.CANCEL,
    pygame.K_F1: Wish.RULES,
    pygame.K_F10: Wish.MENU,
    pygame.K_F11: Wish.FULLSCREEN,
    pygame.K_PAGEUP: Wish.PAGE_UP,
    pygame.K_PAGEDOWN: Wish.PAGE_DOWN,
    pygame.K_HOME: Wish.HOME,
    pygame.K_END: Wish.END,
}
_LETTERS = {
    pygame.K_SPACE: Wish.SKIP,
    pygame.K_r: Wish.FIRST_ACTION,
    pygame.K_t: Wish.SECOND_ACTION,
    pygame.K_h: Wish.HINT,
    pygame.K_l: Wish.LOG,
    pygame.K_b: Wish.AGAIN,
    pygame.K_i: Wish.ASK,
    pygame.K_u: Wish.UNDO,
    pygame.K_PLUS: Wish.FASTER,
    pygame.K_EQUALS: Wish.FASTER,  # English and French keyboards have their plus above it
    pygame.K_KP_PLUS: Wish.FASTER,
    pygame.K_MINUS: Wish.SLOWER,
    pygame.K_KP_MINUS: Wish.SLOWER,
}
"""These are letters first while somebody types."""
_EDITING = (pygame.K_a, pygame.K_c, pygame.K_x, pygame.K_v)
"""With Ctrl, while somebody types: everything, copy, cut, paste."""
_FIRST_DIGIT = pygame.KSCAN_1
"""Digits go by where the key is, not by what is printed on it: French keyboards have letters there."""
_ROWS = {
    getattr(pygame, f"KSCAN_{key}"): Struck(row, place)
    for row, keys in enumerate(
        (
            (*"QWERTYUIOP",),
            (*"ASDFGHJKL", "SEMICOLON"),
            (*"ZXCVBNM", "COMMA", "PERIOD", "SLASH"),
        )
    )
    for place, key in enumerate(keys)
}
"""Three rows of ten, by the names that their keys have in English."""
_BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: Wish.CONFIRM,
    pygame.CONTROLLER_BUTTON_B: Wish.CANCEL,
    pygame.CONTROLLER_BUTTON_X: Wish.FIRST_ACTION,
    pygame.CONTROLLER_BUTTON_Y: Wish.SECOND_ACTION,
    pygame.CONTROLLER_BUTTON_START: Wish.MENU,
    pygame.CONTROLLER_BUTTON_BACK: Wish.LOG,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Wish.UNDO,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Wish.SKIP,
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: Wish.HINT,
    pygame.CONTROLLER_BUTTON_LEFTSTICK: Wish.ASK,
}
_PAD_WAYS = {
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Way.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Way.RIGHT,
    pygame.CONTROLLER_BUTTON_DPAD_UP: Way.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Way.DOWN,
}
_AXES: dict[int, tuple[Way, Way] | tuple[Wish, Wish]] = {
    pygame.CONTROLLER_AXIS_LEFTX: (Way.LEFT, Way.RIGHT),
    pygame.CONTROLLER_AXIS_LEFTY: (Way.UP, Way.DOWN),
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: (Wish.RULES, Wish.RULES),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: (Wish.AGAIN, Wish.AGAIN),
}
"""What each means in either direction; a trigger has only one."""
_PUSHED, _LET_GO = 20_000, 12_000
"""How far a stick or a trigger must go to count, and how far back before it counts again."""
_SONY = ("ps3", "ps4", "ps5", "playstation", "dualshock", "dualsense", "sony")


class Reader:
    """Turns events into intents, and remembers which device spoke last."""

    def __init__(self, unit: Unit) -> None:
        self._unit = unit
        self.clicks = Clicks()
        self.device = Device.MOUSE
        self.typing = False
        """A text field has the focus: letters are letters."""
        self.rows = False
        """Several people share the keyboard: letters are buttons of theirs."""
        self.pads = Pads()
        self._held = Held()
        self._open: dict[int, controller.Controller] = {}
        self._pushed: dict[tuple[int, int], Way | Wish | None] = {}
        if not controller.get_init():
            controller.init()

    def read(self) -> Iterator[Intent]:
        """Everything that happened since the last frame."""
        for event in pygame.event.get():
            self._held.mind(event)
            yield from self._intents(event)
        if self.typing:
            yield from self._held.again()
        else:
            self._held.let_go()  # what was held in a text field means nothing in the next one

    def _intents(self, event: pygame.Event) -> Iterator[Intent]:
        match event.type:
            case pygame.MOUSEMOTION:
                if any(getattr(event, "rel", (1, 1))):
                    self.device = Device.MOUSE
                self.clicks.move(self._unit(event.pos))
                yield Pointed(self._unit(event.pos))
            case pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP:
                yield from self._click(event)
            case pygame.MOUSEWHEEL:
                amount = getattr(event, "precise_y", event.y)
                yield Scrolled(self._unit(pygame.mouse.get_pos()), amount)
            case pygame.KEYDOWN:
                yield from self._key(event)
            case pygame.TEXTINPUT if self.typing:
                yield Typed(event.text)
            case pygame.QUIT:
                yield Closed()
            case pygame.WINDOWSIZECHANGED | pygame.VIDEORESIZE:
                yield Resized()
            case pygame.WINDOWEXPOSED:
                yield Exposed()
            case pygame.WINDOWFOCUSLOST:
                yield FocusLost()
            case pygame.WINDOWFOCUSGAINED:
                yield FocusGained()
            case _:
                yield from self._pad(event)

    def _click(self, event: pygame.Event) -> Iterator[Intent]:
        self.device = Device.MOUSE
        at = self._unit(event.pos)
        if event.button == pygame.BUTTON_LEFT:
            if event.type == pygame.MOUSEBUTTONDOWN:
                yield Pressed(at, again=self.clicks.again(at))
            else:
                self.clicks.let_go()
                yield Released(at)
        elif event.button == pygame.BUTTON_RIGHT and event.type == pygame.MOUSEBUTTONDOWN:
            yield Asked(at)

    def _key(self, event: pygame.Event) -> Iterator[Intent]:
        self.device = Device.KEYBOARD
        modifiers = getattr(event, "mod", 0)
        if event.key == pygame.K_RETURN and modifiers & pygame.KMOD_ALT:
            yield Wished(Wish.FULLSCREEN)
        elif modifiers & (pygame.KMOD_CTRL | pygame.KMOD_META) and event.key in (pygame.K_z, pygame.K_y):
            back = event.key == pygame.K_z and not modifiers & pygame.KMOD_SHIFT
            yield Wished(Wish.UNDO if back else Wish.REDO)
        elif self.typing and modifiers & (pygame.KMOD_CTRL | pygame.KMOD_META) and event.key in _EDITING:
            yield from self._edit(event.key)
        elif event.key == pygame.K_TAB:
            yield Moved(Way.BACK if modifiers & pygame.KMOD_SHIFT else Way.NEXT)
        elif self.typing and event.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            yield Erased(-1 if event.key == pygame.K_BACKSPACE else 1)
        elif self.rows and (struck := _ROWS.get(getattr(event, "scancode", 0))) is not None:
            yield struck
        elif event.key in _WAYS:
            yield Moved(_WAYS[event.key])
        elif event.key in _KEYS:
            yield Wished(_KEYS[event.key])
        elif not self.typing:
            yield from self._shortcut(event)

    def _edit(self, key: int) -> Iterator[Intent]:
        match key:
            case pygame.K_a:
                yield SelectedAll()
            case pygame.K_v:
                yield Typed(paste())
            case _:
                yield Copied(cut=key == pygame.K_x)

    def _shortcut(self, event: pygame.Event) -> Iterator[Intent]:
        digit = getattr(event, "scancode", 0) - _FIRST_DIGIT
        if getattr(event, "unicode", "") == "+":  # wherever it is: on a Swiss keyboard it is above the one
            yield Wished(Wish.FASTER)
        elif 0 <= digit < 10:
            yield Numbered(digit + 1)
        elif event.key in _LETTERS:
            yield Wished(_LETTERS[event.key])

    def _pad(self, event: pygame.Event) -> Iterator[Intent]:
        match event.type:
            case pygame.CONTROLLERDEVICEADDED:
                yield from self._plug_in(event.device_index)
            case pygame.CONTROLLERDEVICEREMOVED:
                yield from self._unplug(event.instance_id)
            case pygame.CONTROLLERBUTTONDOWN:
                yield from self._join(event.instance_id)
                pad = self.pads.number(event.instance_id)
                if event.button in _PAD_WAYS:
                    yield Moved(_PAD_WAYS[event.button], pad=pad)
                elif event.button in _BUTTONS:
                    yield Wished(_BUTTONS[event.button], pad=pad)
            case pygame.CONTROLLERAXISMOTION:
                yield from self._stick(event)

    def _plug_in(self, index: int) -> Iterator[Intent]:
        try:
            pad = controller.Controller(index)
            stick = pad.as_joystick()
            instance, make = stick.get_instance_id(), stick.get_guid()
        except pygame.error:
            return  # gone again already
        self._open[instance] = pad
        number = self.pads.plug_in(instance, make)
        if number:
            yield PadBack(number)

    def _unplug(self, instance: int) -> Iterator[Intent]:
        self._open.pop(instance, None)
        self._pushed = {key: way for key, way in self._pushed.items() if key[0] != instance}
        number = self.pads.unplug(instance)
        if number:
            self.device = Device.KEYBOARD if self.device.is_pad else self.device
            yield PadLeft(number)

    def _join(self, instance: int) -> Iterator[Intent]:
        name = self._open[instance].name.lower() if instance in self._open else ""
        self.device = Device.PLAYSTATION if any(word in name for word in _SONY) else Device.XBOX
        if self.pads.press(instance):
            yield PadJoined(self.pads.number(instance))

    def _stick(self, event: pygame.Event) -> Iterator[Intent]:
        """A stick or a trigger pushed far counts once, until it is let go."""
        meanings = _AXES.get(event.axis)
        if meanings is None:
            return
        key = event.instance_id, event.axis
        if abs(event.value) < _LET_GO:
            self._pushed[key] = None
        elif abs(event.value) > _PUSHED:
            meant = meanings[event.value > 0]
            if self._pushed.get(key) is not meant:
                self._pushed[key] = meant
                yield from self._join(event.instance_id)
                pad = self.pads.number(event.instance_id)
                yield Moved(meant, pad=pad) if isinstance(meant, Way) else Wished(meant, pad)
