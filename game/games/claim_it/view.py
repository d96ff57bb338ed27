"""What a seat can see: everything but the future."""

from dataclasses import dataclass

from game.engine import Ask, Frame, Rng, Seat, Table
from game.games.claim_it.frames import Turn
from game.games.claim_it.spaces import Spaces
from game.games.claim_it.world import World


@dataclass(frozen=True, slots=True)
class View:
    """The mine as everybody sees it, and the question this seat has to answer."""

    seat: Seat | None
    ask: Ask | None
    waiting: tuple[Seat, ...]
    frames: tuple[Frame[World], ...]
    seats: int
    threshold: int
    markers: int
    returning: bool
    owned: tuple[Spaces, ...]
    claimed: Spaces
    laid: Spaces
    squatted: Spaces
    squatters: tuple[int, ...]
    turns: int
    caller: Seat | None
    turns_left: int
    on_turn: Seat | None
    """Who rolls and places."""
    dice: tuple[int, ...]
    """The throw on the table."""


def view(t: Table[World], seat: Seat | None) -> View:
    """The view of one seat, or of the shared screen."""
    world = t.world
    top = t.frames[-1] if t.frames else None
    turn = top if isinstance(top, Turn) else None
    return View(
        seat=seat,
        ask=t.asked(seat),
        waiting=t.waiting(),
        frames=tuple([frame.seen_by(seat) for frame in t.frames]),  # quicker than a generator
        seats=world.seats,
        threshold=world.threshold,
        markers=world.markers,
        returning=world.returning,
        owned=tuple(world.owned),
        claimed=world.claimed,
        laid=world.laid,
        squatted=world.squatted,
        squatters=tuple(world.squatters),
        turns=world.turns,
        caller=world.caller,
        turns_left=world.turns_left,
        on_turn=None if turn is None else turn.seat,
        dice=() if turn is None else turn.dice,
    )


def world_of(view: View) -> World:
    """The mine in a view, to think on."""
    return World(
        seats=view.seats,
        threshold=view.threshold,
        markers=view.markers,
        returning=view.returning,
        owned=list(view.owned),
        claimed=view.claimed,
        laid=view.laid,
        squatted=view.squatted,
        squatters=list(view.squatters),
        turns=view.turns,
        caller=view.caller,
        turns_left=view.turns_left,
    )


def sample(view: View, rng: Rng) -> Table[World]:
    """The same table with dice of its own: only the future is hidden here."""
    numbers = [0] * view.seats
    if view.ask is not None:
        numbers[view.ask.seat] = view.ask.number
    frames = [frame.clone() for frame in view.frames]
    t = Table(world_of(view), frames, Rng(rng.bits()), numbers)
    t.asks = frames[-1].asks(t) if frames else ()
    return t
