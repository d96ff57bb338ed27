"""Sessions to play, and people who play at random."""

import time
from collections.abc import Iterator

from game.engine import Record, Rng, Step, Value, choose
from game.games import game
from game.play.desk import Desk, DirectDesk, Question, Reply
from game.play.keeper import Keeper
from game.play.seating import NAMES, Sitter
from game.play.session import Session

NODES = 500
GAMES = ("claim_it", "dice_town", "dalton_city")


class Silent:
    """A desk that never answers."""

    def __init__(self) -> None:
        self.forgotten: list[int] = []
        self.tickets = 0

    def warm(self) -> None: ...

    def ask(self, question: Question) -> int:
        self.tickets += 1
        return self.tickets

    def answers(self) -> list[Reply]:
        return []

    def forget(self, ticket: int) -> None:
        self.forgotten.append(ticket)

    def close(self) -> None: ...


def record(slug: str, *kinds: str, seed: int = 1, **options: Value) -> Record:
    """A match with a person or a bot of that kind in each seat."""
    rules = game(slug).rules
    players = tuple(Sitter(kind, NAMES[seat]).line() for seat, kind in enumerate(kinds))
    return Record(rules, len(kinds), choose(rules.options, options, len(kinds)), seed, players)


def session(
    slug: str,
    *kinds: str,
    seed: int = 1,
    desk: Desk | None = None,
    keeper: Keeper | None = None,
    **options: Value,
) -> Session:
    """A session in which bots count positions, so that it is the same every time."""
    return Session(record(slug, *kinds, seed=seed, **options), desk or DirectDesk(), keeper, nodes=NODES)


def steps(playing: Session, rng: Rng | None = None, patience: float = 60.0) -> Iterator[Step]:
    """Play on to the end, people at random."""
    rng = rng or Rng.seeded("people", playing.record.seed)
    until = time.monotonic() + patience
    while not playing.over:
        assert time.monotonic() < until, f"nothing more happens: {playing.table.asks}"
        happened = playing.poll()
        yield from happened
        if asks := playing.asks():
            ask = rng.pick(asks)
            yield playing.answer(ask, rng.pick(ask.options))
        elif not happened:
            time.sleep(0.0005)


def play_on(playing: Session, rng: Rng | None = None) -> None:
    for _ in steps(playing, rng):
        pass


def until_asked(playing: Session, kind: str | None = None, patience: float = 60.0) -> None:
    """Play on at random until a person is asked, for a kind of question if one is named."""
    rng = Rng.seeded("until", playing.record.seed)
    until = time.monotonic() + patience
    while not any(kind in (None, ask.kind) for ask in playing.asks()):
        assert time.monotonic() < until
        if not playing.poll() and (asks := playing.asks()):
            ask = rng.pick(asks)
            playing.answer(ask, rng.pick(ask.options))
