"""Duels, telegrams, rounds, the scales and the end."""

from game.games.dalton_city import events
from game.ui.playback import Act, wait
from game.ui.tables.dalton_city.acts.crew import Crew, Cue, Maker, Makers
from game.ui.tables.dalton_city.exhibits import (
    DuelExhibit,
    TelegramExhibit,
    ThrowsExhibit,
    WeighingExhibit,
    duel_dice,
    throw_dice,
    weighing_dice,
)
from game.ui.tables.kit.acts import tumble
from game.ui.tables.kit.dice import Die

_TICKS, _LONGEST = 0.028, 2.0
"""Seconds a letter of a telegram takes, and all of them at most."""


def _heard(sound: str, seconds: float) -> Maker:
    """Only a sentence, a noise, and time to read."""
    return lambda crew, _: [Act(seconds, begin=lambda: crew.table.sound(sound), pause=True)]


def _read(_crew: Crew, _: Cue) -> list[Act]:
    """Only a sentence."""
    return [wait(0.3)]


def _rolled_off(crew: Crew, cue: Cue) -> list[Act]:
    """Everybody's die at once; who is tied throws again."""

    def throw() -> list[Die]:
        throws = throw_dice([(event.seat, event.die) for event in cue.events])
        crew.table.exhibit = ThrowsExhibit(throws)
        return [die for _, die in throws]

    return [*tumble(throw, crew.table.sound, 0.8), wait(0.5)]


def _round_began(crew: Crew, cue: Cue) -> list[Act]:
    event: events.RoundBegan = cue.first
    return (_heard("last_round", 1.6) if event.last else _heard("tick", 0.15))(crew, cue)


def _duel_began(crew: Crew, cue: Cue) -> list[Act]:
    event: events.DuelBegan = cue.first
    shown = crew.exhibit(lambda: DuelExhibit(event.newcomer, event.occupant))
    return [shown, *_heard("door", 0.8)(crew, cue)]


def _duel_rolled(crew: Crew, cue: Cue) -> list[Act]:
    event: events.DuelRolled = cue.first

    def throw() -> list[Die]:
        dice = duel_dice(event.dice)
        crew.table.exhibit = DuelExhibit(event.newcomer, event.occupant, event.stake, dice)
        return dice

    def raise_stake() -> None:
        shown, (mine, theirs) = crew.table.exhibit, event.dice
        if isinstance(shown, DuelExhibit) and mine == theirs:
            shown.stake = event.stake + 1

    return [*tumble(throw, crew.table.sound, 0.7), Act(0.35, begin=raise_stake, pause=True)]


def _duel_won(crew: Crew, cue: Cue) -> list[Act]:
    event: events.DuelWon = cue.first

    def begin() -> None:
        shown = crew.table.exhibit
        if isinstance(shown, DuelExhibit):
            shown.winner, shown.stake = event.winner, event.stake
        crew.table.sound("shot")

    return [Act(0.7, begin=begin, pause=True)]


def _telegram(crew: Crew, cue: Cue) -> list[Act]:
    """It ticks out letter by letter."""
    event: events.TelegramRead = cue.first
    exhibit = TelegramExhibit(event.name, 0.0)

    def begin() -> None:
        crew.table.exhibit = exhibit
        crew.table.sound("telegraph")

    def show(t: float) -> None:
        exhibit.shown = t

    seconds = min(_LONGEST, _TICKS * len(crew.said([event])))
    return [Act(seconds, show, begin=begin), wait(0.5)]


def _weighed(crew: Crew, cue: Cue) -> list[Act]:
    """The scales tip while two dice say what the nugget is worth."""
    event: events.NuggetWeighed = cue.first
    shown: list[WeighingExhibit] = []

    def throw() -> list[Die]:
        dice = weighing_dice(event.dice)
        shown.append(WeighingExhibit(event.seat, dice, event.dollars))
        crew.table.exhibit = shown[0]
        crew.table.sound("scales")
        return dice

    def tip(t: float) -> None:
        for exhibit in shown:
            exhibit.tipped = t

    return [*tumble(throw, crew.table.sound, 0.9), Act(0.8, tip), wait(0.9)]


MAKERS: Makers = {
    events.RolledOff: _rolled_off,
    events.Starts: _heard("your_turn", 0.8),
    events.RoundBegan: _round_began,
    events.ClockSpoke: _heard("bell", 1.2),
    events.Announced: _heard("bell", 1.2),
    events.DuelBegan: _duel_began,
    events.DuelRolled: _duel_rolled,
    events.DuelWon: _duel_won,
    events.TelegramRead: _telegram,
    events.Idle: _read,
    events.Declined: _read,
    events.PlaysAgain: _heard("tick", 0.25),
    events.NuggetWeighed: _weighed,
    events.Won: _heard("win", 1.8),
}
