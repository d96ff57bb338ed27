"""Phones are invited: a code for each seat, who has come, and what to do where nobody comes."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from game.engine import Seat, Trouble
from game.play.seating import Sitter
from game.ui.canvas import Canvas
from game.ui.couch.codes import CodeCard, places
from game.ui.couch.knocking import knocked
from game.ui.couch.one_code import OneCode
from game.ui.couch.phoning import Phoning, addresses
from game.ui.design import Area
from game.ui.scene import Change, Push
from game.ui.scenes.page import Page
from game.ui.styles import BRASS, LIGHT, Style, largest
from game.ui.widgets.button import GOLD, Button
from game.ui.widgets.choice import Choice
from game.ui.wording import OBSTACLES

if TYPE_CHECKING:
    from game.ui.house import House

_CODES: Area = (50.0, 156.0, 1290.0, 780.0)
_PANEL: Area = (1366.0, 150.0, 504.0, 790.0)
_EDGE = 44.0
_TEXT = LIGHT.but(size=23)
_APART = 22.0
_LEAST = 17.0
_CHOICE = 64.0


class Invite(Page):
    """Stays until somebody says that all are there, or goes back; the server is off before and after that."""

    def __init__(
        self,
        house: "House",
        people: Mapping[Seat, Sitter],
        seats: tuple[Seat, ...],
        go: Callable[[], Change | None],
        *,
        playing: bool = False,
        networks: tuple[str, ...] = (),
    ) -> None:
        """`people` are all who may want a phone one day, `seats` those who want one now.

        `playing`: a match goes on below, which hears the phones. `networks`: the addresses to choose from, if
        they are not those of this computer.
        """
        self._people, self._seats, self._go, self._playing = people, seats, go, playing
        self._addresses = networks or addresses()
        self._trouble = ""
        self._went_on = False
        self._state: tuple[object, ...] = ()
        self._knocks: dict[Seat, str] = {}
        if house.phoning is None:
            self._listen(house, self._addresses[0])
        super().__init__(house)

    def _listen(self, house: "House", address: str) -> None:
        """Begin to serve at an address; other codes are shown from then on."""
        house.hang_up()
        names = {seat: sitter.name for seat, sitter in self._people.items()}
        try:
            house.phoning = Phoning.start(names, address, house.language)
            self._trouble = ""
        except Trouble as trouble:
            self._trouble = house.speak(trouble.message)

    def build(self) -> None:
        words, phoning = self.house.words, self.house.phoning
        if phoning is not None:
            for seat, area in zip(self._seats, places(len(self._seats), _CODES), strict=True):
                here = phoning.hub.is_here(seat)
                told = words("ui.phones.here") if here else words("ui.phones.scan")
                show = partial(self._enlarge, seat)
                tip = words("ui.phones.larger")
                card = CodeCard(area, self._people[seat], phoning.invitation(seat), show, (told, tip))
                card.here = here
                self.form.add(card)
        if len(self._addresses) > 1 and not self._playing:
            x, y, width, height = _PANEL
            area = (x + _EDGE, y + height - _CHOICE - 40, width - 2 * _EDGE, _CHOICE)
            values = [(each, each) for each in self._addresses]
            now = self._addresses[0] if phoning is None else phoning.hub.address
            self.form.add(Choice(area, values, now, self._move, tip=words("ui.phones.address.tip")))
        start = Button(
            (1500.0, 956.0, 370.0, 92.0),
            words("ui.phones.go_on") if self._playing else words("ui.start"),
            self._start,
            skin=GOLD,
            enabled=phoning is not None,
        )
        self.form.add(
            start,
            Button((50.0, 960.0, 210.0, 84.0), words("ui.back"), self.cancel, icon="icons/back"),
            Button((274.0, 960.0, 210.0, 84.0), words("ui.rules"), self._rules, icon="icons/help"),
        )
        for widget in self.form.widgets:
            widget.page = "house/phones"
        if not any(widget.focused for widget in self.form.widgets):
            self.form.focus(start)

    def _rules(self) -> Change | None:
        return self.house.routes.rules("house", "phones")

    def _enlarge(self, seat: Seat) -> Change | None:
        return Push(OneCode(self.house, self._people[seat], seat))

    def _move(self, address: str) -> Change | None:
        """Serve at another address of this computer."""
        self._listen(self.house, address)
        self.rebuild()
        return None

    def _start(self) -> Change | None:
        self._went_on = True
        return self._go()

    def closing(self) -> None:
        super().closing()
        if not self._went_on and not self._playing:
            self.house.hang_up()

    def update(self, seconds: float) -> Change | None:
        super().update(seconds)
        phoning = self.house.phoning
        if phoning is None:
            return None
        if not self._playing:
            self._knocks |= phoning.listen()
            change = self._mind_knocks(phoning)
            if change is not None:
                return change
        state = (*(phoning.hub.is_here(seat) for seat in self._seats), phoning.obstacle())
        if state != self._state:
            self._state = state
            self.rebuild()
        return None

    def _mind_knocks(self, phoning: Phoning) -> Change | None:
        """Another phone wants a seat: somebody here must say which of them it is."""
        for seat in [seat for seat in self._knocks if not phoning.hub.is_knocking(seat)]:
            del self._knocks[seat]
        for seat, device in self._knocks.items():
            del self._knocks[seat]
            return Push(knocked(self.house, phoning.hub, seat, self._people[seat].name, device))
        return None

    @property
    def told(self) -> list[tuple[str, bool]]:
        """What stands beside the codes, each with whether it is to be seen first."""
        words, phoning = self.house.words, self.house.phoning
        if phoning is None:
            return [(self._trouble, True), (words("ui.phones.trouble"), False)]
        obstacle = phoning.obstacle()
        found = [(words("ui.phones.how"), False), (words("ui.phones.listen_in"), False)]
        if obstacle is not None:
            found.append((self.house.speak(OBSTACLES[obstacle.name]), True))
        if len(self._addresses) > 1:
            found.append((words("ui.phones.address"), False))
        return found

    def draw_content(self, canvas: Canvas) -> None:
        self.headline(canvas, self.house.words("ui.phones"), y=84)
        canvas.patch("ui/panel", _PANEL)
        x, y, width, height = _PANEL
        room, inner = width - 2 * _EDGE, height - 80 - (_CHOICE + 20 if len(self._addresses) > 1 else 0)
        told = self.told
        wished = _TEXT.but(size=_TEXT.size * canvas.type.growth, grows=False)
        style = largest(wished, _LEAST, lambda each: self._high(canvas, each, room) <= inner)
        down = y + 40
        for words, first in told:
            each = style.but(colour=BRASS) if first else style
            canvas.paragraph(words, (x + _EDGE, down, room, 0), each)
            down += canvas.paragraph_height(words, room, each) + _APART

    def _high(self, canvas: Canvas, style: Style, room: float) -> float:
        return sum(canvas.paragraph_height(words, room, style) + _APART for words, _ in self.told)
