"""After a match: the choices that cost the most, each beside the table as it was then."""

from functools import partial
from typing import TYPE_CHECKING, Any

from game.engine import Message, Seat, Who, say
from game.games import game
from game.play.review import Find, Review, Reviews
from game.play.session import Session
from game.text import Speaker
from game.ui.canvas import Canvas
from game.ui.design import WIDTH, Area
from game.ui.intents import Intent, Numbered, Wish, Wished
from game.ui.scene import Change, Pop
from game.ui.scenes.page import Page
from game.ui.scenes.past_table import PastTable
from game.ui.scenes.review_words import Part, draw_parts, high, parts_of
from game.ui.styles import BODY, FADED, INK, TITLE
from game.ui.tables.coaching.placing import shared
from game.ui.tables.table import TableScene
from game.ui.widgets.button import Button, Tool
from game.ui.widgets.choice import Choice

if TYPE_CHECKING:
    from game.ui.house import House

_LEFT: Area = (2.0, 20.0, 458.0, 1040.0)
_RIGHT: Area = (WIDTH - 2.0 - _LEFT[2], *_LEFT[1:])
"""Where the log lies too: at one side, and the middle of the table stays in sight."""
_LEAST = 700.0
"""No higher than its words need, so that more of the table is seen; but its buttons stay where they are."""
_ALONE: Area = (610.0, 290.0, 700.0, 480.0)
"""Where there is no table to be seen."""
_EDGE, _GAP = 36.0, 10.0
_BUTTON = 76.0
_STEP = 86.0
"""How wide the buttons are that lead from one choice to the next."""
_PORTRAIT = 150.0
_BAR = 40.0
"""Where it is told how far the adviser has come."""


class ReviewSheet(Page):
    """Steps through what was found; more may come while one looks, and leaving loses nothing."""

    see_through = True
    tunes = ()

    def __init__(self, house: "House", session: Session, reviews: Reviews, past: PastTable) -> None:
        self.session, self.past = session, past
        self._reviews = reviews
        self.review: Review = reviews.of(session.people[0])
        self.shown: Find | None = None
        self.aside = False
        """Whether the sheet is put aside, so that all of the table can be seen."""
        self._progress = -1
        self._catch_up()
        super().__init__(house)

    # what is looked at

    @property
    def sheet(self) -> Area:
        """At the side at which it hides less of what is marked."""
        table = self.past.table
        if table is None:
            return _ALONE
        left, right = (sum(shared(side, area) for area in self.past.marked) for side in (_LEFT, _RIGHT))
        x, y, width, most = _RIGHT if right < left or (right == left and table.log_right) else _LEFT
        needed = high(self.house.canvas, self._parts(table), width - 2 * _EDGE) + self._top + self._foot
        tall = min(most, max(_LEAST, needed))
        return x, y + most - tall, width, tall

    @property
    def _top(self) -> float:
        """How far below the upper edge the words begin: under the title, and whose choices they are."""
        return 116.0 + (72.0 if len(self.session.people) > 1 else 0.0)

    @property
    def _foot(self) -> float:
        """How far above the lower edge they end."""
        return 46.0 + _BUTTON + 2 * _GAP + (0.0 if self.review.over else _BAR + _GAP)

    def _parts(self, table: TableScene[Any]) -> list[Part]:
        """What is said of the choice that is looked at."""
        assert self.shown is not None
        finds = self.review.finds
        at = finds.index(self.shown) + 1 if self.shown in finds else 0
        return parts_of(self.shown, (at, len(finds)), table, self._speaker)

    @property
    def _speaker(self) -> Speaker:
        return self.house.speaker_for(tuple(sitter.name for sitter in self.session.sitters))

    def _catch_up(self) -> None:
        """The first thing found is shown at once; what is looked at stays, unless others cost more."""
        if self.review.finds and self.shown not in self.review.finds:
            self._show(self.review.finds[0])

    def _show(self, find: Find | None) -> None:
        self.shown = find
        self.past.show(find)

    def _look_at(self, seat: Seat) -> Change | None:
        """Somebody else's choices."""
        self.review.stop()
        self.review = self._reviews.of(seat)
        self._show(None)
        self._catch_up()
        self.rebuild()
        return None

    def _step(self, way: int) -> Change | None:
        """The next one or the one before; after the last comes the first."""
        finds = self.review.finds
        if finds:
            at = finds.index(self.shown) + way if self.shown in finds else 0
            self._go(at % len(finds))
        return None

    def _go(self, at: int) -> None:
        self._show(self.review.finds[at])
        self.rebuild()

    def _put_aside(self) -> Change | None:
        self.aside = not self.aside
        self.rebuild()
        return None

    # widgets

    def build(self) -> None:
        x, y, width, height = self.sheet
        words = self.house.words
        left, right, down = x + _EDGE, x + width - _EDGE, y + height - 46 - _BUTTON
        if self.shown is not None:
            self.form.add(self._eye((right - 66, y + 42, 66.0, 58.0)))
            if self.aside:
                return
        if len(self.session.people) > 1:
            names = [(seat, self.session.sitters[seat].name) for seat in self.session.people]
            whose = Choice((left, y + 112, width - 2 * _EDGE, 60.0), names, self.review.seat, self._look_at)
            self.form.add(whose)
        close = (left, down, width - 2 * _EDGE, _BUTTON)
        if self.shown is not None:
            several, taken = len(self.review.finds) > 1, 2 * (_STEP + _GAP)
            before, after = ((left + n * (_STEP + _GAP), down, _STEP, _BUTTON) for n in range(2))
            close = (left + taken, down, width - 2 * _EDGE - taken, _BUTTON)
            tips = words("ui.review.previous"), words("ui.review.next")
            self.form.add(
                Button(before, "", partial(self._step, -1), icon="icons/back", tip=tips[0], enabled=several),
                Button(after, "", partial(self._step, 1), icon="icons/next", tip=tips[1], enabled=several),
            )
        self.form.add(Button(close, words("ui.close"), self.cancel))

    def _eye(self, area: Area) -> Tool:
        words = self.house.words
        icon, tip = ("eye_off", words("ui.review.sheet")) if self.aside else ("eye", words("ui.review.aside"))
        return Tool(area, "", self._put_aside, skin="ui/button_small", icon=f"icons/{icon}", tip=tip)

    # what goes on

    def handle(self, intent: Intent) -> Change | None:
        match intent:
            case Wished(Wish.PAGE_UP):
                return self._step(-1)
            case Wished(Wish.PAGE_DOWN):
                return self._step(1)
            case Numbered(number) if number <= len(self.review.finds):
                self._go(number - 1)
                return None
        return super().handle(intent)

    def cancel(self) -> Change | None:
        """With the table that lies below it."""
        self.house.audio.play("click")
        return Pop(2)

    def update(self, seconds: float) -> Change | None:
        if self.measures_anew():
            self.past.lay_anew()
            self.rebuild()
        before = self.review.finds, self.review.over
        self.review.poll()
        if before != (self.review.finds, self.review.over):
            self._catch_up()
            self.rebuild()
        percent = int(100 * self.review.progress)
        if percent != self._progress:
            self._progress, self.house.stale = percent, True
        return None

    def closing(self) -> None:
        super().closing()
        self.review.stop()

    # what it looks like

    def draw(self, canvas: Canvas) -> None:
        if not self.aside:
            self._draw_sheet(canvas)
        self.form.draw(canvas)

    def _draw_sheet(self, canvas: Canvas) -> None:
        x, y, width, height = self.sheet
        canvas.patch("ui/paper", self.sheet)
        taken = 76.0 if self.shown is not None else 0.0
        title = (x + _EDGE, y + 44, width - 2 * _EDGE - taken, 56)
        canvas.fitted(self.house.words("ui.review"), title, TITLE.but(size=30, colour=INK))
        room = (x + _EDGE, y + self._top, width - 2 * _EDGE, height - self._top - self._foot)
        if not self.review.over:
            down = y + height - 46 - _BUTTON - _GAP - _BAR
            self._draw_progress(canvas, (x + _EDGE, down, width - 2 * _EDGE, _BAR))
        if (table := self.past.table) is not None:
            draw_parts(canvas, room, self._parts(table))
        else:
            self._draw_nothing(canvas, room)

    def _draw_nothing(self, canvas: Canvas, area: Area) -> None:
        """Who it is about, and why there is nothing to be seen."""
        x, y, width, height = area
        portrait = f"portraits/{self.session.sitters[self.review.seat].portrait}"
        zoom = _PORTRAIT / canvas.art.entry(portrait).size[0]
        canvas.image(portrait, (x + _PORTRAIT / 2, y + height / 2), zoom=zoom)
        aside = _PORTRAIT + 3 * _GAP
        words = self._speaker(self._nothing())
        canvas.boxed(words, (x + aside, y, width - aside, height), BODY.but(size=26), "left")

    def _nothing(self) -> Message:
        """Why there is nothing to be seen."""
        review, player = self.review, Who(self.review.seat)
        if not review.over:
            return say("ui.review.looking", player=player)
        if review.judged or not review.asked:
            return say("ui.review.nothing", player=player)
        return say("ui.review.no_judge", game=game(review.record.rules.slug).title())

    def _draw_progress(self, canvas: Canvas, area: Area) -> None:
        x, y, width, height = area
        share = self.review.progress
        canvas.fill((x, y + height - 8, width, 8), FADED, 0.25)
        canvas.fill((x, y + height - 8, max(1.0, width * share), 8), FADED, 0.9)
        told = self.house.words("ui.review.progress", share=int(100 * share) / 100)
        canvas.fitted(told, (x, y, width, height - 10), BODY.but(size=18, colour=FADED, grows=False), "left")


def review_scenes(house: "House", session: Session, reviews: Reviews) -> tuple[PastTable, ReviewSheet]:
    """The table of then, and the sheet that lies on it."""
    past = PastTable(house, session.record)
    return past, ReviewSheet(house, session, reviews, past)
