"""Several people before one screen: the curtain, for every device."""

from typing import Any

from game.games import game
from game.play.session import Session
from game.ui.house import House
from game.ui.intents import Device
from game.ui.positions import position, seated, settled
from game.ui.scene import Scene
from game.ui.tables import TABLES, lay_table
from game.ui.tables.kind import Make
from game.ui.tables.privacy import Screen
from game.ui.tables.table import TableScene


def _couch(house: House, private: bool, answers: int = 0, *, open_rolls: bool = False) -> TableScene[Any]:
    """The curtain before a sealed choice, or the call for a reaction, of the first game that has secrets."""
    house.settings.open_rolls = open_rolls

    def there(session: Session) -> bool:
        given = len(session.record.answers) >= answers
        return given and any(ask.private if private else ask.sealed for ask in session.asks())

    slug = next(slug for slug in TABLES if game(slug).hands_are_secret)
    scene = position(lay_table, house, seated(slug, 4, 3), there)
    for _ in range(3):
        scene.update(0.0)
        scene.playback.skip()
    return scene


def _curtain(device: Device) -> Make:
    """Lifted with a click, a key or a button."""

    def made(house: House) -> list[Scene]:
        house.reader.device = device
        return [_couch(house, private=False)]

    return made


def _after_reveal(house: House) -> list[Scene]:
    """What was kept stays in sight until whoever goes first lifts the curtain for the next throw."""
    house.reader.device = Device.KEYBOARD
    return [_couch(house, private=False, answers=4)]


def _open_rolls(pressed: int) -> Make:
    """All choose at once, and so many of them have."""

    def made(house: House) -> list[Scene]:
        house.reader.device = Device.KEYBOARD
        scene = _couch(house, private=False, answers=4, open_rolls=True)
        for mask in [*scene.together.masks.values()][:pressed]:
            mask.press(0)
        scene.arrange()
        return [scene]

    return made


def _take_back(device: Device) -> Make:
    """Somebody has answered, and may think better of it before the next one lifts the curtain."""

    def made(house: House) -> list[Scene]:
        house.reader.device = device
        scene = _couch(house, private=False)
        scene.curtain.lift()
        assert scene.ask is not None
        scene.answer(scene.ask.options[1])
        settled(scene, lambda: scene.privacy.screen is Screen.CURTAIN and len(scene.form.widgets) > 1)
        return [scene]

    return made


def _called(house: House) -> list[Scene]:
    """Somebody wants to look at their cards: they may leave it be."""
    house.reader.device = Device.KEYBOARD
    scene = _couch(house, private=True)
    scene.privacy.call(scene.privacy.humans[0])
    scene.look()
    return [scene]


COUCH: dict[str, Make] = {
    "curtain": _curtain(Device.MOUSE),
    "curtain_keyboard": _curtain(Device.KEYBOARD),
    "curtain_xbox": _curtain(Device.XBOX),
    "curtain_after_reveal": _after_reveal,
    "curtain_take_back": _take_back(Device.PLAYSTATION),
    "curtain_called": _called,
    "open_rolls": _open_rolls(1),
    "open_rolls_chosen": _open_rolls(3),
    "any_reaction": lambda house: [_couch(house, private=True)],
}
