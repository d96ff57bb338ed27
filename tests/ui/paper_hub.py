"""A hub that nobody listens at: tests say what phones say, and see what they are told."""

from typing import cast

from game.engine import Seat
from game.phones.ear import Answered, Heard, Joined, Knocked, Left
from game.phones.hub import Hub
from game.phones.reach import Obstacle
from game.play.session import Session
from game.ui.couch.phoning import Phoning
from game.ui.offscreen import Offscreen
from game.ui.screens_phones import PaperHub


class SaidHub(PaperHub):
    """Phones that say what a test wants."""

    def __init__(self, *here: Seat) -> None:
        super().__init__(here)
        self.said: list[Heard] = []
        self.shown: dict[Seat, bytes] = {}
        self.knocking: set[Seat] = set()
        self.done: list[tuple[str, Seat]] = []
        self.closed = False
        self.wrong: Obstacle | None = None

    def heard(self) -> list[Heard]:
        said, self.said = self.said, []
        return said

    def show(self, seat: Seat, screen: bytes) -> None:
        self.shown[seat] = screen

    def refuse(self, seat: Seat, number: int, why: str) -> None:
        raise AssertionError(f"{seat} {number}: {why}")

    def obstacle(self) -> Obstacle | None:
        return self.wrong

    def is_knocking(self, seat: Seat) -> bool:
        return seat in self.knocking

    def admit(self, seat: Seat) -> None:
        self.knocking.discard(seat)
        self.done.append(("admit", seat))

    def turn_away(self, seat: Seat) -> None:
        self.knocking.discard(seat)
        self.done.append(("turn_away", seat))

    def let_go(self, seat: Seat) -> None:
        self.done.append(("let_go", seat))

    def close(self) -> None:
        self.closed = True

    # what phones do

    def come(self, seat: Seat) -> None:
        self.here.add(seat)
        self.said.append(Joined(seat, "en"))

    def go(self, seat: Seat) -> None:
        self.here.discard(seat)
        self.said.append(Left(seat))

    def knock(self, seat: Seat, device: str = "iPhone") -> None:
        self.knocking.add(seat)
        self.said.append(Knocked(seat, device))

    def answer(self, session: Session, seat: Seat, code: str = "") -> None:
        """What the phone was asked last, by the first option if nothing is said."""
        ask = session.table.asked(seat)
        assert code or ask is not None
        told = code or (ask.options[0].code() if ask is not None else "")
        self.said.append(Answered(seat, self._numbers[seat], told))


def phoning(stage: Offscreen, *here: Seat) -> SaidHub:
    """Phones at these seats, at whatever match is laid from now on."""
    hub = SaidHub(*here)
    stage.house.phoning = Phoning(cast(Hub, hub))
    return hub
