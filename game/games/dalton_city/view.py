"""What a seat can see: everything but the telegrams to come."""

from dataclasses import dataclass, field

from game.engine import Ask, Frame, Rng, Seat, Table
from game.games.dalton_city.figures import Card
from game.games.dalton_city.loop import Board
from game.games.dalton_city.world import Settings, World


@dataclass(frozen=True, slots=True)
class View:
    """The table as everybody sees it, and the question this seat has to answer."""

    seat: Seat | None
    ask: Ask | None
    waiting: tuple[Seat, ...]
    frames: tuple[Frame[World], ...]
    settings: Settings
    board: Board = field(repr=False)
    money: tuple[int, ...]
    at: tuple[int, ...]
    horse: tuple[bool, ...]
    playing: tuple[bool, ...]
    held: tuple[str, ...]
    attempts: tuple[int, ...]
    owner: tuple[tuple[Card, int], ...]
    unread: tuple[str, ...]
    """The telegrams of which nobody knows where in the deck they are, in the order of their names."""
    read: tuple[str, ...]
    """The telegrams at the bottom of the deck, the next one of them first."""
    nugget: int
    pot: int
    bank: int
    first: Seat
    round: int
    last_round: bool
    rolled: int
    plays: int
    nugget_worth: int
    turn: int
    final: int


def view(t: Table[World], seat: Seat | None) -> View:
    """The view of one seat, or of the shared screen."""
    world = t.world
    unread = len(world.telegrams) - world.known
    return View(
        seat=seat,
        ask=t.asked(seat),
        waiting=t.waiting(),
        frames=tuple(frame.seen_by(seat) for frame in t.frames),
        settings=world.settings,
        board=world.board,
        money=tuple(world.money),
        at=tuple(world.at),
        horse=tuple(world.horse),
        playing=tuple(world.playing),
        held=tuple(world.held),
        attempts=tuple(world.attempts),
        owner=tuple(world.owner.items()),
        unread=tuple(sorted(world.telegrams[:unread])),
        read=tuple(world.telegrams[unread:]),
        nugget=world.nugget,
        pot=world.pot,
        bank=world.bank,
        first=world.first,
        round=world.round,
        last_round=world.last_round,
        rolled=world.rolled,
        plays=world.plays,
        nugget_worth=world.nugget_worth,
        turn=world.turn,
        final=world.final,
    )


def world_of(view: View) -> World:
    """The table in a view, to think on; its unread telegrams are in no particular order."""
    return World(
        settings=view.settings,
        board=view.board,
        money=list(view.money),
        at=list(view.at),
        horse=list(view.horse),
        playing=list(view.playing),
        held=list(view.held),
        attempts=list(view.attempts),
        owner=dict(view.owner),
        telegrams=[*view.unread, *view.read],
        nugget=view.nugget,
        pot=view.pot,
        bank=view.bank,
        known=len(view.read),
        first=view.first,
        round=view.round,
        last_round=view.last_round,
        rolled=view.rolled,
        plays=view.plays,
        nugget_worth=view.nugget_worth,
        turn=view.turn,
        final=view.final,
    )


def sample(view: View, rng: Rng) -> Table[World]:
    """The same table with dice of its own and the unread telegrams shuffled."""
    world = world_of(view)
    unread = list(view.unread)
    rng.shuffle(unread)
    world.telegrams = [*unread, *view.read]
    numbers = [0] * (view.settings.seats + 1)
    if view.ask is not None:
        numbers[view.ask.seat] = view.ask.number
    frames = [frame.clone() for frame in view.frames]
    t = Table(world, frames, Rng(rng.bits()), numbers)
    t.asks = frames[-1].asks(t) if frames else ()
    return t
