"""At Doc Badluck's: which favour, and the deeds to be fenced in."""

from functools import partial

from game.engine import Action, Message, Who, say, say_n
from game.games.dice_town.actions import Choose, Fence
from game.games.dice_town.cards import Card
from game.games.dice_town.dice import NAMES
from game.games.dice_town.view import View
from game.games.dice_town.words.places import OTHER_PLACES
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.intents import Wish
from game.ui.scene import Change
from game.ui.styles import LIGHT
from game.ui.tables.dice_town.cardface import TownCard
from game.ui.tables.dice_town.choosers.details import draw_dice
from game.ui.tables.dice_town.choosers.favours import FAVOURS, NEEDS, ZOOM, FavourPick
from game.ui.tables.dice_town.town import Town, told_card
from game.ui.tables.kit.cards import CardPick
from game.ui.tables.kit.compact import SIZE
from game.ui.tables.kit.panel import CONFIRM, HEADER, Panel
from game.ui.tables.kit.sets import Sets
from game.ui.widgets.button import GOLD, Button
from game.ui.widgets.widget import Widget

_GAP = 24.0
_DEEDS = ((5, 1, 0.9), (7, 2, 0.66), (11, 3, 0.43))
"""How many deeds lie in a row, in how many rows, and how large: none may hide what another is worth."""
_BESIDE, _BELOW = 10.0, 14.0
_AROUND = 278.0
"""What of the board's height is not for deeds: its title, its buttons, and some air."""
_ROW = 290.0
"""How wide the row of dice is."""


class Doc(Panel[Town]):
    """First the favour; then, for barbed wire, the deeds it goes round."""

    fencing: Sets[Card] | None = None

    @property
    def fences(self) -> list[Fence]:
        return [option for option in self.ask.options if isinstance(option, Fence)]

    @property
    def deeds(self) -> list[Card]:
        return list(dict.fromkeys(card for fence in self.fences for card in fence.cards))

    @property
    def _grid(self) -> tuple[int, int, float]:
        """How the deeds lie: as large as can be without one on another."""
        count = len(self.deeds)
        return next((each for each in _DEEDS if count <= each[0] * each[1]), _DEEDS[-1])

    def size(self) -> tuple[float, float]:
        if self.fencing is not None:
            across, rows, zoom = self._grid
            wide = min(across, len(self.deeds)) * (SIZE[0] * zoom + _BESIDE) + 160
            return max(900.0, wide), _AROUND + rows * (SIZE[1] * zoom + _BELOW)
        return 4 * (SIZE[0] * ZOOM + _GAP) + 130, HEADER + SIZE[1] * ZOOM + 226

    def title(self) -> str:
        return self.table.house.speak(OTHER_PLACES["doc"].name)

    def note(self) -> str:
        words = self.table.house.words
        return (
            words("ui.dice_town.doc.fence.note")
            if self.fencing is not None
            else words("ui.dice_town.doc.note")
        )

    def prompt(self) -> str:
        if self.fencing is None:
            return super().prompt()
        return self.table.speaker(say("ui.dice_town.doc.fence", player=Who(self.ask.seat)))

    def content(self, area: Area) -> list[Widget]:
        if self.fencing is not None:
            return self._deeds(area, self.fencing)
        x, y, wide, _ = area
        step = SIZE[0] * ZOOM + _GAP
        left = x + wide / 2 - 2 * step + _GAP / 2
        found: list[Widget] = [
            self._favour(favour, (left + n * step, y + HEADER + 6, SIZE[0] * ZOOM, SIZE[1] * ZOOM))
            for n, favour in enumerate(FAVOURS)
        ]
        words = self.table.house.words
        return [
            *found,
            *self.pass_button(area, words("ui.dice_town.doc.pass"), words("ui.dice_town.doc.pass.tip")),
        ]

    def paint(self, canvas: Canvas, area: Area) -> None:
        """The dice that decide what the Doc can do."""
        if self.fencing is None:
            view: View = self.table.picture_view
            x, y, wide, _ = area
            line = y + HEADER + SIZE[1] * ZOOM + 64
            words = self.table.house.words("ui.dice_town.doc.dice")
            style = canvas.type.fitting(words, LIGHT.but(size=22), 300)
            left = x + (wide - canvas.type.width(words, style) - 16 - _ROW) / 2
            canvas.text(words, (left, line), style)
            dice = (left + canvas.type.width(words, style) + 16, line - 24, _ROW, 48.0)
            draw_dice(canvas, view.kept[self.ask.seat], dice)

    def _favour(self, favour: str, area: Area) -> Widget:
        actions = self._actions(favour)
        reason = "" if actions else self._reason(favour)
        return FavourPick(
            self.table.house.speak,
            favour,
            area,
            lambda: self.favoured(favour),
            enabled=bool(actions),
            hinted=self.table.hint.action in actions,
            tip=self.table.house.speak(FAVOURS[favour][2]),
            reason=reason,
            told=self._told(favour),
        )

    def _told(self, favour: str) -> Message:
        """What a favour does, in a few words: wire goes round as many deeds as there are."""
        if favour == "wire" and self.fences:
            return say_n("ui.dice_town.doc.wire.text", len(self.fences[0].cards))
        return FAVOURS[favour][1]

    def _reason(self, favour: str) -> str:
        """Why a favour cannot be had: the dice do not show it, or there is nothing in it."""
        view: View = self.table.picture_view
        words = self.table.house.words
        faces = {NAMES[face] for face in view.kept[self.ask.seat]}
        if faces.intersection(NEEDS[favour]):
            return words("ui.dice_town.doc.vain")
        face, *others = NEEDS[favour]
        if others:
            return words("ui.dice_town.doc.needs_either", face=face, other_face=others[0])
        return words("ui.dice_town.doc.needs", face=face)

    def _actions(self, favour: str) -> list[Action]:
        if favour == "wire":
            return list(self.fences)
        return [option for option in self.ask.options if option == Choose(favour)]

    def favoured(self, favour: str) -> Change | None:
        actions = self._actions(favour)
        if len(actions) == 1:
            self.table.answer(actions[0])
            return None
        self.fencing = Sets([fence.cards for fence in self.fences])
        return self.begin_step()

    def back(self) -> bool:
        if self.fencing is None:
            return False
        self.fencing = None
        self.begin_step()
        return True

    def _deeds(self, area: Area, fencing: Sets[Card]) -> list[Widget]:
        x, y, wide, high = area
        across, _, zoom = self._grid
        step, down = SIZE[0] * zoom + _BESIDE, SIZE[1] * zoom + _BELOW
        left = x + wide / 2 - (min(across, len(self.deeds)) - 1) * step / 2
        top = y + HEADER + 20 + SIZE[1] * zoom / 2
        words = self.table.house.words
        advice = self.table.hint.action
        advised = frozenset(advice.cards if isinstance(advice, Fence) else ())
        found: list[Widget] = [
            CardPick(
                card,
                TownCard(card, self.table.speaker),
                (left + n % across * step, top + n // across * down),
                zoom,
                partial(self.toggle, card),
                tip=told_card(self.table, card),
                chosen=card in fencing.chosen,
                hinted=card in advised - fencing.chosen,
            )
            for n, card in enumerate(self.deeds)
        ]
        line = y + high - 116
        put_up = Button(
            (x + wide / 2 + 10, line, 300.0, 76.0),
            self.so_far(words("ui.dice_town.doc.fence.confirm"), fencing),
            self._put_up,
            skin=GOLD,
            style=CONFIRM,
            enabled=fencing.complete,
            hinted=fencing.complete and fencing.chosen == advised,
            wish=Wish.FIRST_ACTION,
        )
        back = Button((x + wide / 2 - 310, line, 300.0, 76.0), words("ui.back"), self._leave)
        return [*found, back, put_up]

    def _leave(self) -> Change | None:
        self.back()
        return None

    def toggle(self, card: Card) -> Change | None:
        assert self.fencing is not None
        self.fencing.toggle(card)
        return self.renew()

    def _put_up(self) -> Change | None:
        assert self.fencing is not None
        chosen = self.fencing.chosen
        self.table.answer(next(fence for fence in self.fences if frozenset(fence.cards) == chosen))
        return None
