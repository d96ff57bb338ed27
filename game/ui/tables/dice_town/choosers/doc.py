"""Doc Badluck's favours, each on its card with the faces it needs; and the deeds to be fenced in."""

from game.engine import Action, Message, Who, say
from game.games.dice_town.actions import Choose, Fence
from game.games.dice_town.cards import Card
from game.games.dice_town.view import View
from game.games.dice_town.words.cards import name, text
from game.games.dice_town.words.places import OTHER_PLACES
from game.ui.canvas import Area, Canvas
from game.ui.scene import Change
from game.ui.tables.dice_town.cardface import SIZE, draw_titled
from game.ui.tables.dice_town.choosers.details import draw_dice
from game.ui.tables.dice_town.choosers.panel import HEADER, Panelled
from game.ui.tables.dice_town.choosers.picks import CardPick, Pick
from game.ui.tables.dice_town.choosers.sets import Sets
from game.ui.typesetting import INK, LIGHT, Style
from game.ui.widgets.button import GOLD, Button
from game.ui.widgets.widget import Widget, middle

FAVOURS: dict[str, tuple[Message, Message, Message]] = {
    "wire": (
        say("ui.dice_town.doc.wire"),
        say("ui.dice_town.doc.wire.text"),
        say("ui.dice_town.doc.wire.tip"),
    ),
    "store": (
        say("ui.dice_town.doc.store"),
        say("ui.dice_town.doc.store.text"),
        say("ui.dice_town.doc.store.tip"),
    ),
    "money": (
        say("ui.dice_town.doc.money"),
        say("ui.dice_town.doc.money.text"),
        say("ui.dice_town.doc.money.tip"),
    ),
    "nuggets": (
        say("ui.dice_town.doc.nuggets"),
        say("ui.dice_town.doc.nuggets.text"),
        say("ui.dice_town.doc.nuggets.tip"),
    ),
}
"""Name, text on the card, and tooltip of each favour."""
_ZOOM, _GAP = 1.12, 24.0
_DEED = 0.86
_TOLD = Style("bitter", 19, INK, grows=False)


class FavourPick(Pick):
    """One of the Doc's cards."""

    def __init__(self, doc: "Doc", favour: str, area: Area, *, enabled: bool, hinted: bool, tip: str) -> None:
        super().__init__(area, lambda: doc.favoured(favour), tip=tip, enabled=enabled, hinted=hinted)
        self.art = f"cards/doc/{favour}"
        self.title, self.told, _ = map(doc.table.house.speak, FAVOURS[favour])

    def draw_thing(self, canvas: Canvas, area: Area) -> None:
        x, y, wide, high = area
        canvas.patch("shadows/rect", (x - 6, y - 6, wide + 14, high + 18), fade=0.8)
        fade = 1.0 if self.enabled else 0.32
        draw_titled(canvas, self.art, self.title, "", middle(area), _ZOOM, fade=fade)
        style = canvas.type.fitting(self.told, _TOLD, wide - 50)
        canvas.text(self.told, (x + wide / 2, y + high * 0.855), style, "centre", fade)


class Doc(Panelled):
    """First the favour; then, for barbed wire, the deeds it goes round."""

    fencing: Sets[Card] | None = None

    @property
    def fences(self) -> list[Fence]:
        return [option for option in self.ask.options if isinstance(option, Fence)]

    @property
    def deeds(self) -> list[Card]:
        return list(dict.fromkeys(card for fence in self.fences for card in fence.cards))

    def size(self) -> tuple[float, float]:
        if self.fencing is not None:
            return max(900.0, min(1240.0, len(self.deeds) * 200.0 + 160)), 560.0
        return 4 * (SIZE[0] * _ZOOM + _GAP) + 130, HEADER + SIZE[1] * _ZOOM + 206

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
        who = Who(self.ask.seat)
        if self.fencing is not None:
            return self.table.speaker(say("ui.dice_town.doc.fence", player=who))
        return self.table.speaker(say("ui.dice_town.doc", player=who))

    def content(self, area: Area) -> list[Widget]:
        if self.fencing is not None:
            return self._deeds(area, self.fencing)
        x, y, wide, _ = area
        step = SIZE[0] * _ZOOM + _GAP
        left = x + wide / 2 - 2 * step + _GAP / 2
        found: list[Widget] = [
            self._favour(favour, (left + n * step, y + HEADER + 6, SIZE[0] * _ZOOM, SIZE[1] * _ZOOM))
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
            line = y + HEADER + SIZE[1] * _ZOOM + 46
            words = self.table.house.words("ui.dice_town.doc.dice")
            style = canvas.type.fitting(words, LIGHT.but(size=22), 300)
            canvas.text(words, (x + wide / 2 - 20, line), style, "right")
            draw_dice(canvas, view.kept[self.ask.seat], (x + wide / 2, line - 24, 260.0, 48.0))

    def _favour(self, favour: str, area: Area) -> Widget:
        actions = self._actions(favour)
        hinted = self.table.hint.action in actions
        tip = self.table.house.speak(FAVOURS[favour][2])
        if hinted:
            tip += "\n" + self.table.hint.words
        return FavourPick(self, favour, area, enabled=bool(actions), hinted=hinted, tip=tip)

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
        return self.redo()

    def back(self) -> bool:
        if self.fencing is None:
            return False
        self.fencing = None
        self.redo()
        return True

    def _deeds(self, area: Area, fencing: Sets[Card]) -> list[Widget]:
        x, y, wide, high = area
        count = len(self.deeds)
        step = min(SIZE[0] * _DEED + 18, (wide - 130 - SIZE[0] * _DEED) / max(1, count - 1))
        left = x + wide / 2 - (count - 1) * step / 2
        speak, words = self.table.house.speak, self.table.house.words
        hinted = self.table.hint.action.cards if isinstance(self.table.hint.action, Fence) else ()
        found: list[Widget] = [
            CardPick(
                self.table,
                card,
                (left + n * step, y + HEADER + 20 + SIZE[1] * _DEED / 2),
                _DEED,
                lambda card=card: self.toggle(card),  # type: ignore[misc]
                tip=f"*{speak(name(card))}*\n{speak(text(card))}",
                chosen=card in fencing.chosen,
                hinted=card in hinted,
            )
            for n, card in enumerate(self.deeds)
        ]
        line = y + high - 116
        put_up = Button(
            (x + wide / 2 - 310, line, 300.0, 76.0),
            words("ui.dice_town.doc.fence.confirm"),
            self._put_up,
            skin=GOLD,
            enabled=fencing.complete,
        )
        back = Button((x + wide / 2 + 10, line, 240.0, 76.0), words("ui.back"), self._leave)
        return [*found, put_up, back]

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
