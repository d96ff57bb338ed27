"""Tables laid quickly: people and bots that do not think."""

import random
from typing import Any

from game.engine import Record, choose
from game.games import game
from game.games.claim_it.kinds import Kind
from game.play.seating import NAMES, Sitter, coloured, face_of
from game.play.session import Session
from game.ui.house import House
from game.ui.offscreen import Offscreen
from game.ui.scenes.open_table import begin
from game.ui.scenes.plan import Plan
from game.ui.tables.claim_it import ClaimItTable
from game.ui.tables.table import TableScene


def record(slug: str, kinds: str, seed: int = 7) -> Record:
    """A match that has not begun: an `h` for each person, an `r` for each bot that plays anything."""
    rules = game(slug).rules
    sitters = [
        Sitter("human" if kind == "h" else "random", NAMES[seat], portrait=face_of(NAMES[seat], seat))
        for seat, kind in enumerate(kinds)
    ]
    lines = tuple(each.line() for each in coloured(sitters))
    return Record(rules, len(kinds), choose(rules.options, {}, len(kinds)), seed, lines)


def claim_it(
    house: House, kinds: str = "hrr", answers: int = 0, kind: Kind | None = None, seed: int = 7
) -> ClaimItTable:
    """The mine after some answers, when a person is asked a question of this kind."""
    session = Session(record("claim_it", kinds, seed), house.desk)
    chance = random.Random(seed)
    while not session.over:
        session.poll()
        asks = session.asks()
        enough = len(session.record.answers) >= answers
        if enough and (kind is None or (asks and asks[0].kind == kind)):
            break
        if asks:
            session.answer(asks[0], chance.choice(asks[0].options))
    return ClaimItTable(house, session)


def begun(shown: Offscreen) -> TableScene[Any]:
    """A match between people, begun as from the set-up screen, and so kept on disk."""
    box = game("claim_it")
    plan = Plan.remembered(box.rules, {}, shown.house.player)
    for seat, sitter in enumerate(plan.seats):
        plan.put_kind(seat, "human" if sitter.kind != "closed" else "closed")
    shown.app.stack.apply(begin(shown.house, plan))
    table = shown.app.stack.top
    assert isinstance(table, TableScene)
    return table
