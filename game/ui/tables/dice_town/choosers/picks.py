"""Things to choose from: cards, players, dice. They rise when they are pointed at and carry their number."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.engine import Seat
from game.games.dice_town.cards import Card
from game.games.dice_town.dice import NAMES, Face
from game.games.dice_town.words.cards import name, text
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.glyphs import draw_number
from game.ui.intents import Device
from game.ui.scene import Change
from game.ui.styles import BRASS, PARCHMENT, Style
from game.ui.tables.dice_town.cardface import COMPACT, SIZE, Side, draw_card
from game.ui.tables.dice_town.compact import NAMED
from game.ui.widgets.widget import Press, Widget, middle

if TYPE_CHECKING:
    from game.ui.tables.dice_town.table import DiceTownTable

_RISE = 8.0
_MOST_KEYS = 9
_READABLE = 0.75
_BELOW_NAME = 14.0
"""A small card has its name at its lower edge: the key goes under it."""


class Pick(Widget):
    """One of several things; which of them is `chosen` so far is marked."""

    key_below = 0.0
    """How far below its lower edge the middle of its key is."""

    def __init__(
        self,
        area: Area,
        act: Press,
        *,
        tip: str = "",
        hinted: bool = False,
        chosen: bool = False,
        enabled: bool = True,
    ) -> None:
        super().__init__(area, enabled=enabled, tip=tip)
        self.act, self.hinted, self.chosen = act, hinted, chosen
        self.number = 0
        """The key that picks it too; set by the chooser."""

    def activate(self) -> Change | None:
        return self.act()

    @property
    def outline(self) -> Area:
        x, y, width, height = self.area
        return x, y - (_RISE if self.lit or self.chosen else 0), width, height

    @property
    def tick(self) -> Point:
        """Where it is ticked once it is chosen."""
        x, y, width, _ = self.outline
        return x + width, y

    @property
    def key(self) -> Point:
        """Where the key lies that picks it."""
        x, y, width, height = self.outline
        return x + width / 2, y + height + self.key_below

    @property
    def lit(self) -> bool:
        return self.face in ("hover", "focused", "pressed")

    def draw(self, canvas: Canvas) -> None:
        x, y, width, height = area = self.outline
        self.draw_thing(canvas, area)
        if self.chosen:
            canvas.frame(area, BRASS, 6)
        if self.face == "focused":
            canvas.patch("ui/focus", (x - 8, y - 8, width + 16, height + 16))

    def draw_marks(self, canvas: Canvas) -> None:
        if self.chosen:
            _badge(canvas, "icons/check", self.tick)
        if 0 < self.number <= _MOST_KEYS and self.form is not None and self.form.device() is Device.KEYBOARD:
            draw_number(canvas, self.number, self.key)

    def draw_thing(self, canvas: Canvas, area: Area) -> None:
        """The thing itself."""
        raise NotImplementedError


class CardPick(Pick):
    """A card as large as its area."""

    enlarged = False
    """The board it lies on has a place where it is shown large."""

    def __init__(
        self,
        table: "DiceTownTable",
        card: Card,
        at: Point,
        zoom: float,
        act: Press,
        *,
        tip: str = "",
        side: Side = Side.FACE,
        hinted: bool = False,
        chosen: bool = False,
        enabled: bool = True,
        locked: bool = False,
    ) -> None:
        wide, high = SIZE[0] * zoom, SIZE[1] * zoom
        area = (at[0] - wide / 2, at[1] - high / 2, wide, high)
        super().__init__(area, act, tip=tip, hinted=hinted, chosen=chosen, enabled=enabled)
        self.table, self.card, self.zoom, self.side = table, card, zoom, side
        self.stands_for = card
        self.locked = locked
        self.key_below = _BELOW_NAME if NAMED <= zoom < COMPACT else 0.0

    @property
    def tick(self) -> Point:
        """Over the card's own edge: below it is its name, and in the corner of the next one its worth."""
        x, y, width, _ = self.outline
        return x + width - 16, y - 2

    @property
    def small(self) -> bool:
        """Whether it must be enlarged to be read."""
        return self.zoom < _READABLE and not self.enlarged

    def draw_thing(self, canvas: Canvas, area: Area) -> None:
        x, y, width, height = area
        canvas.patch("shadows/rect", (x - 6, y - 6, width + 14, height + 18), fade=0.8)
        draw_card(canvas, self.table.speaker, self.card, middle(area), self.zoom, side=self.side)
        if self.locked:
            _badge(canvas, "icons/lock", self.tick)


def told_card(table: "DiceTownTable", card: Card) -> str:
    """The tooltip of a card that can be read where it lies: none, unless larger letters are wanted."""
    if table.house.canvas.type.growth == 1:
        return ""
    return f"*{table.speaker(name(card))}*\n{table.speaker(text(card))}"


class SeatPick(Pick):
    """A player on a sheet of paper: portrait, name, and whatever matters about them under it."""

    def __init__(
        self,
        table: "DiceTownTable",
        seat: Seat,
        area: Area,
        act: Press,
        detail: Callable[[Canvas, Area], None],
        *,
        tip: str = "",
        hinted: bool = False,
    ) -> None:
        super().__init__(area, act, tip=tip, hinted=hinted)
        self.sitter, self.detail = table.session.sitters[seat], detail

    def draw_thing(self, canvas: Canvas, area: Area) -> None:
        x, y, width, height = area
        canvas.patch("ui/paper", area)
        portrait = f"portraits/{self.sitter.portrait}"
        canvas.image(portrait, (x + width / 2, y + 92), zoom=124 / canvas.art.entry(portrait).size[0])
        canvas.image("icons/player", (x + width / 2 + 48, y + 140), self.sitter.colour)
        canvas.patch("ui/button", (x + 16, y + 158, width - 32, 50.0), self.face)
        name = Style("rye", 25, PARCHMENT, grows=False)
        canvas.fitted(self.sitter.name, (x + 36, y + 158, width - 72, 46), name)
        self.detail(canvas, (x + 26, y + 212, width - 52, height - 240))


class DiePick(Pick):
    """A die by its face."""

    def __init__(
        self,
        face: Face,
        at: Point,
        zoom: float,
        act: Press,
        *,
        tip: str = "",
        hinted: bool = False,
        chosen: bool = False,
        enabled: bool = True,
    ) -> None:
        half = 44 * zoom
        area = (at[0] - half, at[1] - half, 2 * half, 2 * half)
        super().__init__(area, act, tip=tip, hinted=hinted, chosen=chosen, enabled=enabled)
        self.value, self.zoom = face, zoom

    def draw_thing(self, canvas: Canvas, area: Area) -> None:
        draw_die(canvas, self.value, middle(area), self.zoom, fade=1.0 if self.enabled else 0.45)


def draw_die(canvas: Canvas, face: Face, at: Point, zoom: float, yaw: int = 0, fade: float = 1.0) -> None:
    """A die at rest."""
    canvas.image("dice/shadow", at, zoom=zoom, fade=fade)
    canvas.image("dice/poker/rest", at, NAMES[face], yaw, zoom=zoom, fade=fade)


def _badge(canvas: Canvas, icon: str, at: Point) -> None:
    """An icon on a dark button over a corner, so that it hides as little as can be."""
    canvas.patch("ui/button_small", (at[0] - 21, at[1] - 21, 42.0, 42.0), "normal")
    canvas.image(icon, (at[0], at[1] - 1), "light", zoom=0.72)
