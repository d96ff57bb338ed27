"""Somebody at Dice Town's table asks what something is."""

from game.games.dice_town.kinds import Kind
from game.ui.asked_about import about, around, has_cards, has_page
from game.ui.house import House
from game.ui.intents import Device
from game.ui.positions import asked
from game.ui.tables.dice_town.screens import position
from game.ui.tables.dice_town.table import DiceTownTable
from game.ui.tables.kind import Make


def _base(house: House) -> DiceTownTable:
    return position(house, asked(Kind.KEEP, 40))


def _west(house: House) -> DiceTownTable:
    return position(house, asked(Kind.KEEP, 260), 5, wild_west=True, indians=True)


ASK: dict[str, Make] = {
    "ask_place": about(_base, has_page("dice_town/place.saloon")),
    "ask_poker": about(_base, has_page("dice_town/poker")),
    "ask_poker_west": about(_west, has_page("dice_town/poker")),
    "ask_dice_town_standing": about(_west, has_page("dice_town/end")),
    "ask_face": about(_base, has_page("dice_town/face.K")),
    "ask_dice_town_player": about(_west, has_cards),
    "ask_outlaw": about(_west, has_cards, 2),
    "ask_dice_town_around": around(_base, Device.KEYBOARD, has_page("dice_town/place.sheriff")),
}
