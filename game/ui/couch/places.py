"""Who plays with what: asked when a match goes on, and to be changed in the middle of it."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from game.engine import Seat
from game.play.channels import PHONE, SCREEN, Channel, Kind
from game.play.seating import Sitter
from game.ui.canvas import Canvas
from game.ui.couch.invite import Invite
from game.ui.couch.one_code import OneCode
from game.ui.couch.sitting import Sitting
from game.ui.design import Area
from game.ui.glyphs import draw_glyph
from game.ui.intents import Device, Intent, Wish, Wished, pad_of
from game.ui.scene import Change, Push
from game.ui.scenes.page import Page
from game.ui.styles import LABEL, LIGHT, PALE
from game.ui.tables.kit.portraits import draw_badge, draw_sitter, kind_mark
from game.ui.widgets.button import GOLD, Button
from game.ui.widgets.choice import Choice

if TYPE_CHECKING:
    from game.ui.house import House

_PANEL: Area = (230.0, 156.0, 1460.0, 700.0)
"""As large as it is for six people; with fewer it is less high."""
_STEP, _ABOVE = 106.0, 64.0
"""How far the rows are apart, and what is left free above and below all of them."""
_FACE = 84.0
_NAME = LABEL.but(size=30)
_HINT = LIGHT.but(size=23)
BOT = "bot"
"""Somebody's place is taken by a bot from now on."""

Chosen = Mapping[Seat, Channel]


class Places(Page):
    """A row for each person; phones are invited when all is chosen."""

    def __init__(
        self,
        house: "House",
        people: Mapping[Seat, Sitter],
        chosen: Chosen,
        go: Callable[[Chosen, tuple[Seat, ...]], Change | None],
        *,
        playing: bool = False,
        give_up: Callable[[], object] = lambda: None,
    ) -> None:
        """`go` gets the channels of people, and while `playing` the seats that bots take."""
        self._people, self._before, self._go, self._playing = people, dict(chosen), go, playing
        self._give_up = give_up
        self.sitting = Sitting(dict(chosen))
        self._bots: set[Seat] = set()
        self._here: tuple[bool, ...] = ()
        super().__init__(house)

    def build(self) -> None:
        words = self.house.words
        x, _, width, _ = _PANEL
        for seat, y in self._rows().items():
            area = (x + width - 900, y - 33, 520.0, 66.0)
            now = BOT if seat in self._bots else self.sitting.of(seat).kind.value
            tip = words("ui.places.bot.tip") if now == BOT else ""
            self.form.add(Choice(area, self._values(seat), now, partial(self._choose, seat), tip=tip))
            if self._is_invited(seat):
                show = partial(self._show_code, seat)
                area = (x + width - 350, y - 35, 290.0, 70.0)
                self.form.add(Button(area, words("ui.places.code"), show, icon="icons/phone"))
        go_on = Button((1500.0, 956.0, 370.0, 92.0), words("ui.resume"), self._confirm, skin=GOLD)
        self.form.add(
            go_on, Button((50.0, 960.0, 210.0, 84.0), words("ui.back"), self.cancel, icon="icons/back")
        )
        for widget in self.form.widgets:
            widget.page = "house/places"
        if not any(widget.focused for widget in self.form.widgets):
            self.form.focus(go_on)

    def cancel(self) -> Change | None:
        self._give_up()
        return super().cancel()

    def _panel(self) -> Area:
        x, y, width, most = _PANEL
        height = min(most, _STEP * len(self._people) + _ABOVE)
        return x, y + (most - height) / 2, width, height

    def _rows(self) -> dict[Seat, float]:
        """The middle of each row."""
        _, y, _, height = self._panel()
        step = (height - _ABOVE) / len(self._people)
        start = y + _ABOVE / 2
        return {seat: start + (n + 0.5) * step for n, seat in enumerate(self._people)}

    def _values(self, seat: Seat) -> list[tuple[str, str]]:
        words, channel = self.house.words, self.sitting.of(seat)
        found = [(Kind.SCREEN.value, words("ui.places.screen"))]
        if channel.pad:
            found.append((Kind.PAD.value, words("ui.places.pad", pad=channel.pad)))
        found.append((Kind.PHONE.value, words("ui.places.phone")))
        if self._playing and self._before.get(seat) == PHONE:
            found.append((BOT, words("ui.places.bot")))
        return found

    def _choose(self, seat: Seat, kind: str) -> Change | None:
        self._bots.discard(seat)
        if kind == BOT:
            self._bots.add(seat)
            self.sitting.put(seat, PHONE)
        elif kind != Kind.PAD:
            self.sitting.put(seat, PHONE if kind == Kind.PHONE else SCREEN)
        self.rebuild()
        return None

    def _is_invited(self, seat: Seat) -> bool:
        """Whether a phone may come to a seat just now."""
        playing = self._playing and self._before.get(seat) == PHONE == self.sitting.of(seat)
        return playing and seat not in self._bots and self.house.phoning is not None

    def _show_code(self, seat: Seat) -> Change | None:
        return Push(OneCode(self.house, self._people[seat], seat))

    def _confirm(self) -> Change | None:
        """Go on, by way of the invitations if somebody is to have a phone who had none."""
        chosen = {seat: self.sitting.of(seat) for seat in self._people if seat not in self._bots}
        phones = tuple(seat for seat, channel in chosen.items() if channel == PHONE)
        bots = tuple(self._bots)
        new = [seat for seat in phones if not self._playing or self._before.get(seat) != PHONE]
        go = partial(self._go, chosen, bots)
        if not new:
            return go()
        return Push(Invite(self.house, self._people, phones, go, playing=self._playing))

    def handle(self, intent: Intent) -> Change | None:
        pad = pad_of(intent)
        if pad and intent == Wished(Wish.FIRST_ACTION):
            self.sitting.press(pad, [seat for seat in self._people if seat not in self._bots])
            self.house.audio.play("click")
            self.rebuild()
            return None
        return super().handle(intent)

    def update(self, seconds: float) -> Change | None:
        super().update(seconds)
        here = tuple(self._is_here(seat) for seat in self._people)
        if self.sitting.unplug(self.house.reader.pads.here) or here != self._here:
            self._here = here
            self.rebuild()
        return None

    def _is_here(self, seat: Seat) -> bool:
        return self.house.phoning is not None and self.house.phoning.hub.is_here(seat)

    def draw_content(self, canvas: Canvas) -> None:
        words = self.house.words
        self.headline(canvas, words("ui.places"), y=84)
        x, y, width, height = self._panel()
        canvas.patch("ui/panel", (x, y, width, height))
        for seat, middle in self._rows().items():
            sitter = self._people[seat]
            draw_sitter(canvas, sitter, (x + 110, middle), _FACE, (32, 30), 0.9)
            away = self._is_invited(seat) and not self._is_here(seat)
            mark = "robot" if seat in self._bots else kind_mark(sitter, self.sitting.of(seat))
            mark = "warning" if away else mark
            if mark:
                draw_badge(canvas, (x + 146, middle - 28), mark)
            canvas.fitted(sitter.name, (x + 190, middle - 26, width - 1110, 52), _NAME, "left")
        foot = y + height + 42
        told = words("ui.places.pads")
        wide = canvas.type.width(told, _HINT) + 56
        device = self.house.reader.device if self.house.reader.device.is_pad else Device.XBOX
        draw_glyph(canvas, device, Wish.FIRST_ACTION, (960 - wide / 2 + 20, foot))
        canvas.text(told, (960 - wide / 2 + 56, foot), _HINT.but(colour=PALE))
