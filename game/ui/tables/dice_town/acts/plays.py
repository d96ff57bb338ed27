"""Store cards that are played, have to be played, or come to nothing."""

from collections.abc import Callable

from game.engine import Seat
from game.games.dice_town import events
from game.games.dice_town.cards import Card, kind
from game.games.dice_town.words.cards import text
from game.ui.playback import Act, wait
from game.ui.tables.dice_town.acts.crew import Crew, Cue, Makers
from game.ui.tables.dice_town.acts.held import discard, hold_up

AT_A_GLANCE, A_LETTER, LONGEST = 0.3, 0.01, 1.3
"""Seconds for a card that is played: at the very least, by the length of its text, and at most."""


def _played(crew: Crew, cue: Cue) -> list[Act]:
    """The card comes to the middle, large, with its player's portrait."""
    event = cue.first
    card = event.play.card

    def is_there() -> bool:
        return any(big.card == card for big in crew.table.held_up)

    act = hold_up(crew, card, crew.table.purse(event.seat), seat=event.seat, sound="card_flip")
    return [_unless(is_there, act), wait(_time_to_read(crew, event.seat, card))]


def _time_to_read(crew: Crew, seat: Seat, card: Card) -> float:
    """Who plays a card knows it; the others need time to read what it does."""
    table = crew.table
    if seat == table.viewer:
        return AT_A_GLANCE
    return min(LONGEST, AT_A_GLANCE + A_LETTER * len(table.speaker(text(card))))


def _unless(there: Callable[[], bool], act: Act) -> Act:
    """An act that is left out if, by then, what it would bring is there already."""
    out: list[bool] = []
    begin, show, end = act.begin, act.show, act.end

    def may_begin() -> None:
        out.append(there())
        if not out[0]:
            begin()

    return Act(
        act.seconds,
        lambda t: None if out[0] else show(t),
        begin=may_begin,
        end=lambda: None if out[0] else end(),
    )


def _must_play(crew: Crew, cue: Cue) -> list[Act]:
    event = cue.first
    acts = [hold_up(crew, event.card, crew.table.purse(event.seat), seat=event.seat, sound="card_flip")]
    return [*acts, wait(0.7), discard(crew, event.card)] if event.useless else acts


def _cancelled(crew: Crew, cue: Cue) -> list[Act]:
    """The Wanted stamp is slapped on the card, and it is gone, and the notice with it."""
    table, card = crew.table, cue.first.card
    notices, crew.notices = crew.notices, []
    held = hold_up(crew, card, table.purse(cue.first.seat), seat=cue.first.seat)

    def stamp(t: float) -> None:
        for big in table.held_up:
            if big.card == card:
                big.stamped = max(0.02, t * t)

    def shake(t: float) -> None:
        for big in table.held_up:
            if big.card == card:
                big.angle = 6 * (1 - t) * (-1 if int(t * 8) % 2 else 1)

    return [
        _unless(lambda: any(big.card == card for big in table.held_up), held),
        Act(0.22, stamp, end=lambda: table.sound("stamp")),
        Act(0.3, shake),
        wait(0.8),
        discard(crew, card, *notices),
    ]


def _put_away(crew: Crew, cue: Cue) -> list[Act]:
    """What a card has done is done; a Wanted notice stays until what it answers is stamped."""
    card = cue.first.card
    if kind(card) == "wanted":
        crew.notices.append(card)
        return []
    return [discard(crew, card)]


MAKERS: Makers = {
    events.Played: _played,
    events.MustPlay: _must_play,
    events.Cancelled: _cancelled,
    events.PutAway: _put_away,
}
