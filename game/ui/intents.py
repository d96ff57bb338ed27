"""What a player wants, whatever device it came from: the only thing that screens ever hear of input."""

from dataclasses import dataclass, field
from enum import Enum, StrEnum

Point = tuple[float, float]


class Device(StrEnum):
    """What was used last: prompts show its keys or buttons."""

    MOUSE = "mouse"
    KEYBOARD = "keyboard"
    XBOX = "xbox"
    PLAYSTATION = "playstation"

    @property
    def is_pad(self) -> bool:
        return self in (Device.XBOX, Device.PLAYSTATION)


class Way(Enum):
    """Where the focus should go."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)
    NEXT = (1, 1)
    BACK = (-1, -1)


class Wish(StrEnum):
    """Everything that one key or one button can mean."""

    CONFIRM = "confirm"
    CANCEL = "cancel"
    MENU = "menu"
    SKIP = "skip"
    """Finish whatever moves."""
    UNDO = "undo"
    REDO = "redo"
    HINT = "hint"
    LOG = "log"
    AGAIN = "again"
    """Show once more what happened since one's last move."""
    RULES = "rules"
    """The page of the rules about what is at hand."""
    ASK = "ask"
    """What is this?"""
    FIRST_ACTION = "first_action"
    """The main thing to do on a screen: roll again, lift the cup."""
    SECOND_ACTION = "second_action"
    """The other thing to do: stop and take."""
    FASTER = "faster"
    SLOWER = "slower"
    FULLSCREEN = "fullscreen"
    PAGE_UP = "page_up"
    PAGE_DOWN = "page_down"
    HOME = "home"
    END = "end"


@dataclass(frozen=True, slots=True)
class Pointed:
    """The pointer moved."""

    at: Point


@dataclass(frozen=True, slots=True)
class Pressed:
    """The left button went down; `at` is in design units, as everywhere."""

    at: Point
    again: bool = False
    """It may be the second click of a double click."""


@dataclass(frozen=True, slots=True)
class Released:
    """The left button went up."""

    at: Point


@dataclass(frozen=True, slots=True)
class Asked:
    """Somebody points at something and wants to know what it is: with the right button, or by holding on."""

    at: Point
    held: bool = False
    """The left button was held there, or a finger."""


@dataclass(frozen=True, slots=True)
class Scrolled:
    """The wheel was turned; up is positive."""

    at: Point
    amount: float


@dataclass(frozen=True, slots=True)
class Moved:
    """The focus should move, or the caret in a text."""

    way: Way
    held: bool = False
    """Whether the key is only still down: that leads no further than to the end of a text."""
    pad: int = field(default=0, compare=False)
    """The number of the pad that moved it; 0: the keyboard. Whoever does it, it is the same."""


@dataclass(frozen=True, slots=True)
class Wished:
    """A key or button with a meaning of its own."""

    wish: Wish
    pad: int = field(default=0, compare=False)
    """The number of the pad whose button it was; 0: the keyboard."""


@dataclass(frozen=True, slots=True)
class Numbered:
    """A digit of the upper row, whatever is printed on it: the first is 1, the tenth 10."""

    number: int


@dataclass(frozen=True, slots=True)
class Struck:
    """A letter by where its key lies, whatever is printed on it: where several people share a keyboard."""

    row: int
    """From above: 0 to 2."""
    place: int
    """From the left: 0 to 9."""


@dataclass(frozen=True, slots=True)
class Typed:
    """Characters for a text field."""

    text: str


@dataclass(frozen=True, slots=True)
class Erased:
    """Backspace (-1) or delete (1) in a text field."""

    way: int


@dataclass(frozen=True, slots=True)
class SelectedAll:
    """Everything in a text field, to be replaced or copied."""


@dataclass(frozen=True, slots=True)
class Copied:
    """What is selected in a text field goes to the clipboard, and out of the field if it is cut."""

    cut: bool


@dataclass(frozen=True, slots=True)
class PadJoined:
    """A pad pressed its first button."""

    pad: int
    """Its number, from 1."""


@dataclass(frozen=True, slots=True)
class PadLeft:
    """A pad was unplugged, or its battery is empty."""

    pad: int


@dataclass(frozen=True, slots=True)
class PadBack:
    """A pad that had left was plugged in again."""

    pad: int


@dataclass(frozen=True, slots=True)
class Resized:
    """The window has another size."""


@dataclass(frozen=True, slots=True)
class Exposed:
    """What lay over the window is gone, and with it what was drawn there."""


@dataclass(frozen=True, slots=True)
class FocusLost:
    """Another window is in front: whoever looks over the shoulder must see nothing private."""


@dataclass(frozen=True, slots=True)
class FocusGained:
    """The window is in front again."""


@dataclass(frozen=True, slots=True)
class Closed:
    """The window should close."""


Intent = (
    Pointed
    | Pressed
    | Released
    | Asked
    | Scrolled
    | Moved
    | Wished
    | Numbered
    | Struck
    | Typed
    | Erased
    | SelectedAll
    | Copied
    | PadJoined
    | PadLeft
    | PadBack
    | Resized
    | Exposed
    | FocusLost
    | FocusGained
    | Closed
)


def pad_of(intent: Intent) -> int:
    """The number of the pad that an intent came from; 0: mouse, keyboard or window."""
    return intent.pad if isinstance(intent, Moved | Wished) else 0
