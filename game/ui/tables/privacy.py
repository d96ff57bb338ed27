"""Who may look at the screen: the one person at the table, everybody, or one of several behind a curtain.

With several people on one screen, a question that only one may see is put behind a curtain. Questions that
nobody else may even know of, such as reactions, are merged into one: any reaction? Whoever wants to look
calls for the curtain; who is asked and who is not look the same to the others.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto

from game.engine import Ask, Seat


class Screen(Enum):
    """What the screen is showing."""

    OPEN = auto()
    """What everybody may see, or the only person's own view."""
    CURTAIN = auto()
    """Nothing, until the one named has the screen to themselves."""
    LOOK = auto()
    """One person's view."""
    CALL = auto()
    """Any reaction?"""
    TOGETHER = auto()
    """What everybody may see, and all who are asked choose at once with buttons that show nothing."""


def is_sealed(ask: Ask) -> bool:
    return ask.sealed


def never(_asks: Sequence[Ask]) -> bool:
    """Nobody chooses at the same time as others."""
    return False


@dataclass(slots=True)
class Privacy:
    """Decides what is shown to whom; knows questions only by their seat and whether they are private."""

    humans: tuple[Seat, ...]
    """Who looks at this screen for what is theirs alone; others may have that on a phone."""
    hides: Callable[[Ask], bool] = is_sealed
    """Whether a question that everybody knows of has something in it for one pair of eyes only."""
    screen: Screen = Screen.OPEN
    seat: Seat | None = None
    """Whose look it is, or will be when the curtain is lifted."""
    called: bool = False
    """The look was called for, so that it ends even without an answer."""
    advice: bool = False
    """The look was called for to hear what a strong bot would do, which may give one's cards away."""
    declined: set[Seat] = field(default_factory=set)
    """Who wants no more calls this round."""
    watched: bool = False
    """Somebody else looks at this screen too, whose own things are on a phone: it is in the room for all."""
    rank: Callable[[Seat], int] = int
    """Who of several looks first, the least before; only what all may know decides."""
    together: Callable[[Sequence[Ask]], bool] = never
    """Whether all choose at once, so that nobody need look alone."""
    before: Seat | None = None
    """Who looked last, and sits before the screen still."""

    @property
    def alone(self) -> bool:
        return len(self.humans) == 1 and not self.watched

    @property
    def viewer(self) -> Seat | None:
        """Whose view may be drawn."""
        if self.alone:
            return self.humans[0]
        return self.seat if self.screen is Screen.LOOK else None

    def consider(self, asks: Sequence[Ask]) -> None:
        """Look at the open questions, when the picture has caught up and nobody is looking."""
        if self.alone or self.screen in (Screen.CURTAIN, Screen.LOOK):
            return
        secret = self.humans and [ask for ask in asks if ask.private]
        sealed = self.hidden(asks)
        if secret:
            self.screen, self.seat = Screen.CALL, None
        elif sealed and self.together(sealed):
            self.screen, self.seat = Screen.TOGETHER, None
        elif sealed:
            seat = self.order([ask.seat for ask in sealed])[0]
            self.screen, self.seat, self.called, self.advice = Screen.CURTAIN, seat, False, False
        else:
            self.screen, self.seat = Screen.OPEN, None

    def hidden(self, asks: Sequence[Ask]) -> list[Ask]:
        """The questions here of which everybody knows, and that only who is asked may see."""
        return [ask for ask in self._here(asks) if self.hides(ask) and not ask.private]

    def order(self, seats: Sequence[Seat]) -> list[Seat]:
        """In what order several look: whoever has the screen first, so that nobody need get up."""
        return sorted(seats, key=lambda seat: (seat != self.before, self.rank(seat), seat))

    def call(self, seat: Seat, *, advice: bool = False) -> None:
        """Somebody wants to look at their own cards, or to be advised on them."""
        self.screen, self.seat, self.called, self.advice = Screen.CURTAIN, seat, True, advice

    def lift(self) -> None:
        """The one named has sat down before the screen."""
        if self.screen is Screen.CURTAIN:
            self.screen, self.before = Screen.LOOK, self.seat

    def close(self) -> None:
        """The look is over: answered, given up, or the window lost the focus."""
        self.screen, self.seat, self.called, self.advice = Screen.OPEN, None, False, False

    def hide(self) -> None:
        """Somebody else may be looking now: the curtain falls, and the same person may lift it again."""
        if self.screen is Screen.LOOK:
            self.screen = Screen.CURTAIN

    def open_ask(self, asks: Sequence[Ask]) -> Ask | None:
        """The question that may be shown and answered now."""
        here = self._here(asks)
        if self.alone:
            return next(iter(here), None)
        if self.screen is Screen.LOOK:
            return next((ask for ask in here if ask.seat == self.seat), None)
        if self.screen is Screen.OPEN:
            return next((ask for ask in here if not self.hides(ask) and not ask.private), None)
        return None

    def passable(self, asks: Sequence[Ask]) -> list[Ask]:
        """The private questions that “nobody” answers."""
        return [ask for ask in self._here(asks) if ask.private]

    def _here(self, asks: Sequence[Ask]) -> list[Ask]:
        """The questions that are answered at this screen."""
        return [ask for ask in asks if ask.seat in self.humans]
