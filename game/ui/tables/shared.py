"""A screen that several people may share: who sees what of it, and whose hands are heard."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.engine import Ask, Message, Seat
from game.play.session import Session
from game.text import Speaker
from game.ui.intents import Intent
from game.ui.playback import Playback
from game.ui.tables.curtain import Curtain
from game.ui.tables.kit.portraits import kind_mark
from game.ui.tables.lull import Lull
from game.ui.tables.privacy import Privacy, Screen
from game.ui.widgets.form_scene import FormScene

if TYPE_CHECKING:
    from game.ui.house import House


class SharedScreen(FormScene):
    """What a table knows about the people before it; with one person alone there is never a curtain."""

    def __init__(self, house: "House", session: Session) -> None:
        super().__init__(house)
        self.session = session
        self.playback = Playback()
        self.privacy = Privacy(
            session.channels.here,
            self.hides,
            watched=session.viewer is None,
            rank=self.looks_before,
            together=self.at_once,
        )
        self.curtain, self.lull = Curtain(self), Lull()
        self.form.deaf = lambda: self.lull.deaf
        self.looking_back: int | None = None
        """The entry of the log that is being looked at."""

    @property
    def speaker(self) -> Speaker:
        """Names the players."""
        return self.house.speaker_for(tuple(sitter.name for sitter in self.session.sitters))

    @property
    def viewer(self) -> Seat | None:
        """Whose view is on the screen; None: what all may see."""
        return self.privacy.viewer

    def hides(self, ask: Ask) -> bool:
        """Whether others at the same screen must not see what a question offers."""
        return ask.sealed

    def kind_of(self, seat: Seat) -> str:
        """What plays there, as a mark on the rim of a portrait; none for who sits before the screen."""
        return kind_mark(self.session.sitters[seat], self.session.channels.of(seat))

    def asks_for(self, ask: Ask) -> Message | None:
        """What somebody is asked behind the curtain, as far as all may know; None: that they are asked."""
        return None

    def how_far(self) -> tuple[Message, ...]:
        """How far the match has come and what is left of its round, as everybody can see."""
        return ()

    def at_once(self, asks: Sequence[Ask]) -> bool:
        """Whether questions that nobody else may see are answered by all at once, with masked buttons."""
        return False

    def looks_before(self, seat: Seat) -> int:
        """Which of several who choose in secret look first, the least before, by what all can see."""
        return seat

    @property
    def covered_up(self) -> bool:
        """Whether the curtain hangs before the table; what all may know of the past is no secret."""
        return self.privacy.screen is Screen.CURTAIN and self.looking_back is None

    @property
    def calls(self) -> bool:
        """Whether everybody is asked for a reaction: not while the picture lags behind, or is of the past."""
        here = not self.playback.busy and self.looking_back is None
        return self.privacy.screen is Screen.CALL and here

    def thinks(self, seat: Seat) -> bool:
        """Whether a bot is seen to think: nobody does where things move, or in what is long past."""
        here = not self.playback.busy and self.looking_back is None
        return here and seat in self.session.thinking()

    @abstractmethod
    def look(self) -> None:
        """Show the view that the screen is for now; nothing of the last one stays."""

    @property
    def shows_private(self) -> bool:
        return self.privacy.screen is Screen.LOOK

    def mind_privacy(self) -> None:
        """See whether somebody must be given the screen, now that the picture has caught up."""
        if self.playback.busy or self.looking_back is not None:
            return
        before = self.privacy.screen
        self.privacy.consider(self.asks_to_consider())
        if self.privacy.screen is not before:
            self.house.audio.play("curtain")
            self.look()

    def asks_to_consider(self) -> Sequence[Ask]:
        """The open questions to people, as far as something is to be done about them on this screen."""
        return self.session.asks()

    def hide_private(self) -> None:
        """Cover what only one player may see."""
        if self.privacy.screen is Screen.LOOK:
            self.privacy.hide()
            self.look()

    def is_for_curtain(self, intent: Intent) -> bool:
        """Whether an intent comes too early for what is on the screen, or is about the curtain."""
        return self.lull.swallows(intent, self.privacy.screen) or (
            self.covered_up and self.curtain.hear(intent)
        )
