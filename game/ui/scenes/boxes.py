"""Three boxes on the table, one of which is opened."""

from functools import partial

from game.games import GAMES, Game
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.scene import Change, Pop
from game.ui.scenes.page import Page
from game.ui.styles import BRASS, LIGHT, PARCHMENT, TITLE
from game.ui.tables import TABLES
from game.ui.widgets.button import Button
from game.ui.widgets.widget import Action, Widget

_COVER = (420.0, 560.0)
_GAP = 110.0
_TOP = 180.0


class BoxLid(Widget):
    """The lid of a box; one whose table is not laid yet says so and stays closed."""

    def __init__(self, area: Area, slug: str, title: str, action: Action, *, note: str, tip: str) -> None:
        super().__init__(area, tip=tip)
        self.slug, self.title, self.action, self.note = slug, title, action, note

    def activate(self) -> Change | None:
        return self.action()

    def draw(self, canvas: Canvas) -> None:
        x, y, width, height = self.area
        raised = -10.0 if self.face in ("hover", "focused") else 0.0
        canvas.patch("shadows/rect", (x - 14, y - 14, width + 33, height + 36))
        canvas.fill_image(
            f"covers/{self.slug}", (x, y + raised, width, height), fade=0.5 if self.note else 1.0
        )
        canvas.fitted(self.title, (x + 36, y + 14 + raised, width - 72, 64), TITLE.but(size=46))
        if self.note:
            canvas.patch("ui/ribbon", (x - 14, y + height / 2 - 56 + raised, width + 28, 112))
            canvas.fitted(self.note, (x + 40, y + height / 2 - 34 + raised, width - 80, 64), LIGHT)
        if self.face == "focused":
            canvas.patch("ui/focus", (x - 12, y - 12 + raised, width + 24, height + 24))


class Boxes(Page):
    """Pick a box to open."""

    def build(self) -> None:
        left = (1920 - 3 * _COVER[0] - 2 * _GAP) / 2
        for number, game in enumerate(GAMES):
            area = (left + number * (_COVER[0] + _GAP), _TOP, *_COVER)
            laid = game.rules.slug in TABLES
            note = "" if laid else self.house.words("ui.box.unfinished")
            tip = "" if laid else self.house.words("ui.box.unfinished_tip")
            title = self.house.speak(game.title())
            self.form.add(BoxLid(area, game.rules.slug, title, partial(self._open, game), note=note, tip=tip))
        back = (left, 956.0, 260.0, 84.0)
        self.form.add(Button(back, self.house.words("ui.back"), Pop, icon="icons/back"))

    def _open(self, game: Game) -> Change | None:
        if game.rules.slug in TABLES:
            return self.house.routes.setup(game)
        self.house.audio.play("token")
        return None

    def draw_content(self, canvas: Canvas) -> None:
        self.headline(canvas, self.house.words("ui.boxes"))
        left = (1920 - 3 * _COVER[0] - 2 * _GAP) / 2
        for number, game in enumerate(GAMES):
            x = left + number * (_COVER[0] + _GAP)
            seats = game.rules.seats
            players = self.house.words("ui.box.players", low=seats[0], high=seats[-1])
            canvas.text(
                players, (x + _COVER[0] / 2, _TOP + _COVER[1] + 44), LIGHT.but(colour=BRASS), "centre"
            )
            blurb = self.house.speak(game.blurb())
            aside = 10 if canvas.type.growth == 1 else 40
            place = (x - aside, _TOP + _COVER[1] + 70, _COVER[0] + 2 * aside, 120)
            canvas.paragraph(blurb, place, LIGHT.but(colour=PARCHMENT, size=23), "centre")
