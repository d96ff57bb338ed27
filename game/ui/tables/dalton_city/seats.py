"""The players in the left lobe: cash, wealth, horse, where they are held, and every trade they own."""

from collections import Counter
from dataclasses import dataclass

from game.engine import Seat
from game.games.dalton_city.figures import DAILY_STAR, POST_OFFICE, Card, figures, of_town, of_trade
from game.play.seating import Sitter
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.styles import BRASS, FIGURE, LABEL, LIGHT, PALE, PARCHMENT, Style
from game.ui.tables.dalton_city.figures import TOWN_COLOURS, dollars
from game.ui.tables.dalton_city.layout import is_roomy, seat_area
from game.ui.tables.dalton_city.west import West
from game.ui.tables.kit.marks import last_done
from game.ui.tables.kit.portraits import draw_badge, draw_sitter

_CASH = FIGURE.but(size=30, colour=BRASS)
_WEALTH = FIGURE.but(size=24, colour=PARCHMENT)
_COUNT = FIGURE.but(size=20, colour=PARCHMENT)
_CHIP: Point = (30.0, 15.0)
_STEP = 18.0
_NONE = 0.22
"""How much is seen of what somebody might own and does not."""


@dataclass(frozen=True, slots=True)
class SeatCard:
    """What a player's card shows."""

    sitter: Sitter
    area: Area
    roomy: bool
    cash: str
    wealth: str
    cards: tuple[Card, ...]
    horse: bool
    held: str
    attempts: int
    nugget: bool
    playing: bool
    active: bool
    mark: str
    """An icon on the rim of the portrait: a bot, or somebody thinking."""
    done: str
    """What the seat did last."""

    def draw(self, canvas: Canvas) -> None:
        """The card, painted anew when something on it changes."""
        x, y, width, height = self.area
        canvas.still(self, (x - 12, y - 12, width + 24, height + 24), lambda: self._paint(canvas))

    def _paint(self, canvas: Canvas) -> None:
        x, y, width, height = self.area
        face = "active" if self.active else "normal" if self.playing else "out"
        canvas.patch("ui/seat_card", self.area, face)
        draw_sitter(canvas, self.sitter, (x + 58, y + 60), 88, (34, 38), 0.9, 1.0 if self.playing else 0.5)
        if self.mark:
            draw_badge(canvas, (x + 92, y + 26), self.mark)
        name = LABEL.but(size=25, colour=BRASS if self.active else PALE, grows=True)
        canvas.fitted(self.sitter.name, (x + 116, y + 10, width - 116 - 96, 36), name, "left")
        if not self.playing:
            return
        self._draw_state(canvas, (x + width - 22, y + 28))
        room = width - 116 - 18
        self._draw_sum(canvas, "money", self.cash, _CASH, (x + 116, y + 64), room * 0.52)
        self._draw_sum(canvas, "wealth", self.wealth, _WEALTH, (x + 116 + room * 0.56, y + 64), room * 0.44)
        if self.done:
            canvas.fitted(self.done, (x + 116, y + 84, room, 26.0), LIGHT.but(size=18, colour=BRASS), "left")
        if self.roomy:
            self._draw_trades(canvas, (x + 18, y + 122, width - 36, height - 136))
        else:
            self._draw_counts(canvas, (x + 14, y + height - 40, width - 28, 34.0))

    def _draw_sum(
        self, canvas: Canvas, icon: str, words: str, style: Style, at: Point, room: float
    ) -> None:
        canvas.image(f"icons/{icon}", (at[0] + 14, at[1]), "light", zoom=0.86)
        canvas.fitted(words, (at[0] + 32, at[1] - 18, room - 32, 36.0), style, "left")

    def _draw_state(self, canvas: Canvas, at: Point) -> None:
        """From the right: on a horse or not, held or not, and the nugget."""
        icon = self.held or ("horse" if self.horse else "on_foot")
        canvas.image(f"icons/{icon}", (at[0] - 14, at[1]), "light")
        if self.held and self.attempts:
            most = len(figures().fines)
            canvas.text(f"{self.attempts}/{most}", (at[0] - 32, at[1]), _COUNT, "right")
        elif self.nugget:
            canvas.image("props/nugget", (at[0] - 50, at[1]), zoom=0.62)

    def _draw_trades(self, canvas: Canvas, area: Area) -> None:
        """A column a trade, with its diploma above and a chip in the colour of each town below."""
        x, y, width, height = area
        owned, trades = set(self.cards), list(figures().diplomas)
        column = width / (len(trades) + 1)
        for n, trade in enumerate(trades):
            middle = x + (n + 0.5) * column
            has = [card for card in of_trade(trade) if card in owned]
            fade = 1.0 if has or f"diploma.{trade}" in owned else _NONE
            canvas.image(f"icons/{trade}", (middle, y + 18), "light", fade=fade)
            if f"diploma.{trade}" in owned:
                canvas.image("icons/diploma", (middle + 17, y + 4), "light", zoom=0.66)
            for down, card in enumerate(of_trade(trade)):
                self._draw_chip(canvas, card, (middle, y + 46 + down * _STEP), card in owned)
        others = [f"transit.{each}" for each in figures().transits] + [DAILY_STAR, POST_OFFICE]
        middle = x + (len(trades) + 0.5) * column
        step = min(36.0, height / len(others))
        for n, card in enumerate(others):
            icon = card.removeprefix("transit.")
            canvas.image(
                f"icons/{icon}", (middle, y + 14 + n * step), "light", fade=1.0 if card in owned else _NONE
            )

    def _draw_chip(self, canvas: Canvas, card: Card, at: Point, owned: bool) -> None:
        """A plate in the colour of a town; a rim of brass where all of the town is this player's."""
        town = card.partition(".")[2]
        wide, high = _CHIP
        area = at[0] - wide / 2, at[1] - high / 2, wide, high
        canvas.fill(area, TOWN_COLOURS[town], 1.0 if owned else _NONE)
        if owned and set(of_town(town)) <= set(self.cards):
            canvas.frame(area, BRASS, 2.5)

    def _draw_counts(self, canvas: Canvas, area: Area) -> None:
        """Only what there is, with how many."""
        x, y, width, height = area
        counts = Counter(_family(card) for card in self.cards)
        step = min(58.0, width / max(1, len(counts)))
        for n, (icon, count) in enumerate(counts.items()):
            at = x + n * step + 14, y + height / 2
            canvas.image(f"icons/{icon}", at, "light", zoom=0.8)
            if count > 1:
                canvas.text(str(count), (at[0] + 14, at[1] + 4), _COUNT)


def _family(card: Card) -> str:
    """The icon under which a card is counted."""
    kind, _, which = card.partition(".")
    return which if kind == "transit" else kind


def seat_card(table: West, seat: Seat) -> SeatCard:
    """A player's card as it is now."""
    view, sitter, house = table.picture_view, table.session.sitters[seat], table.house
    seats = view.settings.seats
    return SeatCard(
        sitter,
        seat_area(seat, seats),
        is_roomy(seats),
        dollars(house, view.money[seat]),
        dollars(house, table.holdings.wealth[seat]),
        tuple(table.holdings.cards(seat)),
        view.horse[seat],
        view.held[seat],
        view.attempts[seat],
        view.nugget == seat,
        view.playing[seat],
        table.is_active(seat),
        "hourglass" if table.thinks(seat) else "" if sitter.human else "robot",
        last_done(table, seat),
    )
