"""The first start: what the player is called, in which language, and what to begin with."""

from functools import partial
from typing import TYPE_CHECKING

import msgspec

from game.games import GAMES, Game
from game.person import system_name
from game.settings import LONGEST_NAME
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.intents import Asked, Intent
from game.ui.scene import Change
from game.ui.scenes.cover import draw_cover
from game.ui.scenes.outlook import duration
from game.ui.scenes.page import Page
from game.ui.scenes.plan import Plan
from game.ui.styles import BRASS, LABEL, LIGHT, PALE
from game.ui.tables import TABLES
from game.ui.widgets.button import GOLD, Button
from game.ui.widgets.choice import Choice
from game.ui.widgets.entry import Entry
from game.ui.wording import LANGUAGES

if TYPE_CHECKING:
    from game.ui.house import House

_WHO: Area = (60.0, 150.0, 1800.0, 150.0)
_NAME: Area = (372.0, 194.0, 480.0, 62.0)
_LANGUAGE: Area = (1350.0, 194.0, 440.0, 62.0)
_CARDS: Area = (60.0, 322.0, 1800.0, 610.0)
_BETWEEN, _EDGE = 24.0, 46.0
_LID: Area = (46.0, 46.0, 186.0, 248.0)
_LEARN, _PLAY, _LONG = 336.0, 434.0, 524.0
"""How far down a card its buttons are, and how long a game takes."""
_BUTTON = 82.0
_LATER: Area = (60.0, 956.0, 440.0, 84.0)


class FirstStart(Page):
    """Name and language above; below, every box with its lesson, and a short game to play at once."""

    leads_back = False

    def __init__(self, house: "House") -> None:
        self.name = house.settings.name or system_name()
        self.boxes = [box for box in GAMES if box.rules.slug in TABLES]
        super().__init__(house)
        entry = next(each for each in self.form.widgets if isinstance(each, Entry))
        entry.line.select_all()  # what is typed replaces it
        self.form.focus(entry)

    def build(self) -> None:
        words = self.house.words
        languages = [(name, self.house.speak(said)) for name, said in LANGUAGES.items() if name]
        self.form.add(
            Choice(_LANGUAGE, languages, self.house.language, self._speak),
            Entry(_NAME, self.name, self._call, longest=LONGEST_NAME, empty=words("ui.name")),
        )
        for box, (x, y, width, _) in zip(self.boxes, self._cards(), strict=True):
            wide = width - 2 * _EDGE
            if box.lessons:
                learn = (x + _EDGE, y + _LEARN, wide, _BUTTON)
                self.form.add(Button(learn, words("ui.first.learn"), partial(self._learn, box), skin=GOLD))
            play = (x + _EDGE, y + _PLAY, wide, _BUTTON)
            skin = "ui/button" if box.lessons else GOLD
            self.form.add(Button(play, words("ui.first.play"), partial(self._play, box), skin=skin))
        self.form.add(Button(_LATER, words("ui.first.later"), self._look_around))

    def _cards(self) -> list[Area]:
        """A place for every box."""
        x, y, width, height = _CARDS
        count = len(self.boxes)
        wide = (width - (count - 1) * _BETWEEN) / count
        return [(x + number * (wide + _BETWEEN), y, wide, height) for number in range(count)]

    def _call(self, name: str) -> Change | None:
        self.name = name
        return None

    def _speak(self, language: str) -> Change | None:
        self.house.change(msgspec.structs.replace(self.house.settings, language=language))
        self.rebuild()
        return None

    def _introduced(self) -> None:
        """The player is no stranger any more, and is not asked again."""
        settings = self.house.settings
        self.house.change(msgspec.structs.replace(settings, name=self.name, newcomer=False))

    def _learn(self, box: Game) -> Change | None:
        self._introduced()
        return self.house.routes.lesson(box.lessons[0])

    def _play(self, box: Game) -> Change | None:
        self._introduced()
        return self.house.routes.begin(Plan.newcomer(box, self.house.player))

    def _look_around(self) -> Change | None:
        self._introduced()
        return self.house.routes.title()

    def handle(self, intent: Intent) -> Change | None:
        """A click with the other button is a newcomer's question, and no goodbye."""
        if isinstance(intent, Asked) and self.form.asked_at(intent.at) is None:
            return None
        return super().handle(intent)

    def cancel(self) -> Change | None:
        """Who wants none of this finds everything behind the title."""
        self.house.audio.play("click")
        return self._look_around()

    def draw_content(self, canvas: Canvas) -> None:
        words = self.house.words
        self.headline(canvas, words("ui.first.welcome"))
        canvas.patch("ui/panel", _WHO)
        label = LABEL.but(size=32, colour=BRASS)
        for asked, (x, y, _, height) in (
            (words("ui.first.name"), _NAME),
            (words("ui.settings.language"), _LANGUAGE),
        ):
            canvas.fitted(asked, (x - 320, y, 300, height), label, "right")
        for box, card in zip(self.boxes, self._cards(), strict=True):
            self._draw_box(canvas, box, card)

    def _draw_box(self, canvas: Canvas, box: Game, card: Area) -> None:
        """A lid, what is in the box, and how long a first game of it takes."""
        canvas.patch("ui/panel", card)
        x, y, width, _ = card
        lid = (x + _LID[0], y + _LID[1], _LID[2], _LID[3])
        canvas.patch("shadows/rect", (lid[0] - 10, lid[1] - 10, lid[2] + 24, lid[3] + 26))
        draw_cover(canvas, box.rules.slug, lid)
        left = lid[0] + lid[2] + 26
        beside = x + width - _EDGE - left
        title = self.house.speak(box.title())
        canvas.fitted(title, (left, y + 40, beside, 60), LABEL.but(size=42, colour=BRASS), "left")
        blurb = canvas.type.boxed(self.house.speak(box.blurb()), LIGHT.but(size=23), beside, _LID[3] - 60)
        canvas.paragraph(self.house.speak(box.blurb()), (left, y + 112, beside, 180), blurb)
        plan = Plan.newcomer(box, self.house.player)
        long = self.house.words("ui.first.long", bots=plan.count - 1, minutes=duration(self.house, box, plan))
        place = (x + _EDGE, y + _LONG, width - 2 * _EDGE, 50)
        canvas.fitted(long, place, LIGHT.but(size=22, colour=PALE))
