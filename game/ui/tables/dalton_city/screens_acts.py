"""Dalton City in motion."""

from collections.abc import Callable
from typing import Any

from game.games.dalton_city import events
from game.games.dalton_city.actions import Announce
from game.games.dalton_city.kinds import Kind
from game.games.dalton_city.world import ANNOUNCED, MINUTES
from game.play.session import Session
from game.ui.house import House
from game.ui.moments import moment
from game.ui.positions import asked, position, seated
from game.ui.scene import Scene
from game.ui.tables.dalton_city.exhibit import CardExhibit
from game.ui.tables.dalton_city.exhibits import (
    DuelExhibit,
    TelegramExhibit,
    ThrowsExhibit,
    WeighingExhibit,
)
from game.ui.tables.dalton_city.riders import LARGE
from game.ui.tables.dalton_city.screens import LONG
from game.ui.tables.dalton_city.table import DaltonCityTable
from game.ui.tables.kind import Make

There = Callable[[DaltonCityTable], bool]
_UNDER_WAY = 0.5
_RIDES = ("boat", "stagecoach", "railroad")


def _shown(kind: type, there: There, **chosen: Any) -> Make:
    return lambda house: [moment(DaltonCityTable, house, "dalton_city", kind, there, **chosen)]


def _told(kind: type, **chosen: Any) -> Make:
    """Right after an event of a kind has come true, while its sentence can be read."""
    return _shown(kind, lambda table: _has_told(table, kind), **chosen)


def _has_told(table: DaltonCityTable, kind: type) -> bool:
    return table.log.upto > 0 and isinstance(_event(table, table.log.upto - 1), kind)


def _flown(kind: type, **chosen: Any) -> Make:
    """While what an event of a kind moves is half-way."""

    def there(table: DaltonCityTable) -> bool:
        upto = table.log.upto
        told = upto < table.session.story.end and isinstance(_event(table, upto), kind)
        return told and _flies(table)

    return _shown(kind, there, **chosen)


def _event(table: DaltonCityTable, number: int) -> Any:
    return table.session.story.moments[number].event


def _flies(table: DaltonCityTable) -> bool:
    """Something is half-way to where it goes."""
    return bool(table.flying) and table.flying[0].t >= _UNDER_WAY


def _rides(table: DaltonCityTable) -> bool:
    """A boat, a coach or a train is half-way."""
    return _flies(table) and table.flying[0].row in _RIDES


def _hops(table: DaltonCityTable) -> bool:
    return any(rider.zoom == LARGE for rider in table.riders)


def _reckons(table: DaltonCityTable) -> bool:
    shown = table.exhibit
    return isinstance(shown, CardExhibit) and bool(shown.entries) and shown.shown >= 1


def _column(table: DaltonCityTable) -> bool:
    shown = table.exhibit
    return isinstance(shown, CardExhibit) and bool(shown.lit.column)


def _thrown(table: DaltonCityTable) -> bool:
    shown = table.exhibit
    return isinstance(shown, ThrowsExhibit) and all(die.t >= 1 for _, die in shown.throws)


def _drawn(table: DaltonCityTable) -> bool:
    """Both dice of a duel lie there."""
    shown = table.exhibit
    return isinstance(shown, DuelExhibit) and bool(shown.dice) and all(die.t >= 1 for die in shown.dice)


def _over(table: DaltonCityTable) -> bool:
    return isinstance(table.exhibit, DuelExhibit) and table.exhibit.winner is not None


def _ticks(table: DaltonCityTable) -> bool:
    return isinstance(table.exhibit, TelegramExhibit) and table.exhibit.shown >= 1


def _weighs(table: DaltonCityTable) -> bool:
    return isinstance(table.exhibit, WeighingExhibit) and table.exhibit.tipped >= 1


def _dealt(house: House) -> list[Scene]:
    """Before the first question, with everything that can be dealt."""
    record = seated("dalton_city", 3, 0, head_start=True, landowner=True)
    scene = DaltonCityTable(house, Session(record, house.desk))
    while not _flies(scene):
        scene.update(1 / 60)
    return [scene]


def _announced(house: House) -> list[Scene]:
    """Right after somebody has announced the end."""
    record = seated("dalton_city", 4, 1, end=ANNOUNCED)
    scene = position(DaltonCityTable, house, record, asked(Kind.DICE, 12))
    scene.answer(Announce(3))
    while not _has_told(scene, events.Announced):
        scene.update(1 / 60)
    return [scene]


MOMENTS: dict[str, Make] = {
    "dalton_city_dealt": _dealt,
    "dalton_city_roll_off": _shown(events.RolledOff, _thrown),
    "dalton_city_settled": _flown(events.Settled, skip=1),
    "dalton_city_starts": _told(events.Starts),
    "dalton_city_turn": _told(events.TurnBegan, skip=6),
    "dalton_city_mounted": _told(events.Mounted),
    "dalton_city_left": _told(events.Left),
    "dalton_city_sold": _flown(events.Sold, **LONG),
    "dalton_city_declined": _told(events.Declined),
    "dalton_city_received": _flown(events.Received),
    "dalton_city_halved": _flown(events.Halved, **LONG),
    "dalton_city_nugget_paid": _flown(events.PaidWithNugget, **LONG),
    "dalton_city_got_card": _flown(events.GotCard),
    "dalton_city_got_nugget": _flown(events.GotNugget),
    "dalton_city_plays_again": _told(events.PlaysAgain),
    "dalton_city_won": _told(events.Won, rounds=3),
    "dalton_city_hops": _shown(events.Moved, _hops, skip=20),
    "dalton_city_rides": _shown(events.Moved, _rides, only=lambda event: event.how == "ride", **LONG),
    "dalton_city_held": _told(events.Held),
    "dalton_city_bought": _flown(events.Bought, skip=4),
    "dalton_city_column": _shown(events.FeeRolled, _column),
    "dalton_city_reckoning": _shown(events.FeeFixed, _reckons, skip=3),
    "dalton_city_paid": _flown(events.Paid, skip=9),
    "dalton_city_duel": _shown(events.DuelRolled, _drawn),
    "dalton_city_duel_won": _shown(events.DuelWon, _over),
    "dalton_city_telegram": _shown(events.TelegramRead, _ticks),
    "dalton_city_took_banco": _flown(events.TookBanco),
    "dalton_city_put_on_banco": _flown(events.PutOnBanco),
    "dalton_city_idle": _told(events.Idle),
    "dalton_city_ruined": _told(events.Ruined, **LONG),
    "dalton_city_clock": _told(events.ClockSpoke, end=MINUTES, minutes=5),
    "dalton_city_last_round": _told(events.RoundBegan, only=lambda event: event.last, end=MINUTES, minutes=5),
    "dalton_city_announced": _announced,
    "dalton_city_weighed": _shown(events.NuggetWeighed, _weighs),
}
