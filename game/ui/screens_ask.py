"""What is this? The card about something on every table, and looking around with keys and a pad."""

from collections.abc import Callable
from typing import Any

from game.games.dalton_city.kinds import Kind as WestKind
from game.games.dice_town.kinds import Kind as TownKind
from game.ui.house import House
from game.ui.intents import Device, Moved, Way, Wish, Wished
from game.ui.positions import asked, position, seated
from game.ui.scene import Push, Scene
from game.ui.tables import lay_table
from game.ui.tables.kind import Make
from game.ui.tables.table import TableScene
from game.ui.widgets.widget import Widget

Table = TableScene[Any]
Which = Callable[[Widget], bool]


def _town(house: House) -> Table:
    record = seated("dice_town", 5, 1, wild_west=True, indians=True)
    return position(lay_table, house, record, asked(TownKind.KEEP, 260))


def _base(house: House) -> Table:
    return position(lay_table, house, seated("dice_town", 4, 1), asked(TownKind.KEEP, 40))


def _west(house: House) -> Table:
    return position(lay_table, house, seated("dalton_city", 4, 1), asked(WestKind.DICE, 60))


def _mine(house: House) -> Table:
    return position(lay_table, house, seated("claim_it", 4, 1), asked("place", 40))


def _about(table: Callable[[House], Table], which: Which, turn: int = 0) -> Make:
    """A card about the last of what is so, some pages further on."""

    def made(house: House) -> list[Scene]:
        scene = table(house)
        widget = [each for each in scene.asking.askable if which(each)][-1]
        told = scene.tell_about(widget)
        assert isinstance(told, Push)
        for _ in range(turn):
            told.scene.handle(Moved(Way.RIGHT))
        return [scene, told.scene]

    return made


def _around(table: Callable[[House], Table], device: Device, which: Which) -> Make:
    """Looking around, with keys or a pad."""

    def made(house: House) -> list[Scene]:
        scene = table(house)
        house.reader.device = device
        scene.form.shows_focus = True
        scene.handle(Wished(Wish.ASK))
        scene.asking.look_at([each for each in scene.asking.askable if which(each)][-1])
        return [scene]

    return made


def _has(page: str) -> Which:
    return lambda widget: widget.page == page


def _rich(widget: Widget) -> bool:
    """A player with cards that lie open."""
    return len(widget.more) > 1 and widget.called != ""


ASK: dict[str, Make] = {
    "ask_place": _about(_base, _has("dice_town/place.saloon")),
    "ask_poker": _about(_base, _has("dice_town/poker")),
    "ask_face": _about(_base, _has("dice_town/face.Q")),
    "ask_dice_town_player": _about(_town, _rich),
    "ask_outlaw": _about(_town, _rich, 1),
    "ask_dice_town_around": _around(_base, Device.KEYBOARD, _has("dice_town/place.sheriff")),
    "ask_square": _about(_west, _has("dalton_city/square.hospital")),
    "ask_dalton_city_player": _about(_west, _rich),
    "ask_trade": _about(_west, _rich, 1),
    "ask_dalton_city_around": _around(_west, Device.XBOX, _has("dalton_city/square.rodeo")),
    "ask_space": _about(_mine, _has("claim_it/claim")),
    "ask_claim_it_player": _about(_mine, lambda widget: widget.called == "Dusty"),
    "ask_claim_it_around": _around(_mine, Device.PLAYSTATION, _has("claim_it/marker")),
    "ask_tool": _about(_mine, _has("house/undo")),
}
