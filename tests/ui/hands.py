"""Hands that play: with a mouse, with keys, with a pad. They see widgets where a person sees buttons."""

from collections.abc import Callable
from typing import Any

import pygame

from game.ui.scenes.result import Result
from game.ui.stage import Stage
from game.ui.tables.table import TableScene
from game.ui.tables.tools import Tool
from game.ui.widgets.form import Form
from game.ui.widgets.widget import Widget, middle

MOST_STEPS = 20_000
Pick = Callable[[list[Widget]], Widget]


class Hand:
    """Presses widgets of the scene in front, one way or another."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage

    @property
    def top(self) -> Any:
        return self.stage.app.stack.top

    @property
    def form(self) -> Form:
        form = self.top.form
        assert isinstance(form, Form)
        return form

    def press(self, widget: Widget) -> None:
        raise NotImplementedError

    def named(self, words: str) -> Widget:
        """The widget with these words on it."""
        found = [each for each in self.form.widgets if getattr(each, "words", None) == words]
        assert found, f"no {words!r} among {[getattr(each, 'words', each) for each in self.form.widgets]}"
        return found[0]

    def press_named(self, words: str) -> None:
        self.press(self.named(words))


class Mouse(Hand):
    """Moves, presses and lets go."""

    def press(self, widget: Widget) -> None:
        at = self.stage.house.canvas.pixel(middle(widget.area))
        self.stage.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0)))
        self.stage.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
        self.stage.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))


class Walker(Hand):
    """Moves the focus step by step until it is where it should be, then confirms."""

    def next(self) -> None:
        raise NotImplementedError

    def confirm(self) -> None:
        raise NotImplementedError

    def press(self, widget: Widget) -> None:
        form = self.form
        for _ in range(3 * len(form.widgets) + 3):
            if widget.focused and form.shows_focus:
                break
            self.next()
        assert widget.focused, "the focus never gets there"
        self.confirm()


class Keyboard(Walker):
    """Tab and Enter."""

    def key(self, key: int, scancode: int = 0, mod: int = 0) -> None:
        self.stage.post(pygame.Event(pygame.KEYDOWN, key=key, scancode=scancode, mod=mod, unicode=""))

    def next(self) -> None:
        self.key(pygame.K_TAB)

    def confirm(self) -> None:
        self.key(pygame.K_RETURN)


class Pad(Walker):
    """The cross and its button; every direction in turn, since a pad has no tab."""

    def button(self, button: int) -> None:
        self.stage.post(pygame.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=button))

    def press(self, widget: Widget) -> None:
        form = self.form
        for _ in range(60):
            if widget.focused and form.shows_focus:
                break
            self.button(self._towards(widget))
        assert widget.focused, "the pad never gets there"
        self.button(pygame.CONTROLLER_BUTTON_A)

    def _towards(self, widget: Widget) -> int:
        focused = self.form.focused
        if focused is None:
            return pygame.CONTROLLER_BUTTON_DPAD_DOWN
        (x, y), (to_x, to_y) = middle(focused.area), middle(widget.area)
        if abs(to_x - x) > abs(to_y - y):
            return pygame.CONTROLLER_BUTTON_DPAD_RIGHT if to_x > x else pygame.CONTROLLER_BUTTON_DPAD_LEFT
        return pygame.CONTROLLER_BUTTON_DPAD_DOWN if to_y > y else pygame.CONTROLLER_BUTTON_DPAD_UP


def choices(table: TableScene) -> list[Widget]:
    """The widgets that answer the question, without the tools that every table has."""
    return [widget for widget in table.form.widgets if widget.reachable and not isinstance(widget, Tool)]


def play_on(hand: Hand, pick: Pick = lambda found: found[-1]) -> Result:
    """Answer every question until the result is shown."""
    for _ in range(MOST_STEPS):
        top = hand.top
        if isinstance(top, Result):
            return top
        if isinstance(top, TableScene) and top.ask is not None:
            before = len(top.session.record.answers)
            hand.press(pick(choices(top)))
            assert len(top.session.record.answers) > before or top.session.over, "a press answered nothing"
        else:
            hand.stage.frames(1)
    raise AssertionError("the match does not come to an end")
