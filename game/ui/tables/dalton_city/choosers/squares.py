"""Squares that can be chosen on the board, and squares ahead with how likely they are."""

from collections.abc import Sequence
from fractions import Fraction
from functools import partial
from math import dist

from game.engine import Who, say
from game.games.dalton_city.figures import Card
from game.games.dalton_city.loop import board
from game.games.dalton_city.prospects import Prospect, Tone, due, prospect
from game.games.dalton_city.words.squares import square_name
from game.games.dalton_city.world import BANCO, BANK, LANDOWNER
from game.play.illustrated import illustrated
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.intents import Way
from game.ui.styles import FIGURE, INK, LIGHT, PARCHMENT, Colour
from game.ui.tables.dalton_city.card import WestCard
from game.ui.tables.dalton_city.layout import square_area
from game.ui.tables.dalton_city.looks import square_look
from game.ui.tables.dalton_city.pages import square_page
from game.ui.tables.dalton_city.west import West
from game.ui.tables.kit.card_face import CardFace
from game.ui.tables.kit.cards import Tip
from game.ui.tables.kit.looks import card_look
from game.ui.tables.kit.picks import Pick
from game.ui.widgets.neighbours import nearest, overlap
from game.ui.widgets.widget import Press, Widget, middle

TONES: dict[Tone, Colour] = {
    Tone.GAIN: (44, 108, 50),
    Tone.SALE: (206, 152, 48),
    Tone.LOSS: (158, 36, 28),
    Tone.RISK: (112, 66, 142),
    Tone.NOTHING: (96, 83, 69),
}
_SIGNS = {Tone.GAIN: "+", Tone.SALE: "$", Tone.LOSS: "−", Tone.RISK: "?", Tone.NOTHING: "·"}
"""So that nobody needs to tell the colours apart."""
_NOBODYS = {
    BANK: say("ui.dalton_city.owned.bank"),
    BANCO: say("ui.dalton_city.owned.banco"),
    LANDOWNER: say("ui.dalton_city.owned.landowner"),
}
_TAG = 22.0
_FIGURE = FIGURE.but(size=18)


def _ink(tone: Tone) -> Colour:
    """What can be read on the colour of a tone: only gold is light."""
    return INK if tone is Tone.SALE else PARCHMENT


def told_square(table: West, at: int, seat: int) -> str:
    """The name of a square, and what would happen there now."""
    view = table.picture_view
    name = table.speaker(square_name(board(), at))
    return f"*{name}*\n{illustrated(prospect(view, seat, at).told, table.speaker)}"


def ahead_tip(table: West, at: int, seat: int) -> Tip:
    """A square that may be reached, and what would happen there."""
    tip = Tip(square_area(at), told_square(table, at, seat))
    ask_about(tip, table, at, prospect(table.picture_view, seat, at))
    return tip


def ask_about(widget: Widget, table: West, at: int, ahead: Prospect) -> None:
    """Have a square told to whoever asks, with what would happen there."""
    face = card_on(table, at)
    widget.page, widget.called = square_page(board().squares[at]), table.speaker(square_name(board(), at))
    widget.looks = square_look(at) if face is None else card_look(face)
    widget.now = illustrated(ahead.told, table.speaker)


class SquarePick(Pick):
    """A square one may go to, lit in the tone of what would happen there; the right lobe tells of it."""

    shows_key = False

    def __init__(self, table: West, at: int, seat: int, press: Press, *, hinted: bool) -> None:
        super().__init__(square_area(at), press, hinted=hinted)
        self.at = at
        self.stands_for = ("square", at)
        self.prospect = prospect(table.picture_view, seat, at)
        ask_about(self, table, at, self.prospect)

    @property
    def outline(self) -> Area:
        return self.area

    @property
    def bulb(self) -> Point:
        x, y, width, _ = self.area
        return x + width / 2, y + 4

    def beside(self, others: Sequence[Widget], way: Way) -> Widget | None:
        """What is lit straight ahead or comes next along the loop that way, round corners too."""
        if way in (Way.NEXT, Way.BACK):
            return None
        lit = sorted((each for each in others if isinstance(each, SquarePick)), key=lambda each: each.at)
        number = lit.index(self)
        along = (lit[(number + 1) % len(lit)], lit[number - 1])
        found: list[Widget] = [each for each in along if _lies(self, each, way)]
        straight = nearest(self, others, way)
        if isinstance(straight, SquarePick) and overlap(self, straight, sideways=way in (Way.UP, Way.DOWN)):
            found.append(straight)
        return min(found, key=lambda each: dist(middle(self.area), middle(each.area)), default=None)

    def draw(self, canvas: Canvas) -> None:
        draw_lit(canvas, self.area, self.prospect, strong=self.lit)
        if self.face == "focused":
            x, y, width, height = self.area
            canvas.patch("ui/focus", (x - 8, y - 8, width + 16, height + 16))


def _lies(start: Widget, other: Widget, way: Way) -> bool:
    """Whether another widget lies in a direction, and not rather beside."""
    (x, y), (across, down), to = middle(start.area), way.value, middle(other.area)
    far = (to[0] - x) * across + (to[1] - y) * down
    aside = abs((to[0] - x) * down) + abs((to[1] - y) * across)
    return far > 0 and 2 * far >= aside


def card_on(table: West, at: int) -> CardFace | None:
    """The card of a square, to be read large, with whose it is."""
    card = board().squares[at].card
    return told_card(table, card) if card else None


def told_card(table: West, card: Card) -> WestCard:
    """A card to be read large, with whose it is."""
    owner = table.holdings.owner[card]
    whose = say("ui.dalton_city.owned", player=Who(owner)) if owner >= 0 else _NOBODYS[owner]
    named = f"*{illustrated(whose, table.speaker)}*"
    return WestCard(card, table.house.speak, whose=named, due=partial(told_due, table, card))


def told_due(table: West, card: Card) -> str:
    """What a card brings or costs whose strip is at the bottom."""
    told = due(table.picture_view, table.bottom, card)
    return "" if told is None else illustrated(told, table.speaker)


def draw_lit(canvas: Canvas, area: Area, told: Prospect, *, strong: bool) -> None:
    """A frame in the tone of what would happen, with its sign in a corner."""
    x, y, width, height = area
    colour = TONES[told.tone]
    if strong:
        canvas.fill(area, colour, 0.35)
    canvas.frame((x + 1, y + 1, width - 2, height - 2), PARCHMENT, 6)
    canvas.frame((x + 1, y + 1, width - 2, height - 2), colour, 4)
    canvas.fill((x, y, _TAG, _TAG), colour)
    style = _FIGURE.but(size=20, colour=_ink(told.tone))
    canvas.text(_SIGNS[told.tone], (x + _TAG / 2, y + _TAG / 2), style, "centre")


def draw_chance(canvas: Canvas, table: West, at: int, chance: Fraction, told: Prospect) -> None:
    """How likely one comes there, on a tag at the inner edge of the square."""
    x, y, width, _ = area = square_area(at)
    draw_lit(canvas, area, told, strong=False)
    if not table.house.settings.odds:
        return
    words = table.speaker(say("ui.dalton_city.percent", percent=max(1, round(100 * chance))))
    canvas.fill((x + _TAG, y, width - _TAG, _TAG), TONES[told.tone], 0.94)
    canvas.fitted(words, (x + _TAG, y - 2, width - _TAG - 2, _TAG), _FIGURE.but(colour=_ink(told.tone)))


def draw_share(canvas: Canvas, area: Area, tone: Tone, words: str, percent: str) -> None:
    """How often a throw leads to squares of one tone: its sign, its name, its share."""
    x, y, width, height = area
    figure, name = _FIGURE.but(colour=_ink(tone)), LIGHT.but(size=19, colour=_ink(tone))
    canvas.fill(area, TONES[tone], 0.92)
    canvas.text(_SIGNS[tone], (x + 14, y + height / 2), figure.but(size=30), "centre")
    canvas.fitted(words, (x + 27, y + 4, width - 30, 26.0), name)
    canvas.fitted(percent, (x + 27, y + 28, width - 30, 30.0), figure.but(size=26))
