"""What the addresses in the book of Dice Town stand for."""

from typing import TYPE_CHECKING

from game.games.dice_town.cards import Card, deed_cards, kind, outlaws, river_cards, store_cards
from game.games.dice_town.level import STREET
from game.ui.canvas import Canvas
from game.ui.pictures import Picture, cut_out
from game.ui.tables.dice_town.cardface import Back, Side, TownCard
from game.ui.tables.dice_town.layout import place
from game.ui.tables.dice_town.street import draw_board
from game.ui.tables.kit.pictures import cards_picture, dice_picture

if TYPE_CHECKING:
    from game.ui.house import House

_BACKS = ("deed", "store", "river", "outlaw", "doc")
_AROUND, _BELOW = 14.0, 132.0
"""What is shown of the board around a place, and below it, where its cards lie."""


def pictures(house: "House", address: str) -> Picture | None:
    """Dice, cards by their kind, and the places of the street; with Wild West after a plus sign."""
    how, _, what = address.partition(":")
    match how:
        case "dice":
            return dice_picture(what.split(), "poker", "indian")
        case "card":
            return cards_picture(what.split(), lambda name: _card(house, name))
        case "wanted" if all(name in outlaws() for name in what.split()):
            return cards_picture(what.split(), lambda name: TownCard(name, house.speaker, Side.WANTED))
        case "board" if what.removesuffix("+") in STREET:
            return _place(house, what.removesuffix("+"), west=what.endswith("+"))
    return None


def _card(house: "House", name: str) -> TownCard | None:
    """A card by its own name, or by its kind; `back.store` for a back."""
    if name.startswith("back.") and name[5:] in _BACKS:
        return TownCard(Back(name[5:]), house.speaker)
    found = next((card for card in _all_cards() if name in (card, kind(card))), None)
    return None if found is None else TownCard(found, house.speaker)


def _all_cards() -> tuple[Card, ...]:
    return *store_cards(True, True), *deed_cards(True), *river_cards(), *outlaws()


def _place(house: "House", name: str, *, west: bool) -> Picture:
    x, y, width, height = place(name)
    part = (x - _AROUND, y - _AROUND, width + 2 * _AROUND, height + _AROUND + _BELOW)

    def paint(canvas: Canvas) -> None:
        draw_board(canvas, house.speaker, west)

    return cut_out(("dice_town", name, west, house.language), part, paint)
