"""What everything on the table is: tooltips of places, heaps and players, and cards enlarged."""

from game.engine import Message, Seat, Who, say
from game.games.dice_town.level import QUEUE, STREET
from game.games.dice_town.view import View
from game.games.dice_town.words.dice import HANDS
from game.games.dice_town.words.indians import DIE
from game.games.dice_town.words.places import OTHER_PLACES, PLACES
from game.ui.design import Area
from game.ui.markup import careful
from game.ui.tables.dice_town.cardface import Side, TownCard
from game.ui.tables.dice_town.layout import place, slot
from game.ui.tables.dice_town.stake import leading
from game.ui.tables.dice_town.street import CARD_ZOOM, posters
from game.ui.tables.dice_town.town import Town
from game.ui.tables.dice_town.townsfolk_words import told_dice, told_of
from game.ui.tables.illustrated import illustrated
from game.ui.tables.kit.cards import Tip, card_area
from game.ui.widgets.widget import Widget

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


def tips(table: Town) -> list[Widget]:
    """The tooltips of the table as it is now."""
    view, speak = table.picture_view, table.speaker
    west = view.settings.wild_west
    found: list[Widget] = [Tip(place(name), _place_words(table, name)) for name in STREET]
    heaps = {**HEAPS, **WEST_HEAPS} if west else HEAPS
    found += [Tip(slot(name), speak(told)) for name, told in heaps.items()]
    found += [
        Tip(slot(name), "", TownCard(card, speak)) for name, card in zip(QUEUE, view.queue, strict=False)
    ]
    found += [each for seat in range(view.settings.seats) for each in _seat_tips(table, view, seat)]
    return found + (_west_tips(table, view) if west else _chart_tips(table))


def _seat_tips(table: Town, view: View, seat: Seat) -> list[Tip]:
    """A player's card and dice; the others' beside them, for below sits the next player."""
    speak = careful(table.speaker)
    card = Tip(table.card_of(seat), told_of(view, seat, speak))
    dice = Tip(table.dice_of(seat), told_dice(view, seat, speak))
    if table.panel(seat) is not None:
        card.aside, dice.aside = card.area, dice.area
    return [card, dice]


def _place_words(table: Town, name: str) -> str:
    """A place, who wins it, and what there is to do."""
    speak = table.speaker
    if name not in PLACES:
        words = OTHER_PLACES[name]
        return f"*{speak(words.name)}*\n{speak(words.text)}"
    words = PLACES[name].sign
    done = [PLACES[name].classic, *([PLACES[name].new] if table.picture_view.settings.wild_west else [])]
    actions = [f"*{speak(each.name)}* – {speak(each.text)}" for each in done]
    seats, stake = leading(table, name)
    ahead = say("ui.dice_town.tip.leading", players=tuple(map(Who, seats)), stake=stake)
    now = [illustrated(ahead, speak)] if seats else []
    return "\n".join([f"*{speak(words.name)}* – {speak(words.text)}", *actions, *now])


def _chart_tips(table: Town) -> list[Widget]:
    """What is printed where Wild West has its cards."""
    speak = table.speaker
    hands = [f"{n}. {speak(hand)}" for n, hand in enumerate(reversed(HANDS), 1)]
    charts = "\n".join([f"*{table.house.words('ui.dice_town.tip.hands')}*", *hands])
    return [Tip(_HAND_CHART, charts), Tip(_DOC_CHART, _place_words(table, "doc"))]


def _west_tips(table: Town, view: View) -> list[Widget]:
    found: list[Widget] = []
    if view.outlaw_top is not None:
        found.append(Tip(slot("outlaws"), "", TownCard(view.outlaw_top, table.speaker)))
    for card, at in zip(view.wanted, posters(len(view.wanted)), strict=True):
        found.append(Tip(card_area(at, CARD_ZOOM), "", TownCard(card, table.speaker, Side.WANTED)))
    if view.settings.indians:
        faces = [f"*{table.speaker(face.name)}* – {table.speaker(face.text)}" for face in DIE.values()]
        found.append(Tip(slot("indian_die"), "\n".join(faces)))
    return found
