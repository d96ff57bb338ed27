"""Turning one of one's own dice to another face: the card sharp's trick, and the shaman's blessing."""

from collections.abc import Sequence

from game.engine import Action, Ask, Who, say
from game.games.dice_town.actions import Play, Turn
from game.games.dice_town.deck import DECK
from game.games.dice_town.dice import FACES, Face, Faces
from game.games.dice_town.kinds import Kind
from game.games.dice_town.words.indians import DIE
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.intents import Wish
from game.ui.scene import Change
from game.ui.styles import LIGHT, PALE
from game.ui.tables.dice_town.poker_dice import row_around
from game.ui.tables.dice_town.stake import told_face
from game.ui.tables.dice_town.town import Town
from game.ui.tables.kit.dice_picks import dice_row
from game.ui.tables.kit.panel import HEADER, Panel, at_edge
from game.ui.widgets.button import Button
from game.ui.widgets.widget import Press, Widget


class TurnDie(Panel[Town]):
    """First which die, then to which face; both rows are in sight, the second wakes up with a die."""

    def __init__(self, table: Town, ask: Ask, leave: Press | None = None) -> None:
        super().__init__(table, ask)
        self.leave = leave
        """What leads back to the card, where one came from there."""
        self.at: int | None = None
        """Which of the seat's dice, by its place in the row."""
        self.turns: dict[tuple[Face, Face], Action] = {}
        for option in ask.options:
            if isinstance(option, Turn):
                self.turns[option.of, option.to] = option
            elif isinstance(option, Play) and option.faces:
                of, to = option.faces
                self.turns[of, to] = option

    @property
    def blessing(self) -> bool:
        return self.ask.kind == Kind.BLESSING

    @property
    def dice(self) -> Faces:
        return self.table.picture_view.kept[self.ask.seat]

    def size(self) -> tuple[float, float]:
        return 1000.0, 600.0

    def title(self) -> str:
        return self.table.speaker(DIE["blessing"].name if self.blessing else DECK["sharp"].name)

    def note(self) -> str:
        return self.table.house.words("ui.dice_town.turn.which")

    def paint(self, canvas: Canvas, area: Area) -> None:
        """The question of the second row."""
        x, y, wide, _ = area
        style = LIGHT.but(size=22, colour=PALE)
        canvas.fitted(
            self.table.house.words("ui.dice_town.turn.to"), (x, y + HEADER + 156, wide, 36.0), style
        )

    def prompt(self) -> str:
        sharp = say("ui.dice_town.sharp", player=Who(self.ask.seat))
        return super().prompt() if self.blessing else self.table.speaker(sharp)

    def content(self, area: Area) -> list[Widget]:
        x, y, wide, _ = area
        advice = next((pair for pair, action in self.turns.items() if action == self.table.hint.action), None)
        of = None if self.at is None else self.dice[self.at]
        found = dice_row(
            row_around(self.dice, (x + wide / 2, y + HEADER + 87)),
            self._pick,
            chosen=lambda n: n == self.at,
            hinted=lambda n: advice is not None and of != advice[0] == self.dice[n],
        )
        found += dice_row(
            row_around(FACES, (x + wide / 2, y + HEADER + 266)),
            self._turn,
            hinted=lambda n: advice is not None and advice == (of, n),
            enabled=lambda n: of is not None and (of, n) in self.turns,
            tip=lambda n: told_face(self.table, self.ask.seat, n, self._turned(n)),
        )
        return [*found, *self._leaving(area)]

    def _leaving(self, area: Area) -> list[Widget]:
        words = self.table.house.words
        passing = self.pass_button(area, words("dice_town.answer.no_turn"))
        if self.leave is None:
            return passing
        back = Button(at_edge(area), words("ui.back"), self.leave, wish=Wish.CANCEL)
        for widget, side in zip((back, *passing), (-1, 1), strict=False):
            x, y, wide, high = widget.area
            widget.area = (x + side * (wide / 2 + 10) * bool(passing), y, wide, high)
        return [back, *passing]

    def _turned(self, face: Face) -> Faces:
        """The dice, should the one that was picked show another face."""
        return tuple(face if n == self.at else each for n, each in enumerate(self.dice))

    def number(self, widgets: Sequence[Widget]) -> list[Widget]:
        """The digits first pick a die, then its face."""
        super().number(widgets if self.at is None else widgets[len(self.dice) :])
        return list(widgets)

    def _pick(self, number: int) -> Press:
        def pick() -> Change | None:
            self.at = None if self.at == number else number
            return self.renew()

        return pick

    def _turn(self, face: Face) -> Press:
        def turn() -> Change | None:
            action = None if self.at is None else self.turns.get((self.dice[self.at], face))
            if action is not None:
                self.table.answer(action)
            return None

        return turn
