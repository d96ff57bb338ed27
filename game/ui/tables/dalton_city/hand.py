"""The cards and the money of whoever is at the bottom: each card can be read, and sold when one is asked."""

from functools import partial
from itertools import pairwise

from game.games.dalton_city.figures import Card
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.scene import Change
from game.ui.styles import BRASS, FIGURE, LABEL, LIGHT, PALE
from game.ui.tables.dalton_city.card import WestCard
from game.ui.tables.dalton_city.choosers.squares import told_due
from game.ui.tables.dalton_city.figures import dollars
from game.ui.tables.dalton_city.layout import ACTION, CASH, HAND
from game.ui.tables.dalton_city.west import West
from game.ui.tables.kit.cards import ShowsCard, card_area
from game.ui.tables.kit.compact import SIZE
from game.ui.tables.kit.portraits import draw_sitter
from game.ui.widgets.widget import Press

_ZOOM = 0.54
_GAP, _BETWEEN = 8.0, 26.0
"""Between two cards, and between two families of them."""
_NOTES = (10000, 2000, 1000, 500, 100)
_MOST_NOTES = 7
_RISE = 12.0


class HandCard(ShowsCard):
    """One's own card: enlarged while it is pointed at; pressed, it can be sold or given."""

    def __init__(self, card: Card, face: WestCard, at: Point, strip: Area, press: Press | None) -> None:
        super().__init__(strip)
        self.card, self.card_face, self.at, self.press = card, face, at, press
        self.takes_focus = press is not None
        self.stands_for = ("hand", card)
        self.enlarges = face
        self.offered = False
        """Whether it is about to be sold, and lies large in the right lobe."""
        self.shows(face)

    def offer(self) -> None:
        self.offered, self.enlarges = True, None

    @property
    def outline(self) -> Area:
        lit = self.press is not None and self.face in ("hover", "focused", "pressed")
        lifted = lit or self.offered
        x, y, width, height = card_area(self.at, _ZOOM)
        return x, y - (_RISE if lifted else 0.0), width, height

    def activate(self) -> Change | None:
        return self.press() if self.press is not None else None

    def draw(self, canvas: Canvas) -> None:
        x, y, width, height = self.outline
        canvas.patch("shadows/rect", (x - 5, y - 5, width + 11, height + 14), fade=0.7)
        self.card_face.draw(canvas, (x + width / 2, y + height / 2), _ZOOM)
        if self.face == "focused":
            canvas.patch("ui/focus", (x - 6, y - 6, width + 12, height + 12))


def hand_cards(table: West) -> list[HandCard]:
    """Everything one owns in one row, families together and apart; many cards lie over each other."""
    cards = table.holdings.cards(table.bottom)
    chooser = table.choosing
    playable = chooser.playable() if chooser is not None and chooser.ask.seat == table.bottom else {}
    advised = chooser.advised() if chooser is not None else frozenset()
    offered = chooser.picked() if playable and chooser is not None else frozenset()
    wide, high = SIZE[0] * _ZOOM, SIZE[1] * _ZOOM
    x, y, width, height = HAND
    breaks = sum(_family(one) != _family(two) for one, two in pairwise(cards))
    room, steps = width - wide - 20, max(1, len(cards) - 1)
    crowded = steps * (wide + _GAP) + breaks * _BETWEEN > room
    step, between = (min(wide + _GAP, room / steps), 0.0) if crowded else (wide + _GAP, _BETWEEN)
    found: list[HandCard] = []
    lefts = [x + 10]
    for one, two in pairwise(cards):
        lefts.append(lefts[-1] + step + (between if _family(one) != _family(two) else 0.0))
    for card, left, following in zip(cards, lefts, [*lefts[1:], lefts[-1] + wide], strict=False):
        at = left + wide / 2, y + height / 2 + 4
        strip = left, at[1] - high / 2, min(following - left, wide), high
        due = partial(told_due, table, card)
        face = WestCard(card, table.house.speak, due=due, strip=round(strip[2] / wide, 2))
        held = HandCard(card, face, at, strip, playable.get(card))
        held.hinted = card in advised
        if card in offered:
            held.offer()
        found.append(held)
    return found


def _family(card: Card) -> str:
    return card.partition(".")[0]


def draw_strip(canvas: Canvas, table: West) -> None:
    """The ground of the cards, and the cash of whose they are as notes."""
    seat, house = table.bottom, table.house
    cash = table.picture_view.money[seat]
    empty = not table.holdings.cards(seat)
    left = HAND[0] - 8, HAND[1] - 8, CASH[0] + CASH[2] - HAND[0] + 16, HAND[3] + 14
    canvas.still(("cash", cash, empty, house.language), left, lambda: _paint_cash(canvas, table, cash, empty))


def draw_who(canvas: Canvas, table: West) -> None:
    """Whose strip it is, above the tools."""
    seat, house = table.bottom, table.house
    wealth = table.holdings.wealth[seat]
    x, y, width, height = ACTION
    key = "who", table.session.sitters[seat], wealth, house.language
    canvas.still(key, (x - 8, y - 8, width + 16, height + 14), lambda: _paint_who(canvas, table, wealth))


def _paint_cash(canvas: Canvas, table: West, cash: int, empty: bool) -> None:
    canvas.patch("ui/panel", HAND)
    if empty:
        words = table.house.words("ui.dalton_city.no_cards")
        area = HAND[0] + 40, HAND[1] + 40, HAND[2] - 80, HAND[3] - 80
        canvas.fitted(words, area, LIGHT.but(colour=PALE))
    canvas.patch("ui/panel", CASH)
    x, y, width, height = CASH
    for n, note in enumerate(notes(cash)):
        at = x + width / 2 + (n % 3 - 1) * 6, y + 38 + n * 13
        canvas.image("dalton_city/note", at, str(note), zoom=0.8)
    sum_ = x + 8, y + height - 44, width - 16, 38.0
    canvas.fitted(dollars(table.house, cash), sum_, FIGURE.but(size=27))


def _paint_who(canvas: Canvas, table: West, wealth: int) -> None:
    sitter = table.session.sitters[table.bottom]
    canvas.patch("ui/panel", ACTION)
    x, y, width, height = ACTION
    draw_sitter(canvas, sitter, (x + 52, y + height / 2), 76, (28, 30), 0.8)
    name = x + 100, y + 10, width - 120, 40.0
    canvas.fitted(sitter.name, name, LABEL.but(size=28, colour=BRASS), "left")
    canvas.image("icons/wealth", (x + 116, y + 68), "light", zoom=0.8)
    sum_ = x + 138, y + 50, width - 160, 36.0
    canvas.fitted(dollars(table.house, wealth), sum_, FIGURE.but(size=24, colour=PALE), "left")


def notes(cash: int) -> list[int]:
    """Some of the notes that make up a sum, the largest first."""
    found: list[int] = []
    for note in _NOTES:
        count, cash = divmod(cash, note)
        found += [note] * count
    return found[:_MOST_NOTES]
