"""Setting up: who sits where, and how the game is played."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.games import Game
from game.games.game import Preset
from game.handbook import PageName
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.scene import Change, Pop
from game.ui.scenes.fair_match import FairMatch
from game.ui.scenes.option_panel import OptionPanel
from game.ui.scenes.outlook import draw_outlook, outlook, trouble_with
from game.ui.scenes.page import Page
from game.ui.scenes.plan import Plan
from game.ui.scenes.seat_panel import SeatPanel
from game.ui.widgets.button import Button

if TYPE_CHECKING:
    from game.ui.house import House

_FIRST, _SLICE = 0.1, 0.01
"""Seconds for reading one's results: before the page is shown, and in each frame."""


class Setup(Page):
    """One row a seat on the left, the game's own options on the right."""

    def __init__(self, house: "House", game: Game) -> None:
        self.game = game
        remembered = house.settings.setups.get(game.rules.slug, {})
        self.plan = Plan.remembered(game.rules, remembered, house.player)
        self._found = self.plan.stored()
        self.fairness = FairMatch(house, self.plan)
        self.fairness.go_on(_FIRST)
        super().__init__(house)

    def build(self) -> None:
        self.seats = SeatPanel(self.house, self.plan, self.fairness, self._then)
        self.form.add(*self.seats.widgets)
        self.options = OptionPanel(self.house, self.game, self.plan, self._then)
        self.form.add(*self.options.widgets)
        words = self.house.words
        start = Button(
            (1500.0, 956.0, 370.0, 92.0),
            words("ui.start"),
            self._start,
            skin="ui/button_gold",
            enabled=trouble_with(self.plan) is None,
        )
        self.form.add(
            start,
            Button((50.0, 960.0, 210.0, 84.0), words("ui.back"), Pop, icon="icons/back"),
            Button((274.0, 960.0, 210.0, 84.0), words("ui.rules"), self.house.open_rules, icon="icons/help"),
        )
        if not any(widget.focused for widget in self.form.widgets):
            self.form.focus(start)

    def _then(self, change: Callable[..., None], *arguments: Any) -> Change | None:
        """Change the plan, and show it as it is then."""
        change(*arguments)
        self.fairness.go_on(_FIRST)
        self.rebuild()
        return None

    def update(self, seconds: float) -> Change | None:
        if not self.form.typing and self.fairness.go_on(_SLICE):
            self.rebuild()
        return super().update(seconds)

    def _start(self) -> Change | None:
        return self.house.routes.begin(self.plan)

    def closing(self) -> None:
        """Who goes back has changed their mind about the box, not about the names they have typed."""
        super().closing()
        if self.plan.stored() != self._found:
            self.house.keep_setup(self.game.rules.slug, self.plan.stored())

    def draw_content(self, canvas: Canvas) -> None:
        self.headline(canvas, self.house.speak(self.game.title()), y=84)
        self.seats.draw(canvas)
        self.options.draw(canvas, self.form.tipped)
        draw_outlook(canvas, *self.told)

    @property
    def told(self) -> tuple[str, str]:
        """What stands at the foot: the match as it is planned, or what is pointed at."""
        tipped = self.form.tipped
        why = "" if self.fairness.why is None else self.house.speak(self.fairness.why)
        told = why if tipped is None or tipped in self.options.options else tipped.tip
        return outlook(self.house, self.game, self.plan, self._pointed_preset(), told)

    @property
    def rules_page(self) -> PageName | None:
        return PageName(self.game.rules.slug, "")

    def tip(self) -> tuple[str, Area] | None:
        """Options are explained below them, everything else at the foot."""
        return None

    def _pointed_preset(self) -> Preset | None:
        """The preset that somebody is about to press."""
        tabs = zip(self.options.presets, self.game.presets, strict=True)
        return next((preset for tab, preset in tabs if tab is self.form.tipped), None)
