"""How each kind of question is answered: one chooser a kind, and the plain picker for the rest."""

from typing import Any

from game.engine import Ask
from game.games.dalton_city.kinds import Kind
from game.ui.tables.dalton_city.choosers.cards import Challenging, Taken
from game.ui.tables.dalton_city.choosers.going import Going
from game.ui.tables.dalton_city.choosers.paying import Buying, Paying
from game.ui.tables.dalton_city.choosers.rolling import Again, Leaving, Rolling
from game.ui.tables.dalton_city.west import West
from game.ui.tables.kit.chooser import Chooser
from game.ui.tables.kit.plain import Plain

CHOOSERS: dict[Kind, type[Chooser[Any]]] = {
    Kind.RANCH: Going,
    Kind.RIDE: Going,
    Kind.UNIVERSITY: Going,
    Kind.DIPLOMA: Going,
    Kind.DICE: Rolling,
    Kind.AGAIN: Again,
    Kind.LEAVE: Leaving,
    Kind.BUY: Buying,
    Kind.PAY: Paying,
    Kind.CHALLENGE: Challenging,
    Kind.SPOILS: Taken,
    Kind.BANCO: Taken,
}


def chooser_for(table: West, ask: Ask) -> Chooser[Any]:
    """The chooser of a question."""
    return CHOOSERS.get(Kind(ask.kind), Plain)(table, ask)
