"""A person's answer on its way to the table, and what becomes of the screen it was given on."""

from typing import Any

from game.engine import PASS, Action, Ask
from game.play.reactions import pass_until
from game.ui.tables.match_screen import MatchScreen
from game.ui.tables.privacy import Screen


def give(table: MatchScreen[Any], ask: Ask, action: Action) -> None:
    """Give an answer to the table; a private look is over with it."""
    table.hint.forget()
    looks_on = table.privacy.screen is not Screen.OPEN
    shared, told = table.rules.view(table.session.table, None), table.session.story.end
    if ask == table.later:
        if action == PASS:  # there is time enough for that when it is their turn
            table.privacy.close()
            table.look()
            return
        pass_until(table.session, ask)
    table.session.answer(ask, action)
    table.later = None
    if looks_on:
        table.lull.begin_anew()
        table.privacy.close()
        table.following.look(told)
        table.shown = shared
        table.lay()  # now, and not when what follows has been shown: nothing of the private look stays
    table.following.queue()
    table.arrange()  # a click that waits in the same frame finds nothing of the question any more
