"""Dollars and nuggets on their way: paid, won, brought to the bank."""

from collections.abc import Sequence

from game.games.dice_town import events
from game.ui.design import Point
from game.ui.playback import Act
from game.ui.tables.dice_town.acts.crew import Crew, Cue, Makers
from game.ui.tables.dice_town.acts.doors import visit
from game.ui.tables.dice_town.acts.purse import bills, nuggets
from game.ui.tables.dice_town.layout import spot
from game.ui.tables.kit.flying import Flying

_MANY = 3


def _money(crew: Crew, cue: Cue) -> list[Act]:
    def things() -> Sequence[Flying]:
        return [
            bill
            for event in cue.events
            for bill in bills(event.dollars, _source(crew, event), crew.table.purse(event.seat))
        ]

    landing = "coins" if cue.first.dollars >= _MANY else "coin"
    return [crew.fly(things, 0.6, sound="bill", landing=landing)]


def _source(crew: Crew, event: events.GotMoney) -> Point:
    if event.giver is not None:
        return crew.table.purse(event.giver)
    return spot("coach" if event.source == "coach" else "bank")


def _nuggets(crew: Crew, cue: Cue) -> list[Act]:
    def things() -> Sequence[Flying]:
        purse = crew.table.purse
        return [
            nugget
            for event in cue.events
            for nugget in nuggets(
                event.nuggets, spot("mine") if event.giver is None else purse(event.giver), purse(event.seat)
            )
        ]

    return [crew.fly(things, 0.6, sound="nugget", landing="coins")]


def _coach(crew: Crew, cue: Cue) -> list[Act]:
    """The stagecoach unloads."""

    def things() -> Sequence[Flying]:
        return bills(cue.first.dollars, spot("coach"), spot("bank"))

    return [
        visit(crew, "stagecoach", [], 0.15),
        crew.fly(things, 0.55, sound="bill", landing="coins"),
    ]


def _paid(crew: Crew, cue: Cue) -> list[Act]:
    """Dollars fly to the stagecoach."""

    def things() -> Sequence[Flying]:
        coach = spot("coach")
        return [
            bill for each in cue.events for bill in bills(each.dollars, crew.table.purse(each.seat), coach)
        ]

    return [crew.fly(things, 0.55, sound="bill", landing="coin")]


MAKERS: Makers = {
    events.Paid: _paid,
    events.GotMoney: _money,
    events.GotNuggets: _nuggets,
    events.CoachMoved: _coach,
}
