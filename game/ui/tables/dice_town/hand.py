"""The hand of whoever sits before the screen, fanned out."""

from game.engine import Seat
from game.games.dice_town.cards import Card
from game.games.dice_town.view import View
from game.ui.tables.dice_town.cardface import Back, TownCard
from game.ui.tables.dice_town.layout import FAN
from game.ui.tables.dice_town.town import Town
from game.ui.tables.kit.fan import HandCard, fan


def cards_of(view: View, seat: Seat) -> list[Card | Back]:
    """A seat's hand as far as the view has it: its own cards, or only backs."""
    if view.final is not None:
        return list(view.final[seat])
    if view.seat == seat:
        return list(view.hand)
    deeds, store = view.backs[seat]
    return [*[Back("deed")] * deeds, *[Back("store")] * store]


def hand_cards(table: Town) -> list[HandCard]:
    """The fan of who sits at the bottom; none while the cards lie on a board to choose from."""
    chooser = table.chooser
    if chooser is not None and chooser.holds_hand and not chooser.peeking and table.ask is not None:
        return []
    cards = cards_of(table.picture_view, table.bottom)
    faces = [(None if isinstance(card, Back) else card, TownCard(card, table.speaker)) for card in cards]
    return fan(faces, FAN, chooser)
