"""How the game is played: presets, and the game's own options, each with a sentence of what it changes."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.engine import Option, Value
from game.engine.options import Between, Flag, SeatOr
from game.games import Game
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.scene import Change
from game.ui.scenes.cover import draw_cover
from game.ui.scenes.option_rows import CONTROL, EDGE, PANEL, Rows, laid
from game.ui.scenes.plan import Plan
from game.ui.scenes.told import draw_told
from game.ui.styles import BRASS, LABEL, LIGHT, PALE
from game.ui.widgets.choice import Choice
from game.ui.widgets.tabs import STYLE, Tab, shared_out
from game.ui.widgets.toggle import LEVER, Toggle
from game.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from game.ui.house import House

_PRESETS: Area = (PANEL[0] + 34, PANEL[1] + 30, PANEL[2] - 62, 66.0)
_BESIDE = 44.0
"""What a preset's name leaves free beside it."""
_STATE = 96.0
"""Room for a word beside a lever."""
_COVER = (0.75, 160.0)
"""How wide a box's lid is for its height, and how high it must be to be worth showing."""


class OptionPanel:
    """The widgets of a plan's presets and options, and what stands around them."""

    def __init__(self, house: "House", game: Game, plan: Plan, then: Callable[..., Change | None]) -> None:
        self.house, self.game, self.plan, self._then = house, game, plan, then
        self.presets = self._tabs()
        sentences = [self.explained(option) for option in game.rules.options]
        self.rows: Rows = laid(house.canvas, game.rules.options, sentences)
        self.options = [
            self._widget(option, sentence, area)
            for option, sentence, area in zip(game.rules.options, sentences, self.rows.areas, strict=True)
        ]
        self.widgets: list[Widget] = [*self.presets, *self.options]

    def _tabs(self) -> list[Tab]:
        """The presets; one that so many cannot play cannot be pressed."""
        presets, plan = self.game.presets, self.plan
        at = next((number for number, each in enumerate(presets) if plan.is_at(each)), -1)
        names = [self.house.speak(each.title) for each in presets]
        wanted = [self.house.canvas.type.width(name, STYLE) + _BESIDE for name in names]
        made = shared_out(_PRESETS, names, wanted, at, lambda n: self._then(plan.put_preset, presets[n]))
        for tab, preset in zip(made, presets, strict=True):
            tab.stands_for = preset.name
            tab.tip = self.house.speak(preset.explanation)
            tab.page = f"{self.game.rules.slug}/options"
            tab.enabled = plan.can_be(preset)
        return made

    def _widget(self, option: Option, tip: str, area: Area) -> Widget:
        plan = self.plan
        value, possible = plan.options[option.name], plan.makes_sense(option)

        def put(chosen: Any) -> Change | None:
            return self._then(plan.put_option, option.name, chosen)

        x, y, width, _ = area
        widget: Widget
        if isinstance(option.kind, Flag):
            place = (x + width - LEVER - _STATE, y, LEVER + _STATE, CONTROL)
            states = (self.house.words("ui.off"), self.house.words("ui.on"))
            widget = Toggle(place, bool(value), put, enabled=possible, tip=tip, states=states)
        else:
            place = (x + width - self.rows.choice, y, self.rows.choice, CONTROL)
            widget = Choice(place, self._values(option), value, put, enabled=possible, tip=tip)
        widget.page = f"{self.game.rules.slug}/option.{option.name}"
        widget.called = self.house.speak(option.title)
        widget.reach = area  # an option's name is part of it, and so is what it changes
        return widget

    def explained(self, option: Option) -> str:
        """What it changes, as people say it, without the short words that the command line has for values."""
        told = self.house.speak(option.explanation)
        for value in option.named:
            told = told.replace(f" ({value})", "")
        if not self.plan.makes_sense(option):
            told += " " + self.house.words("ui.option.needs", other=self._needed(option))
        if self.plan.count in option.unwise:
            told += " " + self.house.words("ui.option.unwise", n=self.plan.count)
        return told

    def _needed(self, option: Option) -> str:
        """What else must be chosen before an option means anything."""
        assert option.needs is not None
        name, value = option.needs
        other = next(each for each in self.game.rules.options if each.name == name)
        return self.house.speak(other.named[value] if isinstance(value, str) else other.title)

    def _values(self, option: Option) -> list[tuple[Value, str]]:
        """What an option can be, in words."""
        values = [value for value in option.kind.values(self.plan.count) if _shown(option.kind, value)]
        return [(value, self._word(option, value)) for value in values]

    def _word(self, option: Option, value: Value) -> str:
        if isinstance(value, str):
            return self.house.speak(option.named[value])
        return self.plan.names()[value] if isinstance(option.kind, SeatOr) else str(value)

    def draw(self, canvas: Canvas, tipped: Widget | None) -> None:
        """The panel, and of every option its name and what it changes."""
        canvas.patch("ui/panel", PANEL)
        if not self.presets:
            head = LABEL.but(size=32, colour=BRASS)
            canvas.text(self.house.words("ui.setup.options"), (PANEL[0] + EDGE, PANEL[1] + 52), head)
        for option, widget, (x, y, width, _) in zip(
            self.game.rules.options, self.options, self.rows.areas, strict=True
        ):
            style = LIGHT if widget.enabled else LIGHT.but(colour=PALE)
            taken = LEVER + _STATE if isinstance(widget, Toggle) else self.rows.choice
            canvas.fitted(self.house.speak(option.title), (x, y, width - taken - 16, CONTROL), style, "left")
            if self.rows.small is not None:
                canvas.paragraph(widget.tip, (x, y + CONTROL + 2, width, 0), self.rows.small)
        if self.rows.small is None:
            told = tipped if tipped in self.options else None
            draw_told(canvas, told, self.house.speak(self.game.blurb()), self.rows.foot)
        else:
            self._draw_cover(canvas)

    def _draw_cover(self, canvas: Canvas) -> None:
        """Where options leave room, the box itself."""
        x, y, width, height = self.rows.foot
        share, least = _COVER
        if height < least:
            return
        area = (x + (width - height * share) / 2, y, height * share, height)
        canvas.patch("shadows/rect", (area[0] - 10, area[1] - 10, area[2] + 24, area[3] + 26))
        draw_cover(canvas, self.game.rules.slug, area)


def _shown(kind: object, value: Value) -> bool:
    """Nobody wants to step through six hundred minutes one by one."""
    return not isinstance(kind, Between) or int(value) <= 12 or int(value) % 5 == 0
