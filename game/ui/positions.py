"""Positions of any game that are reached the same way each time, and screens made of them."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

from game import ai
from game.engine import Action, Ask, Record, Rng, Value, choose
from game.games import game
from game.play import desk
from game.play.seating import NAMES, Sitter, coloured, face_of, sitters
from game.play.session import Session
from game.ui.house import House
from game.ui.scene import Scene
from game.ui.scenes.log import LogPage
from game.ui.scenes.result import Result
from game.ui.tables.kind import Make
from game.ui.tables.table import TableScene

T = TypeVar("T", bound=TableScene[Any])
Lay = Callable[[House, Session], T]
Upto = Callable[[Session], bool]

_SETTLING = 200
"""How often a table is looked after until what it has to find out is known."""
_GAMES = 20
"""In how many games a position is looked for: bots that learn play other games."""
_ANSWERS, _NODES = 3000, 2000


def seated(slug: str, seats: int, humans: int, seed: int = 7, **options: Value) -> Record:
    """A match that has not begun."""
    rules = game(slug).rules
    kinds = ["human"] * humans + [ai.usual(slug)] * (seats - humans)
    sitters = [
        Sitter(kind, NAMES[seat], portrait=face_of(NAMES[seat], seat)) for seat, kind in enumerate(kinds)
    ]

    chosen = choose(rules.options, options, seats)
    return Record(rules, seats, chosen, seed, tuple(each.line() for each in coloured(sitters)))


def against_the_strongest(record: Record) -> Record:
    """The same match, with the strongest bot in the place of every other."""
    best = ai.strongest(record.rules.slug)
    sat = (each if each.human else replace(each, kind=best) for each in sitters(record))
    return replace(record, players=tuple(each.line() for each in sat))


def position(lay: Lay[T], house: House, record: Record, upto: Upto) -> T:
    """A table at which a bot has played for everybody until something is so; in a later game if need be."""
    for seed in range(record.seed, record.seed + _GAMES):
        session = _played(house, replace(record, seed=seed, answers=record.answers.copy()), upto)
        if upto(session):
            break
    else:
        raise LookupError(f"it never came to that in {_GAMES} games")
    for _ in range(_SETTLING if not session.waiting else 0):
        session.poll()  # whether the last answer can be taken back is worked out bit by bit
    return lay(house, session)


def _played(house: House, record: Record, upto: Upto) -> Session:
    session = Session(record, house.desk, nodes=_NODES)
    limit = _ANSWERS
    while not session.over and limit:
        limit -= 1
        session.poll()
        if upto(session):
            break
        for ask in session.asks()[:1]:
            session.answer(ask, sensible(session, ask, _NODES))
    return session


def sensible(session: Session, ask: Ask, nodes: int) -> Action:
    """What a bot would do in a person's place: the usual one, since the strongest takes its time."""
    record = session.record
    rng = Rng.seeded("hint", record.seed, ask.seat, ask.number)
    slug, view = record.rules.slug, session.view(ask.seat)
    question = desk.Question(slug, ai.usual(slug), view, ask, rng, nodes=nodes)
    return record.rules.parse(desk.think(0, question, ai.bot).code)


def has_answers(count: int) -> Upto:
    """Until so many answers were given, or the match is over."""
    return lambda session: len(session.record.answers) >= count or session.over


def asked(kind: str | None, answers: int = 0, *codes: str) -> Upto:
    """Until a person is asked something of a kind, not before some answers, and may answer this."""

    def there(session: Session) -> bool:
        asks = session.asks()
        if len(session.record.answers) < answers or not asks or asks[0].kind != (kind or asks[0].kind):
            return False
        return all(any(re.match(code, option.code()) for option in asks[0].options) for code in codes)

    return there


def settled(scene: TableScene[Any], there: Callable[[], bool]) -> None:
    """Look after a table until something is so."""
    for _ in range(_SETTLING):
        if there():
            return
        scene.update(0.0)
        scene.playback.skip()
    raise LookupError("it never came to that")


def hinted(make: Make) -> Make:
    """A screen with advice on it."""

    def made(house: House) -> list[Scene]:
        (scene,) = make(house)
        assert isinstance(scene, TableScene)
        scene.hint.ask()
        settled(scene, lambda: scene.hint.action is not None)
        return [scene]

    return made


def with_log(scene: TableScene[Any]) -> list[Scene]:
    """A table with its log open, a few entries back."""
    scene.look_back(len(scene.log.entries) - 4)
    return [scene, LogPage(scene.house, scene)]


def with_reason(scene: TableScene[Any]) -> list[Scene]:
    """A table with its log open at the last thing that a bot did, and why."""
    scene.look_back(max(scene.why()))
    return [scene, LogPage(scene.house, scene)]


def with_result(scene: TableScene[Any], leaf: int = 0) -> list[Scene]:
    """A table whose match is over, under a leaf of the score sheet."""
    result = Result(scene.house, scene.session)
    if leaf:
        result.leaf = leaf
        result.rebuild()
    return [scene, result]
