"""Dice Town in motion: moments in the middle of an act, the same ones every time."""

from collections.abc import Callable

from game.engine import Record, Value
from game.games.dice_town import events
from game.play.session import Session
from game.ui.house import House
from game.ui.positions import seated
from game.ui.tables.dice_town.table import DiceTownTable
from game.ui.tables.kind import Make
from game.ui.tables.kit.cup import Pose

Moment = Callable[[DiceTownTable], bool]
_FRAME = 1 / 60
_NODES = 200
_GAMES = 10
"""In how many games a moment is looked for: bots that learn play other games."""
_FURTHER = 8
"""Answers after which a moment has been missed, as where nothing moves."""


def _upto(house: House, seats: int, seed: int, kind: type, skip: int, options: dict[str, Value]) -> Record:
    """A match of bots, up to the question whose answer sets off an event of a kind, after some of those."""
    for later in range(_GAMES):
        record = seated("dice_town", seats, 0, seed + later, **options)
        session = Session(record, house.desk, nodes=_NODES)
        left = skip
        while not session.over:
            for step in session.poll():
                if any(isinstance(event, kind) for event in step.events):
                    left -= 1
                    if left < 0:
                        del record.answers[step.number - 1 :]
                        return record
    raise LookupError(f"nobody ever saw {kind.__name__}")


def moment(
    house: House,
    kind: type,
    there: Moment,
    *,
    seats: int = 4,
    seed: int = 7,
    skip: int = 0,
    **options: Value,
) -> DiceTownTable:
    """A table of bots in the middle of what an event looks like: where people sat, it would wait for them."""
    before = _upto(house, seats, seed, kind, skip, options)
    record = seated("dice_town", seats, 0, before.seed, **options)
    record.answers.extend(before.answers)
    scene = DiceTownTable(house, Session(record, house.desk, nodes=_NODES))
    missed = None
    while missed is None or scene.log.upto < missed:  # the bots are ahead of the picture
        scene.update(_FRAME)
        if scene.playback.busy and there(scene):
            break
        if missed is None and len(record.answers) >= len(before.answers) + _FURTHER:
            missed = scene.session.story.end
    return scene


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
    "dice_town_rolling": lambda house: [
        moment(house, events.Rolled, _cups(Pose.SHAKING, 0.56), seats=5, skip=6)
    ],
    "dice_town_reveal": lambda house: [
        moment(house, events.Lifted, _cups(Pose.LIFTING, 0.6), seats=5, skip=4)
    ],
    "dice_town_tie": lambda house: [moment(house, events.Tied, _level, skip=1)],
    "dice_town_played": lambda house: [moment(house, events.Played, lambda table: bool(table.held_up))],
    "dice_town_floats": lambda house: [moment(house, events.Bribed, _floating)],
    "dice_town_reckoning": lambda house: [moment(house, events.RoundBegan, _reckoned, skip=3)],
    "dice_town_stamp": lambda house: [moment(house, events.Cancelled, _stamped, seed=13)],
}
