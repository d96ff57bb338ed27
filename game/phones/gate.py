"""Who may come in, how many, and how fast: what is decided before anything that was sent is looked at."""

from collections.abc import Callable
from dataclasses import dataclass
from http import HTTPStatus
from typing import Protocol

CONNECTIONS = 96
"""As many as there may be at once: six phones fetch pictures over half a dozen each."""
FROM_ONE = 48
"""And from one address."""
HARD = CONNECTIONS + 32
"""Beyond these nobody even hears why."""
SOCKET = "/ws"
_BURST, _A_SECOND = 1200, 60
"""Requests from one address: all phones may be behind it, and each fetches a hundred pictures at first."""


@dataclass(slots=True)
class Bucket:
    """A right that grows with time up to a limit, and is used up by what is done."""

    most: float
    a_second: float
    now: Callable[[], float]
    _left: float = -1.0
    _at: float = 0.0

    def take(self) -> bool:
        """Use up one; False if there is none."""
        now = self.now()
        if self._left < 0:
            self._left = self.most
        else:
            self._left = min(self.most, self._left + (now - self._at) * self.a_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Headers(Protocol):
    """The headers of a request."""

    def get_all(self, key: str) -> list[str]: ...


class Asking(Protocol):
    """A request, as far as the gate looks at it."""

    method: str
    path: str

    @property
    def headers(self) -> Headers: ...


@dataclass(frozen=True, slots=True)
class No:
    """A request that is refused, and what its sender reads: plain words for whoever looks into it."""

    status: HTTPStatus
    why: str


class Gate:
    """Lets requests in that were meant for this server and come from its own page."""

    def __init__(self, address: str, port: int, now: Callable[[], float]) -> None:
        self.hosts = frozenset({f"{address}:{port}", *([address] if port == 80 else [])})
        self.origins = frozenset(f"http://{host}" for host in self.hosts)
        self._now = now
        self._requests: dict[str, Bucket] = {}
        self.foreign = 0
        """Requests for another host or from another page."""

    def refuses(self, request: Asking, peer: str, connections: int, of_peer: int) -> No | None:
        """Why a request is not answered; None: it may come in."""
        if connections > CONNECTIONS or of_peer > FROM_ONE:
            return No(HTTPStatus.SERVICE_UNAVAILABLE, "Too many connections.")
        if not self._may_ask(peer):
            return No(HTTPStatus.TOO_MANY_REQUESTS, "Too many requests; wait a little.")
        if request.headers.get_all("Host") not in [[host] for host in self.hosts]:
            self.foreign += 1
            return No(HTTPStatus.MISDIRECTED_REQUEST, "This is not the host you asked for.")
        socket = request.path == SOCKET
        origins = request.headers.get_all("Origin")
        if (socket or origins) and origins not in [[origin] for origin in self.origins]:
            self.foreign += 1
            return No(HTTPStatus.FORBIDDEN, "Only the page of this server may ask that.")
        if request.method != "GET":
            return No(HTTPStatus.METHOD_NOT_ALLOWED, "Only GET is answered.")
        return None

    def _may_ask(self, peer: str) -> bool:
        if len(self._requests) > 4 * CONNECTIONS and peer not in self._requests:
            self._requests.clear()
        return self._requests.setdefault(peer, Bucket(_BURST, _A_SECOND, self._now)).take()
