"""What happens in the West as sentences, for the log, the terminal and the screens alike."""

from typing import Any

from game.engine import Message, Seat, Who, say, say_n
from game.games.dalton_city import events
from game.games.dalton_city.loop import board
from game.games.dalton_city.words.cards import told_all
from game.games.dalton_city.words.gains import tell as tell_gains
from game.games.dalton_city.words.idling import tell as tell_idling
from game.games.dalton_city.words.money import tell as tell_money
from game.games.dalton_city.words.squares import at_square
from game.games.dalton_city.words.telegrams import telegram_text
from game.games.dalton_city.world import HOSPITAL, LANDOWNER

SPEAKS_FOR_ITSELF = ("telegram", "times", "hospital", "sheriff", "banco")
"""Squares whose effect always follows and says where one is."""


def title() -> Message:
    """The name on the box."""
    return say("dalton_city.title")


def blurb() -> Message:
    """What the game is about, in a sentence."""
    return say("dalton_city.blurb")


def begins_chapter(event: Any) -> bool:
    """Whether it is time to look at the board before going on."""
    return isinstance(event, events.RoundBegan)


def sentences(event: Any) -> tuple[Message, ...]:
    """What there is to say about an event."""
    for tell in (_tell_game, _tell_turn, _tell_duel, tell_money, tell_gains, tell_idling):
        told_now = tell(event)
        if told_now is not None:
            return told_now
    raise TypeError(f"no words for {event!r}")


def shown(dice: tuple[int, ...]) -> str:
    """Dice side by side, never parted by the end of a line."""
    return "·".join(map(str, dice))


def _tell_game(event: Any) -> tuple[Message, ...] | None:
    """The beginning, the rounds and the end."""
    match event:
        case events.Dealt(owner, cards):
            if owner == LANDOWNER:
                return (say_n("dalton_city.event.landowner", len(cards)),)
            return (say("dalton_city.event.dealt", player=Who(owner), cards=told_all(cards)),)
        case events.Settled(seat, square):
            return (say("dalton_city.event.settled", player=Who(seat), at=at_square(board(), square)),)
        case events.RolledOff():
            return ()  # who threw the highest is all that matters
        case events.Starts(seat):
            return (say("dalton_city.event.starts", player=Who(seat)),)
        case events.RoundBegan(number, last):
            if last:
                return (say("dalton_city.event.last_round", round=number),)
            return (say("dalton_city.event.round", round=number),)
        case events.Announced(seat, rounds):
            return (say_n("dalton_city.event.announced", rounds, player=Who(seat)),)
        case events.ClockSpoke():
            return (say("dalton_city.event.clock"),)
        case events.NuggetWeighed(seat, dice, dollars):
            said = say("dalton_city.event.weighed", player=Who(seat), dice=shown(dice), dollars=dollars)
            return (said,)
        case events.Won(seats):
            if len(seats) > 1:
                return (say("dalton_city.event.shared", players=tuple(map(Who, seats))),)
            return (say("dalton_city.event.won", player=Who(seats[0])),)
    return None


def _tell_turn(event: Any) -> tuple[Message, ...] | None:
    """Dice, horses and where they lead."""
    match event:
        case events.Rolled(seat, dice, held):
            return (_rolled(Who(seat), dice, held),)
        case events.Mounted(seat, horse):
            if horse:
                return (say("dalton_city.event.mounted", player=Who(seat)),)
            return (say("dalton_city.event.dismounted", player=Who(seat)),)
        case events.Moved(seat, square, how):
            return _moved(seat, square, how)
        case events.Left(seat, held):
            if held == HOSPITAL:
                return (say("dalton_city.event.left_hospital", player=Who(seat)),)
            return (say("dalton_city.event.left_sheriff", player=Who(seat)),)
        case events.Held(seat, where):
            if where == HOSPITAL:
                return (say("dalton_city.event.in_hospital", player=Who(seat)),)
            return (say("dalton_city.event.at_sheriff", player=Who(seat)),)
        case events.Declined(seat, what):
            return (_declined(Who(seat), what),)
        case events.TelegramRead(seat, name):
            return (say("dalton_city.event.telegram", player=Who(seat), text=telegram_text(name)),)
        case events.TurnBegan() | events.OneMorePlay() | events.TurnEnded():
            return ()  # what is done with it says enough
        case events.PlaysAgain(seat):
            return (say("dalton_city.event.again", player=Who(seat)),)
    return None


def _rolled(player: Who, dice: tuple[int, ...], held: str) -> Message:
    thrown = shown(dice)
    if held == HOSPITAL:
        return say("dalton_city.event.rolled_in_hospital", player=player, dice=thrown)
    if held:
        return say("dalton_city.event.rolled_at_sheriff", player=player, dice=thrown)
    if len(dice) == 2 and dice[0] == dice[1]:
        return say("dalton_city.event.rolled_double", player=player, dice=thrown)
    return say("dalton_city.event.rolled", player=player, dice=thrown)


def _moved(seat: Seat, square: int, how: str) -> tuple[Message, ...]:
    player, at = Who(seat), at_square(board(), square)
    if how == "ride":
        return (say("dalton_city.event.rode", player=player, at=at),)
    if how == "university":
        return (say("dalton_city.event.enrolled", player=player, at=at),)
    if how == "diploma":
        return (say("dalton_city.event.lectures", player=player, at=at),)
    if how == "held" or board().squares[square].kind in SPEAKS_FOR_ITSELF:
        return ()
    return (say("dalton_city.event.moved", player=player, at=at),)


def _declined(player: Who, what: str) -> Message:
    if what == "ride":
        return say("dalton_city.event.declined.ride", player=player)
    if what == "university":
        return say("dalton_city.event.declined.university", player=player)
    if what == "leave":
        return say("dalton_city.event.declined.leave", player=player)
    return say("dalton_city.event.declined", player=player)


def _tell_duel(event: Any) -> tuple[Message, ...] | None:
    """Two who meet, throw after throw."""
    match event:
        case events.DuelBegan(newcomer, occupant, square):
            if board().squares[square].kind not in SPEAKS_FOR_ITSELF:  # then the place has been told
                return (say("dalton_city.event.duel", player=Who(newcomer), other=Who(occupant)),)
            at = at_square(board(), square)
            return (say("dalton_city.event.duel_at", player=Who(newcomer), other=Who(occupant), at=at),)
        case events.DuelRolled(newcomer, occupant, (mine, theirs), stake):
            if mine == theirs:
                return (say_n("dalton_city.event.duel_tied", stake + 1, die=mine),)
            winner = Who(newcomer if mine > theirs else occupant)
            players = {"player": Who(newcomer), "other": Who(occupant)}
            return (say("dalton_city.event.duel_won", **players, mine=mine, theirs=theirs, winner=winner),)
        case events.DuelWon():
            return ()  # told with the dice
    return None
