"""One seat as the server knows it: whose phone it is, what that phone shows, and who else would like it."""

import hmac
from dataclasses import dataclass, field
from time import monotonic

from game.engine import Seat
from game.phones.gate import Bucket
from game.phones.line import Line

_KNOCKS, _A_SECOND = 4, 1 / 20
"""How often other phones may knock: each time, those at the big screen are asked."""


@dataclass(slots=True, eq=False)
class Chair:
    """A seat for one phone; another one waits until the big screen has decided."""

    seat: Seat
    device: bytes = field(default=b"", repr=False)
    """The phone the seat belongs to, also while it is gone; nothing: nobody's yet."""
    line: Line | None = None
    knocking: Line | None = None
    screen: str | None = field(default=None, repr=False)
    """What the phone shows, as it is sent."""
    sent_away: set[bytes] = field(default_factory=set, repr=False)
    knocks: Bucket = field(default_factory=lambda: Bucket(_KNOCKS, _A_SECOND, monotonic), repr=False)

    def is_own(self, line: Line) -> bool:
        """Whether a phone has this seat, or can have it because nobody has."""
        return not self.device or hmac.compare_digest(self.device, line.device)

    def sit(self, line: Line) -> Line | None:
        """Let a phone sit down; whoever sat there gets up."""
        before, self.line, self.device = self.line, line, line.device
        if self.screen is not None:
            line.show(self.screen)
        return before

    def show(self, screen: str) -> None:
        self.screen = screen
        if self.line is not None:
            self.line.show(screen)

    def lines(self) -> list[Line]:
        """Who is connected for this seat."""
        return [each for each in (self.line, self.knocking) if each is not None]
