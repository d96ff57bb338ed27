"""Finders of what is pressed on the table of Dice Town."""

from collections.abc import Callable
from typing import Any

from game.ui.tables.dice_town.choosers.favours import FavourPick
from game.ui.tables.dice_town.choosers.indians import PlacePick
from game.ui.tables.dice_town.choosers.places import ActionPick
from game.ui.tables.dice_town.table import DiceTownTable
from game.ui.tables.kit.cards import CardPick
from game.ui.tables.kit.dice_picks import SmallDiePick
from game.ui.tables.kit.heap import Heap
from game.ui.tables.kit.picks import FacePick, SeatPick
from game.ui.widgets.button import Button
from game.ui.widgets.widget import Widget

Find = Callable[[DiceTownTable], Widget]


def _only(table: DiceTownTable, kind: type[Widget], fits: Callable[[Any], bool]) -> Widget:
    found = [widget for widget in table.form.widgets if isinstance(widget, kind) and fits(widget)]
    assert found, f"no such {kind.__name__}"
    assert found[0].pressable
    return found[0]


def card(name: str) -> Find:
    return lambda table: _only(table, CardPick, lambda pick: pick.card == name)


def seat(number: int) -> Find:
    return lambda table: _only(table, SeatPick, lambda pick: pick.sitter == table.session.sitters[number])


def face(number: int) -> Find:
    return lambda table: _only(table, FacePick, lambda pick: pick.sitter == table.session.sitters[number])


def button(key: str) -> Find:
    return lambda table: _only(table, Button, lambda each: each.words == table.house.words(key))


def icon(name: str, number: int) -> Find:
    def find(table: DiceTownTable) -> Widget:
        found = [w for w in table.form.widgets if isinstance(w, Button) and w.icon == f"icons/{name}"]
        return found[number]

    return find


def heap(what: str, *, offered: bool) -> Find:
    piece = {"money": "props/bill", "nuggets": "props/nugget"}[what]
    return lambda table: _only(table, Heap, lambda pick: (pick.piece.art, pick.on_paper) == (piece, offered))


def die(number: int) -> Find:
    return lambda table: [w for w in table.form.widgets if isinstance(w, SmallDiePick)][number]


def favour(name: str) -> Find:
    return lambda table: _only(table, FavourPick, lambda pick: pick.art == f"cards/doc/{name}")


def action(what: str) -> Find:
    return lambda table: _only(table, ActionPick, lambda pick: pick.action.what == what)


def house(name: str) -> Find:
    return lambda table: _only(table, PlacePick, lambda pick: pick.name == name)
