"""How the game is played: its own options, each with an explanation."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.engine import Option, Value
from game.engine.options import Between, Flag, SeatOr
from game.games import Game
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.scene import Change
from game.ui.scenes.cover import draw_cover
from game.ui.scenes.plan import Plan
from game.ui.scenes.told import draw_told
from game.ui.styles import BRASS, LABEL, LIGHT, PALE
from game.ui.widgets.choice import Choice
from game.ui.widgets.toggle import LEVER, Toggle
from game.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from game.ui.house import House

_PANEL: Area = (1210.0, 150.0, 660.0, 780.0)
_EDGE, _TOP = 56.0, 92.0
_LEVER_ROW, _CHOICE_ROW, _NAME = 60.0, 116.0, 44.0
_STATE = 96.0
"""Room for a word beside a lever."""
_TOLD = 190.0
"""How high an explanation may be."""
_COVER = (0.75, 160.0)
"""How wide a box's lid is for its height, and how high it must be to be worth showing."""


class OptionPanel:
    """The widgets of a plan's options, and what stands around them."""

    def __init__(self, house: "House", game: Game, plan: Plan, then: Callable[..., Change | None]) -> None:
        self.house, self.game, self.plan, self._then = house, game, plan, then
        self.places = _places(game.rules.options)
        self.widgets = [self._widget(option, area) for option, area in self.places]

    def _widget(self, option: Option, area: Area) -> Widget:
        plan = self.plan
        value, possible = plan.options[option.name], plan.makes_sense(option)
        tip = self._explained(option)
        if plan.count in option.unwise:
            tip += "\n" + self.house.words("ui.option.unwise", n=plan.count)

        def put(chosen: Any) -> Change | None:
            return self._then(plan.put_option, option.name, chosen)

        x, y, width, height = area
        widget: Widget
        if isinstance(option.kind, Flag):
            place = (x + width - LEVER - _STATE, y, LEVER + _STATE, height)
            states = (self.house.words("ui.off"), self.house.words("ui.on"))
            widget = Toggle(place, bool(value), put, enabled=possible, tip=tip, states=states)
        else:
            place = (x, y + _NAME, width, height - _NAME - 12)
            widget = Choice(place, self._values(option), value, put, enabled=possible, tip=tip)
        widget.reach = area  # an option's name is part of it
        return widget

    def _explained(self, option: Option) -> str:
        """Its explanation as people say it, without the short words that the command line has for values."""
        told = self.house.speak(option.explanation)
        for value in option.named:
            told = told.replace(f" ({value})", "")
        return told

    def _values(self, option: Option) -> list[tuple[Value, str]]:
        """What an option can be, in words."""
        values = [value for value in option.kind.values(self.plan.count) if _shown(option.kind, value)]
        return [(value, self._word(option, value)) for value in values]

    def _word(self, option: Option, value: Value) -> str:
        if isinstance(value, str):
            return self.house.speak(option.named[value])
        return self.plan.names()[value] if isinstance(option.kind, SeatOr) else str(value)

    def draw(self, canvas: Canvas, tipped: Widget | None) -> None:
        """The panel, the options' names, and the explanation of the one that is pointed at."""
        canvas.patch("ui/panel", _PANEL)
        head = LABEL.but(size=32, colour=BRASS)
        canvas.text(self.house.words("ui.setup.options"), (_PANEL[0] + _EDGE, _PANEL[1] + 52), head)
        bottom = _PANEL[1] + _TOP
        for option, (x, y, width, height) in self.places:
            lever = isinstance(option.kind, Flag)
            style = LIGHT if self.plan.makes_sense(option) else LIGHT.but(colour=PALE)
            place = (x, y, width - LEVER - _STATE - 20, height) if lever else (x, y, width, _NAME)
            canvas.fitted(self.house.speak(option.title), place, style, "left")
            bottom = y + height
        high = min(_TOLD, _PANEL[1] + _PANEL[3] - bottom - 48)
        below = (_PANEL[0] + _EDGE, bottom + 8, _PANEL[2] - 2 * _EDGE, high)
        told = tipped if tipped in self.widgets else None
        draw_told(canvas, told, self.house.speak(self.game.blurb()), below)
        self._draw_cover(canvas, below[1] + high + 16)

    def _draw_cover(self, canvas: Canvas, top: float) -> None:
        """Where options leave room, the box itself."""
        x, y, width, height = _PANEL
        share, least = _COVER
        high = y + height - 40 - top
        if high < least:
            return
        area = (x + (width - high * share) / 2, top, high * share, high)
        canvas.patch("shadows/rect", (area[0] - 10, area[1] - 10, area[2] + 24, area[3] + 26))
        draw_cover(canvas, self.game.rules.slug, area)


def _places(options: tuple[Option, ...]) -> list[tuple[Option, Area]]:
    """Each option's row: a lever stands beside its name, everything else below it."""
    found: list[tuple[Option, Area]] = []
    top = _PANEL[1] + _TOP
    for option in options:
        height = _LEVER_ROW if isinstance(option.kind, Flag) else _CHOICE_ROW
        found.append((option, (_PANEL[0] + _EDGE, top, _PANEL[2] - 2 * _EDGE, height)))
        top += height
    return found


def _shown(kind: object, value: Value) -> bool:
    """Nobody wants to step through six hundred minutes one by one."""
    return not isinstance(kind, Between) or int(value) <= 12 or int(value) % 5 == 0
