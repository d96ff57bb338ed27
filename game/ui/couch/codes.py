"""The codes of all seats that play on a phone, each on its sheet of paper."""

from collections.abc import Sequence

from game.phones.invitation import Invitation
from game.play.seating import Sitter
from game.ui.canvas import Canvas
from game.ui.couch.qr import draw_qr
from game.ui.design import Area
from game.ui.scene import Change
from game.ui.styles import FADED, INK, Style
from game.ui.tables.kit.portraits import draw_sitter
from game.ui.widgets.widget import Press, Widget

_GAP, _EDGE = 22.0, 22.0
_NAME = Style("rye", 30, INK, grows=False)
_STATE = Style("bitter_bold", 22, INK, grows=False)
_ADDRESS = Style("bitter", 18, FADED, grows=False)
_BELOW, _BESIDE, _ADDRESSES = 84.0, 240.0, 54.0
"""What name and state take below a code, or beside it where there is more room there; and the address."""
_ROOMY = 480.0
"""How high a sheet is that has room for the address: on others the code matters more."""
_FACE = 62.0
_GOOD = (38, 92, 48)


def places(count: int, area: Area) -> list[Area]:
    """Where so many sheets lie, in one row or two."""
    x, y, wide, high = area
    rows = 1 if count <= 3 else 2
    columns = max(1, -(-count // rows))
    width, height = (wide - _GAP * (columns - 1)) / columns, (high - _GAP * (rows - 1)) / rows
    width, height = min(width, height * 1.6), min(height, width * 1.45)
    left = x + (wide - columns * width - (columns - 1) * _GAP) / 2
    top = y + (high - rows * height - (rows - 1) * _GAP) / 2
    return [
        (left + (n % columns) * (width + _GAP), top + (n // columns) * (height + _GAP), width, height)
        for n in range(count)
    ]


class CodeCard(Widget):
    """One seat's code, who it is for, and whether their phone is there; pressed, it is shown larger."""

    def __init__(
        self, area: Area, sitter: Sitter, invitation: Invitation, action: Press, words: Sequence[str]
    ) -> None:
        """`words`: whether the phone is there, what that is called, and the tooltip."""
        super().__init__(area, tip=words[1])
        self.sitter, self.invitation, self.action = sitter, invitation, action
        self.told = words[0]
        self.here = False

    def activate(self) -> Change | None:
        return self.action()

    def draw(self, canvas: Canvas) -> None:
        x, y, width, height = self.area
        canvas.patch("ui/paper", self.area)
        inner = (x + _EDGE, y + _EDGE, width - 2 * _EDGE, height - 2 * _EDGE)
        if width > height * 1.3:
            side = min(inner[3], inner[2] - _BESIDE)
            draw_qr(canvas, self.invitation.matrix, (inner[0], inner[1], side, inner[3]))
            self._draw_column(canvas, (inner[0] + side + 14, inner[1], inner[2] - side - 14, inner[3]))
        else:
            side = inner[3] - self._words_high
            draw_qr(canvas, self.invitation.matrix, (inner[0], inner[1], inner[2], side))
            self._draw_words(canvas, (inner[0], inner[1] + side + 8, inner[2], self._words_high - 8))
        if self.face == "focused":
            canvas.patch("ui/focus", (x - 8, y - 8, width + 16, height + 16))

    def _draw_column(self, canvas: Canvas, area: Area) -> None:
        """The same in a narrow column, beside a code that takes all the height."""
        x, y, width, height = area
        middle, y = x + width / 2, y + height / 2 - 130
        draw_sitter(canvas, self.sitter, (middle, y + 60), 110, (42, 40))
        canvas.fitted(self.sitter.name, (x, y + 132, width, 44), _NAME)
        if self.here:
            canvas.image("icons/check", (middle, y + 238), "dark")
        style = _STATE.but(colour=_GOOD) if self.here else _STATE
        canvas.boxed(self.told, (x, y + 176, width, 56), style)

    @property
    def _words_high(self) -> float:
        return _BELOW + (_ADDRESSES if self.area[3] > _ROOMY else 0.0)

    def _draw_words(self, canvas: Canvas, area: Area) -> None:
        """Portrait and name, whether they are here, and the address for who has no camera."""
        x, y, width, height = area
        y += (height - (self._words_high - 8)) / 2
        draw_sitter(canvas, self.sitter, (x + _FACE / 2 + 4, y + 36), _FACE, (24, 20), 0.75)
        left, room = x + _FACE + 22, width - _FACE - 22
        canvas.fitted(self.sitter.name, (left, y + 2, room, 36), _NAME, "left")
        mark = 30.0 if self.here else 0.0
        if self.here:
            canvas.image("icons/check", (left + 12, y + 55), "dark", zoom=0.8)
        style = _STATE.but(colour=_GOOD) if self.here else _STATE
        canvas.fitted(self.told, (left + mark, y + 40, room - mark, 30), style, "left")
        if self.area[3] <= _ROOMY:
            return
        address, _, secret = self.invitation.url.partition("#")
        canvas.fitted(address, (x, y + 82, width, 24), _ADDRESS, "left")
        canvas.fitted("#" + secret, (x, y + 106, width, 24), _ADDRESS, "left")
