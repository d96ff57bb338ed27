"""The title: the first thing a player sees."""

from functools import partial
from typing import TYPE_CHECKING

from game import __version__
from game.engine.message import say_n
from game.games import game
from game.markup import plain
from game.play.slices import Sliced
from game.ui.canvas import Canvas
from game.ui.scene import Change, Push, Quit
from game.ui.scenes.credits import Credits
from game.ui.scenes.page import Page
from game.ui.scenes.settings import SettingsPage
from game.ui.styles import LIGHT, PALE
from game.ui.widgets.button import Button
from game.ui.widgets.widget import Press

if TYPE_CHECKING:
    from game.play.entry import Entry
    from game.ui.house import House

_SLICE = 0.01
"""Seconds that a frame may spend on looking for the match to go on with."""
_X, _WIDTH, _GAP = 1290.0, 500.0, 12.0
_BOTTOM, _ROOM, _STEP = 1000.0, 660.0, 104.0
"""Where the menu ends, how high it may be, and how far its buttons are apart if that leaves them room."""


class Title(Page):
    """The menu beside the table by lamplight."""

    background = "backgrounds/title"
    leads_back = False

    def __init__(self, house: "House") -> None:
        self._latest: Entry | None = None
        """The match to go on with: looked for after the first frame, which must be quick."""
        self._search: Sliced[Entry | None] | None = None
        self._sought = False
        self._frames = 0
        super().__init__(house)

    def build(self) -> None:
        words, routes = self.house.words, self.house.routes
        latest = self._latest
        entries: list[tuple[str, Press]] = []
        if latest is not None:
            entries.append((words("ui.continue"), partial(routes.resume, latest.path)))
        entries += [
            (words("ui.new_game"), routes.boxes),
            (words("ui.lessons"), routes.lessons),
            (words("ui.load"), routes.load),
            (words("ui.rules"), self.house.open_rules),
            (words("ui.settings"), lambda: Push(SettingsPage(self.house))),
            (words("ui.credits"), lambda: Push(Credits(self.house))),
            (words("ui.quit"), Quit),
        ]
        step = min(_STEP, _ROOM / len(entries))
        top = _BOTTOM - step * len(entries)
        for number, (name, action) in enumerate(entries):
            skin = "ui/button_gold" if number == 0 else "ui/button"
            area = (_X, top + number * step, _WIDTH, step - _GAP)
            button = Button(area, name, action, skin=skin)
            if latest is not None and number == 0 and latest.slug:
                button.tip, button.aside = self._told(latest), area
            button.stands_for = name  # it lies elsewhere once there is a match to go on with
            self.form.add(button)

    def _told(self, latest: "Entry") -> str:
        """Which match it is that one would go on with."""
        names = ", ".join(plain(sitter.name) for sitter in latest.sitters)
        return self.house.words("ui.load.of", game=self.house.speak(game(latest.slug).title()), players=names)

    def update(self, seconds: float) -> Change | None:
        super().update(seconds)
        if self._frames and not self._sought:
            self._seek()
        self._frames += 1
        return None

    def uncovered(self) -> None:
        self._sought, self._search = False, None  # it may have been deleted
        super().uncovered()

    def _seek(self) -> None:
        """Look for the match to go on with, a little in each frame: a long one takes seconds to replay."""
        library = self.house.library
        if self._search is None:
            self._search = Sliced(library.seeking())
            _ = self.house.desk  # whoever comes to play wants bots soon
        if not self._search.go_on(_SLICE):
            return
        self._sought = True
        library.index.write()
        self._put_away()
        before, self._latest = self._latest, self._search.result
        if self._latest != before:
            first = self.form.widgets[0].focused
            self.rebuild()
            if first:  # who has not moved means the golden one, whatever that says now
                self.form.focus(self.form.widgets[0])

    def _put_away(self) -> None:
        """No more matches stay on the shelf than the player wants; of those that go somebody is told."""
        most, library = self.house.settings.kept_matches, self.house.library
        count = library.put_away(most) if most else 0
        if count:
            self.house.notify(say_n("library.put_away", count, most=most, folder=str(library.old)))

    def cancel(self) -> Change | None:
        """Escape does not leave the program: that would be one key too few."""
        return None

    def draw_static(self, canvas: Canvas) -> None:
        super().draw_static(canvas)
        canvas.image("logo/dustwater", (1540, 190), zoom=0.72)
        canvas.fitted(self.house.words("ui.tagline"), (1230, 290, 620, 40), LIGHT)
        version = self.house.words("ui.version", version=__version__)
        canvas.text(version, (1890, 1054), LIGHT.but(size=20, colour=PALE, grows=False), "right")
