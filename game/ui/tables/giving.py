"""A person's answer on its way to the table, and what becomes of the screen it was given on."""

from typing import TYPE_CHECKING

from game.engine import PASS, Action, Ask, Step
from game.ui.tables.privacy import Screen
from game.ui.tables.reactions import pass_until
from game.ui.tables.showing import show

if TYPE_CHECKING:
    from game.ui.tables.table import TableScene


def give(table: "TableScene", ask: Ask, action: Action) -> None:
    """Give an answer to the table; a private look is over with it."""
    table.hint.forget()
    looks_on = table.privacy.screen is not Screen.OPEN
    shared = table.rules.view(table.session.table, None) if looks_on else None
    before: list[Step] = []
    if ask == table.later:
        if action == PASS:  # there is time enough for that when it is their turn
            table.privacy.close()
            table.look()
            return
        before = pass_until(table.session, ask)
    step = table.session.answer(ask, action)
    table.later = None
    if shared is not None:
        table.lull.begin_anew()
        table.privacy.close()
        table.shown = shared
        table.lay()  # now, and not when what follows has been shown: nothing of the private look stays
    for each in (*before, step):
        show(table, each.number, each.events, each.moments)
    table.arrange()  # a click that waits in the same frame finds nothing of the question any more
