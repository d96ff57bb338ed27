"""Hands that play: with a mouse, with keys, with a pad. They see widgets where a person sees buttons."""

import random
from collections.abc import Callable
from typing import Any

import pygame

from game.ui.clicks import TWICE
from game.ui.intents import Way
from game.ui.offscreen import Offscreen
from game.ui.scenes.result import Result
from game.ui.tables.curtain import Back, Lift
from game.ui.tables.lull import MOMENT
from game.ui.tables.table import TableScene
from game.ui.tables.tools import TakeBack
from game.ui.widgets.button import GOLD, Button, Tool
from game.ui.widgets.choice import Choice
from game.ui.widgets.form import Form
from game.ui.widgets.neighbours import neighbour
from game.ui.widgets.widget import Widget, middle

MOST_STEPS = 20_000
MOST_PRESSES = 400
"""For one answer, by somebody who picks and unpicks at random."""
_CROSS = {
    Way.LEFT: pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    Way.RIGHT: pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    Way.UP: pygame.CONTROLLER_BUTTON_DPAD_UP,
    Way.DOWN: pygame.CONTROLLER_BUTTON_DPAD_DOWN,
}
Pick = Callable[[list[Widget]], Widget]


class Hand:
    """Presses widgets of the scene in front, one way or another."""

    def __init__(self, stage: Offscreen) -> None:
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

    def rest(self) -> None:
        """Wait until the table or the result listens: they do not to hands that hammer."""
        while isinstance(self.top, TableScene | Result) and self.top.lull.left:
            self.stage.frames(1, MOMENT)


class Mouse(Hand):
    """Moves, presses and lets go; what is clicked at the same place as the last thing is meant."""

    def press(self, widget: Widget) -> None:
        self.rest()
        if self.stage.house.reader.clicks.soon(middle(widget.area)):
            self.stage.frames(1, TWICE)
        at = self.stage.house.canvas.pixel(middle(widget.area))
        self.stage.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0)))
        button = {"pos": at, "button": 1}
        self.stage.post(
            pygame.Event(pygame.MOUSEBUTTONDOWN, button), pygame.Event(pygame.MOUSEBUTTONUP, button)
        )


class Walker(Hand):
    """Moves the focus step by step until it is where it should be, then confirms."""

    def next(self) -> None:
        raise NotImplementedError

    def confirm(self) -> None:
        raise NotImplementedError

    def lift(self) -> None:
        """What lifts the curtain."""
        raise NotImplementedError

    def press(self, widget: Widget) -> None:
        self.rest()
        if isinstance(widget, Lift):
            self.lift()
        else:
            self.walk_to(widget)

    def walk_to(self, widget: Widget) -> None:
        """Put the focus there and confirm."""
        form = self.form
        for _ in range(3 * len(form.widgets) + 3):
            if widget.focused and form.shows_focus:
                break
            self.next()
            widget = same(form, widget)
            if widget not in form.widgets:
                return  # the question has gone: somebody wants no more of them this round
        assert widget.focused, "the focus never gets there"
        self.confirm()


class Keyboard(Walker):
    """Tab and Enter."""

    def key(self, key: int, scancode: int = 0, mod: int = 0) -> None:
        known = {"key": key, "scancode": scancode, "mod": mod, "unicode": ""}
        self.stage.post(pygame.Event(pygame.KEYDOWN, known), pygame.Event(pygame.KEYUP, known))

    def next(self) -> None:
        self.key(pygame.K_TAB)

    def confirm(self) -> None:
        self.key(pygame.K_RETURN)

    def lift(self) -> None:
        self.key(pygame.K_UP)


class Pad(Walker):
    """The cross and its button; every direction in turn, since a pad has no tab."""

    def button(self, button: int) -> None:
        self.stage.post(pygame.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=button))

    def confirm(self) -> None:
        self.button(pygame.CONTROLLER_BUTTON_A)

    def lift(self) -> None:
        self.button(pygame.CONTROLLER_BUTTON_DPAD_UP)

    def walk_to(self, widget: Widget) -> None:
        form = self.form
        for _ in range(80):
            widget, focused = same(form, widget), form.focused
            if widget not in form.widgets:
                return  # see above
            if focused is None or not form.shows_focus:
                self.button(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
            elif focused is widget:
                break
            else:
                self.button(_CROSS[self._way_to(form, focused, widget)[0]])
        assert widget.focused, "the pad never gets there"
        self.confirm()

    def _way_to(self, form: Form, start: Widget, goal: Widget) -> list[Way]:
        """The shortest way over the widgets, by the focus's own idea of what lies where."""
        reachable = [each for each in form.widgets if each.reachable]
        ways: dict[int, list[Way]] = {id(start): []}
        waiting = [start]
        for here in waiting:
            # a stepper takes left and right for itself
            for way in (Way.UP, Way.DOWN) if isinstance(here, Choice) else _CROSS:
                found = neighbour(here, reachable, way)
                if found is not None and id(found) not in ways:
                    ways[id(found)] = [*ways[id(here)], way]
                    waiting.append(found)
        assert id(goal) in ways, "no way over the cross leads there"
        return ways[id(goal)]


def same(form: Form, widget: Widget) -> Widget:
    """The widget, or the one in its place now: when somebody answers, the table is laid anew."""
    now = [each for each in form.widgets if type(each) is type(widget) and each.area == widget.area]
    return widget if widget in form.widgets or not now else now[0]


def choices(table: TableScene[Any]) -> list[Widget]:
    """The widgets that answer the question, without the tools that every table has, and what leads back."""
    aside = Tool | Back | TakeBack
    return [each for each in table.form.widgets if each.pressable and not isinstance(each, aside)]


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


def play_anyhow(hand: Hand, chance: random.Random) -> Result:
    """Press whatever can be pressed, as often as it takes for an answer, until the result is shown."""
    presses = 0
    answers = -1
    for _ in range(MOST_STEPS * 5):
        top = hand.top
        if isinstance(top, Result):
            return top
        if not isinstance(top, TableScene):
            raise AssertionError(f"a press led to {top}")  # noqa: TRY004 - the hand is to blame, not a type
        found = choices(top)
        if top.playback.busy or not found:
            hand.stage.frames(1)
            continue
        if len(top.session.record.answers) != answers:
            presses, answers = 0, len(top.session.record.answers)
        presses += 1
        assert presses < MOST_PRESSES, f"no press answers {top.ask}"
        hand.press(_likely(found, chance))
    raise AssertionError("the match does not come to an end")


def _likely(found: list[Widget], chance: random.Random) -> Widget:
    """Any of them, but often the golden one: it confirms what was picked."""
    golden = [each for each in found if isinstance(each, Button) and each.skin == GOLD]
    return chance.choice(golden) if golden and chance.random() < 0.4 else chance.choice(found)
