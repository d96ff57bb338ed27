"""What everything on the table is: tooltips of places, heaps and players, and cards enlarged."""

from typing import TYPE_CHECKING

from game.engine import Message, Seat, Who, say
from game.games.dice_town.cards import Card
from game.games.dice_town.level import QUEUE, STREET
from game.games.dice_town.view import View
from game.games.dice_town.words.cards import text
from game.games.dice_town.words.dice import HANDS
from game.games.dice_town.words.indians import DIE
from game.games.dice_town.words.places import OTHER_PLACES, PLACES
from game.ui.canvas import Canvas
from game.ui.design import HEIGHT, WIDTH, Area, Point
from game.ui.markup import careful
from game.ui.overlay import draw_tip
from game.ui.tables.dice_town.cardface import SIZE, Back, Side, draw_card, is_told
from game.ui.tables.dice_town.choosers.picks import CardPick
from game.ui.tables.dice_town.hand import HandCard
from game.ui.tables.dice_town.layout import place, slot
from game.ui.tables.dice_town.stake import leading
from game.ui.tables.dice_town.street import CARD_ZOOM, posters
from game.ui.tables.dice_town.townsfolk_words import told_dice, told_of
from game.ui.tables.illustrated import illustrated
from game.ui.widgets.widget import Widget, middle

if TYPE_CHECKING:
    from game.ui.tables.dice_town.table import DiceTownTable

_LARGE = 1.5
_HAND_CHART: Area = (640.0, 650.0, 300.0, 120.0)
"""Where the base game's board has the poker hands printed."""
_DOC_CHART: Area = (1330.0, 650.0, 250.0, 120.0)
HEAPS: dict[str, Message] = {
    "mine": say("ui.dice_town.tip.mine"),
    "bank": say("ui.dice_town.tip.bank"),
    "coach": say("ui.dice_town.tip.coach"),
    "store": say("ui.dice_town.tip.store"),
    "discard": say("ui.dice_town.tip.discard"),
    "deeds": say("ui.dice_town.tip.deeds"),
}
WEST_HEAPS: dict[str, Message] = {
    "river": say("ui.dice_town.tip.river"),
    "box": say("ui.dice_town.tip.box"),
    "village": OTHER_PLACES["village"].text,
}


class Tip(Widget):
    """Something that only explains itself when it is pointed at."""

    takes_focus = False

    def __init__(self, area: Area, tip: str, card: Card | None = None, side: Side = Side.FACE) -> None:
        super().__init__(area, tip=tip)
        self.card, self.side = card, side

    def draw(self, canvas: Canvas) -> None:
        """It lies on what is drawn already."""


def tips(table: "DiceTownTable") -> list[Widget]:
    """The tooltips of the table as it is now."""
    view, speak = table.showing, table.speaker
    west = view.settings.wild_west
    found: list[Widget] = [Tip(place(name), _place_words(table, name)) for name in STREET]
    heaps = {**HEAPS, **WEST_HEAPS} if west else HEAPS
    found += [Tip(slot(name), speak(told)) for name, told in heaps.items()]
    found += [Tip(slot(name), "", card) for name, card in zip(QUEUE, view.queue, strict=False)]
    found += [each for seat in range(view.settings.seats) for each in _seat_tips(table, view, seat)]
    return found + (_west_tips(table, view) if west else _chart_tips(table))


def _seat_tips(table: "DiceTownTable", view: View, seat: Seat) -> list[Tip]:
    """A player's card and dice; the others' beside them, for below sits the next player."""
    speak = careful(table.speaker)
    card = Tip(table.card_of(seat), told_of(view, seat, speak))
    dice = Tip(table.dice_of(seat), told_dice(view, seat, speak))
    if table.panel(seat) is not None:
        card.aside, dice.aside = card.area, dice.area
    return [card, dice]


def _place_words(table: "DiceTownTable", name: str) -> str:
    """A place, who wins it, and what there is to do."""
    speak = table.speaker
    if name not in PLACES:
        words = OTHER_PLACES[name]
        return f"*{speak(words.name)}*\n{speak(words.text)}"
    words = PLACES[name].sign
    done = [PLACES[name].classic, *([PLACES[name].new] if table.showing.settings.wild_west else [])]
    actions = [f"*{speak(each.name)}* – {speak(each.text)}" for each in done]
    seats, stake = leading(table, name)
    ahead = say("ui.dice_town.tip.leading", players=tuple(map(Who, seats)), stake=stake)
    now = [illustrated(ahead, speak)] if seats else []
    return "\n".join([f"*{speak(words.name)}* – {speak(words.text)}", *actions, *now])


def _chart_tips(table: "DiceTownTable") -> list[Widget]:
    """What is printed where Wild West has its cards."""
    speak = table.speaker
    hands = [f"{n}. {speak(hand)}" for n, hand in enumerate(reversed(HANDS), 1)]
    charts = "\n".join([f"*{table.house.words('ui.dice_town.tip.hands')}*", *hands])
    return [Tip(_HAND_CHART, charts), Tip(_DOC_CHART, _place_words(table, "doc"))]


def _west_tips(table: "DiceTownTable", view: View) -> list[Widget]:
    found: list[Widget] = []
    if view.outlaw_top is not None:
        found.append(Tip(slot("outlaws"), "", view.outlaw_top))
    for card, (x, y) in zip(view.wanted, posters(len(view.wanted)), strict=True):
        width, height = SIZE[0] * CARD_ZOOM, SIZE[1] * CARD_ZOOM
        found.append(Tip((x - width / 2, y - height / 2, width, height), "", card, Side.WANTED))
    if view.settings.indians:
        faces = [f"*{table.speaker(face.name)}* – {table.speaker(face.text)}" for face in DIE.values()]
        found.append(Tip(slot("indian_die"), "\n".join(faces)))
    return found


def draw_enlarged(canvas: Canvas, table: "DiceTownTable") -> None:
    """The card that is pointed at or has the focus, large enough to be read."""
    form = table.form
    shown = form.focused if form.shows_focus else form.pointed
    if isinstance(shown, CardPick) and not shown.small:
        return
    if isinstance(shown, HandCard | Tip | CardPick) and shown.card and not isinstance(shown.card, Back):
        side = Side.FACE if isinstance(shown, HandCard) else shown.side
        x, y = beside(shown.area)
        width, height = SIZE[0] * _LARGE, SIZE[1] * _LARGE
        canvas.patch("shadows/rect", (x - width / 2 - 12, y - height / 2 - 12, width + 30, height + 36))
        draw_card(canvas, table.speaker, shown.card, (x, y), _LARGE, side=side)
        if not is_told(canvas, shown.card, side):
            words = table.speaker(text(shown.card))
            draw_tip(table.house, words, (x - width / 2, y - height / 2, width, height))


def beside(area: Area) -> Point:
    """Where an enlarged card goes: above what it belongs to, or below where there is no room."""
    width, height = SIZE[0] * _LARGE, SIZE[1] * _LARGE
    x, y = middle(area)
    above = area[1] - height / 2 - 14
    y = above if above > height / 2 else area[1] + area[3] + height / 2 + 14
    return min(max(x, width / 2 + 10), WIDTH - width / 2 - 10), min(y, HEIGHT - height / 2 - 10)
