"""Positions of Wild West and the Indians, and answers from several seats in a row."""

from typing import Any

from game.engine import PASS, Event, Table, submit
from game.games.dice_town.events import GotCard
from game.games.dice_town.frames.game import _ROUND, Game, Round
from game.games.dice_town.world import World
from tests.games.dice_town.town import RULES, answer, as_seen, find, town, visit

CLASSIC, NEW = "choose:classic", "choose:new"
NO_OFFER = "bid:0/0/none"
DIE = {"blessing": "9", "ambush": "J", "bodyguard": "K", "warpath": "A"}
"""What a script must hold for the Indian die to show a face."""
NO_MATCH = ("9 9 10 J Q", "A A K Q J", "K K 10 J 9")
"""Three hands for a town hall without ties: the second is best, the third second-best."""


def west(place: str, **position: Any) -> Table[World]:
    """One place with Wild West; without bribes unless a test wants them."""
    return visit(place, **{"wild_west": True, "bribes": False, **position})


def part_of_round(step: str, *, game: bool = False, **position: Any) -> Table[World]:
    """A round from one of its steps on, perhaps with the game around it."""
    at = [each.__name__ for each in _ROUND].index(step)
    frames = (Game(began=True), Round(at=at)) if game else (Round(at=at),)
    return town(*frames, **{"wild_west": True, "bribes": False, **position})


def village(step: str, **position: Any) -> Table[World]:
    """The same with the Indians."""
    return part_of_round(step, **{"indians": True, **position})


def play(t: Table[World], *answers: tuple[int, str]) -> list[Event]:
    """Answers of several seats, one after the other; what they set off."""
    return [event for seat, code in answers for event in answer(t, seat, code)]


def carry_on(t: Table[World], rounds: int = 99) -> list[Event]:
    """Everybody passes or takes what comes first, until the game or so many rounds are over."""
    told: list[Event] = []
    end = t.world.round + rounds
    while t.asks and t.world.round < end:
        ask = t.asks[0]
        action = PASS if PASS in ask.options else ask.options[0]
        told += submit(t, ask.number, ask.seat, action)
        RULES.audit(t)
    return told


def card_as_seen(told: list[Event], seat: int | None) -> list[str | None]:
    """The hidden cards gained, as far as a seat may know them."""
    return [event.card for event in find(as_seen(told, seat), GotCard)]
