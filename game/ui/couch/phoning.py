"""The phones of an evening: one server, from the first invitation until everybody leaves."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from game.engine import Seat
from game.phones.invitation import Invitation

if TYPE_CHECKING:
    from game.phones.hub import Hub
    from game.phones.party import Party
    from game.phones.reach import Obstacle
    from game.play.session import Session


def addresses() -> tuple[str, ...]:
    """The addresses of this computer that phones may reach, the likeliest first."""
    from game.phones.address import addresses

    return addresses()


class Phoning:
    """Keeps the hub, whose invitations and phones outlast a match: the next one is played with them too."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub

    @classmethod
    def start(cls, names: Mapping[Seat, str], address: str, language: str) -> "Phoning":
        """Listen for the phones of people who have these names; CannotListen if that is impossible."""
        from game.phones.hub import Hub
        from game.phones.page import served

        hub = Hub(tuple(names), address, names=names, language=language, page=served())
        hub.open()
        return cls(hub)

    def party(self, session: "Session", seats: Sequence[Seat]) -> "Party":
        """The phones at a match; its caller closes it."""
        from game.phones.party import Party

        return Party(session, self.hub, seats)

    def invitation(self, seat: Seat) -> Invitation:
        return self.hub.invitation(seat)

    def listen(self) -> dict[Seat, str]:
        """Hear the phones while nobody plays: which seats other phones want, and what kind of phone it is."""
        from game.phones.ear import Knocked

        return {each.seat: each.device for each in self.hub.heard() if isinstance(each, Knocked)}

    def obstacle(self) -> "Obstacle | None":
        """What seems to keep phones out."""
        return self.hub.obstacle()

    def close(self) -> None:
        """Say good-bye to all phones."""
        self.hub.close()
