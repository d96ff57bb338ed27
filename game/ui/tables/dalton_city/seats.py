"""The players in the left lobe: cash, wealth, horse, where they are held, and every trade they own."""

from collections import Counter
from dataclasses import dataclass

from game.engine import Seat
from game.games.dalton_city.figures import DAILY_STAR, POST_OFFICE, Card, figures, of_town, of_trade
from game.play.seating import Sitter
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.styles import BRASS, FIGURE, LABEL, LIGHT, PALE, PARCHMENT, Style
from game.ui.tables.dalton_city.figures import dollars
from game.ui.tables.dalton_city.layout import is_roomy, seat_area
from game.ui.tables.dalton_city.west import West
from game.ui.tables.kit.marks import last_done
from game.ui.tables.kit.portraits import draw_badge, draw_sitter
from game.ui.typesetting import LEGIBLE

_CASH = FIGURE.but(size=30, colour=BRASS)
_WEALTH = FIGURE.but(size=24, colour=PARCHMENT)
_COUNT = FIGURE.but(size=20, colour=PARCHMENT)
_HEADER, _LEFT, _RIGHT = 130.0, 130.0, 16.0
"""How high the upper part of a card is, and what is left free beside its words."""
_SMALL, _COUNTS, _IN_ROW = 148.0, 56.0, 5
"""How high a card without trades is, how much of that is for counts, and how many of them have one row."""
_GROUND, _RIM = (26, 13, 7), (150, 108, 44)
_DISC, _STEP, _LARGEST = 40.0, 30.0, 26.0
"""A town's disc as drawn, how far two are apart where there is room, and how large they are then."""
DONE = LIGHT.but(size=20, colour=BRASS)
_DONE_HEIGHT, _SECOND_ROW = 25.0, 22.0
_NONE, _NO_TOWN = 0.24, 0.1
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
        if self.roomy:
            canvas.fill((x + 8, y + _HEADER - 12, width - 16, height - _HEADER + 8), _GROUND, 0.72)
            canvas.frame((x + 8, y + _HEADER - 12, width - 16, height - _HEADER + 8), _RIM, 1.5)
        canvas.patch("ui/seat_card", (x, y, width, _HEADER if self.roomy else _SMALL), face)
        draw_sitter(canvas, self.sitter, (x + 65, y + 65), 100, (39, 43), fade=1.0 if self.playing else 0.5)
        if self.mark:
            draw_badge(canvas, (x + 103, y + 26), self.mark)
        left, room = x + _LEFT, width - _LEFT - _RIGHT
        name = LABEL.but(size=25, colour=BRASS if self.active else PALE, grows=True)
        canvas.fitted(self.sitter.name, (left, y + 10, room - 84, 36), name, "left")
        if not self.playing:
            return
        self._draw_state(canvas, (x + width - 16, y + 28))
        if not self.roomy:
            self._draw_sum(canvas, "money", self.cash, _CASH.but(size=25), (left, y + 66), room * 0.5)
            at = left + room * 0.5, y + 66
            self._draw_sum(canvas, "wealth", self.wealth, _WEALTH.but(size=21), at, room * 0.5)
            self._draw_counts(canvas, (left, y + 84, room, _COUNTS))
            return
        self._draw_sum(canvas, "money", self.cash, _CASH, (left, y + 62), room)
        self._draw_sum(canvas, "wealth", self.wealth, _WEALTH, (left, y + 97), room)
        left, down, wide, high = done_area(self.area)
        if canvas.type.width(self.done, DONE.but(size=LEGIBLE, grows=False)) > wide:
            high += _SECOND_ROW
            canvas.boxed(self.done, (left, down, wide, high), DONE)
        else:
            canvas.fitted(self.done, (left, down, wide, high), DONE)
        top = _HEADER + high + 2
        self._draw_trades(canvas, (x + 14, y + top, width - 28, height - top - 5))

    def _draw_sum(self, canvas: Canvas, icon: str, words: str, style: Style, at: Point, room: float) -> None:
        canvas.image(f"icons/{icon}", (at[0] + 12, at[1]), "light", zoom=0.74)
        canvas.fitted(words, (at[0] + 26, at[1] - 18, room - 28, 36.0), style, "left")

    def _draw_state(self, canvas: Canvas, at: Point) -> None:
        """From the right: on a horse or not, held or not, and the nugget."""
        icon = self.held or ("horse" if self.horse else "on_foot")
        canvas.image(f"icons/{icon}", (at[0] - 14, at[1]), "light")
        if self.held and self.attempts:
            most = len(figures().fines)
            canvas.text(f"{self.attempts}/{most}", (at[0] - 32, at[1]), _COUNT, "right")
        elif self.nugget:
            canvas.image("props/nugget", (at[0] - 52, at[1]), zoom=0.62)

    def _draw_trades(self, canvas: Canvas, area: Area) -> None:
        """A column a trade: its sign, its diploma, and the disc of each town where it is owned."""
        x, y, width, height = area
        trades = list(figures().diplomas)
        column = width / (len(trades) + 1)
        most = max(len(of_trade(trade)) for trade in trades)
        step = min(_STEP, (height - 36) / (most + 1))
        for n, trade in enumerate(trades):
            middle = x + (n + 0.5) * column
            licensed = f"diploma.{trade}" in self.cards
            fade = 1.0 if licensed or any(card in self.cards for card in of_trade(trade)) else _NONE
            canvas.image(f"icons/{trade}", (middle, y + 16), "light", fade=fade)
            at = middle, y + 36 + step / 2
            canvas.image("icons/diploma", at, "light", zoom=0.66, fade=1.0 if licensed else _NO_TOWN)
            for down, card in enumerate(of_trade(trade)):
                self._draw_town(canvas, card, (middle, y + 38 + (down + 1.5) * step), min(_LARGEST, step + 2))
        others = [f"transit.{each}" for each in figures().transits] + [DAILY_STAR, POST_OFFICE]
        middle, step = x + (len(trades) + 0.5) * column, min(40.0, height / len(others))
        for n, card in enumerate(others):
            fade = 1.0 if card in self.cards else _NONE
            at = middle, y + (n + 0.5) * step
            canvas.image(f"icons/{card.removeprefix('transit.')}", at, "light", fade=fade)

    def _draw_town(self, canvas: Canvas, card: Card, at: Point, wide: float) -> None:
        """A town's disc; in a ring of brass where all of the town is this player's."""
        town, owned = card.partition(".")[2], card in self.cards
        if owned and set(of_town(town)) <= set(self.cards):
            canvas.disc(at, wide / 2 + 3, BRASS)
        canvas.image("dalton_city/town", at, town, zoom=wide / _DISC, fade=1.0 if owned else _NO_TOWN)

    def _draw_counts(self, canvas: Canvas, area: Area) -> None:
        """Only what there is, with how many."""
        counts = Counter(_family(card) for card in self.cards)
        for (icon, count), at in zip(counts.items(), count_places(len(counts), area), strict=True):
            canvas.image(f"icons/{icon}", at, "light", zoom=0.8)
            if count > 1:
                canvas.text(str(count), (at[0] + 14, at[1] + 4), _COUNT)


def count_places(count: int, area: Area) -> list[Point]:
    """Where the icons of what somebody owns are: in one row, or in two that are filled alike."""
    x, y, width, height = area
    rows = 1 if count <= _IN_ROW else 2
    across = -(-count // rows)
    step = min(58.0, width / max(1, across))
    return [
        (x + n % across * step + 14, y + height / 4 * (2 if rows == 1 else 1 + 2 * (n // across)))
        for n in range(count)
    ]


def _family(card: Card) -> str:
    """The icon under which a card is counted."""
    kind, _, which = card.partition(".")
    return which if kind == "transit" else kind


def done_area(card: Area) -> Area:
    """Where it says what a seat did last: across its card, below the names."""
    return card[0] + 14, card[1] + _HEADER, card[2] - 28, _DONE_HEIGHT


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
        "hourglass" if table.thinks(seat) else table.kind_of(seat),
        last_done(table, seat),
    )
