"""Positions of Claim It! as a test wants them: spaces by name, dice by script."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game.engine import Event, Scripted, Table, choose, settle, submit
from game.games.claim_it.frames import Game, Turn
from game.games.claim_it.rules import ClaimIt
from game.games.claim_it.spaces import Spaces, code, each, space_of
from game.games.claim_it.world import ASIDE, World

RULES = ClaimIt()


def spaces(names: Iterable[str]) -> Spaces:
    """A set of spaces by their names."""
    return sum(1 << space_of(name) for name in names)


def names(of: Spaces) -> set[str]:
    """The names of a set of spaces."""
    return {code(at) for at in each(of)}


def new_game(seats: int = 2, dice: Sequence[int] = (), **options: Any) -> Table[World]:
    """A game from its very beginning, with scripted dice."""
    return RULES.new(seats, choose(RULES.options, options, seats), 0, Scripted(script=list(dice)))


def position(
    dice: Sequence[int],
    *,
    owned: Sequence[Iterable[str]] = ((), ()),
    claimed: Iterable[str] = (),
    laid: Iterable[str] = (),
    squatters: Mapping[int, str] | None = None,
    seat: int = 0,
    threshold: int = 13,
    markers: int = 30,
    returning: bool = False,
    caller: int | None = None,
    turns_left: int = 0,
) -> Table[World]:
    """A turn in the middle of a game, about to throw the scripted dice."""
    lying = {number: space_of(name) for number, name in (squatters or {}).items()}
    world = World(
        seats=len(owned),
        threshold=threshold,
        markers=markers,
        returning=returning,
        owned=[spaces(theirs) for theirs in owned],
        claimed=spaces(claimed),
        laid=spaces(laid),
        squatted=sum(1 << at for at in lying.values()),
        squatters=[ASIDE, *(lying.get(number, ASIDE) for number in range(1, 7))],
        turns=1,
        caller=caller,
        turns_left=turns_left,
    )
    t = Table(world, [Game(seat), Turn(seat)], Scripted(script=list(dice)), [0] * len(owned))
    RULES.audit(t)
    settle(t)
    return t


def options(t: Table[World]) -> set[str]:
    """The codes of what can be answered now."""
    (ask,) = t.asks
    return {option.code() for option in ask.options}


def answer(t: Table[World], *codes: str) -> list[Event]:
    """Give answers one after the other; what the last one set off."""
    events: list[Event] = []
    for given in codes:
        (ask,) = t.asks
        events = submit(t, ask.number, ask.seat, RULES.parse(given))
        RULES.audit(t)
    return events


def whose_turn(t: Table[World]) -> int:
    """The seat that is asked."""
    return t.asks[0].seat
