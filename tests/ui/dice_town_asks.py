"""A position for every question of the town, what can be answered, and what is pressed for it.

Seats are counted from 0, but from 1 in the codes of answers; the person sits at seat 0.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.engine import Table
from game.games.dice_town.frames.doc import DocStep
from game.games.dice_town.frames.game import Game, Round
from game.games.dice_town.frames.indians import IndianDie
from game.games.dice_town.frames.visit import Visit
from game.games.dice_town.world import World
from game.ui.tables.dice_town.choosers.die_button import DieButton
from game.ui.tables.dice_town.choosers.face import FacePick
from game.ui.tables.dice_town.choosers.favours import FavourPick
from game.ui.tables.dice_town.choosers.heap import Heap
from game.ui.tables.dice_town.choosers.indians import PlacePick
from game.ui.tables.dice_town.choosers.picks import CardPick, DiePick, SeatPick
from game.ui.tables.dice_town.choosers.places import ActionPick
from game.ui.tables.dice_town.table import DiceTownTable
from game.ui.widgets.button import Button
from game.ui.widgets.widget import Widget
from tests.games.dice_town.town import answer, town

Find = Callable[[DiceTownTable], Widget]
_TOWN_HALL = 9
"""The step of a round at which the town hall's turn comes."""


@dataclass(frozen=True)
class Asked:
    """A position, and by what presses each answer is given."""

    make: Callable[[], Table[World]]
    answers: dict[str, Sequence[Find]]


def _only(table: DiceTownTable, kind: type[Widget], fits: Callable[[Any], bool]) -> Widget:
    found = [widget for widget in table.form.widgets if isinstance(widget, kind) and fits(widget)]
    assert found, f"no such {kind.__name__}"
    assert found[0].reachable
    return found[0]


def card(name: str) -> Find:
    return lambda table: _only(table, CardPick, lambda pick: pick.card == name)


def seat(number: int) -> Find:
    return lambda table: _only(table, SeatPick, lambda pick: pick.sitter == table.session.sitters[number])


def face(number: int) -> Find:
    return lambda table: _only(table, FacePick, lambda pick: pick.sitter == table.session.sitters[number])


def button(key: str) -> Find:
    return lambda table: _only(table, Button, lambda each: each.words == table.house.words(key))


def icon(name: str, number: int) -> Find:
    def find(table: DiceTownTable) -> Widget:
        found = [w for w in table.form.widgets if isinstance(w, Button) and w.icon == f"icons/{name}"]
        return found[number]

    return find


def heap(what: str, *, offered: bool) -> Find:
    return lambda table: _only(table, Heap, lambda pick: (pick.what, pick.on_paper) == (what, offered))


def die(number: int) -> Find:
    return lambda table: [w for w in table.form.widgets if isinstance(w, DiePick)][number]


def turned(number: int) -> Find:
    return lambda table: [w for w in table.form.widgets if isinstance(w, DieButton)][number]


def favour(name: str) -> Find:
    return lambda table: _only(table, FavourPick, lambda pick: pick.art == f"cards/doc/{name}")


def action(what: str) -> Find:
    return lambda table: _only(table, ActionPick, lambda pick: pick.action.what == what)


def house(tip: str) -> Find:
    return lambda table: _only(table, PlacePick, lambda pick: tip in pick.tip)


def _town(*frames: Any, **position: Any) -> Table[World]:
    return town(Game(began=True), *frames, rolls=position.pop("rolls", "") + "9" * 99, **position)


def _visit(place: str, *codes: str, **position: Any) -> Table[World]:
    t = _town(Visit(place), **position)
    answer(t, 0, *codes)
    return t


def _west(place: str, *codes: str, **position: Any) -> Table[World]:
    return _visit(place, *codes, wild_west=True, **position)


def _bid() -> Table[World]:
    hands = {0: ["deed3.1", "hat"], 1: ["boots"]}
    return _visit("mine", sheriff=2, kept=["99JQK", "99JQA", "JQKA10"], hands=hands, nuggets=[2, 0, 0])


def _raise() -> Table[World]:
    t = _bid()
    answer(t, 0, "bid:1/0/hat")
    answer(t, 1, "bid:0/0/none")
    answer(t, 2, "more")
    return t


def _verdict() -> Table[World]:
    hands = {2: ["boots"]}
    t = _visit("mine", kept=["99JQK", "99JQA", "99KA10"], hands=hands, nuggets=[0, 1, 1])
    answer(t, 1, "bid:2/1/none")
    answer(t, 2, "bid:0/0/boots")
    return t


def _give() -> Table[World]:
    t = _town(
        Visit("store"),
        kept=["99KQ9", "J999A", "99999"],
        store=["gift"],
        wild_west=True,
        hands={0: ["hat", "boots", "deed2.1"]},
    )
    answer(t, 1, "choose:classic", "take:gift", "play:gift>1")
    return t


def _crown() -> Table[World]:
    hands = {0: ["joe"], 1: ["boots", "deed3.1"], 2: ["deed5.1", "dynamite"]}
    return town(Game(began=True), money=[1, 12, 12], nuggets=[0, 15, 15], mine=0, hands=hands)


def _buy_die() -> Table[World]:
    t = _town(
        Round(at=_TOWN_HALL),
        kept=["99999", "JJQKA", "99QKA"],
        wild_west=True,
        indians=True,
        queue=["deed2.1", "deed3.1", "deed4.1"],
    )
    answer(t, 0, "choose:classic")
    return t


ASKS: dict[str, Asked] = {
    "store": Asked(
        lambda: _visit("store", kept=["JJJ99", "9999K", "9999Q"], store=["dynamite", "joe", "hat"]),
        {f"take:{each}": [card(each)] for each in ("dynamite", "joe", "hat")},
    ),
    "victim": Asked(
        lambda: _visit(
            "saloon", kept=["QQJJ9", "9999K", "9999J"], hands={1: ["hat"], 2: ["boots", "deed2.1"]}
        ),
        {"name:2": [seat(1)], "name:3": [seat(2)]},
    ),
    "steal": Asked(
        lambda: _visit(
            "saloon", "name:3", kept=["QQQJ9", "9999K", "9999J"], hands={1: ["hat"], 2: ["boots", "deed2.1"]}
        ),
        {"take:boots": [card("boots")], "take:deed2.1": [card("deed2.1")]},
    ),
    "give": Asked(_give, {"give:hat": [card("hat")], "give:boots": [card("boots")]}),
    "action": Asked(
        lambda: _west("sheriff", kept=["KKK99", "9999J", "9999Q"], wanted=["outlaw.J9"]),
        {"choose:classic": [action("classic")], "choose:new": [action("new")]},
    ),
    "doc": Asked(
        lambda: _town(
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
        lambda: _town(DocStep(), kept=["99999", "9JQKA", "9JQKA"], gained={0}),
        {"name:2": [seat(1)], "name:3": [seat(2)]},
    ),
    "bid": Asked(
        _bid,
        {
            "bid:0/0/none": [button("ui.dice_town.bid.nothing")],
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
            "more": [button("ui.dice_town.verdict.more")],
        },
    ),
    "card": Asked(
        lambda: _visit("sheriff", kept=["9999Q", "K9999", "9999J"], hands={0: ["joe"]}),
        {
            "play:joe>2": [card("joe"), face(1)],
            "play:joe>3": [card("joe"), button("ui.back"), card("joe"), face(2)],
            "pass": [button("ui.dice_town.card.pass")],
        },
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
        lambda: _town(
            IndianDie(), kept=["99999", "9999J", "9999K"], die=0, wild_west=True, indians=True, rolls="A"
        ),
        {"choose:saloon": [house("Saloon")], "choose:town_hall": [house("Town hall")]},
    ),
    "crown": Asked(_crown, {"name:2": [seat(1)], "name:3": [seat(2)]}),
}
