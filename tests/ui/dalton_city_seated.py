"""A person who sits down at a table of Dalton City."""

from dataclasses import replace

import pytest

from game.engine import Record, Table
from game.games.dalton_city.world import World
from game.play.session import Session
from game.ui.offscreen import Offscreen
from game.ui.positions import seated
from game.ui.scene import Replace
from game.ui.tables.dalton_city.table import DaltonCityTable


def sit(shown: Offscreen, monkeypatch: pytest.MonkeyPatch, t: Table[World]) -> DaltonCityTable:
    """A person sits down at a table that is already laid."""
    with monkeypatch.context() as patch:
        patch.setattr(Record, "start", lambda *_: t)
        session = Session(seated("dalton_city", t.world.settings.seats, 1), shown.house.desk)
    table = DaltonCityTable(shown.house, session)
    table._over = True  # the record does not lead to this table, so that there is no result to show
    shown.app.stack.apply(Replace(table))
    shown.frames(3)
    return table


def laid(shown: Offscreen, kinds: str, seed: int = 4) -> DaltonCityTable:
    """A short match with a seat for each `h`, and bots that play anything."""
    humans = kinds.count("h")
    record = seated("dalton_city", len(kinds), humans, seed, rounds=4)
    players = [line.replace("cowhand", "random") for line in record.players]
    table = DaltonCityTable(shown.house, Session(replace(record, players=tuple(players)), shown.house.desk))
    shown.show(table)
    shown.frames(1)
    return table
