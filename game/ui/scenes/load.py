"""The shelf: every match that was kept or saved by name."""

from datetime import datetime
from typing import TYPE_CHECKING

from game.engine import Message, Trouble, say
from game.games import game
from game.play.entry import Entry
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.markup import plain
from game.ui.scene import Change, Pop, Push
from game.ui.scenes.dialog import Answer, Dialog
from game.ui.scenes.open_table import resume
from game.ui.scenes.page import Page
from game.ui.styles import BRASS, LABEL, LIGHT, PALE
from game.ui.tables import TABLES
from game.ui.widgets.button import Button
from game.ui.widgets.scroll import ListBox
from game.ui.wording import MONTHS

if TYPE_CHECKING:
    from game.ui.house import House

_PANEL: Area = (210.0, 130.0, 1500.0, 800.0)
_ROW = 104.0
_LID = 78.0
"""Room for the lid of the box it was played from."""
_TELLING = {"record.newer_format", "record.unknown_game", "record.newer_rules", "record.older_rules"}
"""What players can do something about; the commands have the rest in detail."""


class Load(Page):
    """A list; below it what can be done with the chosen one."""

    def __init__(self, house: "House") -> None:
        self.entries: list[Entry] = []
        self.chosen = 0
        super().__init__(house)

    def build(self) -> None:
        library, words = self.house.library, self.house.words
        self.entries = library.entries()
        x, y, width, height = _PANEL
        inner = (x + 50, y + 90, width - 100, height - 140)
        self.list = ListBox(
            inner,
            [_ROW] * len(self.entries),
            self._draw_row,
            self._open,
            selected=min(self.chosen, len(self.entries) - 1),
            picks=True,
        )
        full = bool(self.entries)
        self.form.add(
            self.list,
            Button((210.0, 956.0, 260.0, 84.0), words("ui.back"), Pop, icon="icons/back"),
            Button((1130.0, 956.0, 260.0, 84.0), words("ui.delete"), self._delete, enabled=full),
            Button(
                (1410.0, 956.0, 300.0, 84.0),
                words("ui.open"),
                lambda: self._open(self.list.selected),
                skin="ui/button_gold",
                enabled=full,
            ),
        )
        self.form.focus(self.list if full else self.form.widgets[1])

    def _open(self, row: int) -> Change | None:
        entry = self.entries[row]
        if entry.trouble is not None:
            self.house.notify(_told(entry.trouble))
            return None
        if entry.slug not in TABLES:
            self.house.notify_words(self.house.words("ui.box.unfinished_tip"))
            return None
        return resume(self.house, entry.path)

    def _delete(self) -> Change | None:
        entry = self.entries[self.list.selected]
        self.chosen = self.list.selected
        words = self.house.words
        text = words("ui.delete.sure", what=plain(self._title(entry)))
        answers = [
            Answer(words("ui.keep")),
            Answer(words("ui.delete"), lambda: self._really(entry), harms=True),
        ]
        return Push(Dialog(self.house, words("ui.delete"), text, answers))

    def _really(self, entry: Entry) -> Change | None:
        try:
            self.house.library.delete(entry.path)
        except Trouble as trouble:
            self.house.notify(trouble.message)
        self.rebuild()
        return None

    def _title(self, entry: Entry) -> str:
        if entry.title:
            return entry.title
        return self.house.speak(game(entry.slug).title()) if entry.slug else entry.path.name

    def _date(self, when: datetime) -> str:
        """A moment as the language writes it."""
        words, month, time = self.house.words, self.house.speak(MONTHS[when.month - 1]), f"{when:%H:%M}"
        if when.day == 1:
            return words("ui.date.first", month=month, year=str(when.year), time=time)
        return words("ui.date", day=str(when.day), month=month, year=str(when.year), time=time)

    def _draw_row(self, canvas: Canvas, row: int, area: Area) -> None:
        entry = self.entries[row] = self.house.library.study(self.entries[row])
        x, y, width, height = area
        if entry.slug:
            high = height - 16
            lid = (x + 16, y + 8, high * 0.75, high)
            canvas.fill_image(f"covers/{entry.slug}", lid, fade=0.45 if entry.over or entry.trouble else 1.0)
        else:
            canvas.image("icons/warning", (x + 49, y + height / 2), "light")
        x, width = x + _LID, width - _LID
        canvas.fitted(self._title(entry), (x + 24, y + 12, 620, 40), LABEL.but(size=30), "left")
        when = datetime.fromtimestamp(entry.when).astimezone()
        canvas.text(self._date(when), (x + width - 24, y + 34), LIGHT.but(size=22, colour=PALE), "right")
        if entry.trouble is not None:
            told = self.house.speak(_told(entry.trouble))
            canvas.fitted(told, (x + 24, y + 56, width - 48, 36), LIGHT.but(size=20, colour=BRASS), "left")
            return
        names = ", ".join(sitter.name for sitter in entry.sitters)
        if entry.title:  # which does not say what is played
            played = self.house.speak(game(entry.slug).title())
            names = self.house.words("ui.load.of", game=played, players=names)
        canvas.fitted(names, (x + 24, y + 56, width - 420, 36), LIGHT.but(size=22), "left")
        words = self.house.words
        told = words("ui.load.over") if entry.over else words("ui.load.round", round=entry.rounds or 0)
        canvas.text(told, (x + width - 24, y + 74), LIGHT.but(size=22, colour=BRASS), "right")

    def draw_content(self, canvas: Canvas) -> None:
        canvas.patch("ui/panel", _PANEL)
        self.headline(canvas, self.house.words("ui.load"), y=110)
        if not self.entries:
            canvas.image("icons/load", (960, 440), "light", zoom=2.4, fade=0.6)
            canvas.text(self.house.words("ui.load.empty"), (960, 520), LIGHT.but(size=28), "centre")
            note = self.house.words("ui.load.empty.note")
            canvas.paragraph(note, (560, 556, 800, 120), LIGHT.but(size=23, colour=PALE), "centre")


def _told(trouble: Message) -> Message:
    """Why a save cannot be opened, in words that mean something to who did not write the program."""
    return trouble if trouble.key in _TELLING else say("ui.load.damaged")
