"""An offer to the Sheriff, put together on a sheet of paper: dollars, nuggets, cards."""

from functools import partial

from game.engine import Ask, Combinations, Message, Seat, Span, Subset, Who, say
from game.games.dice_town.actions import Bid
from game.games.dice_town.cards import Card
from game.games.dice_town.progress import Tie
from game.games.dice_town.view import View
from game.games.dice_town.words.sheriff import told_offer
from game.markup import marked
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.intents import Wish
from game.ui.scene import Change
from game.ui.styles import BODY, FADED, INK, LIGHT, PALE, Style
from game.ui.tables.dice_town.cardface import TownCard
from game.ui.tables.dice_town.choosers.ties import contested
from game.ui.tables.dice_town.street import dollars
from game.ui.tables.dice_town.town import Town
from game.ui.tables.kit.cards import CardPick
from game.ui.tables.kit.chooser import Confirming
from game.ui.tables.kit.compact import SIZE
from game.ui.tables.kit.heap import Heap, Piece, stepper
from game.ui.tables.kit.panel import CONFIRM, HEADER, Panel
from game.ui.tables.kit.picks import Pick
from game.ui.widgets.button import GOLD, Button
from game.ui.widgets.widget import Press, Widget

_SIZE: Point = (1270.0, 706.0)
_ROWS = {"money": HEADER + 34.0, "nuggets": HEADER + 140.0}
_CARDS = HEADER + 256.0
_OWN: Area = (56.0, 0.0, 600.0, 100.0)
_STEPPER: Point = (68.0, 60.0)
"""Both lie on the paper: they change the offer."""
_PAPER: Area = (690.0, HEADER - 6, 528.0, 464.0)
_ZOOM = 0.52
_PIECES = {"money": Piece("props/bill", 120.0, 0.86), "nuggets": Piece("props/nugget", 56.0, 1.12)}


class Bribe(Confirming[Town], Panel[Town]):
    """On the left what one has, on the right what is offered; a click moves things over and back."""

    holds_hand = True

    def __init__(self, table: Town, ask: Ask) -> None:
        super().__init__(table, ask)
        assert isinstance(ask.options, Combinations)
        money, nuggets, cards = ask.options.axes
        assert isinstance(money, Span)
        assert isinstance(nuggets, Span)
        assert isinstance(cards, Subset)
        self.spans = {"money": money, "nuggets": nuggets}
        self.cards = cards
        self.amounts = {"money": money.low, "nuggets": nuggets.low}
        self.offered: list[Card] = list(cards.must)

    @property
    def action(self) -> Bid:
        """The offer so far."""
        cards = tuple(card for card in self.cards.items if card in self.offered)
        return Bid(self.amounts["money"], self.amounts["nuggets"], cards)

    @property
    def tie(self) -> Tie:
        """The tie that the offer is about."""
        view: View = self.table.picture_view
        assert view.progress.tie is not None
        return view.progress.tie

    @property
    def again(self) -> bool:
        """Whether the Sheriff was not content with the first offers."""
        return self.tie.calls > 1

    @property
    def rivals(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.tie.tied if seat != self.ask.seat)

    def size(self) -> Point:
        return _SIZE

    def title(self) -> str:
        return contested(self.table, str(self.ask.about), self.ask.seat)

    def note(self) -> str:
        if not self.again:
            rivals = tuple(map(Who, self.rivals))
            return marked(say("ui.dice_town.bid.note", players=rivals), self.table.speaker)
        offers = tuple(self._told_rival(seat) for seat in self.rivals if seat in self.tie.bidders)
        if offers:
            return marked(say("ui.dice_town.bid.raise", offers=offers), self.table.speaker)
        return self.table.speaker(say("ui.dice_town.bid.raise_alone"))

    def _told_rival(self, seat: Seat) -> Message:
        """What a rival offered first: everybody heard it, and it has to be beaten."""
        view: View = self.table.picture_view
        bid, rival = view.bids[seat], Who(seat)
        offer = told_offer(bid.money, bid.nuggets, bid.count, bid.cards) if bid is not None else ()
        if offer:
            return say("ui.dice_town.bid.rival", player=rival, offer=offer)
        return say("ui.dice_town.bid.rival_nothing", player=rival)

    def prompt(self) -> str:
        player, sheriff = Who(self.ask.seat), Who(self.tie.judge)
        if self.again:
            return self.table.speaker(say("ui.dice_town.bid.again", player=player, sheriff=sheriff))
        return self.table.speaker(say("ui.dice_town.bid", player=player, sheriff=sheriff))

    def content(self, area: Area) -> list[Widget]:
        x, y, _, high = area
        words = self.table.house.words
        found: list[Widget] = []
        for what in self.spans:
            found += self._row(what, area)
        found += self._fan(area, offered=False)
        found += self._fan(area, offered=True)
        offer = (
            words("ui.dice_town.bid.offer")
            if self.action != Bid(0, 0, ())
            else words("dice_town.answer.no_offer")
        )
        place = (x + _PAPER[0] + (_PAPER[2] - 380) / 2, y + high - 112, 380.0, 78.0)
        tip = words("ui.dice_town.bid.offer.tip")
        hinted = self.hinted(self.action)
        confirm = Button(
            place, offer, self.confirm, skin=GOLD, tip=tip, wish=Wish.FIRST_ACTION, hinted=hinted
        )
        return [*found, *self._advice(area), confirm]

    def _row(self, what: str, area: Area) -> list[Widget]:
        x, y = area[0], area[1] + _ROWS[what]
        words = self.table.house.words
        span, amount = self.spans[what], self.amounts[what]
        tips = {
            "money": (words("ui.dice_town.bid.money.more"), words("ui.dice_town.bid.money.less")),
            "nuggets": (words("ui.dice_town.bid.nuggets.more"), words("ui.dice_town.bid.nuggets.less")),
        }
        more, less = tips[what]
        up, down = self.changer(what, 1), self.changer(what, -1)
        can_up, can_down = amount < span.high, amount > span.low
        own = Heap(
            (x + _OWN[0], y, _OWN[2], _OWN[3]),
            _PIECES[what],
            span.high - amount,
            self._told(what, span.high - amount),
            up,
            tip=more,
            enabled=can_up,
        )
        left, right = x + _PAPER[0] + 32, x + _PAPER[0] + _PAPER[2] - 32
        paper = (left + _STEPPER[0] + 8, y, right - left - 2 * _STEPPER[0] - 16, _OWN[3])
        down_at = (left, y + (_OWN[3] - _STEPPER[1]) / 2, *_STEPPER)
        up_at = (right - _STEPPER[0], y + (_OWN[3] - _STEPPER[1]) / 2, *_STEPPER)
        laid = Heap(
            paper,
            _PIECES[what],
            amount,
            self._told(what, amount),
            down,
            tip=less,
            enabled=can_down,
            on_paper=True,
        )
        return [
            own,
            stepper(down_at, "minus", down, tip=less, enabled=can_down),
            laid,
            stepper(up_at, "plus", up, tip=more, enabled=can_up),
        ]

    def _told(self, what: str, amount: int) -> str:
        return dollars(self.table.speaker, amount) if what == "money" else f"× {amount}"

    def changer(self, what: str, by: int) -> Press:
        def change() -> Change | None:
            self.amounts[what] = min(
                self.spans[what].high, max(self.spans[what].low, self.amounts[what] + by)
            )
            self.table.sound("bill" if what == "money" else "nugget")
            return self.renew()

        return change

    def _fan(self, area: Area, *, offered: bool) -> list[Widget]:
        cards = [card for card in self.cards.items if (card in self.offered) is offered]
        room = _PAPER[2] - 60 if offered else 600.0
        left = area[0] + (_PAPER[0] + 30 if offered else _OWN[0])
        wide = SIZE[0] * _ZOOM
        step = min(wide + 12, (room - wide) / max(1, len(cards) - 1))
        return [
            CardPick(
                card,
                TownCard(card, self.table.speaker),
                (left + wide / 2 + n * step, area[1] + _CARDS + SIZE[1] * _ZOOM / 2),
                _ZOOM,
                partial(self._move, card),
                enabled=card not in self.cards.must,
                locked=card in self.cards.must,
            )
            for n, card in enumerate(cards)
        ]

    def rank(self, pick: Pick) -> int:
        """A card keeps its number wherever it lies: the key that offers it takes it back."""
        return self.cards.items.index(pick.card) if isinstance(pick, CardPick) else 0

    def _move(self, card: Card) -> Change | None:
        if card in self.offered:
            self.offered.remove(card)
        else:
            self.offered.append(card)
        self.table.sound("card_slide")
        return self.renew()

    def _advice(self, area: Area) -> list[Widget]:
        """The adviser's offer, laid on the paper at a click."""
        advised = self.table.hint.action
        if not isinstance(advised, Bid) or advised == self.action:
            return []
        x, y, _, high = area
        offer = told_offer(advised.money, advised.nuggets, len(advised.cards), advised.cards)
        words = self.table.speaker(
            say("ui.dice_town.bid.advised", offer=offer) if offer else say("ui.dice_town.bid.advised_nothing")
        )

        def lay() -> Change | None:
            self.amounts = {"money": advised.money, "nuggets": advised.nuggets}
            self.offered = list(advised.cards)
            return self.renew()

        place = (x + _OWN[0], y + high - 108, 600.0, 70.0)
        return [Button(place, words, lay, style=CONFIRM.but(size=22), hinted=True)]

    def paint(self, canvas: Canvas, area: Area) -> None:
        """The paper and the headings."""
        x, y = area[0], area[1]
        words = self.table.house.words
        canvas.patch("ui/paper", (x + _PAPER[0], y + _PAPER[1], _PAPER[2], _PAPER[3]))
        heading = (x + _PAPER[0] + 40, y + _PAPER[1] + 18, _PAPER[2] - 80, 34.0)
        canvas.fitted(words("ui.dice_town.bid.yours"), heading, Style("rye", 26, INK, grows=False))
        canvas.fitted(
            words("ui.dice_town.bid.left"),
            (x + _OWN[0], y + _PAPER[1] + 2, 600.0, 34.0),
            LIGHT.but(colour=PALE),
            "left",
        )
        if self.cards.items and not self.offered:  # where they will lie, or nobody knows that they can
            place = (x + _PAPER[0] + 40, y + _CARDS, _PAPER[2] - 80, SIZE[1] * _ZOOM)
            canvas.fitted(words("ui.dice_town.bid.cards"), place, BODY.but(size=22, colour=FADED))
