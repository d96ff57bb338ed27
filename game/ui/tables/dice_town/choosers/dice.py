"""The choosers of questions about dice."""

from typing import Any

from game.games.dice_town.kinds import Kind
from game.ui.tables.dice_town.choosers.ambush import AmbushChooser
from game.ui.tables.dice_town.choosers.keep import KeepChooser
from game.ui.tables.dice_town.choosers.ride import RideChooser
from game.ui.tables.dice_town.choosers.take_back import TakeBackChooser
from game.ui.tables.dice_town.choosers.turn import TurnDie
from game.ui.tables.kit.chooser import Chooser

DICE_CHOOSERS: dict[Kind, type[Chooser[Any]]] = {
    Kind.KEEP: KeepChooser,
    Kind.TAKE_BACK: TakeBackChooser,
    Kind.RIDE: RideChooser,
    Kind.BLESSING: TurnDie,
    Kind.AMBUSH: AmbushChooser,
}
