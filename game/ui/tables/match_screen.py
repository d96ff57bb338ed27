"""A match on the screen, as those parts know it that serve every table: they are typed to this."""

from abc import abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Generic

from game.engine import Action, Ask, Message, Moment
from game.engine.rules import V
from game.games import game as game_of
from game.handbook import PageName
from game.play.session import Session
from game.ui.design import Area
from game.ui.intents import Intent
from game.ui.playback import Act
from game.ui.scene import Change
from game.ui.tables.kit.floats import Floats
from game.ui.tables.log import Log
from game.ui.tables.shared import SharedScreen
from game.ui.tables.together import Masked, Together
from game.ui.tables.why import Reasons, reasons

if TYPE_CHECKING:
    from game.ui.house import House
    from game.ui.tables.hint import Hint
    from game.ui.tables.showing import Following


class MatchScreen(SharedScreen, Generic[V]):
    """A screen that runs a session: what is shown of it, what was told, and what a game's own table does."""

    hands_are_secret = True  # so that advice to one tells the others something
    log_right = False  # whether the log hides less of the table at the right
    only_shown = False  # whether it is a picture of the past, which nobody plays at
    hint: "Hint"
    following: "Following[V]"

    def __init__(self, house: "House", session: Session) -> None:
        super().__init__(house, session)
        self.together = Together(self)
        self.rules = session.record.rules
        self.game = game_of(self.rules.slug)
        self.log: Log[V] = Log(self.game, session.story)
        self.shown: V = self.rules.view(session.table, self.viewer)
        """The view that the picture shows, which may lag behind the table."""
        self.later: Ask | None = None
        """The reaction of who called, if others may react before."""
        self.let_be: tuple[Message | None, int] | None = None
        """What nobody wanted to react to last, and the stamp that the log had then."""
        self.let_be_about: tuple[int, frozenset[tuple[str, Hashable]]] | None = None
        """How much had been told when those here let it be, and what was asked in private."""
        self.floats = Floats()
        """What the seats gained and lost just now."""

    # what a game's own table does

    @abstractmethod
    def lay(self) -> None:
        """Rebuild the picture from `self.picture_view`; never called while something moves."""

    @abstractmethod
    def acts(self, moment: Moment[V]) -> list[Act]:
        """How a moment is shown, `self.following.come_true` it among them."""

    def stops(self, moment: Moment[V]) -> list[Act]:
        """What is waited for once a moment has been shown."""
        return []

    def acts_to_rest(self, view: V) -> list[Act]:
        """What remains to be shown when everything told has come true, and the table is like that now."""
        return []

    def masked(self, ask: Ask) -> Masked | None:
        """How a question can be answered with buttons that show nothing; None: not at all."""
        return None

    def pieces(self) -> Mapping[str, Area]:
        """What a lesson can point at on this table, by name, and where it is now."""
        return {}

    def piece(self, name: str) -> Area | None:
        """Where something is that a lesson points at: a piece of the table, or what has its page."""
        found = self.pieces().get(name)
        if found is not None:
            return found
        return next((each.area for each in self.form.widgets if each.stands_for == name), None)

    def reacted_to(self) -> Message | None:
        """What the call for reactions is about, as far as everybody can see it."""
        return None

    def hear(self, intent: Intent) -> Change | None:
        """Whatever only this table understands."""
        return None

    # what every table does

    def at_once(self, asks: Sequence[Ask]) -> bool:
        return self.together.wanted(asks)

    @property
    def rules_page(self) -> PageName | None:
        """The page about the question that is open, or about what all see somebody asked; else the first."""
        explains = self.game.question_page
        ask = self.ask or next(filter(self._known_to_all, self.session.asks()), None)
        return PageName(self.rules.slug, "" if ask is None or explains is None else explains(ask))

    def _known_to_all(self, ask: Ask) -> bool:
        """Whether all may know what somebody is asked."""
        return not (ask.private or ask.sealed or self.hides(ask)) and self.looking_back is None

    def hides(self, ask: Ask) -> bool:
        """Whether others at the same screen must not see what a question offers."""
        if self.game.hides is None:
            return ask.sealed
        return self.game.hides(ask, self.rules.view(self.session.table, None))

    @property
    def ask(self) -> Ask | None:
        """The question a person can answer now: none while the picture lags behind or the log is open."""
        if self.playback.busy or self.looking_back is not None:
            return None
        return self.privacy.open_ask(self.session.asks()) or self.later

    @property
    def picture_view(self) -> V:
        """What is to be drawn: the present, or what the log has open."""
        return self.shown if self.looking_back is None else self.log.entries[self.looking_back].view

    @abstractmethod
    def arrange(self) -> None:
        """Rebuild picture and widgets; the focus stays where it was if what it was on is still there."""

    @abstractmethod
    def sit_anew(self) -> None:
        """People have other channels than before."""

    @abstractmethod
    def give(self, ask: Ask, action: Action) -> None:
        """Give an answer to the table; a private look is over with it."""

    def look_back(self, entry: int | None) -> None:
        """Show the picture after an entry of the log; None: the present again."""
        if entry is not None and not 0 <= entry < len(self.log.entries):
            entry = None
        self.looking_back = entry
        self.arrange()

    def why(self) -> Reasons:
        """Why bots did what the log says, as far as that may be told by now."""
        return reasons(self.session, self.game, self.log)

    def show_again(self) -> None:
        """Show once more what happened since the last decision of whoever is asked."""
        if self.covered_up or self.looking_back is not None:
            return
        ask, humans = self.ask, self.privacy.humans
        seat = ask.seat if ask is not None else next(iter(humans), 0)
        self.following.show_again(self.session.since(seat))
        self.arrange()

    def skip(self) -> Change | None:
        """Finish whatever moves."""
        self.playback.skip()
        return None

    def sound(self, name: str) -> None:
        """A noise that belongs to what is shown; what is skipped makes none."""
        if not self.playback.skipping:
            self.house.audio.play(name)
