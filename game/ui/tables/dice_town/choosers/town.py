"""The choosers of everything that is asked in the town."""

from typing import Any

from game.games.dice_town.kinds import Kind
from game.ui.tables.dice_town.choosers.bribes import Bribe
from game.ui.tables.dice_town.choosers.cards import Ribbon
from game.ui.tables.dice_town.choosers.doc import Doc
from game.ui.tables.dice_town.choosers.indians import Warpath
from game.ui.tables.dice_town.choosers.naming import TownNaming
from game.ui.tables.dice_town.choosers.outlaws import Hunt
from game.ui.tables.dice_town.choosers.places import PlaceActions
from game.ui.tables.dice_town.choosers.river import River
from game.ui.tables.dice_town.choosers.taking import BuyDie, Giving, Steal, Store
from game.ui.tables.dice_town.choosers.verdict import Verdict
from game.ui.tables.kit.chooser import Chooser

TOWN_CHOOSERS: dict[Kind, type[Chooser[Any]]] = {
    Kind.CARD: Ribbon,
    Kind.AT_ONCE: Ribbon,
    Kind.BID: Bribe,
    Kind.VERDICT: Verdict,
    Kind.ACTION: PlaceActions,
    Kind.STORE: Store,
    Kind.VICTIM: TownNaming,
    Kind.STEAL: Steal,
    Kind.GIVE: Giving,
    Kind.DOC: Doc,
    Kind.DOC_ORDER: TownNaming,
    Kind.DISCOVER: River,
    Kind.VOUCHER: Store,
    Kind.DESPERADO: Store,
    Kind.CAPTURE: Hunt,
    Kind.BUY_DIE: BuyDie,
    Kind.WARPATH: Warpath,
    Kind.CROWN: TownNaming,
}
