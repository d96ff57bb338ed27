"""One seat's code, as large as the screen: for who sits far away, or comes back with another phone."""

from typing import TYPE_CHECKING

from game.engine import Seat
from game.play.seating import Sitter
from game.ui.canvas import Canvas
from game.ui.couch.qr import draw_qr
from game.ui.design import Area
from game.ui.scene import Pop
from game.ui.scenes.page import Page
from game.ui.styles import FADED, INK, Style
from game.ui.tables.kit.portraits import draw_sitter
from game.ui.widgets.button import Button

if TYPE_CHECKING:
    from game.ui.house import House

_SHEET: Area = (500.0, 40.0, 920.0, 900.0)
_CODE: Area = (580.0, 170.0, 760.0, 640.0)
_NAME = Style("rye", 46, INK, grows=False)
_ADDRESS = Style("bitter", 24, FADED, grows=False)


class OneCode(Page):
    """Over whatever was there; the address is written out for who has no camera."""

    see_through = True
    tunes = ()

    def __init__(self, house: "House", sitter: Sitter, seat: Seat) -> None:
        self._sitter, self._seat = sitter, seat
        super().__init__(house)

    def build(self) -> None:
        words = self.house.words
        self.form.add(
            Button((770.0, 958.0, 380.0, 84.0), words("ui.back"), Pop, icon="icons/back"),
        )

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(0.6)
        canvas.patch("ui/paper", _SHEET)
        x, y, width, _ = _SHEET
        draw_sitter(canvas, self._sitter, (x + 130, y + 76), 100, (38, 36))
        canvas.fitted(self._sitter.name, (x + 210, y + 44, width - 300, 66), _NAME, "left")
        phoning = self.house.phoning
        if phoning is not None:
            invitation = phoning.invitation(self._seat)
            draw_qr(canvas, invitation.matrix, _CODE)
            canvas.fitted(invitation.url, (x + 60, y + 796, width - 120, 40), _ADDRESS)
        self.form.draw(canvas)
