"""A person who sits down at a table of Dice Town that is already laid."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from game.engine import Record, Table
from game.games.dice_town.world import World
from game.play.session import Session
from game.ui.offscreen import Offscreen
from game.ui.positions import seated
from game.ui.scene import Replace
from game.ui.tables.dice_town.table import DiceTownTable
from game.ui.tables.kit.plain import Plain
from tests.ui.dice_town_asks import ASKS


def sit(
    shown: Offscreen,
    monkeypatch: pytest.MonkeyPatch,
    t: Table[World],
    humans: int = 1,
    names: Sequence[str] = (),
) -> DiceTownTable:
    """Have a person sit down at a table that is already laid; the first seats may have other names."""
    with monkeypatch.context() as patch:
        patch.setattr(Record, "start", lambda *_: t)
        session = Session(seated("dice_town", t.world.settings.seats, humans), shown.house.desk)
    renamed = [replace(each, name=name) for each, name in zip(session.sitters, names, strict=False)]
    session.sitters = (*renamed, *session.sitters[len(renamed) :])
    table = DiceTownTable(shown.house, session)
    table._over = True  # the record does not lead to this table, so that there is no result to show
    shown.app.stack.apply(Replace(table))
    shown.frames(5)  # bots that are asked at the same time have answered
    return table


def asked(shown: Offscreen, monkeypatch: pytest.MonkeyPatch, name: str) -> DiceTownTable:
    table = sit(shown, monkeypatch, ASKS[name].make())
    assert table.ask is not None
    assert not isinstance(table.chooser, Plain)
    return table


def own_answers(table: DiceTownTable) -> list[str]:
    return [answer.code for answer in table.session.record.answers if answer.seat == 0]


def first_answer(table: DiceTownTable) -> str:
    assert own_answers(table), "nothing was answered"
    return own_answers(table)[0]
