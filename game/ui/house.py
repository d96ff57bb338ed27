"""The house: what every screen shares — words, settings, sounds, the device used last, the shelf of saves."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec

from game.engine import Message, cleaned
from game.engine.record import NOBODY
from game.markup import marked
from game.settings import LONGEST_NAME, Learnt, Settings, save
from game.text import Speaker, system_language
from game.ui.audio import Audio
from game.ui.canvas import Canvas
from game.ui.input import Reader
from game.ui.scene import Change

if TYPE_CHECKING:
    from game.play.desk import Desk
    from game.play.library import Library
    from game.ui.couch.phoning import Phoning
    from game.ui.routes import Routes

TOAST_SECONDS = 5.0


@dataclass(slots=True)
class Toast:
    """A short notice that goes away by itself."""

    words: str
    left: float = TOAST_SECONDS
    stands: str = ""
    """What it tells the state of: there is only one state at a time."""


@dataclass
class House:
    """Given to every scene."""

    canvas: Canvas
    reader: Reader
    audio: Audio
    settings: Settings
    open_library: Callable[[], "Library"]
    open_desk: Callable[[], "Desk"]
    """Opened when they are first wanted: they bring all the rules along, and the title is shown without."""
    make_routes: Callable[["House"], "Routes"]
    toasts: list[Toast] = field(default_factory=list)
    waiting: list[Callable[[], Change | None]] = field(default_factory=list)
    """What is to be done before the next frame."""
    open_rules: Callable[[], Change | None] = lambda: None
    """Open the rules at the page about what is at hand: whoever has the stack of scenes knows which."""
    stale: bool = True
    """What is on the screen is no longer what should be: it is drawn again before the next sleep."""
    phoning: "Phoning | None" = None
    """The phones that play along, once somebody was invited."""
    keeps_settings: bool = True
    """Tests and screenshots leave the player's own settings alone."""

    def __post_init__(self) -> None:
        self.speaker = Speaker(self.language)
        self.routes = self.make_routes(self)
        self.apply_settings()

    @cached_property
    def library(self) -> "Library":
        """The shelf of matches."""
        return self.open_library()

    @cached_property
    def desk(self) -> "Desk":
        """Where bots think."""
        return self.open_desk()

    def close(self) -> None:
        """Let the bots go and the phones, if there were any."""
        self.hang_up()
        if "desk" in self.__dict__:
            self.desk.close()

    def hang_up(self) -> None:
        """No phone plays along any more."""
        if self.phoning is not None:
            self.phoning.close()
            self.phoning = None

    @property
    def language(self) -> str:
        return self.settings.language or system_language()

    @property
    def player(self) -> str:
        """What whoever sits before the screen is called, until they say otherwise."""
        name = cleaned(self.settings.name, LONGEST_NAME)
        return self.words("ui.stranger") if name == NOBODY else name

    def speak(self, message: Message) -> str:
        """A message in the player's language."""
        return self.speaker(message)

    def words(self, key: str, /, **arguments: object) -> str:
        """A sentence of the interface."""
        return self.speaker(Message(key, tuple(arguments.items())))

    def speaker_for(self, names: tuple[str, ...]) -> Speaker:
        """The same language, with the names of those at a table."""
        return Speaker(self.language, names)

    def notify(self, message: Message) -> None:
        """Show a notice for a while; the same one is not shown twice at a time."""
        self.notify_words(marked(message, self.speaker))

    def notify_state(self, message: Message) -> None:
        """Show how things stand now, in place of the notice that told how they stood before."""
        self.toasts = [toast for toast in self.toasts if toast.stands != message.key]
        self.notify(message)
        self.toasts[-1].stands = message.key

    def notify_words(self, words: str) -> None:
        """Show words for a while, as markup."""
        self.toasts = [toast for toast in self.toasts if toast.words != words][-2:]
        self.toasts.append(Toast(words))
        self.stale = True

    def change(self, settings: Settings) -> None:
        """The player chose other settings: apply them and keep them."""
        language = self.language
        self.settings = settings
        if self.language != language:
            self.speaker = Speaker(self.language)
            self.canvas.forget()
        self.apply_settings()
        if self.keeps_settings:
            trouble = save(settings)
            if trouble is not None:
                self.notify(trouble)

    def keep_setup(self, slug: str, setup: dict[str, Any]) -> None:
        """Who sat down to a game and how it was played, for the next time."""
        others = {each: kept for each, kept in self.settings.setups.items() if each != slug}
        self.change(msgspec.structs.replace(self.settings, setups=others | {slug: setup}))

    def keep_lesson(self, name: str, chapter: str, done: str = "", step: int = 0) -> None:
        """Where somebody is in a lesson, and a chapter that is behind them."""
        before = self.settings.lessons.get(name, Learnt())
        learnt = [*before.done, *([done] if done and done not in before.done else [])]
        now = Learnt(learnt, chapter, step)
        if now != before:
            self.change(msgspec.structs.replace(self.settings, lessons=self.settings.lessons | {name: now}))

    def apply_settings(self) -> None:
        """Loudness and letters; whoever owns the window sees to the rest."""
        loud = 0 if self.settings.mute else 1
        self.audio.set_volume(loud * self.settings.sound / 100, loud * self.settings.music / 100)
        self.canvas.fit(self.canvas.surface, self.settings.text_size / 100)

    def after(self, action: Callable[[], Change | None]) -> None:
        """Have something done once the scene that asks for it is gone."""
        self.waiting.append(action)
