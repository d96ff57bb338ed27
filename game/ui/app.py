"""The app: the window, the clock, the stack of scenes, and one frame after the other."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
import pygame

from game.engine import say
from game.settings import Settings
from game.ui.art import Art
from game.ui.audio import Audio
from game.ui.canvas import Canvas
from game.ui.cursor import Pointer
from game.ui.house import House
from game.ui.input import Reader
from game.ui.intents import (
    Asked,
    Closed,
    FocusLost,
    Intent,
    PadBack,
    PadJoined,
    PadLeft,
    Resized,
    Wish,
    Wished,
)
from game.ui.overlay import draw_overlay
from game.ui.router import Router
from game.ui.scene import Change, Push, Quit, Scene, Stack
from game.ui.typesetting import Typesetter
from game.ui.window import Window

if TYPE_CHECKING:
    from game.play.desk import Desk
    from game.play.library import Library

FRAMES = 60
LONGEST = 0.1
"""Seconds that one frame may stand for: after a hiccup, things go on where they were."""
IDLE, UNSEEN = 25, 80
"""Milliseconds to sleep when nothing moves, and when another window is in front."""


class App:
    """Runs until the stack is empty."""

    def __init__(
        self,
        window: Window,
        settings: Settings,
        open_library: Callable[[], "Library"],
        open_desk: Callable[[], "Desk"],
        audio: Audio,
    ) -> None:
        self.window = window
        art = Art()
        canvas = Canvas(art, Typesetter(art))
        canvas.fit(window.surface, settings.text_size / 100)
        self.house = House(canvas, Reader(canvas.unit), audio, settings, open_library, open_desk, Router)
        self.stack = Stack()
        self.house.open_rules = self._rules
        self._clock = pygame.Clock()
        self._pointer = Pointer()

    def run(self, first: Callable[[House], Scene]) -> None:
        """Show a scene and go on until the player leaves."""
        self.stack.apply(Push(first(self.house)))
        while self.stack.scenes:
            self.turn()

    def turn(self) -> None:
        """One frame when its time has come; while nothing moves, sleep until something happens."""
        if not self._busy:
            self._wait()
        passed = self._clock.tick(FRAMES) / 1000
        self.step(min(passed, LONGEST), passed)

    def step(self, seconds: float, passed: float | None = None) -> None:
        """One frame: hear, move, draw; `passed`: how long it really took, if that is more."""
        reader = self.house.reader
        for intent in reader.read():
            self.house.stale = True
            self.hear(intent)
            if not self.stack.scenes:
                return
        reader.clicks.wait(seconds)
        if (at := reader.clicks.held()) is not None:
            self.house.stale = True
            self.hear(Asked(at, held=True))
        while self.house.waiting:
            if self._change(self.house.waiting.pop(0)()):
                return
        for scene in self.stack.scenes[:-1]:
            scene.meanwhile(seconds)
        if self._change(self.stack.top.update(seconds)):
            return
        self.stack.top.rest(seconds if passed is None else passed)
        self._follow_settings()
        self._age_toasts(seconds)
        if self.stack.top.tunes:
            self.house.audio.tune(*self.stack.top.tunes)
        self.house.audio.tick()
        if self._busy:
            self.draw()
            pygame.display.flip()
            self.house.stale = False

    def draw(self) -> None:
        """Draw everything that can be seen."""
        self._pointer.show(self.house.canvas, self.stack.top.points_at_button)
        self.stack.draw(self.house.canvas)
        draw_overlay(self.house, self.stack.top)

    @property
    def _busy(self) -> bool:
        return self.house.stale or self.stack.top.moving or bool(self.house.toasts)

    def _wait(self) -> None:
        """Sleep a moment: SDL's own waiting keeps a processor busy as soon as there are gamepads."""
        focused = pygame.key.get_focused() or pygame.display.get_driver() == "dummy"
        pygame.time.wait(IDLE if focused else UNSEEN)

    def hear(self, intent: Intent) -> None:
        """Hand one intent to the scene in front; what concerns the window is seen to here."""
        match intent:
            case Closed():
                self.stack.apply(Quit())
                return
            case Resized():
                self.window.resized()
                self.house.canvas.fit(self.window.surface, self.house.settings.text_size / 100)
            case FocusLost():
                self.house.reader.clicks.let_go()
                for scene in self.stack.scenes:
                    scene.hide_private()  # also below a menu through which it can be seen
            case PadJoined(pad) | PadBack(pad):
                self.house.notify(say("ui.pad_joined", pad=pad))
            case PadLeft(pad):
                self.house.notify(say("ui.pad_left", pad=pad))
            case Wished(Wish.FULLSCREEN):
                wanted = not self.window.fullscreen
                self.house.change(msgspec.structs.replace(self.house.settings, fullscreen=wanted))
        change = self.stack.top.handle(intent)
        if change is None and intent == Wished(Wish.RULES):
            change = self._rules()
        self._change(change)

    def _rules(self) -> Change:
        """Open the rules at the page about what is at hand."""
        pages = (scene.rules_page for scene in reversed(self.stack.scenes))
        name = next((page for page in pages if page is not None), None)
        private = any(scene.shows_private for scene in self.stack.scenes)
        return self.house.routes.rules(*name or (), private=private)

    def _change(self, change: Change | None) -> bool:
        """Make a change that a scene asked for; True when nothing is left."""
        if change is None:
            return False
        self.house.stale = True
        return not self.stack.apply(change)

    def remember_window(self) -> None:
        """Keep the window's size for the next time."""
        settings = self.house.settings
        if settings.window != self.window.size:
            self.house.change(msgspec.structs.replace(settings, window=self.window.size))

    def _follow_settings(self) -> None:
        """The window is full screen when the settings say so, whoever changed them."""
        if self.window.fullscreen != self.house.settings.fullscreen:
            self.window.set_fullscreen(self.house.settings.fullscreen)
            self.house.canvas.fit(self.window.surface, self.house.settings.text_size / 100)
            self.house.stale = True

    def _age_toasts(self, seconds: float) -> None:
        for toast in self.house.toasts:
            toast.left -= seconds
        left = [toast for toast in self.house.toasts if toast.left > 0]
        if len(left) < len(self.house.toasts):
            self.house.stale = True
        self.house.toasts = left
