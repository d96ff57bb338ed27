"""Every kind of question that Dice Town asks in its town, each at a real position of a game between bots."""

from dataclasses import replace

from game.engine import Record, Value
from game.games.dice_town.kinds import Kind
from game.play.session import Session
from game.ui.house import House
from game.ui.positions import asked as is_asked
from game.ui.positions import position, seated
from game.ui.scene import Scene
from game.ui.tables.dice_town.choosers.bribes import Bribe
from game.ui.tables.dice_town.choosers.cards import Ribbon
from game.ui.tables.dice_town.choosers.doc import Doc
from game.ui.tables.dice_town.choosers.river import River
from game.ui.tables.dice_town.table import DiceTownTable
from game.ui.tables.kind import Make

_WEST: dict[str, Value] = {"wild_west": True, "indians": True}
_played: dict[tuple[object, ...], Record] = {}
"""What was answered on the way to a position: bots play there once, and then it is replayed."""


def asked(
    house: House, kind: Kind, seed: int, answers: int, *codes: str, west: bool = False
) -> DiceTownTable:
    """A table at which the first seat is asked something, not before some answers, and may answer this."""
    key = (kind, seed, answers, west, codes)
    if key not in _played:
        record = seated("dice_town", 4, 1, seed, **(_WEST if west else {}))
        _played[key] = position(DiceTownTable, house, record, is_asked(kind, answers, *codes)).session.record
    # replayed the first time too: in a match that was played on, the last answer might be taken back
    record = _played[key]
    return DiceTownTable(house, Session(replace(record, answers=record.answers.copy()), house.desk))


def _at(kind: Kind, seed: int, answers: int, west: bool = False) -> Make:
    return lambda house: [asked(house, kind, seed, answers, west=west)]


def _bid(house: House) -> list[Scene]:
    """An offer of a bit of everything."""
    scene = asked(house, Kind.BID, 1, 280, r"bid:2/1/.*\+")
    assert isinstance(scene.chooser, Bribe)
    scene.chooser.amounts = {"money": 2, "nuggets": 1}
    scene.chooser.offered = list(scene.chooser.cards.items[1:3])
    scene.arrange()
    return [scene]


def _fence(house: House) -> list[Scene]:
    """Barbed wire, with the first deed chosen."""
    scene = asked(house, Kind.DOC, 1, 238, "fence", west=True)
    assert isinstance(scene.chooser, Doc)
    scene.chooser.favoured("wire")
    scene.chooser.toggle(scene.chooser.deeds[1])
    return [scene]


def _discover(house: House) -> list[Scene]:
    scene = asked(house, Kind.DISCOVER, 12, 65, r".*\+.*\+", west=True)
    assert isinstance(scene.chooser, River)
    scene.chooser.toggle(scene.chooser.cards[1])
    return [scene]


def _target(house: House) -> list[Scene]:
    """Nervous Joe, who still has to hear at whom."""
    scene = asked(house, Kind.CARD, 22, 142, "play:joe")
    assert isinstance(scene.chooser, Ribbon)
    scene.chooser.take("joe")
    return [scene]


ASKS: dict[str, Make] = {
    "dice_town_bid": _bid,
    "dice_town_verdict": _at(Kind.VERDICT, 8, 210),
    "dice_town_store": _at(Kind.STORE, 7, 60),
    "dice_town_victim": _at(Kind.VICTIM, 2, 180),
    "dice_town_saloon": _at(Kind.STEAL, 3, 194),
    "dice_town_doc": _at(Kind.DOC, 1, 441, west=True),
    "dice_town_fence": _fence,
    "dice_town_reaction": _at(Kind.CARD, 1, 308),
    "dice_town_target": _target,
    "dice_town_action": _at(Kind.ACTION, 1, 61, west=True),
    "dice_town_capture": _at(Kind.CAPTURE, 8, 374, west=True),
    "dice_town_discover": _discover,
    "dice_town_warpath": _at(Kind.WARPATH, 32, 218, west=True),
    "dice_town_buy_die": _at(Kind.BUY_DIE, 1, 155, west=True),
}
