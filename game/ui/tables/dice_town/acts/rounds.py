"""A round is over: what it brought is reckoned up."""

from game.games.dice_town import events
from game.ui.playback import Act
from game.ui.tables.dice_town.acts.crew import Crew, Cue
from game.ui.tables.dice_town.reckoning import reckoning

RECKONING, RECKONING_A_SEAT = 0.6, 0.25
"""Seconds for what a round brought, and how many more for each row of it."""


def reckon(crew: Crew, cue: Cue) -> list[Act]:
    """What the last round has brought, for as long as it takes to read."""
    table, after = crew.table, cue.after
    over = after.round - 1 if isinstance(cue.first, events.RoundBegan) else after.round
    if over < 1:
        return []

    def begin() -> None:
        table.reckoning = reckoning(table, over, after)
        table.sound("card_slide")

    def end() -> None:
        table.reckoning = None

    seats = len(table.session.sitters)
    return [Act(RECKONING + RECKONING_A_SEAT * seats, begin=begin, end=end, pause=True)]
