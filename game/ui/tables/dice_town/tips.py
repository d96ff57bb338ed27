"""What everything on the table is: tooltips of places, heaps and players, and cards enlarged."""

from collections.abc import Iterator

from game.engine import Message, Seat, Who, say
from game.games.dice_town.cards import by_rank
from game.games.dice_town.dice import NAMES
from game.games.dice_town.level import QUEUE, STREET
from game.games.dice_town.places import CLASSIC
from game.games.dice_town.places import PLACES as OPENED
from game.games.dice_town.view import View
from game.games.dice_town.words.contests import told_contenders
from game.games.dice_town.words.indians import DIE
from game.games.dice_town.words.places import OTHER_PLACES, PLACES
from game.games.dice_town.words.stakes import told_stake
from game.ui.design import Area
from game.ui.markup import careful
from game.ui.tables.dice_town.cardface import Side, TownCard
from game.ui.tables.dice_town.layout import chronicle, place, slot
from game.ui.tables.dice_town.pages import BOOK
from game.ui.tables.dice_town.pages import HEAPS as PAGES
from game.ui.tables.dice_town.pictures import heap_look, pictures
from game.ui.tables.dice_town.poker_hands import PAGE, own_dice, ranking
from game.ui.tables.dice_town.stake import leading
from game.ui.tables.dice_town.standing import standing_tips
from game.ui.tables.dice_town.street import CARD_ZOOM, posters
from game.ui.tables.dice_town.town import Town
from game.ui.tables.dice_town.townsfolk_words import told_dice, told_of
from game.ui.tables.illustrated import illustrated
from game.ui.tables.kit.cards import Tip, card_area, card_subject
from game.ui.tables.kit.looks import larger, piece_look, sitter_look
from game.ui.tables.kit.pictures import dice_picture
from game.ui.widgets.subject import Subject
from game.ui.widgets.widget import Widget
from game.ui.wording import like

HAND_CHART: Area = (640.0, 650.0, 300.0, 120.0)
"""Where the base game's board has the poker hands printed."""
_HAND_SIGN: Area = (1136.0, 446.0, 96.0, 78.0)
"""The five dice over the name of the town hall."""
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
    heaps = {**HEAPS, **WEST_HEAPS} if west else HEAPS
    found: list[Widget] = [_place_tip(table, name) for name in STREET]
    found += [_heap_tip(table, name, told) for name, told in heaps.items()]
    found += [
        Tip(slot(name), "", TownCard(card, speak)) for name, card in zip(QUEUE, view.queue, strict=False)
    ]
    found += [each for seat in range(view.settings.seats) for each in _seat_tips(table, view, seat)]
    found += [Tip(chronicle(view.settings.seats), page="house/log"), *standing_tips(table)]
    found.append(Tip(_HAND_SIGN, ranking(table, own_dice(table)), page=PAGE))
    return found + (_west_tips(table, view) if west else _chart_tips(table))


def _place_tip(table: Town, name: str) -> Tip:
    """A place: what is done there, and on its card, which says what it is, who would go there now."""
    tip = Tip(place(name), _place_words(table, name), page=f"{BOOK}place.{name}")
    tip.now = "\n".join([*_done_at(table, name), *_leading(table, name), *_own(table, name)])
    tip.looks = pictures(table.house, f"board:{name}")
    if name == "town_hall":
        tip.more = (Subject(PAGE, now=ranking(table, own_dice(table))),)
    return tip


def _heap_tip(table: Town, name: str, told: Message) -> Tip:
    tip = Tip(slot(name), table.speaker(told), page=BOOK + PAGES[name])
    tip.looks = heap_look(name)
    return tip


def _seat_tips(table: Town, view: View, seat: Seat) -> list[Tip]:
    """A player's card and dice; the others' beside them, for below sits the next player."""
    speak, sitter = careful(table.speaker), table.session.sitters[seat]
    told = "\n".join([told_of(view, seat, speak), *map(speak, like("dice_town", sitter))])
    card = Tip(table.card_of(seat), told, page=BOOK + "scores")
    card.called, card.looks, card.now = sitter.name, sitter_look(sitter), card.tip.partition("\n")[2]
    card.more = tuple(card_subject(face, whose) for face, whose in _laid_open(table, view, seat))
    dice = Tip(table.dice_of(seat), told_dice(view, seat, speak), page=BOOK + "throws")
    if view.kept[seat]:
        dice.looks = larger(dice_picture([NAMES[face] for face in sorted(view.kept[seat])], "poker"), 1.6)
    if table.panel(seat) is not None:
        card.aside, dice.aside = card.area, dice.area
    return [card, dice]


def _laid_open(table: Town, view: View, seat: Seat) -> Iterator[tuple[TownCard, str]]:
    """The cards of a player that everybody may read, and whose they are; of ranches there is one face."""
    speak, whose = table.speaker, careful(table.speaker)(say("ui.dice_town.about.whose", player=Who(seat)))
    held = view.final[seat] if view.final is not None else view.wire[seat]
    for card in (*view.ranches[seat][:1], *held, *by_rank(view.gangs[seat])):
        yield TownCard(card, speak), whose
    for card in by_rank(view.captured[seat]):
        yield TownCard(card, speak, Side.WANTED), whose


def _place_words(table: Town, name: str) -> str:
    """A place, who wins it, and what there is to do."""
    speak = table.speaker
    if name not in PLACES:
        words = OTHER_PLACES[name]
        return f"*{speak(words.name)}*\n{speak(words.text)}"
    words = PLACES[name].sign
    actions = _done_at(table, name)
    signed = f"*{speak(words.name)}* – {speak(words.text)}"
    return "\n".join([signed, *actions, *_leading(table, name), *_own(table, name)])


def _done_at(table: Town, name: str) -> list[str]:
    """What there is to do at a place; nothing where the winner of none goes."""
    if name not in PLACES:
        return []
    done = [PLACES[name].classic, *([PLACES[name].new] if table.picture_view.settings.wild_west else [])]
    return [f"*{table.speaker(each.name)}* – {table.speaker(each.text)}" for each in done]


def _leading(table: Town, name: str) -> list[str]:
    """Who would come to a place now and by what, if anybody would, and what there is for the first."""
    told = told_contenders(table.picture_view, name) if name in PLACES else ()
    if not told:
        return []
    seats, stake = leading(table, name)
    ahead = [say("ui.dice_town.tip.open"), *told]
    if seats:
        ahead.append(say("ui.dice_town.tip.leading", stake=stake))
    return [illustrated(each, table.speaker) for each in ahead]


def _own(table: Town, name: str) -> list[str]:
    """What the tag at the door says: what all the dice of who looks, under the cup or not, would bring."""
    view = table.picture_view
    if view.seat is None or not view.cup or name not in PLACES:
        return []
    dice, face = view.kept[view.seat] + view.cup, OPENED[name].face
    if face is not None and face not in dice:
        return []
    own = say("ui.dice_town.tip.own", stake=told_stake(view, name, CLASSIC, view.seat, dice))
    return [illustrated(own, table.speaker)]


def _chart_tips(table: Town) -> list[Widget]:
    """What is printed where Wild West has its cards."""
    poker = Tip(HAND_CHART, ranking(table, own_dice(table)), page=PAGE)
    return [poker, Tip(_DOC_CHART, _place_words(table, "doc"), page=BOOK + "place.doc")]


def _west_tips(table: Town, view: View) -> list[Widget]:
    found: list[Widget] = []
    if view.outlaw_top is not None:
        found.append(Tip(slot("outlaws"), "", TownCard(view.outlaw_top, table.speaker)))
    for card, at in zip(view.wanted, posters(len(view.wanted)), strict=True):
        found.append(Tip(card_area(at, CARD_ZOOM), "", TownCard(card, table.speaker, Side.WANTED)))
    if view.settings.indians:
        faces = [f"*{table.speaker(face.name)}* – {table.speaker(face.text)}" for face in DIE.values()]
        die = Tip(slot("indian_die"), "\n".join(faces), page=BOOK + "indians.die")
        die.looks = piece_look("dice/indian/rest", "blessing", zoom=1.6)
        found.append(die)
    return found
