"""A position for every question of Wild West and the Indians, and what is pressed for each answer."""

from typing import Any

from game.engine import Table
from game.games.dice_town.frames.game import Round
from game.games.dice_town.frames.indians import IndianDie
from game.games.dice_town.frames.visit import Visit
from game.games.dice_town.world import World
from tests.games.dice_town.town import answer
from tests.ui.dice_town_asked import Asked, town_in_a_game, visit
from tests.ui.dice_town_finders import action, button, card, die, face, house

TOWN_HALL = 9
"""The step of a round at which the town hall's turn comes."""


def _west(place: str, *codes: str, **position: Any) -> Table[World]:
    return visit(place, *codes, wild_west=True, **position)


def _give() -> Table[World]:
    t = town_in_a_game(
        Visit("store"),
        kept=["99KQ9", "J999A", "99999"],
        store=["gift"],
        wild_west=True,
        hands={0: ["hat", "boots", "deed2.1"]},
    )
    answer(t, 1, "choose:classic", "take:gift", "play:gift>1")
    return t


def _buy_die() -> Table[World]:
    t = town_in_a_game(
        Round(at=TOWN_HALL),
        kept=["99999", "JJQKA", "99QKA"],
        wild_west=True,
        indians=True,
        queue=["deed2.1", "deed3.1", "deed4.1"],
    )
    answer(t, 0, "choose:classic")
    return t


WILD_WEST_ASKS: dict[str, Asked] = {
    "give": Asked(_give, {"give:hat": [card("hat")], "give:boots": [card("boots")]}),
    "action": Asked(
        lambda: _west("sheriff", kept=["KKK99", "9999J", "9999Q"], wanted=["outlaw.J9"]),
        {"choose:classic": [action("classic")], "choose:new": [action("new")]},
    ),
    "whisky": Asked(
        lambda: _west(
            "saloon",
            "choose:classic",
            kept=["QQ999", "9999J", "9999K"],
            hands={0: ["whisky", "girls"], 2: ["hat", "boots"]},
            ranches={1: ["ranch.1"], 2: ["ranch.2"]},
        ),
        {"play:whisky>3": [card("whisky"), face(2)], "play:girls": [card("girls")]},
    ),
    "double_gun": Asked(
        lambda: _west(
            "sheriff",
            "choose:new",
            kept=["KKK99", "9999J", "9999Q"],
            hands={0: ["double_gun"]},
            wanted=["outlaw.J9", "outlaw.A9"],
            rolls="9QQ",
        ),
        {
            "play:double_gun=Q/Q": [card("double_gun"), die(1), die(2), button("ui.dice_town.card.again")],
            "pass": [button("ui.dice_town.card.pass")],
        },
    ),
    "at_once": Asked(
        lambda: _west(
            "store",
            "choose:classic",
            "take:gift",
            kept=["J9999", "99999", "9999K"],
            store=["gift"],
            hands={1: ["hat"], 2: ["boots"]},
        ),
        {"play:gift>2": [face(1)], "play:gift>3": [face(2)]},
    ),
    "discover": Asked(
        lambda: _west(
            "mine",
            "choose:new",
            kept=["99JQK", "JQKA9", "JQKAA"],
            river=["discoveries", "gold2.1", "gold4", "star"],
        ),
        {
            "discover:gold4+star+gold2.1": [
                card("gold4"),
                card("star"),
                button("ui.dice_town.discover.confirm"),
            ],
            "discover:star+gold2.1+gold4": [
                card("gold4"),
                card("gold4"),
                card("star"),
                card("gold2.1"),
                button("ui.dice_town.discover.confirm"),
            ],
        },
    ),
    "voucher": Asked(
        lambda: _west(
            "mine",
            "choose:new",
            kept=["99JQK", "JQKA9", "JQKAA"],
            river=["voucher"],
            discard=["hat", "boots", "joe", "marshal", "split", "wanted", "cattle"],
        ),
        {f"take:{each}": [card(each)] for each in ("hat", "cattle", "split")},
    ),
    "desperado": Asked(
        lambda: _west(
            "saloon",
            "choose:new",
            "play:desperado",
            kept=["QQ999", "9999J", "9999K"],
            hands={0: ["desperado"]},
        ),
        {"take:outlaw.J9": [card("outlaw.J9")], "take:outlaw.9K": [card("outlaw.9K")]},
    ),
    "capture": Asked(
        lambda: _west(
            "sheriff",
            "choose:new",
            kept=["KKJ99", "9999J", "9999Q"],
            rolls="9A",
            wanted=["outlaw.A9", "outlaw.10A", "outlaw.KA"],
        ),
        {
            "capture:outlaw.A9+outlaw.KA": [card("outlaw.KA"), button("ui.dice_town.capture.confirm")],
            "capture:outlaw.A9+outlaw.10A": [
                card("outlaw.KA"),
                card("outlaw.10A"),
                button("ui.dice_town.capture.confirm"),
            ],
        },
    ),
    "buy_die": Asked(
        _buy_die,
        {"give:deed2.1": [card("deed2.1")], "pass": [button("ui.dice_town.buy_die.pass")]},
    ),
    "warpath": Asked(
        lambda: town_in_a_game(
            IndianDie(), kept=["99999", "9999J", "9999K"], die=0, wild_west=True, indians=True, rolls="A"
        ),
        {"choose:saloon": [house("saloon")], "choose:town_hall": [house("town_hall")]},
    ),
}
