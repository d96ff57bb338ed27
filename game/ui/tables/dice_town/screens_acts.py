"""Dice Town in motion: moments in the middle of an act, the same ones every time."""

from collections.abc import Callable
from typing import Any

from game.games.dice_town import events
from game.ui.moments import moment
from game.ui.tables.dice_town.table import DiceTownTable
from game.ui.tables.kind import Make
from game.ui.tables.kit.cup import Pose

Moment = Callable[[DiceTownTable], bool]


def _shown(kind: type, there: Moment, **chosen: Any) -> Make:
    return lambda house: [moment(DiceTownTable, house, "dice_town", kind, there, **chosen)]


def _cups(pose: Pose, share: float) -> Moment:
    return lambda table: any(cup.pose is pose and cup.t >= share for cup in table.cups.values())


def _stamped(table: DiceTownTable) -> bool:
    return any(big.stamped >= 1 for big in table.held_up)


def _level(table: DiceTownTable) -> bool:
    return len(table.medals) > 1 and all(medal.t >= 1 for medal in table.medals)


def _floating(table: DiceTownTable) -> bool:
    """Gains and losses have come to two seats."""
    items = table.floats.items
    return len({item.seat for item in items}) > 1 and all(item.passed > 0.3 for item in items)


def _reckoned(table: DiceTownTable) -> bool:
    return table.reckoning is not None


MOMENTS: dict[str, Make] = {
    "dice_town_rolling": _shown(events.Rolled, _cups(Pose.SHAKING, 0.56), seats=5, skip=6),
    "dice_town_reveal": _shown(events.Lifted, _cups(Pose.LIFTING, 0.6), seats=5, skip=4),
    "dice_town_tie": _shown(events.Tied, _level, skip=1),
    "dice_town_played": _shown(events.Played, lambda table: bool(table.held_up)),
    "dice_town_floats": _shown(events.Bribed, _floating),
    "dice_town_reckoning": _shown(events.RoundBegan, _reckoned, skip=3),
    "dice_town_stamp": _shown(events.Cancelled, _stamped, seed=13),
}
