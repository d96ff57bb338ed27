"""What is this? A card that tells what something is and what it does now, and leads to its page."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.handbook import PageName, find
from game.handbook.page import Figure, Line, Words
from game.handbook.page import Page as RulesPage
from game.markup import plain
from game.ui.canvas import Canvas
from game.ui.design import HEIGHT, WIDTH, Area
from game.ui.intents import Intent, Moved, Way, Wish, Wished
from game.ui.pictures import Picture
from game.ui.rules.pictures import picture_of
from game.ui.scene import Change, Pop
from game.ui.scenes.page import Page
from game.ui.styles import FIGURE, LIGHT, PALE, TITLE, Style, largest
from game.ui.widgets.button import GOLD, Button, Tool
from game.ui.widgets.scroll import TextPanel
from game.ui.widgets.subject import Subject

if TYPE_CHECKING:
    from game.ui.house import House

_SIZE = 1240.0, 800.0
_PANEL: Area = ((WIDTH - _SIZE[0]) / 2, (HEIGHT - _SIZE[1]) / 2 - 10, *_SIZE)
_EDGE = 64.0
_PICTURE, _ORNAMENT = 380.0, 48.0
"""How wide the room for the picture is, and what the ornament of a corner takes where there is none."""
_BUTTONS, _TALL = 132.0, 72.0
"""How far above the lower edge the buttons begin, and how high they are."""
_TEXT, _LEAST = LIGHT.but(size=27), 22.0
_STEPS: dict[Intent, int] = {
    Moved(Way.LEFT): -1,
    Moved(Way.RIGHT): 1,
    Wished(Wish.PAGE_UP): -1,
    Wished(Wish.PAGE_DOWN): 1,
}
_BESIDE: dict[Intent, Intent] = {Moved(Way.UP): Moved(Way.BACK), Moved(Way.DOWN): Moved(Way.NEXT)}
"""Where left and right turn to the next thing, up and down lead from button to button."""


class InfoCard(Page):
    """Lies over the screen it was asked on; several things are read one after the other."""

    see_through = True
    tunes = ()
    is_for_who_looks = True

    def __init__(self, house: "House", subjects: Sequence[Subject], *, private: bool = False) -> None:
        self.subjects = tuple(subjects)
        self.number = 0
        self._private = private
        self._hidden = False
        super().__init__(house)

    @property
    def subject(self) -> Subject:
        return self.subjects[self.number]

    @property
    def rules_page(self) -> PageName:
        book, _, page = self.subject.page.partition("/")
        return PageName(book, page)

    @property
    def shows_private(self) -> bool:
        return self._private

    @property
    def page(self) -> RulesPage | None:
        """The page about it, if there is one."""
        return find(self.rules_page, self.house.language)

    @property
    def picture(self) -> Picture | None:
        """How it looks; if it does not tell, as the first picture on its page has it."""
        if self.subject.picture is not None or self.page is None:
            return self.subject.picture
        shown = (block.address for block in self.page.blocks if isinstance(block, Figure))
        found = (picture_of(self.house, self.rules_page.book, address) for address in shown)
        return next((each for each in found if each is not None and not each.sign), None)

    @property
    def title(self) -> str:
        page = self.page
        return self.subject.title or ("" if page is None else page.title)

    def text(self) -> str:
        """What it is, and below that what it does now, as markup."""
        page, subject = self.page, self.subject
        told = "" if subject.told is None else subject.told(self.house.canvas)
        opening = "" if page is None else as_markup(page.opening)
        now = "\n".join(filter(None, (told, subject.now)))
        if now and opening:
            now = "\n".join((f"_{self._now}_", now))
        return "\n\n".join(filter(None, (opening, now)))

    @property
    def _now(self) -> str:
        return self.house.words("ui.about.now")

    def build(self) -> None:
        words = self.house.words
        x, y, width, height = _PANEL
        left = self._left
        top = y + 150
        room = left, top, x + width - _EDGE - left, y + height - _BUTTONS - 24 - top
        text = self._written(room)
        down, close = y + height - _BUTTONS, 230.0
        right = x + width - _EDGE
        self.form.add(text)
        if self.page is not None:
            read = (right - close - 16 - 420, down, 420.0, _TALL)
            self.form.add(Button(read, words("ui.about.read"), self._read, icon="icons/help"))
        leave = right - close, down, close, _TALL
        gold = Button(leave, words("ui.close"), Pop, skin=GOLD, wish=Wish.CANCEL)
        self.form.add(gold)
        if len(self.subjects) > 1:
            self.form.add(*self._arrows(down))
        self.form.focus(gold)

    def _written(self, room: Area) -> TextPanel:
        """What there is to say, in letters as large as there is room; scrolled if there is not."""
        wished = _TEXT.but(size=_TEXT.size * self.house.canvas.type.growth, grows=False)
        words = self.text()

        def height(style: Style) -> float:
            return TextPanel(room, words, style).height(self.house.canvas)

        least = (
            _LEAST * (1 + self.house.canvas.type.growth) / 2
        )  # who wants large letters would rather scroll
        style = largest(wished, least, lambda each: height(each) <= room[3])
        text = TextPanel(room, words, style)
        text.takes_focus = height(style) > room[3]
        return text

    def _arrows(self, down: float) -> list[Button]:
        """To the thing before, and to the next one."""
        start, words = _PANEL[0] + _EDGE, self.house.words
        return [
            self._arrow((start, down, 76.0, _TALL), "back", -1, words("ui.about.before")),
            self._arrow((start + 210, down, 76.0, _TALL), "next", 1, words("ui.about.after")),
        ]

    def _arrow(self, area: Area, icon: str, step: int, tip: str) -> Button:
        turn = partial(self._turn, step)
        return Tool(area, "", turn, skin="ui/button_small", icon=f"icons/{icon}", tip=tip)

    @property
    def _left(self) -> float:
        """Where the words begin: beside the picture, or else beside the ornament of the corner."""
        return _PANEL[0] + _EDGE + (_PICTURE + 36 if self.picture is not None else _ORNAMENT)

    def _turn(self, step: int) -> Change | None:
        self.number = (self.number + step) % len(self.subjects)
        self.rebuild()
        return None

    def _read(self) -> Change | None:
        return self.house.routes.rules(*self.rules_page, private=self._private)

    def handle(self, intent: Intent) -> Change | None:
        if len(self.subjects) > 1:
            if intent in _STEPS:
                self.house.audio.play("hover")
                return self._turn(_STEPS[intent])
            scrolls = isinstance(self.form.focused, TextPanel)
            intent = intent if scrolls else _BESIDE.get(intent, intent)
        return Pop() if intent == Wished(Wish.ASK) else super().handle(intent)

    def hide_private(self) -> None:
        """What only one may see is gone, and does not come back by itself."""
        self._hidden = self._private
        self.house.stale = True

    def update(self, seconds: float) -> Change | None:
        return Pop() if self._hidden else super().update(seconds)

    def draw(self, canvas: Canvas) -> None:
        if self._hidden:
            return
        canvas.veil(0.55)
        canvas.patch("ui/dialog", _PANEL)
        x, y, width, height = _PANEL
        picture = self.picture
        if picture is not None:
            wide, high = picture.fitted(_PICTURE, height - _BUTTONS - 90)
            top = y + 64 + (height - _BUTTONS - 90 - high) / 2
            picture.draw(canvas, (x + _EDGE + (_PICTURE - wide) / 2, top, wide, high))
        left = self._left
        canvas.fitted(self.title, (left, y + 62, x + width - _EDGE - left, 64.0), TITLE.but(size=42), "left")
        if len(self.subjects) > 1:
            at = x + _EDGE + 143, y + height - _BUTTONS + _TALL / 2
            style = FIGURE.but(size=26, colour=PALE)
            canvas.text(f"{self.number + 1} / {len(self.subjects)}", at, style, "centre")
        self.form.draw(canvas)


def as_markup(line: Line) -> str:
    """A line of the rules as markup: what is bold stays so, and where it leads is told on its page."""
    found: list[str] = []
    for run in line:
        if not isinstance(run, Words):
            kind, _, name = run.address.partition(":")
            found.append(f"{{icon:{name}}}" if kind == "icon" else plain(run.says))
        elif run.bold:
            found.append(f"*{plain(run.text)}*")
        else:
            found.append(plain(run.text))
    return "".join(found)
