"""The Sheriff weighs the offers: names the winner of a tie, or asks for more."""

from game.engine import Seat
from game.games.dice_town.actions import MORE, Name
from game.games.dice_town.view import BidSeen, View
from game.games.dice_town.words.cards import name
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.intents import Intent, Wish, Wished
from game.ui.scene import Change
from game.ui.styles import BODY
from game.ui.tables.dice_town.cardface import TownCard
from game.ui.tables.dice_town.choosers.details import draw_owned
from game.ui.tables.dice_town.choosers.ties import contested
from game.ui.tables.dice_town.town import Town
from game.ui.tables.kit.compact import SIZE
from game.ui.tables.kit.naming import Naming
from game.ui.tables.kit.on_paper import draw_card_row, draw_counts
from game.ui.widgets.button import Button
from game.ui.widgets.widget import Widget

_HIGH, _LOW = 66.0, 48.0
"""How high the row of a heap is, and where cards must have room under two of them."""


class Verdict(Naming[Town]):
    """Everybody who is tied, with what they offer."""

    gap, top, narrowest = 16.0, 4.0, 1090.0

    @property
    def place(self) -> str:
        assert isinstance(self.ask.about, tuple)
        return str(self.ask.about[0])

    @property
    def seats(self) -> list[Seat]:
        return [option.seat for option in self.ask.options if isinstance(option, Name)]

    @property
    def sheet(self) -> Point:
        return min(300.0, 1120 / len(self.seats) - self.gap), 430.0

    def naming(self, seat: Seat) -> Name:
        return Name(seat)

    @property
    def asks_more(self) -> bool:
        return MORE in self.ask.options

    def size(self) -> tuple[float, float]:
        self.around = 130 + self.gap, 138.0 if self.asks_more else 70.0
        return super().size()

    def title(self) -> str:
        view: View = self.table.picture_view
        rivals = [seat for seat in self.seats if seat != view.sheriff]  # who has the star only keeps it
        return contested(self.table, self.place, rivals[0])

    def note(self) -> str:
        words = self.table.house.words
        return words("ui.dice_town.verdict.note") if self.asks_more else words("ui.dice_town.verdict.last")

    def content(self, area: Area) -> list[Widget]:
        x, y, wide, high = area
        found = super().content(area)
        if self.asks_more:
            words = self.table.house.words
            place = (x + wide / 2 - 210, y + high - 116, 420.0, 76.0)
            found.append(
                Button(
                    place,
                    words("dice_town.answer.more_offers"),
                    self.choose(MORE),
                    icon="icons/money",
                    tip=words("ui.dice_town.verdict.more.tip"),
                    hinted=self.hinted(MORE),
                    wish=Wish.SECOND_ACTION,
                )
            )
        return found

    def hear(self, intent: Intent) -> Change | None:
        if intent == Wished(Wish.SECOND_ACTION) and self.asks_more:
            self.table.answer(MORE)
            return None
        return super().hear(intent)

    def told(self, seat: Seat) -> str:
        bid = self.table.picture_view.bids[seat]
        if bid is None or not bid.cards:
            return ""
        # one that lies alone can be read, unless larger letters are wanted
        alone = len(bid.cards) == 1 and not (bid.money or bid.nuggets)
        if alone and self.table.house.canvas.type.growth == 1:
            return ""
        return ", ".join(self.table.speaker(name(card)) for card in bid.cards)

    def draw_detail(self, canvas: Canvas, seat: Seat, area: Area) -> None:
        if seat == self.ask.seat:
            self._draw_own(canvas, area)
        else:
            self._draw_bid(canvas, self.table.picture_view.bids[seat], area)

    def _draw_own(self, canvas: Canvas, area: Area) -> None:
        x, y, wide, high = area
        canvas.image("props/star", (x + wide / 2, y + 62), zoom=0.8)
        words = self.table.house.words("ui.dice_town.verdict.own")
        style = canvas.type.boxed(words, BODY.but(size=21), wide, high - 128)
        canvas.paragraph(words, (x, y + 128, wide, high - 128), style, "centre")

    def _draw_bid(self, canvas: Canvas, bid: BidSeen | None, area: Area) -> None:
        x, y, wide, high = area
        if bid is None or not (bid.money or bid.nuggets or bid.count):
            words = self.table.house.words("ui.dice_town.verdict.nothing")
            style = canvas.type.boxed(words, BODY.but(size=24), wide, 90.0)
            canvas.paragraph(words, (x, y + 62, wide, 90.0), style, "centre")
            return
        heaps = [("money", bid.money), ("nuggets", bid.nuggets)]
        heaps = [(what, amount) for what, amount in heaps if amount]
        row = _LOW if bid.count and len(heaps) > 1 else _HIGH
        room = high - row * len(heaps)
        cards = min(0.62, (room - 16) / SIZE[1]) * SIZE[1] + 16 if bid.count else 0.0
        down = y + (room - cards) / 2
        for what, amount in heaps:
            draw_owned(canvas, self.table.speaker, what, amount, (x, down, wide, row - 4))
            down += row
        if bid.cards:
            fan = (x, down, wide, cards)
            faces = [TownCard(card, self.table.speaker) for card in bid.cards]
            draw_card_row(canvas, faces, fan, (cards - 16) / SIZE[1])
        elif bid.count:
            draw_counts(canvas, [("card", bid.count)], (x, down, wide, 48.0))
