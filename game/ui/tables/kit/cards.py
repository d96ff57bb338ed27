"""Cards of any game among the widgets: to be picked, or to be read when they are pointed at."""

from typing import Unpack

from game.ui.canvas import Canvas
from game.ui.design import HEIGHT, WIDTH, Area, Point
from game.ui.house import House
from game.ui.overlay import draw_tip
from game.ui.styles import LIGHT, PARCHMENT, Style
from game.ui.tables.kit.card_face import CardFace
from game.ui.tables.kit.compact import COMPACT, NAMED, SIZE
from game.ui.tables.kit.looks import card_look
from game.ui.tables.kit.picks import Marks, Pick, draw_corner_icon
from game.ui.widgets.form import Form
from game.ui.widgets.subject import Subject
from game.ui.widgets.widget import Press, Widget, middle

_LARGE = 1.5
_READABLE = 0.75
_BELOW_NAME = 14.0
"""A small card has its name at its lower edge: the key goes under it."""
PLANK = 118.0
"""How high a plank is."""
_ON_PLANK = 0.34
_NAME = Style("rye", 24, PARCHMENT, grows=False)
_TOLD, _NOT_TEXT = LIGHT.but(size=18), 54.0
"""The text on a plank, and how much of the height it leaves to the name and the frame."""
_BELOW_TEXT = 20.0
"""How far below it the middle of its key is: three lines of text reach down to its frame."""
_TELLS = 280.0
"""A narrower plank has only room for the name."""


class ShowsCard(Widget):
    """A widget about a card."""

    enlarges: CardFace | None = None
    """What is shown large while it is pointed at; nothing where the card can be read as it lies."""

    _asked: CardFace | None = None

    def shows(self, face: CardFace) -> None:
        """Whoever asks is told of this card."""
        self.page, self._asked = face.page, face

    def subjects(self) -> tuple[Subject, ...]:
        if self._asked is None:
            return super().subjects()
        return card_subject(self._asked, self.tip if self.now is None else self.now), *self.more


def card_subject(face: CardFace, now: str = "") -> Subject:
    """A card that can be asked about."""
    return Subject(face.page, face.name, now, card_look(face), face.told)


class Tip(ShowsCard):
    """Something that only explains itself when it is pointed at: with words, or as a card, enlarged."""

    takes_focus = False

    def __init__(
        self, area: Area, tip: str = "", enlarges: CardFace | None = None, *, page: str = ""
    ) -> None:
        super().__init__(area, tip=tip)
        self.page, self.enlarges = page, enlarges
        if enlarges is not None:
            self.shows(enlarges)

    def draw(self, canvas: Canvas) -> None:
        """It lies on what is drawn already."""


class CardPick(Pick, ShowsCard):
    """A card as large as its area; `looked_at`: the board it lies on has a place where it is shown large."""

    def __init__(
        self,
        card: str,
        face: CardFace,
        at: Point,
        zoom: float,
        press: Press,
        *,
        locked: bool = False,
        looked_at: bool = False,
        **marks: Unpack[Marks],
    ) -> None:
        super().__init__(card_area(at, zoom), press, **marks)
        self.card, self.card_face, self.zoom = card, face, zoom
        self.stands_for = card
        self.shows(face)
        self.locked = locked
        self.enlarges = None if zoom >= _READABLE or looked_at else face
        self.key_below = _BELOW_NAME if NAMED <= zoom < COMPACT else 0.0

    @property
    def tick(self) -> Point:
        """Over the card's own edge: below it is its name, and in the corner of the next one its worth."""
        x, y, width, _ = self.outline
        return x + width - 16, y - 2

    def draw_thing(self, canvas: Canvas, area: Area) -> None:
        x, y, width, height = area
        canvas.patch("shadows/rect", (x - 6, y - 6, width + 14, height + 18), fade=0.8)
        self.card_face.draw(canvas, middle(area), self.zoom)
        if self.locked:
            draw_corner_icon(canvas, "icons/lock", self.tick)


class CardPlank(CardPick):
    """A card as a wide button: its picture, its name, and what it does now."""

    def __init__(
        self, card: str, face: CardFace, area: Area, press: Press, *, title: str, told: str, hinted: bool
    ) -> None:
        super().__init__(card, face, (0.0, 0.0), _ON_PLANK, press, hinted=hinted)
        self.area, self.strip, self.key_below = area, area[2], _BELOW_TEXT
        self.title, self.told = title, told

    def draw_thing(self, canvas: Canvas, area: Area) -> None:
        x, y, width, height = area
        canvas.patch("ui/button", area, self.face)
        wide = SIZE[0] * _ON_PLANK
        self.card_face.draw(canvas, (x + 16 + wide / 2, y + height / 2 - 1), _ON_PLANK)
        left, room = x + 16 + wide + 14, width - wide - 46
        if width < _TELLS:
            longest = max(self.title.split(), key=len)
            style = canvas.type.fitting(longest, _NAME.but(size=20), room)
            tall = canvas.paragraph_height(self.title, room, style)
            canvas.paragraph(self.title, (left, y + (height - tall) / 2, room, tall), style)
            return
        told, high = self.told, height - _NOT_TEXT
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


def card_area(at: Point, zoom: float) -> Area:
    """What a card covers, whose middle is at a point."""
    wide, high = SIZE[0] * zoom, SIZE[1] * zoom
    return at[0] - wide / 2, at[1] - high / 2, wide, high


def pointed_at(form: Form) -> Widget | None:
    """What the player looks at: it has the focus, or is pointed at."""
    return form.looked() or (form.focused if form.shows_focus else form.pointed)


def draw_enlarged(canvas: Canvas, house: House, form: Form) -> None:
    """The card that is pointed at or has the focus, large enough to be read."""
    shown = pointed_at(form)
    face = shown.enlarges if isinstance(shown, ShowsCard) else None
    if shown is None or face is None:
        return
    at = beside(shown.area)
    x, y, width, height = area = card_area(at, _LARGE)
    canvas.patch("shadows/rect", (x - 12, y - 12, width + 30, height + 36))
    face.draw(canvas, at, _LARGE)
    if told := face.told(canvas):
        draw_tip(house, told, area, aside=True)  # below the card is what it belongs to


def beside(area: Area) -> Point:
    """Where an enlarged card goes: above what it belongs to, or below where there is no room."""
    width, height = SIZE[0] * _LARGE, SIZE[1] * _LARGE
    x, y = middle(area)
    above = area[1] - height / 2 - 14
    y = above if above > height / 2 else area[1] + area[3] + height / 2 + 14
    return min(max(x, width / 2 + 10), WIDTH - width / 2 - 10), min(y, HEIGHT - height / 2 - 10)
