"""A table for every question of the boxes, seen by the one who is asked it, and the page that explains it.

The person sits at seat 0; the codes of answers count seats from 1.
"""

from collections.abc import Callable
from typing import Any

from game.engine import Table
from game.games.dice_town.frames.doc import DocStep
from game.games.dice_town.frames.game import Round
from game.games.dice_town.frames.indians import IndianDie
from game.games.dice_town.frames.throws import Throw
from game.games.dice_town.world import World
from tests.games.dalton_city import city
from tests.games.dice_town.town import answer, keep
from tests.ui.dice_town_asked import town_in_a_game, visit
from tests.ui.dice_town_asks import ASKS

Make = Callable[[], Table[Any]]
NOTHING = ["9999J", "9999Q", "9999K"]
"""Hands of which the first wins no place but by what a test adds."""
ROUND_END = 13
"""The step of a round at which smoke signals may rise."""


def _west(place: str, *codes: str, **position: Any) -> Table[World]:
    return visit(place, *codes, wild_west=True, **position)


def _thrown(*kept: str, rolls: str = "9JQKA 9JQKA 9JQKA", **position: Any) -> Table[World]:
    """The first throw, after what everybody keeps."""
    t = town_in_a_game(Throw(), rolls=rolls.replace(" ", ""), **position)
    if kept:
        keep(t, *kept)
    return t


def _taken_back() -> Table[World]:
    t = _thrown("9,J,Q,K+brute.1", "9", "K", hands={0: ["brute.1"], 2: ["wanted"]}, money=[1, 8, 8])
    answer(t, 2, "play:wanted")
    return t


def _cancelled() -> Table[World]:
    t = visit("mine", kept=["JQKA10", "999QK", "JJQQK"], hands={0: ["wanted"], 1: ["dynamite"]})
    answer(t, 1, "play:dynamite")
    return t


def _robbed() -> Table[World]:
    t = _west("saloon", kept=["9999J", "QQ999", "9999K"], hands={0: ["insurance", "hat"]})
    answer(t, 1, "choose:classic", "name:1", "take:hat")
    return t


def _indian(face: str) -> Table[World]:
    kept = ["99JQK", "9999J", "9999K"]
    return town_in_a_game(IndianDie(), kept=kept, die=0, wild_west=True, indians=True, rolls=face)


def _action(place: str, kept: str, *others: str) -> Make:
    """Nobody else goes to the place, or somebody does without a tie."""
    return lambda: _west(place, kept=[kept, *(others or ("9999A", "999AA"))], wanted=["outlaw.J9"])


def _again() -> Table[Any]:
    t = city.turn(3, 3, start=city.ON_BANCO - 6, horse=[0])
    city.answer(t, "roll:2")
    return t


_WINDOWS: dict[str, tuple[Make, str]] = {
    "card: reveal": (lambda: _thrown("9", "9", "9", hands={0: ["sharp.1"]}), "card.sharp"),
    "card: mine": (
        lambda: visit("mine", kept=["999QK", "JJQKA", "JJJQQ"], hands={0: ["dynamite"]}),
        "card.dynamite",
    ),
    "card: bank": (
        lambda: visit("bank", kept=["9999J", "10 10 9 9 9", "9999K"], hands={0: ["split"]}),
        "card.split",
    ),
    "card: store": (
        lambda: visit("store", kept=["J9999", *NOTHING[1:]], hands={0: ["credit"]}),
        "card.credit",
    ),
    "card: saloon": (
        lambda: visit("saloon", kept=["QQ999", "9999J", "9999K"], hands={0: ["girls"], 1: ["hat", "boots"]}),
        "card_times",
    ),
    "card: robbed": (_robbed, "card.insurance"),
    "card: recruit": (
        lambda: _west("saloon", "choose:new", kept=["QQ999", "9999J", "9999K"], hands={0: ["desperado"]}),
        "card.desperado",
    ),
    "card: sheriff": (ASKS["card"].make, "card_times"),
    "card: star": (
        lambda: visit("sheriff", kept=["9999Q", "K9999", "9999J"], sheriff=2, hands={0: ["marshal"]}),
        "card_times",
    ),
    "card: hunt": (ASKS["double_gun"].make, "card.double_gun"),
    "card: town_hall": (
        lambda: visit("town_hall", kept=["AAAAA", *NOTHING[1:]], hands={0: ["corruption"]}),
        "card.corruption",
    ),
    "card: doc": (
        lambda: town_in_a_game(DocStep(), kept=NOTHING, gained={0, 1, 2}, hands={0: ["elixir"]}),
        "card.elixir",
    ),
    "card: round_end": (
        lambda: town_in_a_game(
            Round(at=ROUND_END), kept=NOTHING, wild_west=True, indians=True, hands={0: ["smoke"]}
        ),
        "card.smoke",
    ),
    "card: card": (_cancelled, "card.wanted"),
}
"""When a card may be played, whatever the card."""

DICE_TOWN: dict[str, tuple[Make, str]] = {
    "keep": (_thrown, "throws"),
    "take_back": (_taken_back, "take_back"),
    "ride": (lambda: _thrown(wild_west=True, gangs={0: ["outlaw.J9"]}), "outlaws.ride"),
    "bid": (ASKS["bid"].make, "bribes"),
    "bid: raise": (ASKS["raise"].make, "bribes"),
    "verdict": (ASKS["verdict"].make, "verdict"),
    "store": (ASKS["store"].make, "place.store"),
    "victim": (ASKS["victim"].make, "place.saloon"),
    "steal": (ASKS["steal"].make, "place.saloon"),
    "give": (ASKS["give"].make, "card.gift"),
    "doc": (ASKS["doc"].make, "place.doc"),
    "doc_order": (ASKS["doc_order"].make, "place.doc"),
    "discover": (ASKS["discover"].make, "river.discoveries"),
    "voucher": (ASKS["voucher"].make, "river.voucher"),
    "desperado": (ASKS["desperado"].make, "card.desperado"),
    "capture": (ASKS["capture"].make, "action.hunt"),
    "buy_die": (ASKS["buy_die"].make, "indians.buying"),
    "blessing": (lambda: _indian("9"), "indian.blessing"),
    "ambush": (lambda: _indian("J"), "indian.ambush"),
    "warpath": (ASKS["warpath"].make, "indian.warpath"),
    "crown": (ASKS["crown"].make, "final_tie"),
    "at_once": (ASKS["at_once"].make, "card.gift"),
    "action: mine": (_action("mine", "9999A", "JJJJQ", "JJJQQ"), "action.pan"),
    "action: bank": (_action("bank", "10 10 10 9 A"), "action.hold_up"),
    "action: store": (_action("store", "JJJ9A"), "action.doc"),
    "action: saloon": (_action("saloon", "QQQ9A"), "action.recruit"),
    "action: sheriff": (_action("sheriff", "KKK9A"), "action.hunt"),
    "action: town_hall": (_action("town_hall", "AAAAA"), "action.mayors_wife"),
    **_WINDOWS,
}

_ROCK = city.square("bank.rock")
DALTON_CITY: dict[str, tuple[Make, str]] = {
    "ranch": (city.new_game, "ranches"),
    "dice: on foot": (lambda: city.turn(start=0), "on_foot"),
    "dice: mounted": (lambda: city.turn(start=0, horse=[0]), "throw"),
    "dice: held": (city.escape, "held"),
    "leave": (lambda: city.escape(3, 3), "held"),
    "again": (_again, "again"),
    "buy: trade": (lambda: city.land("saloon.dalton"), "trade.saloon"),
    "buy: diploma": (lambda: city.land("diploma.bank"), "card.diploma"),
    "buy: transit": (lambda: city.land("transit.railroad"), "card.transit"),
    "ride": (lambda: city.land("transit.boat", owns={0: ["transit.boat"]}), "square.transit"),
    "university": (lambda: city.land(city.of_kind("university")), "square.university"),
    "pay: fee": (lambda: city.land("bank.rock", 3, owns={0: ["daily_star"], 1: ["bank.rock"]}), "fee"),
    "pay: diploma": (
        lambda: city.land("diploma.bank", owns={0: ["daily_star"], 1: ["diploma.bank"]}),
        "card.diploma",
    ),
    "pay: casino": (
        lambda: city.owe(1, 6500, "casino", nugget=0),
        "trade.casino",
    ),
    "pay: hold_up": (lambda: city.land(city.of_kind("hold_up"), nugget=0), "square.hold_up"),
    "pay: purchase": (lambda: city.owe(-1, 900, "purchase", nugget=0), "buying"),
    "pay: telegram": (lambda: city.owe(1, 900, "telegram", nugget=0), "paying"),
    "pay: fine": (lambda: city.owe(-2, 1000, "fine", nugget=0), "held"),
    "diploma": (lambda: city.read("lecture"), "telegram.lecture"),
    "banco": (lambda: city.read("raid", owns={0: ["bank.rock", "bank.river"]}), "banco"),
    "challenge": (lambda: city.land("bank.rock", at={1: _ROCK, 2: _ROCK}), "challenge"),
    "spoils": (
        lambda: city.land("bank.rock", 6, 1, at={1: _ROCK}, owns={1: ["barber.river", "bank.river"]}),
        "spoils",
    ),
}
