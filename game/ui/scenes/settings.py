"""The settings: each takes effect the moment it is changed."""

from collections.abc import Callable
from typing import Any

import msgspec

from game.engine import Message, say
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.scene import Change, Pop
from game.ui.scenes.page import Page
from game.ui.scenes.told import draw_told
from game.ui.styles import LIGHT
from game.ui.widgets.button import Button
from game.ui.widgets.choice import Choice
from game.ui.widgets.slider import Slider
from game.ui.widgets.toggle import Toggle
from game.ui.widgets.widget import Widget
from game.ui.wording import LANGUAGES, SETTINGS, SPEEDS

_PANEL = (330.0, 126.0, 1260.0, 800.0)
_TOLD: Area = (420.0, 812.0, 1080.0, 96.0)
"""Where the setting that is pointed at is explained."""
_TOP = _PANEL[1] + 82
_STEP = (_TOLD[1] - _TOP - 2) / len(SETTINGS)
_ROW = _STEP - 3
_LABEL, _CONTROL = 420.0, 960.0
_VALUES: dict[str, dict[str, Message]] = {"language": LANGUAGES, "speed": SPEEDS}
_TEXT_SIZES = (100, 125, 150)
_KEPT = (25, 50, 100, 250, 1000)
_PAGES = {"music": "sound", "mute": "sound"}
"""Settings of which another one's page tells."""


class SettingsPage(Page):
    """One row a setting; the one that is pointed at is explained below."""

    see_through = True
    tunes = ()

    def build(self) -> None:
        speak = self.house.speak
        for number, (name, (_, tip)) in enumerate(SETTINGS.items()):
            place = (_CONTROL, self._row(number) + 4, 540.0, _ROW - 8)
            control = self._control(name, place, speak(tip))
            control.page = f"house/setting.{_PAGES.get(name, name)}"
            self.form.add(control)
        back = (830.0, 940.0, 260.0, 84.0)
        self.form.add(Button(back, self.house.words("ui.done"), Pop, skin="ui/button_gold"))

    def _control(self, name: str, area: Area, tip: str) -> Widget:
        now, put = getattr(self.house.settings, name), self._setter(name)
        if name in ("sound", "music"):
            return Slider(area, now, put, tip=tip)
        if name in _VALUES:
            values = [(value, self.house.speak(words)) for value, words in _VALUES[name].items()]
            return Choice(area, values, now, put, tip=tip)
        if name == "text_size":
            sizes = [(size, self.house.speak(say("text.share", share=size / 100))) for size in _TEXT_SIZES]
            return Choice(area, sizes, now, put, tip=tip)
        if name == "kept_matches":
            kept = [(most, self.house.speaker.word(most)) for most in _KEPT]
            return Choice(
                area, [*kept, (0, self.house.words("ui.settings.kept_matches.all"))], now, put, tip=tip
            )
        return Toggle(area, now, put, tip=tip, states=(self.house.words("ui.off"), self.house.words("ui.on")))

    def _setter(self, name: str) -> Callable[[Any], Change | None]:
        def put(value: Any) -> Change | None:
            self.house.change(msgspec.structs.replace(self.house.settings, **{name: value}))
            if name == "sound":
                self.house.audio.play("token")  # how loud that is cannot be told from a number
            return None

        return put

    @staticmethod
    def _row(number: int) -> float:
        return _TOP + number * _STEP

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(0.82)
        canvas.patch("ui/panel", _PANEL)
        self.headline(canvas, self.house.words("ui.settings"), y=134)
        for number, (title, _) in enumerate(SETTINGS.values()):
            label = self.house.speak(title)
            canvas.fitted(
                label, (_LABEL, self._row(number), _CONTROL - _LABEL - 30, _ROW), LIGHT.but(size=26), "left"
            )
        draw_told(canvas, self.form.tipped, self.house.words("ui.settings.note"), _TOLD)
        self.form.draw(canvas)

    def tip(self) -> tuple[str, Area] | None:
        """What would be said beside the pointer stands at the foot of the panel."""
        return None
