"""Screens on which somebody asks what something is, made of any table."""

from collections.abc import Callable
from typing import Any

from game.ui.house import House
from game.ui.intents import Device, Moved, Way, Wish, Wished
from game.ui.scene import Push, Scene
from game.ui.tables.kind import Make
from game.ui.tables.table import TableScene
from game.ui.widgets.widget import Widget

Lay = Callable[[House], TableScene[Any]]
Which = Callable[[Widget], bool]


def about(table: Lay, which: Which, turn: int = 0) -> Make:
    """A card about the last of what is so, some things further on."""

    def made(house: House) -> list[Scene]:
        scene = table(house)
        told = scene.tell_about([each for each in scene.asking.askable if which(each)][-1])
        assert isinstance(told, Push)
        for _ in range(turn):
            told.scene.handle(Moved(Way.RIGHT))
        return [scene, told.scene]

    return made


def around(table: Lay, device: Device, which: Which) -> Make:
    """Looking around, with keys or a pad."""

    def made(house: House) -> list[Scene]:
        scene = table(house)
        house.reader.device = device
        scene.form.shows_focus = True
        scene.handle(Wished(Wish.ASK))
        scene.asking.look_at([each for each in scene.asking.askable if which(each)][-1])
        return [scene]

    return made


def has_page(page: str) -> Which:
    return lambda widget: widget.page == page


def has_cards(widget: Widget) -> bool:
    """A player before whom cards lie open."""
    return len(widget.more) > 1 and widget.called != ""
