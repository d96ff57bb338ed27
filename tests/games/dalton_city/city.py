"""Positions of Dalton City as a test wants them: cards by name, dice by script.

Seats are counted from 0, but from 1 in the codes of answers. Unless a test says otherwise the first player
is on the move and everybody else stands on a Banco, where nobody duels.
"""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from game.engine import Event, Frame, Scripted, Table, choose, settle, submit
from game.games.dalton_city import events
from game.games.dalton_city.about import Debt
from game.games.dalton_city.figures import Card, all_cards, figures
from game.games.dalton_city.frames.arriving import Arrive
from game.games.dalton_city.frames.game import Game, Stage
from game.games.dalton_city.frames.paying import Owe
from game.games.dalton_city.frames.telegram import Reading
from game.games.dalton_city.frames.turn import Turn
from game.games.dalton_city.loop import Board, board
from game.games.dalton_city.rules import DaltonCity
from game.games.dalton_city.world import BANCO, BANK, HOSPITAL, LANDOWNER, SHERIFF, Settings, World

__all__ = ["BANCO", "BANK", "HOSPITAL", "LANDOWNER", "SHERIFF"]

RULES = DaltonCity()
BOARD = board()
ON_BANCO = 18
E = TypeVar("E")

TOWN = ("general_store.river", "tailor.river", "bank.river", "barber.river")
BARBERS = ("barber.river", "barber.cactus", "barber.desert", "barber.desperados")
CASINOS = ("casino.desert", "casino.desperados", "casino.dalton")
TRANSITS = ("transit.boat", "transit.stagecoach", "transit.railroad")
DIPLOMAS = tuple(f"diploma.{trade}" for trade in figures().diplomas)


def square(card: Card) -> int:
    """The first square of a card."""
    return next(i for i, each in enumerate(BOARD.squares) if each.card == card)


def of_kind(kind: str) -> int:
    """The first square of a kind."""
    return BOARD.of_kind(kind)[0]


def new_game(seats: int = 3, rolls: Sequence[int] = (), **options: Any) -> Table[World]:
    """A game from its very beginning, with scripted dice, without the landowner unless he is wanted."""
    chosen = choose(RULES.options, {"landowner": False, **options}, seats)
    return RULES.new(seats, chosen, 0, Scripted(script=list(rolls)))


def city(
    *frames: Frame[World],
    seats: int = 3,
    rolls: Sequence[int] = (),
    at: Mapping[int, int] | None = None,
    money: Sequence[int] | None = None,
    pot: int = 0,
    owns: Mapping[int, Sequence[Card]] | None = None,
    nugget: int = BANK,
    horse: Sequence[int] = (),
    held: Mapping[int, str] | None = None,
    attempts: int = 0,
    ruined: Sequence[int] = (),
    telegrams: Sequence[str] = (),
    end: str = "rounds",
    rounds: int = 25,
    round_number: int = 1,
    last_round: bool = False,
    first: int = 0,
    rolled: int = 0,
    plays: int = 0,
    drawn: Board = BOARD,
) -> Table[World]:
    """A city about to go on with these frames, settled at its first question.

    `owns` may give cards to the Banco and the landowner too; `attempts` are those of everybody held.
    """
    where = {seat: BOARD.of_kind(place)[0] for seat, place in (held or {}).items()} | dict(at or {})
    owner = dict.fromkeys(all_cards(), BANK)
    for seat, cards in (owns or {}).items():
        for card in cards:
            assert owner[card] == BANK, f"{card} cannot be in two places"
            owner[card] = seat
    start = [0 if seat in ruined else figures().money for seat in range(seats)]
    dollars = start if money is None else list(money)
    names = [telegram.name for telegram in figures().telegrams]
    world = World(
        settings=Settings(seats, end, rounds, 60, landowner=LANDOWNER in (owns or {})),
        board=drawn,
        money=dollars,
        at=[where.get(seat, ON_BANCO) for seat in range(seats)],
        horse=[seat in horse for seat in range(seats)],
        playing=[seat not in ruined for seat in range(seats)],
        held=[(held or {}).get(seat, "") for seat in range(seats)],
        attempts=[attempts if seat in (held or {}) else 0 for seat in range(seats)],
        owner=owner,
        telegrams=[*telegrams, *(name for name in names if name not in telegrams)],
        nugget=nugget,
        pot=pot,
        bank=figures().money * seats - sum(dollars) - pot,
        first=first,
        round=round_number,
        last_round=last_round,
        rolled=rolled,
        plays=plays,
    )
    t = Table(world, list(frames), Scripted(script=list(rolls)), [0] * (seats + 1))
    RULES.audit(t)
    settle(t)
    RULES.audit(t)
    return t


def turn(*rolls: int, start: int = 0, at: Mapping[int, int] | None = None, **position: Any) -> Table[World]:
    """The first player's turn, from a square, with these dice: thrown at once where there is no choice."""
    return thrown(city(Turn(0), rolls=rolls, at={0: start} | dict(at or {}), **position))


def land(
    there: int | Card, *rolls: int, at: Mapping[int, int] | None = None, **position: Any
) -> Table[World]:
    """The first player arrives on a square."""
    where = there if isinstance(there, int) else square(there)
    return city(Arrive(0), rolls=rolls, at={0: where} | dict(at or {}), **position)


def escape(*rolls: int, where: str = HOSPITAL, **position: Any) -> Table[World]:
    """The first player's turn in Hospital or at the Sheriff's, with the attempt that these dice are."""
    return thrown(city(Turn(0), rolls=rolls, held={0: where}, **position))


def owe(creditor: int, amount: int, purpose: str = "fine", debtor: int = 0, **position: Any) -> Table[World]:
    """A debt by itself."""
    return city(Owe(debtor, None, creditor, amount, purpose), **position)


def read(telegram: str, *rolls: int, start: int = 42, **position: Any) -> Table[World]:
    """The first player draws a telegram, in the middle of a turn."""
    at = {0: start} | dict(position.pop("at", {}))
    return city(Reading(0), rolls=rolls, telegrams=[telegram], at=at, **position)


def last_turn(*rolls: int, seat: int = 0, start: int = 0, **position: Any) -> Table[World]:
    """A turn with the game around it."""
    at = {seat: start} | dict(position.pop("at", {}))
    return thrown(city(Game(Stage.NEXT, seat), Turn(seat), rolls=rolls, at=at, **position), seat)


def thrown(t: Table[World], seat: int = 0) -> Table[World]:
    """After the throw, where the script has dice for it and their number cannot be chosen."""
    rolls = sorted(code for code in options(t, seat) if code.startswith("roll:"))
    if len(rolls) == 1 and left(t):
        answer(t, *rolls, seat=seat)
    return t


def options(t: Table[World], seat: int = 0) -> set[str]:
    """The codes of what a seat can answer now; nothing if it is not asked."""
    ask = t.asked(seat)
    return set() if ask is None else {option.code() for option in ask.options}


def asked(t: Table[World]) -> dict[int, str]:
    """Who is asked, and what for."""
    return {ask.seat: str(ask.kind) for ask in t.asks}


def due(t: Table[World]) -> Hashable:
    """What is to be paid, or was just now where nothing could be decided: purpose, creditor, dollars."""
    for ask in t.asks:
        if isinstance(ask.about, Debt):
            return ask.about[:3]
    paid = find(t.events, events.Paid)[-1]
    return paid.purpose, paid.creditor, paid.dollars


def answer(t: Table[World], *codes: str, seat: int = 0) -> list[Event]:
    """A seat's answers one after the other; what they set off."""
    told: list[Event] = []
    for code in codes:
        ask = t.asked(seat)
        assert ask is not None, f"seat {seat} is not asked, but {asked(t)}"
        assert code in options(t, seat), f"{code} is none of {sorted(options(t, seat))}"
        told += submit(t, ask.number, seat, RULES.parse(code))
        RULES.audit(t)
    return told


def find(told: Iterable[Event] | None, kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in told or () if isinstance(event, kind)]


def left(t: Table[World]) -> list[int]:
    """The dice of the script that were not thrown."""
    assert isinstance(t.rng, Scripted)
    return t.rng.script
