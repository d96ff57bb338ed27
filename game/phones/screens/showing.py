"""What a game brings to a phone's screen; everything else is the same for all of them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.engine import Message, Seat, Who, say
from game.phones.screens.asking import plain
from game.phones.screens.saying import Seen
from game.phones.screens.screen import Board, Own, Person, Question, Thing


def _nobody(seen: Seen, seat: Seat) -> Person:
    sitter = seen.sitters[seat]
    waited_for = seat in getattr(seen.view, "waiting", ())
    return Person(seat, sitter.name, sitter.colour, sitter.portrait, waited_for=waited_for)


def _waiting(seen: Seen) -> Message | None:
    seats = tuple(Who(ask.seat) for ask in seen.doing if ask.seat < len(seen.sitters))
    return say("phone.waiting_for", players=seats) if seats else None


@dataclass(frozen=True, slots=True)
class Showing:
    """The parts of a screen that are a game's own; a game without any has those of any game."""

    question: Callable[[Seen], Question] = plain
    person: Callable[[Seen, Seat], Person] = _nobody
    going: Callable[[Seen], tuple[str, ...]] = lambda _: ()
    own: Callable[[Seen], Own] = lambda _: Own()
    dice: Callable[[Seen], tuple[Thing, ...]] = lambda _: ()
    board: Callable[[Seen], Board | None] = lambda _: None
    waiting: Callable[[Seen], Message | None] = _waiting
    called: Callable[[Any], Message] = lambda _: say("ui.call")
    """What everybody may react to, from what everybody sees."""
