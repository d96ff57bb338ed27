"""What the kit needs of a table: the kit imports none, so that any table can use it."""

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from game.engine import Action, Ask, Message, Seat
from game.games import Game
from game.play.session import Session
from game.text import Speaker
from game.ui.house import House
from game.ui.tables.kit.floats import Floats
from game.ui.tables.log import Log
from game.ui.widgets.form import Form

V_co = TypeVar("V_co", covariant=True)
Speak = Callable[[Message], str]
"""Says a message in the player's language."""


class Advice(Protocol):
    """What a strong bot would do, once it was asked."""

    action: Action | None


class Asks(Protocol[V_co]):
    """Puts a question to whoever sits before the screen."""

    house: House
    session: Session
    game: Game
    form: Form

    @property
    def speaker(self) -> Speaker:
        """Names the players."""

    @property
    def viewer(self) -> Seat | None:
        """Whose view is on the screen; None: what all may see."""

    @property
    def picture_view(self) -> V_co:
        """What is to be drawn."""

    @property
    def ask(self) -> Ask | None:
        """The question a person can answer now."""

    @property
    def hint(self) -> Advice:
        """What was advised for it."""

    def answer(self, action: Action) -> None:
        """A person chose."""

    def arrange(self) -> None:
        """Rebuild picture and widgets."""

    def sound(self, name: str) -> None:
        """A noise that belongs to what is shown."""


class AnyTable(Asks[V_co], Protocol[V_co]):
    """Knows what happened as well, and shows it: every `TableScene` is one."""

    floats: Floats
    looking_back: int | None

    @property
    def log(self) -> Log[Any]:
        """What happened so far."""

    def thinks(self, seat: Seat) -> bool:
        """Whether a bot is seen to think."""

    def kind_of(self, seat: Seat) -> str:
        """What plays there, as a mark on the rim of a portrait."""


T = TypeVar("T", bound=Asks[Any])
"""The table that a chooser belongs to."""
