"""A pad is gone that somebody plays with: the match waits for it, or for something in its place."""

from typing import TYPE_CHECKING

from game.engine import Seat, Who, say
from game.markup import marked
from game.play.channels import SCREEN, with_pad
from game.play.session import Session
from game.ui.canvas import Canvas
from game.ui.design import HEIGHT, WIDTH, Area
from game.ui.intents import Intent, Wish, Wished, pad_of
from game.ui.scene import Change, Pop
from game.ui.scenes.page import Page
from game.ui.styles import LIGHT, TITLE
from game.ui.tables.kit.portraits import draw_pad, draw_sitter
from game.ui.tables.lull import Lull
from game.ui.tables.privacy import Screen
from game.ui.widgets.button import Button

if TYPE_CHECKING:
    from game.ui.house import House

_WIDE, _AROUND = 980.0, 70.0
_LEFT = 260.0
"""How far from the left edge the words begin, beside the portrait."""
_TEXT = LIGHT.but(size=26)
_BUTTON: tuple[float, float] = (410.0, 84.0)


class LostPad(Page):
    """Goes away by itself when the pad is back; another that nobody has takes its place with a press."""

    see_through = True
    leads_back = False
    tunes = ()

    def __init__(self, house: "House", session: Session, seat: Seat) -> None:
        self._session, self._seat = session, seat
        self._pad = session.channels.pad_of(seat)
        self._speaker = house.speaker_for(tuple(sitter.name for sitter in session.sitters))
        self.lull = Lull()
        self.lull.go_deaf()  # it comes by itself: who hammers does not mean it
        super().__init__(house)
        self.form.deaf = lambda: self.lull.deaf

    def build(self) -> None:
        x, y, width, height = self._area()
        words, (wide, high) = self.house.words, _BUTTON
        row, middle = y + height - high - 60, x + width / 2
        self.form.add(
            Button((middle - wide - 10, row, wide, high), words("ui.lost_pad.screen"), self._to_screen),
            Button((middle + 10, row, wide, high), words("ui.leave"), self.house.routes.title),
        )

    def _to_screen(self) -> Change | None:
        """Whoever sits there goes on with mouse and keyboard."""
        self._session.channels.put(self._seat, SCREEN)
        self.house.reader.pads.forget(self._pad)
        return Pop()

    def handle(self, intent: Intent) -> Change | None:
        if self.lull.swallows(intent, Screen.OPEN):
            return None
        pad = pad_of(intent)
        if not pad:
            return super().handle(intent)
        if intent == Wished(Wish.CONFIRM) and self._session.channels.seat_of(pad) is None:
            self._session.channels.put(self._seat, with_pad(pad))
            self.house.reader.pads.forget(self._pad)
            return Pop()
        return None  # the others’ pads have nothing to say here

    def cancel(self) -> Change | None:
        """There is no way round it but the two that are offered."""
        return None

    def update(self, seconds: float) -> Change | None:
        super().update(seconds)
        return Pop() if self._pad in self.house.reader.pads.here else None

    def rest(self, seconds: float) -> None:
        if self.lull.advance(seconds):
            self.house.stale = True

    @property
    def _text(self) -> str:
        told = say("ui.lost_pad.words", player=Who(self._seat), pad=self._pad)
        return marked(told, self._speaker)

    def _area(self) -> Area:
        room = _WIDE - _LEFT - _AROUND
        high = 330 + max(120.0, self.house.canvas.paragraph_height(self._text, room, _TEXT))
        return (WIDTH - _WIDE) / 2, (HEIGHT - high) / 2, _WIDE, high

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(0.6)
        x, y, width, height = self._area()
        canvas.patch("ui/dialog", (x, y, width, height))
        sitter = self._session.sitters[self._seat]
        title = self.house.words("ui.lost_pad")
        canvas.fitted(title, (x + 90, y + 48, width - 180, 64), TITLE.but(size=42))
        draw_sitter(canvas, sitter, (x + 156, y + 204), 140, (52, 56), 1.3)
        draw_pad(canvas, (x + 216, y + 150), self._pad, 1.1)
        canvas.paragraph(self._text, (x + _LEFT, y + 138, width - _LEFT - _AROUND, height), _TEXT)
        self.form.draw(canvas)
