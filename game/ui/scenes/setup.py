"""Setting up: who sits where, and how the game is played."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game import ai
from game.engine import BadOption, BadSeats, Option, Trouble, Value
from game.engine.options import Between, Flag, SeatOr
from game.games import Game
from game.play.seating import HUMAN
from game.ui.canvas import Area, Canvas
from game.ui.scene import Change, Pop
from game.ui.scenes.open_table import begin
from game.ui.scenes.page import Page
from game.ui.scenes.plan import CLOSED, Plan
from game.ui.scenes.seat_row import colour_badge, portrait_badge
from game.ui.typesetting import BRASS, LABEL, LIGHT, PALE
from game.ui.widgets.button import Button
from game.ui.widgets.choice import Choice
from game.ui.widgets.entry import Entry
from game.ui.widgets.toggle import Toggle
from game.ui.widgets.widget import Widget
from game.ui.wording import KIND_TIPS, KINDS, OPTION_WORDS

if TYPE_CHECKING:
    from game.ui.house import House

_SEATS: Area = (50.0, 150.0, 1130.0, 780.0)
_OPTIONS: Area = (1210.0, 150.0, 660.0, 780.0)
_NAME_LENGTH = 16


class Setup(Page):
    """One row a seat on the left, the game's own options on the right."""

    def __init__(self, house: "House", game: Game) -> None:
        self.game = game
        self.plan = Plan.remembered(game.rules, house.settings.setups.get(game.rules.slug, {}), house.words)
        super().__init__(house)

    def build(self) -> None:
        for seat in range(len(self.plan.seats)):
            self._add_seat(seat)
        for number, option in enumerate(self.game.rules.options):
            self.form.add(self._option(option, self._option_area(number)))
        words = self.house.words
        trouble = self._trouble()
        start = Button(
            (1500.0, 956.0, 370.0, 92.0),
            words("ui.start"),
            self._start,
            skin="ui/button_gold",
            enabled=trouble is None,
            tip="" if trouble is None else self.house.speak(trouble.message),
        )
        self.form.add(start, Button((50.0, 960.0, 260.0, 84.0), words("ui.back"), Pop, icon="icons/back"))
        if not any(widget.focused for widget in self.form.widgets):
            self.form.focus(start)

    def _trouble(self) -> Trouble | None:
        try:
            self.plan.checked()
        except (BadOption, BadSeats) as trouble:
            return trouble
        return None

    def _row(self, seat: int) -> float:
        step = min(112.0, (_SEATS[3] - 110) / len(self.plan.seats))
        return _SEATS[1] + 80 + seat * step

    def _add_seat(self, seat: int) -> None:
        """Portrait, colour, who plays, name."""
        y, words, plan = self._row(seat), self.house.words, self.plan
        sitter = plan.seats[seat]
        closed = sitter.kind == CLOSED
        bots = [name for name in reversed(ai.bots(self.game.rules.slug)) if name != "random"]
        kinds = [(kind, self.house.speak(KINDS[kind])) for kind in (HUMAN, *bots, CLOSED)]
        kind_tip = self.house.speak(KIND_TIPS[sitter.kind])
        self.form.add(
            portrait_badge(
                (100.0, y, 92.0, 92.0), sitter, lambda: self._then(plan.next_portrait, seat), words
            ),
            colour_badge(
                (208.0, y + 18, 56.0, 56.0), sitter, lambda: self._then(plan.next_colour, seat), words
            ),
            Choice(
                (290.0, y + 15, 380.0, 62.0),
                kinds,
                sitter.kind,
                lambda kind: self._then(plan.put_kind, seat, kind),
                tip=kind_tip,
            ),
            Entry(
                (690.0, y + 15, 430.0, 62.0),
                "" if closed else sitter.name,
                lambda name: plan.put_name(seat, name),
                longest=_NAME_LENGTH,
                empty=self.house.speak(KINDS[CLOSED]) if closed else words("ui.name"),
                enabled=not closed,
            ),
        )

    def _then(self, change: Callable[..., None], *arguments: Any) -> Change | None:
        """Change the plan, and show it as it is then."""
        change(*arguments)
        self.rebuild()
        return None

    def _option_area(self, number: int) -> Area:
        x, y, width, _ = _OPTIONS
        return x + 60, y + 116 + number * 108, width - 120, 62.0

    def _option(self, option: Option, area: Area) -> Widget:
        plan, speak = self.plan, self.house.speak
        value, possible = plan.options[option.name], plan.makes_sense(option)
        tip = speak(option.explanation)
        if plan.count in option.unwise:
            tip += "\n" + self.house.words("ui.option.unwise", n=plan.count)

        def put(chosen: Any) -> Change | None:
            return self._then(plan.put_option, option.name, chosen)

        if isinstance(option.kind, Flag):
            x, y, width, height = area
            return Toggle((x + width - 92, y - 52, 90.0, height), bool(value), put, enabled=possible, tip=tip)
        return Choice(area, self._values(option), value, put, enabled=possible, tip=tip)

    def _values(self, option: Option) -> list[tuple[Value, str]]:
        """What an option can be, in words."""
        values = [value for value in option.kind.values(self.plan.count) if self._shown(option.kind, value)]
        return [(value, self._word(option, value)) for value in values]

    def _word(self, option: Option, value: Value) -> str:
        if isinstance(value, str):
            return self.house.speak(OPTION_WORDS[value])
        return self.plan.names()[value] if isinstance(option.kind, SeatOr) else str(value)

    @staticmethod
    def _shown(kind: object, value: Value) -> bool:
        """Nobody wants to step through six hundred minutes one by one."""
        return not isinstance(kind, Between) or int(value) <= 12 or int(value) % 5 == 0

    def _start(self) -> Change | None:
        return begin(self.house, self.game, self.plan)

    def draw_content(self, canvas: Canvas) -> None:
        canvas.patch("ui/panel", _SEATS)
        canvas.patch("ui/panel", _OPTIONS)
        self.headline(canvas, self.house.speak(self.game.title()), y=84)
        head = LABEL.but(size=32, colour=BRASS)
        canvas.text(self.house.words("ui.setup.players"), (104.0, _SEATS[1] + 52), head)
        canvas.text(self.house.words("ui.setup.options"), (_OPTIONS[0] + 60, _OPTIONS[1] + 52), head)
        for number, option in enumerate(self.game.rules.options):
            x, y, width, _ = self._option_area(number)
            style = LIGHT if self.plan.makes_sense(option) else LIGHT.but(colour=PALE)
            canvas.fitted(self.house.speak(option.title), (x + 8, y - 40, width - 110, 36), style, "left")
