"""Typical positions of Dalton City's table."""

from typing import Any

from game.engine import submit
from game.games.dalton_city.kinds import Kind
from game.games.dalton_city.loop import SQUARES
from game.games.dalton_city.world import ANNOUNCED, LAST_STANDING
from game.play.session import Session
from game.ui.asked_about import about, around, has_cards, has_page
from game.ui.house import House
from game.ui.intents import Device
from game.ui.positions import (
    Upto,
    against_the_strongest,
    asked,
    hinted,
    position,
    seated,
    with_log,
    with_reason,
    with_result,
)
from game.ui.routes import Said
from game.ui.rules.screens import rules_screen
from game.ui.scene import Scene
from game.ui.scenes.announcing import Announcing
from game.ui.scenes.pause import Pause
from game.ui.tables.dalton_city.table import DaltonCityTable
from game.ui.tables.kind import Make

LONG: dict[str, Any] = {"end": LAST_STANDING, "landowner": False}
"""For what comes late: the others' transits are bought first, and nobody is ruined in twenty rounds."""


def _west(house: House, upto: Upto, seats: int = 4, humans: int = 1, **options: Any) -> DaltonCityTable:
    return position(DaltonCityTable, house, seated("dalton_city", seats, humans, **options), upto)


def _asked(
    kind: Kind, answers: int = 0, *codes: str, seats: int = 4, humans: int = 1, **options: Any
) -> Make:
    return lambda house: [_west(house, asked(kind, answers, *codes), seats, humans, **options)]


def _why(house: House) -> list[Scene]:
    """What the strongest of bots did, and why."""
    record = against_the_strongest(seated("dalton_city", 4, 1))
    return with_reason(position(DaltonCityTable, house, record, asked(Kind.DICE, 60)))


def _result(leaf: int, seats: int = 4) -> Make:
    return lambda house: with_result(_west(house, lambda session: session.over, seats), leaf)


def _announcing(house: House, *, asked_for: bool) -> list[Scene]:
    """The pause of a game whose end is announced, and how it is."""
    record = seated("dalton_city", 4, 1, end=ANNOUNCED)
    table = position(DaltonCityTable, house, record, asked(Kind.DICE, 12))
    ask = table.ask
    assert ask is not None
    said = Said(ask, table.answer)
    scenes: list[Scene] = [table, Pause(house, table.session, said)]
    return [*scenes, Announcing(house, table.session, said)] if asked_for else scenes


def _crowded(house: House, session: Session) -> DaltonCityTable:
    """Two others on the square that the next throw leads to, as they would hardly ever stand in a game."""
    (ask,) = session.asks()
    action, world = ask.options[0], session.table.world
    ahead = session.table.clone()
    submit(ahead, ask.number, ask.seat, action)
    for other in (1, 2):
        world.at[other], world.held[other] = (world.at[ask.seat] + ahead.world.rolled) % SQUARES, ""
    session.answer(ask, action)
    scene = DaltonCityTable(house, session)
    scene.skip()
    return scene


def _challenge(house: House) -> list[Scene]:
    """Whom to duel, of several on one square."""
    return [position(_crowded, house, seated("dalton_city", 4, 1), asked(Kind.DICE, 30))]


def _ranch(house: House) -> list[Scene]:
    """The first question, when everything has been dealt."""
    scene = _west(house, asked(Kind.RANCH))
    scene.skip()
    return [scene]


def _throwing(house: House) -> DaltonCityTable:
    return _west(house, asked(Kind.DICE, 60))


SCREENS: dict[str, Make] = {
    "ask_square": about(_throwing, has_page("dalton_city/square.hospital")),
    "ask_dalton_city_player": about(_throwing, has_cards),
    "ask_trade": about(_throwing, has_cards, 1),
    "ask_dalton_city_around": around(_throwing, Device.XBOX, has_page("dalton_city/square.rodeo")),
    "dalton_city_pause": lambda house: _announcing(house, asked_for=False),
    "dalton_city_announce": lambda house: _announcing(house, asked_for=True),
    "dalton_city_ranch": _ranch,
    "rules_dalton_city_square": rules_screen("dalton_city", "square.telegram"),
    "rules_dalton_city_card": rules_screen("dalton_city", "trade.bank"),
    "dalton_city_dice": _asked(Kind.DICE, 60, "roll:2", "roll:1"),
    "dalton_city_on_foot": _asked(Kind.DICE, 20, "roll:1"),
    "dalton_city_attempt": _asked(Kind.DICE, 12),
    "dalton_city_again": _asked(Kind.AGAIN),
    "dalton_city_leave": _asked(Kind.LEAVE),
    "dalton_city_buy": _asked(Kind.BUY, 30, "buy"),
    "dalton_city_pay": _asked(Kind.PAY),
    "dalton_city_ride": _asked(Kind.RIDE, humans=4, **LONG),
    "dalton_city_university": _asked(Kind.UNIVERSITY),
    "dalton_city_lecture": _asked(Kind.DIPLOMA),
    "dalton_city_challenge": _challenge,
    "dalton_city_spoils": _asked(Kind.SPOILS),
    "dalton_city_banco": _asked(Kind.BANCO),
    "dalton_city_hint": hinted(_asked(Kind.BUY, 30, "buy")),
    "dalton_city_two": _asked(Kind.DICE, 60, seats=2),
    "dalton_city_eight": _asked(Kind.DICE, 120, seats=8),
    "dalton_city_why": _why,
    "dalton_city_log": lambda house: with_log(_west(house, asked(Kind.DICE, 60))),
    "dalton_city_result": _result(0),
    "dalton_city_result_eight": _result(0, 8),
    "dalton_city_result_lead": _result(1, 8),
    "dalton_city_result_dice": _result(2),
}
