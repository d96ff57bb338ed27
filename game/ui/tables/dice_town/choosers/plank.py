"""A card on the ribbon as a wide button: its picture, its name, and what it does now."""

from typing import TYPE_CHECKING

from game.games.dice_town.cards import Card
from game.games.dice_town.words.cards import name, text
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.styles import LIGHT, PARCHMENT, Style
from game.ui.tables.dice_town.cardface import SIZE, draw_card
from game.ui.tables.dice_town.choosers.picks import CardPick
from game.ui.widgets.widget import Press

if TYPE_CHECKING:
    from game.ui.tables.dice_town.table import DiceTownTable

HIGH = 118.0
_ZOOM = 0.34
_NAME = Style("rye", 24, PARCHMENT, grows=False)
_TOLD, _BELOW_NAME = LIGHT.but(size=18), 54.0
"""The text, and how much of the height it leaves to the name and the frame."""
_BELOW_TEXT = 20.0
"""How far below it the middle of its key is: three lines of text reach down to its frame."""
_TELLS = 280.0
"""A narrower one has only room for the name."""


class CardPlank(CardPick):
    """Played when it is clicked."""

    def __init__(self, table: "DiceTownTable", card: Card, area: Area, act: Press, *, hinted: bool) -> None:
        super().__init__(table, card, (0.0, 0.0), _ZOOM, act, hinted=hinted)
        self.area, self.key_below = area, _BELOW_TEXT
        self.title = table.house.speak(name(card))
        self.told = table.house.speak(text(card))

    def draw_thing(self, canvas: Canvas, area: Area) -> None:
        x, y, width, height = area
        canvas.patch("ui/button", area, self.face)
        wide = SIZE[0] * _ZOOM
        draw_card(canvas, self.table.speaker, self.card, (x + 16 + wide / 2, y + height / 2 - 1), _ZOOM)
        left, room = x + 16 + wide + 14, width - wide - 46
        if width < _TELLS:
            longest = max(self.title.split(), key=len)
            style = canvas.type.fitting(longest, _NAME.but(size=20), room)
            tall = canvas.paragraph_height(self.title, room, style)
            canvas.paragraph(self.title, (left, y + (height - tall) / 2, room, tall), style)
            return
        told, high = self.told, height - _BELOW_NAME
        if canvas.paragraph_height(told, room, _TOLD.but(grows=False)) > high:
            told = effect(told)
        style = canvas.type.boxed(told, _TOLD, room, high)
        tall = canvas.paragraph_height(told, room, style)
        top = y + (height - tall - 32) / 2
        canvas.fitted(self.title, (left, top, room, 30.0), _NAME, "left")
        canvas.paragraph(told, (left, top + 32, room, tall), style)


def effect(told: str) -> str:
    """What a card does, without the part before the colon, which says when: it is played now."""
    does = told.rpartition(":")[2].strip()
    return does[:1].upper() + does[1:]
