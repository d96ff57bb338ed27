"""The curtain between private looks on a shared screen: a plate with a name over what all may see."""

from typing import TYPE_CHECKING

from game.engine import Message, Who, say
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.intents import Intent, Way, Wish, Wished
from game.ui.scene import Change
from game.ui.styles import LABEL, LIGHT, PALE, TITLE
from game.ui.tables.kit.portraits import draw_pad
from game.ui.tables.lull import LIFTS
from game.ui.widgets.button import GOLD, Button
from game.ui.widgets.widget import Widget, within

if TYPE_CHECKING:
    from game.ui.tables.shared import SharedScreen

_PLATE: Area = (430.0, 148.0, 1060.0, 288.0)
"""Over the middle: what lies before everybody, at the sides and below, stays in sight."""
_FACE: Point = (546.0, 273.0)
_NAME: Area = (664.0, 161.0, 360.0, 64.0)
_ASKED: Area = (664.0, 226.0, 796.0, 40.0)
_FAR: Area = (664.0, 266.0, 796.0, 36.0)
"""What is asked, and how far the round has come."""
_LOWER = 330.0
"""How much lower the plate hangs when the pointer lies where the button would be."""
_LIFT: Area = (664.0, 318.0, 460.0, 96.0)
_THEN: Area = (1148.0, 326.0, 318.0, 80.0)
"""Who looks after that."""
_BACK: Area = (1148.0, 324.0, 260.0, 84.0)
"""For who called, and may leave the curtain be."""
_LESS = LIGHT.but(size=24, colour=PALE)
_DIM = 0.32
"""How much darker the picture is: nothing happens there now."""
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
        at, (x, y, width, height) = self._table.form.at, _LIFT
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
        lift = Lift(self.hung(_LIFT), told, self.lift, skin=GOLD, wish=Way.UP, style=style)
        lift.pad = pad
        found: list[Widget] = [lift]
        if self._table.privacy.called:
            found.append(Back(self.hung(_BACK), words("ui.back"), self.close, wish=Wish.CANCEL))
        return found

    @property
    def _pad(self) -> int:
        """The number of the pad of whoever is named; 0 if they have none."""
        return self._table.session.channels.pad_of(self._table.privacy.seat)

    def close_button(self) -> Widget:
        """For who called and has nothing to say."""
        return Button(_CLOSE, self._table.house.words("ui.curtain.close"), self.close, skin=GOLD)

    def draw(self, canvas: Canvas) -> None:
        """Over what all may see: whose turn it is to sit before the screen, for what, and what comes then."""
        table, seat = self._table, self._table.privacy.seat
        assert seat is not None
        canvas.veil(_DIM)
        canvas.patch("ui/panel", self.hung(_PLATE))
        sitter = table.session.sitters[seat]
        x, y = self.hung((*_FACE, 0.0, 0.0))[:2]
        canvas.image(f"portraits/{sitter.portrait}", (x, y), zoom=1.6)
        canvas.image("icons/player", (x + 74, y + 74), sitter.colour, zoom=1.4)
        if self._pad:
            draw_pad(canvas, (x - 78, y + 78), self._pad, 1.3)
        canvas.fitted(sitter.name, self.hung(_NAME), TITLE, "left")
        canvas.fitted(table.speaker(self._asked()), self.hung(_ASKED), LIGHT, "left")
        canvas.fitted(" · ".join(map(table.speaker, table.how_far())), self.hung(_FAR), _LESS, "left")
        for then in self._then():
            canvas.boxed(table.speaker(then), self.hung(_THEN), _LESS, "left")

    def _asked(self) -> Message:
        """What is asked behind it, as far as all may know; who calls has reasons of their own."""
        table, seat = self._table, self._table.privacy.seat
        assert seat is not None
        if not table.privacy.called:
            known = (ask for ask in table.session.asks() if ask.seat == seat and not ask.private)
            told = next(filter(None, map(table.asks_for, known)), None)
            if told is not None:
                return told
        return say("ui.curtain", player=Who(seat))

    def _then(self) -> tuple[Message, ...]:
        """Who looks after that: all know who has not chosen yet."""
        privacy = self._table.privacy
        waiting = [ask.seat for ask in privacy.hidden(self._table.session.asks())]
        others = tuple(Who(seat) for seat in privacy.order(waiting) if seat != privacy.seat)
        return (say("ui.curtain.then", players=others),) if others and not privacy.called else ()

    def hung(self, area: Area) -> Area:
        """Where something lies that hangs with the plate."""
        x, y, width, height = area
        return x, y + (_LOWER if self._lower else 0.0), width, height
