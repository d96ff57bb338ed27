"""What the kit needs of a table: the kit imports none, so that any table can use it."""

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from game.engine import Action, Ask, Message, Seat
from game.play.session import Session
from game.text import Speaker
from game.ui.house import House
from game.ui.tables.kit.floats import Floating
from game.ui.tables.log import Log
from game.ui.widgets.form import Form

V_co = TypeVar("V_co", covariant=True)
Speak = Callable[[Message], str]
"""Says a message in the player's language."""


class Speaks(Protocol):
    """Has words, and names for its players."""

    @property
    def house(self) -> House: ...

    @property
    def speaker(self) -> Speaker: ...


class Remembers(Speaks, Protocol):
    """Knows what happened, and may look back at it."""

    @property
    def log(self) -> Log: ...

    @property
    def looking_back(self) -> int | None: ...


class Advice(Protocol):
    """What a strong bot would do, once it was asked."""

    @property
    def action(self) -> Action | None: ...


class Asks(Speaks, Protocol[V_co]):
    """Puts a question to whoever sits before the screen."""

    @property
    def session(self) -> Session: ...

    @property
    def viewer(self) -> Seat | None: ...

    @property
    def picture_view(self) -> V_co: ...

    @property
    def ask(self) -> Ask | None: ...

    @property
    def hint(self) -> Advice: ...

    @property
    def form(self) -> Form: ...

    def answer(self, action: Action) -> None: ...

    def arrange(self) -> None: ...

    def sound(self, name: str) -> None: ...


class AnyTable(Asks[V_co], Remembers, Floating, Protocol[V_co]):
    """All of that: every `TableScene` is one."""

    def thinks(self, seat: Seat) -> bool: ...


T = TypeVar("T", bound=Asks[Any])
"""The table that a chooser belongs to."""
