"""What the addresses in the book of Dice Town stand for."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.games.dice_town.art import Side
from game.games.dice_town.cards import Card, deed_cards, kind, outlaws, river_cards, store_cards
from game.games.dice_town.level import STREET, town
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.pictures import Picture, cut_out
from game.ui.tables.dice_town.cardface import Back, TownCard
from game.ui.tables.dice_town.layout import place, slot
from game.ui.tables.dice_town.street import draw_board
from game.ui.tables.kit.looks import card_look, piece_look
from game.ui.tables.kit.pictures import cards_picture, dice_picture

if TYPE_CHECKING:
    from game.ui.house import House

_BACKS = ("deed", "store", "river", "outlaw", "doc")
_WITH = {"village": ("village", "indian_die")}
"""What lies beside something and belongs to it."""
_AROUND, _BELOW = 14.0, 118.0
"""What is shown of the board around a place, and below it, where its cards lie."""


def pictures(house: "House", address: str) -> Picture | None:
    """Dice, cards by their kind, posters, places of the street, and what else lies on it with Wild West."""
    how, _, what = address.partition(":")
    match how:
        case "dice":
            return dice_picture(what.split(), "poker", "indian")
        case "card":
            return cards_picture(what.split(), lambda name: _card(house, name))
        case "wanted" if all(name in outlaws() for name in what.split()):
            return cards_picture(what.split(), lambda name: TownCard(name, house.speaker, Side.WANTED))
        case "board" if what in STREET:
            x, y, width, height = place(what)
            return _part(house, (x, y, width, height + _BELOW), west=False)
        case "board" if what in town().slots:
            return _part(house, _slots(_WITH.get(what, (what,))), west=True)
    return None


def _card(house: "House", name: str) -> TownCard | None:
    """A card by its own name, or by its kind; `back.store` for a back."""
    if name.startswith("back.") and name[5:] in _BACKS:
        return TownCard(Back(name[5:]), house.speaker)
    found = next((card for card in _all_cards() if name in (card, kind(card))), None)
    return None if found is None else TownCard(found, house.speaker)


def _all_cards() -> tuple[Card, ...]:
    return *store_cards(True, True), *deed_cards(True), *river_cards(), *outlaws()


def _slots(names: Sequence[str]) -> Area:
    """All that some slots cover."""
    areas = [slot(name) for name in names]
    left, top = min(x for x, *_ in areas), min(y for _, y, *_ in areas)
    right, bottom = max(x + width for x, _, width, _ in areas), max(y + height for _, y, _, height in areas)
    return left, top, right - left, bottom - top


def _part(house: "House", area: Area, *, west: bool) -> Picture:
    x, y, width, height = area
    part = (x - _AROUND, y - _AROUND, width + 2 * _AROUND, height + 2 * _AROUND)

    def paint(canvas: Canvas) -> None:
        draw_board(canvas, house.speaker, west)

    return cut_out(("dice_town", west, house.language), part, paint)


_PROPS = {"mine": ("props/nuggets", 5), "bank": ("props/bills", 5), "coach": ("props/bills", 3)}
_HEAPS = {"store": "store", "discard": "store", "deeds": "deed", "river": "river", "box": "deed"}


def heap_look(name: str) -> Picture | None:
    """What lies in a slot of the street, large."""
    if name in _PROPS:
        prop, column = _PROPS[name]
        return piece_look(prop, column=column, zoom=1.4)
    return card_look(TownCard(Back(_HEAPS[name]), str)) if name in _HEAPS else None
