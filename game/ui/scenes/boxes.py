"""The boxes on the table, however many there are; one of them is opened."""

from functools import partial
from typing import TYPE_CHECKING

from game import games
from game.games import Game
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.intents import Intent, Moved, Scrolled, Way, Wish, Wished
from game.ui.scene import Change, Pop
from game.ui.scenes.cover import draw_cover
from game.ui.scenes.outlook import duration
from game.ui.scenes.page import Page
from game.ui.scenes.plan import Plan
from game.ui.scenes.row_of_boxes import BACK, LEARN, RULES, TURNS, Row, row_of
from game.ui.styles import BRASS, LIGHT, PALE, PARCHMENT, TITLE
from game.ui.tables import TABLES
from game.ui.widgets.button import Button
from game.ui.widgets.widget import Press, Widget

if TYPE_CHECKING:
    from game.ui.house import House

_ASIDE = 40 / 420
"""What is left free beside a note, as a share of a lid's width."""
_DOTS = 1002.0
_DOT, _BETWEEN = 8.0, 34.0


class BoxLid(Widget):
    """The lid of a box; one whose table is not laid yet says so and stays closed."""

    def __init__(self, area: Area, game: Game, title: str, action: Press, *, note: str, tip: str) -> None:
        super().__init__(area, tip=tip)
        self.game, self.title, self.action, self.note = game, title, action, note
        self.stands_for = game.rules.slug

    def activate(self) -> Change | None:
        return self.action()

    def draw(self, canvas: Canvas) -> None:
        x, y, width, height = self.area
        raised = -10.0 if self.face in ("hover", "focused") else 0.0
        canvas.patch("shadows/rect", (x - 14, y - 14, width + 33, height + 36))
        lid = (x, y + raised, width, height)
        draw_cover(canvas, self.game.rules.slug, lid, fade=0.5 if self.note else 1.0)
        canvas.fitted(self.title, (x + 36, y + 14 + raised, width - 72, 64), TITLE.but(size=46))
        if self.note:
            canvas.patch("ui/ribbon", (x - 14, y + height / 2 - 56 + raised, width + 28, 112))
            aside = width * _ASIDE
            place = (x + aside, y + height / 2 - 34 + raised, width - 2 * aside, 64)
            canvas.fitted(self.note, place, LIGHT)
        if self.face == "focused":
            canvas.patch("ui/focus", (x - 12, y - 12 + raised, width + 24, height + 24))


class Turn(Widget):
    """An arrow at the edge of the table that leads to more boxes."""

    def __init__(self, area: Area, side: str, action: Press, *, enabled: bool) -> None:
        super().__init__(area, enabled=enabled)
        self.side, self.action = side, action

    def activate(self) -> Change | None:
        return self.action()

    def draw(self, canvas: Canvas) -> None:
        x, y, width, height = self.area
        zoom = width / canvas.art.entry("ui/arrow").size[0]
        canvas.image("ui/arrow", (x + width / 2, y + height / 2), f"{self.side}_{self.face}", zoom=zoom)


class Boxes(Page):
    """Pick a box to open; where there are many, they lie in several rows, one of which is shown."""

    def __init__(self, house: "House") -> None:
        last = next(reversed(house.settings.setups), "")
        rows = range(row_of(games.GAMES, 0).rows)
        lying = {game.rules.slug: row for row in rows for game, _ in row_of(games.GAMES, row).boxes}
        self.at = lying.get(last, 0)
        """Which of the rows is shown: first the one with the box that was played last."""
        self._looked_at = next((game for game in games.GAMES if game.rules.slug == last), games.GAMES[0])
        super().__init__(house)
        self.form.focus(next((lid for lid in self.lids if lid.stands_for == last), self.lids[0]))

    @property
    def row(self) -> Row:
        return row_of(games.GAMES, self.at)

    def build(self) -> None:
        row = self.row
        for game, area in row.boxes:
            self.form.add(self._lid(game, area))
        if row.rows > 1:
            for (side, area), way in zip(TURNS.items(), (-1, 1), strict=True):
                possible = 0 <= self.at + way < row.rows
                self.form.add(Turn(area, side, partial(self._turn, way), enabled=possible))
        words = self.house.words
        self.form.add(
            Button(BACK, words("ui.back"), Pop, icon="icons/back"),
            Button(LEARN, words("ui.lessons"), self._learn, icon="icons/hint"),
            Button(RULES, words("ui.rules"), self.house.open_rules, icon="icons/help"),
        )

    def _lid(self, game: Game, area: Area) -> BoxLid:
        laid = game.rules.slug in TABLES
        note = "" if laid else self.house.words("ui.box.unfinished")
        tip = "" if laid else self.house.words("ui.box.unfinished_tip")
        title = self.house.speak(game.title())
        return BoxLid(area, game, title, partial(self._open, game), note=note, tip=tip)

    def _open(self, game: Game) -> Change | None:
        if game.rules.slug in TABLES:
            return self.house.routes.setup(game)
        self.house.audio.play("token")
        return None

    def _learn(self) -> Change | None:
        """Lessons, those of the box that was looked at last first."""
        return self.house.routes.lessons(next(iter(self._looked_at.lessons), ""))

    def handle(self, intent: Intent) -> Change | None:
        lid = self.form.focused if self.form.shows_focus else self.form.pointed
        if isinstance(lid, BoxLid):
            self._looked_at = lid.game
        way = self._way(intent)
        return super().handle(intent) if way is None else self._turn(way)

    def _way(self, intent: Intent) -> int | None:
        """Where to turn: by the wheel, by keys of their own, or by going on where the row ends."""
        if self.row.rows == 1:
            return None
        lids = self.lids
        match intent:
            case Scrolled(_, amount):
                return -1 if amount > 0 else 1
            case Wished(Wish.PAGE_UP):
                return -1
            case Wished(Wish.PAGE_DOWN):
                return 1
            case Moved(Way.LEFT) if self.at and lids[0].focused:
                return -1
            case Moved(Way.RIGHT) if self.at + 1 < self.row.rows and lids[-1].focused:
                return 1
        return None

    @property
    def lids(self) -> list[BoxLid]:
        return [each for each in self.form.widgets if isinstance(each, BoxLid)]

    def _turn(self, way: int) -> Change | None:
        at = min(max(0, self.at + way), self.row.rows - 1)
        if at != self.at:
            self.at = at
            self.house.audio.play("hover")
            on_lid = isinstance(self.form.focused, BoxLid)
            self.rebuild()
            if on_lid:
                self.form.focus(self.lids[0 if way > 0 else -1])
        return None

    def draw_content(self, canvas: Canvas) -> None:
        self.headline(canvas, self.house.words("ui.boxes"))
        row = self.row
        for game, area in row.boxes:
            self._draw_told(canvas, game, area, row.gap)
        if row.rows > 1:
            for number in range(row.rows):
                across = 960 + (number - (row.rows - 1) / 2) * _BETWEEN
                canvas.disc((across, _DOTS), _DOT, BRASS if number == self.at else PALE)

    def _told_size(self, game: Game, players: str) -> str:
        """For how many it is, and how long it takes as it was played last."""
        stored = self.house.settings.setups.get(game.rules.slug, {})
        long = duration(self.house, game, Plan.remembered(game.rules, stored, self.house.player))
        return f"{players} · {long}" if long else players

    def _draw_told(self, canvas: Canvas, game: Game, area: Area, gap: float) -> None:
        """Who can play, and what it is about."""
        x, y, width, height = area
        seats = game.rules.seats
        players = self.house.words("ui.box.players", low=seats[0], high=seats[-1])
        aside = 10.0 if canvas.type.growth == 1 else min(40.0, gap / 2 - 6)
        head = (x - aside, y + height + 26, width + 2 * aside, 36)
        canvas.fitted(self._told_size(game, players), head, LIGHT.but(colour=BRASS))
        place = (x - aside, y + height + 70, width + 2 * aside, BACK[1] - y - height - 76)
        blurb = self.house.speak(game.blurb())
        style = canvas.type.boxed(blurb, LIGHT.but(colour=PARCHMENT, size=23), place[2], place[3])
        canvas.paragraph(blurb, place, style, "centre")
