"""How each kind of question is answered: one chooser a kind, and the plain picker for the rest."""

from typing import Any

from game.engine import Ask
from game.games.dice_town.kinds import Kind
from game.ui.tables.dice_town.choosers.ambush import AmbushChooser
from game.ui.tables.dice_town.choosers.bribes import Bribe
from game.ui.tables.dice_town.choosers.cards import Ribbon
from game.ui.tables.dice_town.choosers.doc import Doc
from game.ui.tables.dice_town.choosers.indians import Warpath
from game.ui.tables.dice_town.choosers.keep import KeepChooser
from game.ui.tables.dice_town.choosers.naming import TownNaming
from game.ui.tables.dice_town.choosers.outlaws import Hunt
from game.ui.tables.dice_town.choosers.places import PlaceActions
from game.ui.tables.dice_town.choosers.ride import RideChooser
from game.ui.tables.dice_town.choosers.river import River
from game.ui.tables.dice_town.choosers.take_back import TakeBackChooser
from game.ui.tables.dice_town.choosers.taking import BuyDie, Giving, Steal, Store
from game.ui.tables.dice_town.choosers.turn import TurnDie
from game.ui.tables.dice_town.choosers.verdict import Verdict
from game.ui.tables.dice_town.town import Town
from game.ui.tables.kit.chooser import Chooser
from game.ui.tables.kit.plain import Plain

CHOOSERS: dict[Kind, type[Chooser[Any]]] = {
    Kind.KEEP: KeepChooser,
    Kind.TAKE_BACK: TakeBackChooser,
    Kind.RIDE: RideChooser,
    Kind.BLESSING: TurnDie,
    Kind.AMBUSH: AmbushChooser,
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


def chooser_for(table: Town, ask: Ask) -> Chooser[Any]:
    """The chooser of a question."""
    return CHOOSERS.get(Kind(ask.kind), Plain)(table, ask)
