"""The shelf: every match that was kept or saved by name."""

from datetime import datetime
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from game.engine import Message, Trouble, say
from game.files import shown
from game.games import game
from game.markup import plain
from game.play.entry import Entry
from game.play.slices import Sliced
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.scene import Change, Pop, Push
from game.ui.scenes.cover import draw_cover
from game.ui.scenes.dialog import Dialog, Reply
from game.ui.scenes.page import Page
from game.ui.styles import BRASS, LABEL, LIGHT, PALE
from game.ui.widgets.button import Button
from game.ui.widgets.scroll import ListBox
from game.ui.wording import MONTHS

if TYPE_CHECKING:
    from game.ui.house import House

_PANEL: Area = (210.0, 130.0, 1500.0, 800.0)
_ROW = 104.0
_FIRST, _SLICE = 0.1, 0.01
"""Seconds for learning what is in the saves: before the page is shown, and in each frame."""
_LID = 78.0
"""Room for the lid of the box it was played from."""
_TELLING = {
    "library.no_table",
    "record.newer_format",
    "record.unknown_game",
    "record.newer_rules",
    "record.older_rules",
}
"""What players can do something about; the commands have the rest in detail."""


class Load(Page):
    """A list; below it what can be done with the chosen one."""

    def __init__(self, house: "House") -> None:
        self.entries: list[Entry] = []
        self.chosen = 0
        self._studies: dict[Path, Sliced[Entry]] = {}
        """Replays that are not finished, by what is replayed."""
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
        self._learn(_FIRST)
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

    def update(self, seconds: float) -> Change | None:
        super().update(seconds)
        self._learn(_SLICE)
        return None

    def closing(self) -> None:
        super().closing()
        self.house.library.index.write()

    def _learn(self, seconds: float) -> None:
        """Look at the saves in sight, and replay those of which it is not known how far they are.

        Thousands that nobody looks at cost nothing, and a match of endless length does not hold up the page.
        """
        until = monotonic() + seconds
        for row in self.list.in_sight():
            if self._learn_of(row, until) and monotonic() >= until:
                return

    def _learn_of(self, row: int, until: float) -> bool:
        """Look at one save, or replay some of it; whether there was something to find out."""
        entry, library = self.entries[row], self.house.library
        if not entry.looked:
            self._put(row, library.look(entry))
        elif entry.trouble is None and entry.over is None:
            study = self._studies.setdefault(entry.path, Sliced(library.studying(entry)))
            if study.go_on(until - monotonic()):
                self._put(row, study.result)
                del self._studies[entry.path]
        else:
            return False
        return True

    def _put(self, row: int, entry: Entry) -> None:
        self.entries[row], self.house.stale = entry, True

    def _open(self, row: int) -> Change | None:
        entry = self.house.library.look(self.entries[row])
        if entry.trouble is not None:
            self.house.notify(_told(entry.trouble))
            return None
        return self.house.routes.resume(entry.path)

    def _delete(self) -> Change | None:
        entry = self.entries[self.list.selected]
        self.chosen = self.list.selected
        words = self.house.words
        text = words("ui.delete.sure", what=plain(self._title(entry)))
        answers = [
            Reply(words("ui.keep")),
            Reply(words("ui.delete"), lambda: self._really(entry), harms=True),
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
        if not entry.looked:
            return "…"
        return self.house.speak(game(entry.slug).title()) if entry.slug else shown(entry.path)

    def _date(self, when: datetime) -> str:
        """A moment as the language writes it."""
        words, month, time = self.house.words, self.house.speak(MONTHS[when.month - 1]), f"{when:%H:%M}"
        if when.day == 1:
            return words("ui.date.first", month=month, year=str(when.year), time=time)
        return words("ui.date", day=str(when.day), month=month, year=str(when.year), time=time)

    def _draw_row(self, canvas: Canvas, row: int, area: Area) -> None:
        entry = self.entries[row]
        x, y, width, height = area
        if entry.slug:
            high = height - 16
            lid = (x + 16, y + 8, high * 0.75, high)
            draw_cover(canvas, entry.slug, lid, fade=0.45 if entry.over or entry.trouble else 1.0)
        elif entry.looked:
            canvas.image("icons/warning", (x + 49, y + height / 2), "light")
        x, width = x + _LID, width - _LID
        canvas.fitted(self._title(entry), (x + 24, y + 12, 620, 40), LABEL.but(size=30), "left")
        when = datetime.fromtimestamp(entry.when).astimezone()
        canvas.text(self._date(when), (x + width - 24, y + 34), LIGHT.but(size=22, colour=PALE), "right")
        if entry.trouble is not None:
            told = self.house.speak(_told(entry.trouble))
            canvas.fitted(told, (x + 24, y + 56, width - 48, 36), LIGHT.but(size=20, colour=BRASS), "left")
            return
        if not entry.looked:
            return
        names = ", ".join(sitter.name for sitter in entry.sitters)
        if entry.title:  # which does not say what is played
            played = self.house.speak(game(entry.slug).title())
            names = self.house.words("ui.load.of", game=played, players=names)
        canvas.fitted(names, (x + 24, y + 56, width - 420, 36), LIGHT.but(size=22), "left")
        if entry.over is None:
            return
        speak, style = self.house.speak, LIGHT.but(size=22, colour=BRASS)
        now = say("ui.load.round", word=game(entry.slug).a_round, round=entry.rounds or 0)
        told = speak(say("ui.load.over") if entry.over else now)
        canvas.text(told, (x + width - 24, y + 74), style, "right")

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
