"""Typical positions of Claim It!'s table."""

from game.games.claim_it.kinds import Kind
from game.ui.asked_about import about, around, has_page
from game.ui.house import House
from game.ui.intents import Device
from game.ui.positions import (
    Upto,
    against_the_strongest,
    asked,
    has_answers,
    hinted,
    position,
    seated,
    with_log,
    with_reason,
    with_result,
)
from game.ui.rules.screens import rules_screen
from game.ui.scene import Scene
from game.ui.tables.claim_it.table import ClaimItTable
from game.ui.tables.kind import Make

_FRAMES = 10_000
"""For how long a moment is waited for."""


def _mine(house: House, upto: Upto, seats: int = 4, humans: int = 1) -> ClaimItTable:
    return position(ClaimItTable, house, seated("claim_it", seats, humans), upto)


def _floats(house: House) -> list[Scene]:
    """Somebody has just taken spaces, some of them from others."""
    scene = _mine(house, has_answers(60), humans=0)
    for _ in range(_FRAMES):
        if len(scene.floats.items) > 1:
            return [scene]
        scene.update(1 / 60)
    raise LookupError("nobody took anything from anybody")


def _result(leaf: int) -> Make:
    return lambda house: with_result(_mine(house, lambda session: session.over), leaf)


def _why(house: House) -> list[Scene]:
    """What the strongest of bots did, and why."""
    record = against_the_strongest(seated("claim_it", 4, 1))
    return with_reason(position(ClaimItTable, house, record, asked(None, 50)))


def _placing(house: House) -> ClaimItTable:
    return _mine(house, asked(Kind.PLACE, 40))


SCREENS: dict[str, Make] = {
    "ask_space": about(_placing, has_page("claim_it/claim")),
    "ask_claim_it_player": about(_placing, has_page("claim_it/winning")),
    "ask_claim_it_around": around(_placing, Device.PLAYSTATION, has_page("claim_it/marker")),
    "ask_tool": about(_placing, has_page("house/undo")),
    "claim_it_place": lambda house: [_mine(house, asked(Kind.PLACE, 44))],
    "claim_it_press_on": lambda house: [_mine(house, asked(Kind.PRESS_ON, 60))],
    "claim_it_hint": hinted(lambda house: [_mine(house, asked(Kind.PLACE, 44))]),
    "claim_it_floats": _floats,
    "claim_it_first": lambda house: [_mine(house, asked(Kind.PLACE))],
    "claim_it_five": lambda house: [_mine(house, asked(None, 80), 5)],
    "claim_it_log": lambda house: with_log(_mine(house, asked(Kind.PLACE, 50))),
    "claim_it_why": _why,
    "claim_it_result": _result(0),
    "rules_claim_it_example": rules_screen("claim_it", "split"),
    "claim_it_result_lead": _result(1),
    "claim_it_result_dice": _result(2),
}
