"""Which of the rolled dice stay under the cup: picked one by one, with the price in sight."""

from game.engine import Ask, say, say_n
from game.games.dice_town.actions import Keep
from game.games.dice_town.cards import Card
from game.games.dice_town.dice import Faces, price
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.intents import Intent, Wish, Wished
from game.ui.scene import Change
from game.ui.styles import FIGURE, LIGHT, Style
from game.ui.tables.dice_town.layout import CHOICE
from game.ui.tables.dice_town.odds import odds_plates
from game.ui.tables.dice_town.pages import BOOK
from game.ui.tables.dice_town.poker_hands import hand_plate
from game.ui.tables.dice_town.stake import draw_goal, draw_prospects, told_face
from game.ui.tables.dice_town.town import Town
from game.ui.tables.kit.cards import Tip, pointed_at
from game.ui.tables.kit.chooser import Several
from game.ui.tables.kit.dice_picks import DiePick, still_to_choose
from game.ui.tables.kit.panel import CONFIRM
from game.ui.widgets.button import GOLD, Button
from game.ui.widgets.widget import Press, Widget

_PRICE: Area = (CHOICE[0], CHOICE[1] + 4, CHOICE[2], 62.0)
_WARNING: Style = LIGHT.but(colour=(255, 160, 120))


class KeepChooser(Several[Town]):
    """Dice by click or number; the Brute in hand is slipped in by clicking it."""

    holds_dice = True

    def __init__(self, table: Town, ask: Ask) -> None:
        super().__init__(table, ask)
        self.with_brute = False
        self.brute: Card | None = next(
            (each.brute for each in ask.options if isinstance(each, Keep) and each.brute), None
        )

    @property
    def faces(self) -> Faces:
        cup = self.table.picture_view.cup
        return tuple(cup[n] for n in sorted(self.chosen))

    @property
    def action(self) -> Keep | None:
        """What would be answered now; None if it cannot be paid for."""
        with_brute, without = Keep(self.faces, self.brute), Keep(self.faces)
        if self.with_brute and with_brute in self.ask.options:
            return with_brute
        return without if without in self.ask.options else None

    def widgets(self) -> list[Widget]:
        advice = self.table.hint.action
        hinted = still_to_choose(
            self.table.picture_view.cup, self.chosen, advice.faces if isinstance(advice, Keep) else ()
        )
        view, seat = self.table.picture_view, self.ask.seat
        dice = view.kept[seat] + view.cup
        found: list[Widget] = []
        for n, (die, face) in enumerate(zip(self.table.rolled, view.cup, strict=True)):
            pick = DiePick(die, self.toggle(n), chosen=n in self.chosen, hinted=n in hinted)
            pick.now = told_face(
                self.table, seat, face, dice
            )  # no tooltip: it would hide the dice kept so far
            found.append(pick)
        price = Tip(_PRICE, page=BOOK + "price")
        plates = [hand_plate(self.table, self.faces), *odds_plates(self.table, self.faces)]
        return [*self.number(found), price, self._confirm_button(), *plates]

    def _confirm_button(self) -> Button:
        table, action = self.table, self.action
        x, y, width, height = CHOICE
        count = len(self.chosen)
        words = (
            table.speaker(say_n("ui.dice_town.keep", count))
            if count
            else table.house.words("ui.dice_town.keep.none")
        )
        return Button(
            (x, y + height - 88, width, 82.0),
            words,
            self.confirm,
            skin=GOLD if count else "ui/button",
            icon="icons/dice",
            style=CONFIRM,
            enabled=action is not None,
            wish=Wish.FIRST_ACTION,
            hinted=action is not None and self.hinted(action),
        )

    def _slip_in_brute(self) -> Change | None:
        self.with_brute = not self.with_brute
        self.table.sound("card_slide")
        return self.renew()

    def playable(self) -> dict[Card, Press]:
        return {self.brute: self._slip_in_brute} if self.brute else {}

    def advised(self) -> frozenset[Card]:
        advice = self.table.hint.action
        brute = advice.brute if isinstance(advice, Keep) else None
        return frozenset({brute}) - self.picked() if brute else frozenset()

    def picked(self) -> frozenset[Card]:
        return frozenset({self.brute}) if self.brute and self.with_brute else frozenset()

    def hear(self, intent: Intent) -> Change | None:
        if intent == Wished(Wish.SECOND_ACTION) and self.brute:
            return self._slip_in_brute()
        return super().hear(intent)

    def draw(self, canvas: Canvas) -> None:
        """What one's dice would bring, those under the cup among them, and what keeping some will cost."""
        view = self.table.picture_view
        looked = pointed_at(self.table.form)
        if isinstance(looked, DiePick):
            draw_goal(canvas, view.cup[self.table.rolled.index(looked.die)])
        draw_prospects(canvas, self.table, self.ask.seat, view.kept[self.ask.seat] + view.cup)
        words = self.table.house.words
        action, count = self.action, len(self.chosen)
        free = action.brute is not None if action is not None else not count
        cost = 0 if free else price(count)
        canvas.patch("ui/plate", _PRICE)
        inner = canvas.inside("ui/plate", _PRICE)
        line = (inner[0], _PRICE[1] + 4, inner[2] - 70, _PRICE[3] - 8)
        if action is None and not count:
            # the button under it says "none", and is grey: there is no dollar to pay for that
            canvas.boxed(words("ui.dice_town.price.one"), (*line[:2], inner[2], line[3]), LIGHT.but(size=22))
            return
        if action is None:
            canvas.boxed(words("ui.dice_town.price.short"), line, _WARNING, "left")
        elif action.brute:
            canvas.boxed(words("ui.dice_town.price.brute"), line, LIGHT, "left")
        elif not count:
            canvas.boxed(words("ui.dice_town.price.none"), line, LIGHT, "left")
        elif count == 1:
            canvas.boxed(words("ui.dice_town.price.first"), line, LIGHT, "left")
        else:
            canvas.boxed(words("ui.dice_town.price"), line, LIGHT, "left")
        dollars = self.table.speaker(say("dice_town.amount.dollars", dollars=cost))
        canvas.text(dollars, (inner[0] + inner[2], inner[1] + inner[3] / 2), FIGURE.but(size=34), "right")
