"""The curtain between private looks on a shared screen."""

from typing import TYPE_CHECKING

from game.engine import Who, say
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.intents import Intent, Way, Wish, Wished
from game.ui.scene import Change
from game.ui.styles import LABEL, LIGHT, TITLE
from game.ui.tables.kit.portraits import draw_pad
from game.ui.tables.lull import LIFTS
from game.ui.widgets.button import GOLD, Button
from game.ui.widgets.widget import Widget, within

if TYPE_CHECKING:
    from game.ui.tables.shared import SharedScreen

_PLATE: Area = (460.0, 350.0, 1000.0, 350.0)
_LOWER = 300.0
"""How much lower the plate hangs when the pointer lies where the button would be."""
_LIFT: Area = (730.0, 556.0, 460.0, 96.0)
_LIFT_OR_BACK: tuple[Area, Area] = (588.0, 556.0, 460.0, 96.0), (1072.0, 562.0, 260.0, 84.0)
"""Both buttons, where one may leave the curtain be."""
_AROUND = 40.0
"""How far from the button the last click must have been."""
_CLOSE: Area = (1516.0, 882.0, 388.0, 82.0)


class OnCurtain(Button):
    """Is clicked, or has a key of its own: what confirms does nothing at a curtain."""

    takes_focus = False
    anybodys = True
    """Whether those may press it too whose curtain it is not."""

    @property
    def pressable(self) -> bool:
        return True


class Lift(OnCurtain):
    """Lifts the curtain for whoever is named."""

    anybodys = False
    pad = 0
    """The number of the pad that alone lifts it."""

    @property
    def pressable(self) -> bool:
        return not self.pad


class Back(OnCurtain):
    """For who called and has thought better of it."""


class Curtain:
    """Covers the table until whoever is named has the screen to themselves, and lifts it on purpose."""

    def __init__(self, table: "SharedScreen") -> None:
        self._table = table
        self._lower = False

    def fall(self) -> None:
        """Cover everything; a second click on what was clicked last hits nothing."""
        at, (x, y, width, height) = self._table.form.at, self._lifts_at
        near = (x - _AROUND, y - _AROUND, width + 2 * _AROUND, height + 2 * _AROUND)
        self._lower = at is not None and within(near, at)

    def lift(self) -> Change | None:
        """Whoever is named sits before the screen, and nobody else looks."""
        table = self._table
        table.privacy.lift()
        table.house.audio.play("curtain")
        table.look()
        return None

    def close(self) -> Change | None:
        """The look is over, or was not wanted after all."""
        self._table.privacy.close()
        self._table.look()
        return None

    def hear(self, intent: Intent) -> bool:
        """Whether a key or a pad's button meant the curtain itself."""
        if intent == LIFTS:
            self.lift()
        elif intent == Wished(Wish.CANCEL) and self._table.privacy.called:
            self.close()
        else:
            return False
        return True

    def widgets(self) -> list[Widget]:
        """To lift it; and where somebody called for it, to leave it be."""
        words, pad = self._table.house.words, self._pad
        told = words("ui.curtain.lift.pad", pad=pad) if pad else words("ui.curtain.lift")
        style = LABEL.but(face="rye", size=27) if pad else LABEL  # for the sake of its number
        lift = Lift(self.hung(self._lifts_at), told, self.lift, skin=GOLD, wish=Way.UP, style=style)
        lift.pad = pad
        found: list[Widget] = [lift]
        if self._table.privacy.called:
            found.append(Back(self.hung(_LIFT_OR_BACK[1]), words("ui.back"), self.close, wish=Wish.CANCEL))
        return found

    @property
    def _pad(self) -> int:
        """The number of the pad of whoever is named; 0 if they have none."""
        return self._table.session.channels.pad_of(self._table.privacy.seat)

    @property
    def _lifts_at(self) -> Area:
        return _LIFT_OR_BACK[0] if self._table.privacy.called else _LIFT

    def close_button(self) -> Widget:
        """For who called and has nothing to say."""
        return Button(_CLOSE, self._table.house.words("ui.curtain.close"), self.close, skin=GOLD)

    def draw(self, canvas: Canvas) -> None:
        """Nothing of the table, and whose turn it is to sit before the screen."""
        table, seat = self._table, self._table.privacy.seat
        assert seat is not None
        canvas.background("backgrounds/curtain")
        plate = self.hung(_PLATE)
        canvas.patch("ui/panel", plate)
        sitter = table.session.sitters[seat]
        x, y, width, _ = plate
        canvas.image(f"portraits/{sitter.portrait}", (960, y - 62), zoom=1.6)
        canvas.image("icons/player", (1034, y + 12), sitter.colour, zoom=1.4)
        if self._pad:
            draw_pad(canvas, (910, y + 8), self._pad, 1.3)
        canvas.fitted(sitter.name, (x + 60, y + 46, width - 120, 76), TITLE)
        told = table.speaker(say("ui.curtain", player=Who(seat)))
        canvas.fitted(told, (x + 60, y + 126, width - 120, 44), LIGHT)

    def hung(self, area: Area) -> Area:
        """Where something lies that hangs with the plate."""
        x, y, width, height = area
        return x, y + (_LOWER if self._lower else 0.0), width, height
