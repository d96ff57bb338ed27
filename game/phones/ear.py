"""What the server's thread hears, handed to the main thread."""

from dataclasses import dataclass, field
from threading import Lock

from game.engine import Seat
from game.phones.wire import Part

_UNHEARD = 8
"""Messages of one seat that may wait for the main thread; a person never sends so many in a frame."""


@dataclass(frozen=True, slots=True)
class Joined:
    """A phone sits at its seat, for the first time or again."""

    seat: Seat
    language: str


@dataclass(frozen=True, slots=True)
class Left:
    """The phone of a seat is gone; it may come back."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer, by its code or by its parts; nobody has looked at whether it can be given."""

    seat: Seat
    number: int
    code: str | None = None
    parts: tuple[Part, ...] | None = None


@dataclass(frozen=True, slots=True)
class Knocked:
    """Another phone wants the seat; somebody at the big screen must say whether it may have it."""

    seat: Seat
    device: str
    """What kind of phone it says it is, if that is one we know; else nothing."""


@dataclass(frozen=True, slots=True)
class Spoke:
    """A phone changed its language."""

    seat: Seat
    language: str


Heard = Joined | Left | Answered | Knocked | Spoke


@dataclass(slots=True)
class Ear:
    """Keeps what was heard until it is asked for; no seat can fill it."""

    _lock: Lock = field(default_factory=Lock, repr=False)
    _heard: list[Heard] = field(default_factory=list)

    def hear(self, what: Heard) -> bool:
        """Keep it; False for an answer or another wish too many."""
        with self._lock:
            if sum(each.seat == what.seat for each in self._heard) >= _UNHEARD:
                if isinstance(what, Answered | Spoke):
                    return False
                # that a phone came, went or knocked is heard once: it does so all night, perhaps to nobody
                same = [
                    n
                    for n, each in enumerate(self._heard)
                    if (type(each), each.seat) == (type(what), what.seat)
                ]
                if same:
                    del self._heard[same[0]]
            self._heard.append(what)
            return True

    def take(self) -> list[Heard]:
        """What was heard since this was last asked, in order."""
        with self._lock:
            heard, self._heard = self._heard, []
            return heard
