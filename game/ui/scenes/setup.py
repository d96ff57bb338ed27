"""Setting up: who sits where, and how the game is played."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game import ai
from game.games import Game
from game.games.game import Preset
from game.handbook import PageName
from game.play.seating import HUMAN
from game.settings import LONGEST_NAME
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.scene import Change, Pop
from game.ui.scenes.option_panel import OptionPanel
from game.ui.scenes.outlook import draw_outlook, outlook, trouble_with
from game.ui.scenes.page import Page
from game.ui.scenes.plan import CLOSED, Plan
from game.ui.scenes.seat_row import colour_badge, portrait_badge
from game.ui.styles import BRASS, LABEL
from game.ui.widgets.button import Button
from game.ui.widgets.choice import Choice
from game.ui.widgets.entry import Entry
from game.ui.wording import KIND_TIPS, KINDS

if TYPE_CHECKING:
    from game.ui.house import House

_SEATS: Area = (50.0, 150.0, 976.0, 784.0)
_FACE, _APART = 92.0, 6.0
"""How large a portrait is where there is room for it, and how far it is from the next at least."""


class Setup(Page):
    """One row a seat on the left, the game's own options on the right."""

    def __init__(self, house: "House", game: Game) -> None:
        self.game = game
        remembered = house.settings.setups.get(game.rules.slug, {})
        self.plan = Plan.remembered(game.rules, remembered, house.player)
        self._found = self.plan.stored()
        super().__init__(house)

    def build(self) -> None:
        for seat in range(len(self.plan.seats)):
            self._add_seat(seat)
        for widget in self.form.widgets:
            if not widget.types:
                widget.page = "house/bots" if isinstance(widget, Choice) else "house/setup"
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

    @property
    def _step(self) -> float:
        """How far the rows of two seats are apart."""
        return min(130.0, (_SEATS[3] - 110) / len(self.plan.seats))

    def _add_seat(self, seat: int) -> None:
        """Portrait, colour, who plays, name."""
        y = _SEATS[1] + 84 + (seat + 0.5) * self._step  # the middle of the row
        face = min(_FACE, self._step - _APART)
        words, plan = self.house.words, self.plan
        sitter = plan.seats[seat]
        closed = sitter.kind == CLOSED
        bots = [name for name in reversed(ai.bots(self.game.rules.slug)) if name != "random"]
        kinds = [(kind, self.house.speak(KINDS[kind])) for kind in (HUMAN, *bots, CLOSED)]
        kind_tip = self.house.speak(KIND_TIPS[sitter.kind])
        self.form.add(
            portrait_badge(
                (146.0 - face / 2, y - face / 2, face, face),
                sitter,
                lambda: self._then(plan.next_portrait, seat),
                words,
            ),
            colour_badge(
                (208.0, y - 28, 56.0, 56.0), sitter, lambda: self._then(plan.next_colour, seat), words
            ),
            Choice(
                (286.0, y - 31, 346.0, 62.0),
                kinds,
                sitter.kind,
                lambda kind: self._then(plan.put_kind, seat, kind),
                tip=kind_tip,
            ),
            Entry(
                (650.0, y - 31, 330.0, 62.0),
                "" if closed else sitter.name,
                lambda name: plan.put_name(seat, name),
                longest=LONGEST_NAME,
                empty="" if closed else words("ui.name"),
                enabled=not closed,
            ),
        )

    def _then(self, change: Callable[..., None], *arguments: Any) -> Change | None:
        """Change the plan, and show it as it is then."""
        change(*arguments)
        self.rebuild()
        return None

    def _start(self) -> Change | None:
        return self.house.routes.begin(self.plan)

    def closing(self) -> None:
        """Who goes back has changed their mind about the box, not about the names they have typed."""
        super().closing()
        if self.plan.stored() != self._found:
            self.house.keep_setup(self.game.rules.slug, self.plan.stored())

    def draw_content(self, canvas: Canvas) -> None:
        canvas.patch("ui/panel", _SEATS)
        self.headline(canvas, self.house.speak(self.game.title()), y=84)
        canvas.text(
            self.house.words("ui.setup.players"), (104.0, _SEATS[1] + 52), LABEL.but(size=32, colour=BRASS)
        )
        self.options.draw(canvas, self.form.tipped)
        draw_outlook(canvas, *self.told)

    @property
    def told(self) -> tuple[str, str]:
        """What stands at the foot: the match as it is planned, or what is pointed at."""
        tipped = self.form.tipped
        told = "" if tipped is None or tipped in self.options.options else tipped.tip
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
