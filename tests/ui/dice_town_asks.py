"""A position for every question of the town, what can be answered, and what is pressed for it.

Seats are counted from 0, but from 1 in the codes of answers; the person sits at seat 0.
"""

from game.engine import Table
from game.games.dice_town.frames.doc import DocStep
from game.games.dice_town.frames.game import Game
from game.games.dice_town.world import World
from tests.games.dice_town.town import answer, town
from tests.ui.dice_town_asked import Asked, town_in_a_game, visit
from tests.ui.dice_town_finders import button, card, face, favour, heap, icon, seat
from tests.ui.wild_west_asks import WILD_WEST_ASKS


def _bid() -> Table[World]:
    hands = {0: ["deed3.1", "hat"], 1: ["boots"]}
    return visit("mine", sheriff=2, kept=["99JQK", "99JQA", "JQKA10"], hands=hands, nuggets=[2, 0, 0])


def _raise() -> Table[World]:
    t = _bid()
    answer(t, 0, "bid:1/0/hat")
    answer(t, 1, "bid:0/0/none")
    answer(t, 2, "more")
    return t


def _verdict() -> Table[World]:
    hands = {2: ["boots"]}
    t = visit("mine", kept=["99JQK", "99JQA", "99KA10"], hands=hands, nuggets=[0, 1, 1])
    answer(t, 1, "bid:2/1/none")
    answer(t, 2, "bid:0/0/boots")
    return t


def _crown() -> Table[World]:
    hands = {0: ["joe"], 1: ["boots", "deed3.1"], 2: ["deed5.1", "dynamite"]}
    return town(Game(began=True), money=[1, 12, 12], nuggets=[0, 15, 15], mine=0, hands=hands)


ASKS: dict[str, Asked] = {
    "store": Asked(
        lambda: visit("store", kept=["JJJ99", "9999K", "9999Q"], store=["dynamite", "joe", "hat"]),
        {f"take:{each}": [card(each)] for each in ("dynamite", "joe", "hat")},
    ),
    "victim": Asked(
        lambda: visit(
            "saloon", kept=["QQJJ9", "9999K", "9999J"], hands={1: ["hat"], 2: ["boots", "deed2.1"]}
        ),
        {"name:2": [seat(1)], "name:3": [seat(2)]},
    ),
    "steal": Asked(
        lambda: visit(
            "saloon", "name:3", kept=["QQQJ9", "9999K", "9999J"], hands={1: ["hat"], 2: ["boots", "deed2.1"]}
        ),
        {"take:boots": [card("boots")], "take:deed2.1": [card("deed2.1")]},
    ),
    "doc": Asked(
        lambda: town_in_a_game(
            DocStep(),
            kept=["9JKA9", "9999J", "9999J"],
            gained={1, 2},
            nuggets=[0, 3, 3],
            hands={0: ["deed2.1", "deed3.1", "deed4.1"]},
        ),
        {
            "fence:deed2.1+deed4.1": [
                favour("wire"),
                card("deed4.1"),
                card("deed2.1"),
                button("ui.dice_town.doc.fence.confirm"),
            ],
            "choose:store": [favour("store")],
            "choose:money": [favour("money")],
            "choose:nuggets": [favour("wire"), button("ui.back"), favour("nuggets")],
            "pass": [button("ui.dice_town.doc.pass")],
        },
    ),
    "doc_order": Asked(
        lambda: town_in_a_game(DocStep(), kept=["99999", "9JQKA", "9JQKA"], gained={0}),
        {"name:2": [seat(1)], "name:3": [seat(2)]},
    ),
    "bid": Asked(
        _bid,
        {
            "bid:0/0/none": [button("dice_town.answer.no_offer")],
            "bid:2/1/hat": [
                heap("money", offered=False),
                icon("plus", 0),
                icon("plus", 1),
                card("hat"),
                button("ui.dice_town.bid.offer"),
            ],
            "bid:1/0/deed3.1": [
                icon("plus", 0),
                icon("plus", 0),
                icon("minus", 0),
                icon("plus", 1),
                heap("nuggets", offered=True),
                card("hat"),
                card("deed3.1"),
                card("hat"),
                button("ui.dice_town.bid.offer"),
            ],
        },
    ),
    "raise": Asked(
        _raise,
        {
            "bid:1/0/hat": [button("ui.dice_town.bid.offer")],
            "bid:2/0/hat": [icon("plus", 0), button("ui.dice_town.bid.offer")],
        },
    ),
    "verdict": Asked(
        _verdict,
        {
            "name:1": [seat(0)],
            "name:2": [seat(1)],
            "name:3": [seat(2)],
            "more": [button("dice_town.answer.more_offers")],
        },
    ),
    "card": Asked(
        lambda: visit("sheriff", kept=["9999Q", "K9999", "9999J"], hands={0: ["joe"]}),
        {
            "play:joe>2": [card("joe"), face(1)],
            "play:joe>3": [card("joe"), button("ui.back"), card("joe"), face(2)],
            "pass": [button("ui.dice_town.card.pass")],
        },
    ),
    "crown": Asked(_crown, {"name:2": [seat(1)], "name:3": [seat(2)]}),
} | WILD_WEST_ASKS
