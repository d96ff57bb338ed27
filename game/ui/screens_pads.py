"""People with pads of their own before one screen."""

from typing import Any

from game.games import game
from game.play.channels import Channel, with_pad
from game.play.session import Session
from game.ui.house import House
from game.ui.intents import Device
from game.ui.positions import position, seated
from game.ui.scene import Scene
from game.ui.scenes.lost_pad import LostPad
from game.ui.scenes.setup import Setup
from game.ui.tables import TABLES, lay_table
from game.ui.tables.kind import Make
from game.ui.tables.table import TableScene

_FIRST_PADS: dict[int, Channel] = {0: with_pad(1), 1: with_pad(2)}


def pads_here(house: House, count: int) -> None:
    """So many pads have pressed a button."""
    for instance in range(count):
        house.reader.pads.press(instance)
    house.reader.device = Device.XBOX


def _seated(house: House, *, sealed: bool) -> TableScene[Any]:
    """Three people, two of them with pads, and a bot: the first of them is asked something."""

    def there(session: Session) -> bool:
        asks = session.asks()
        return bool(asks) and asks[0].seat == 0 and asks[0].sealed == sealed and not asks[0].private

    slug = next(slug for slug in TABLES if game(slug).hands_are_secret)
    pads_here(house, 2)
    scene = position(lay_table, house, seated(slug, 4, 3), there)
    for seat, channel in _FIRST_PADS.items():
        scene.session.channels.put(seat, channel)
    scene.arrange()
    for _ in range(3):
        scene.update(0.0)
        scene.playback.skip()
    return scene


def _lost(house: House) -> list[Scene]:
    """The second pad has an empty battery."""
    scene = _seated(house, sealed=False)
    house.reader.pads.unplug(1)
    house.reader.device = Device.KEYBOARD
    return [scene, LostPad(house, scene.session, 1)]


def _setup(house: House) -> list[Scene]:
    """Two pads have sat down, and somebody is to have a phone."""
    pads_here(house, 2)
    setup = Setup(house, game(next(slug for slug in TABLES if game(slug).hands_are_secret)))
    for pad in (1, 2):
        setup.plan.press(pad)
    setup.plan.put_kind(2, "phone")
    setup.rebuild()
    return [setup]


PADS: dict[str, Make] = {
    "pads_setup": _setup,
    "pads_seated": lambda house: [_seated(house, sealed=False)],
    "pads_curtain": lambda house: [_seated(house, sealed=True)],
    "pads_lost": _lost,
}
