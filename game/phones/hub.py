"""The phones of a match, for the main thread: it shows them screens and hears what they say."""

import socket
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from threading import Thread
from typing import TYPE_CHECKING, Any

from msgspec import Raw

from game.engine import Seat, Trouble, say
from game.phones import wire
from game.phones.address import may_listen
from game.phones.ear import Heard, Joined, Spoke
from game.phones.invitation import Invitation, Tokens
from game.phones.reach import Obstacle
from game.phones.served import Page

if TYPE_CHECKING:
    from game.phones.server import Server

_ENDING = 3.0
"""Seconds after which a thread that does not end is left to end with the program."""


class CannotListen(Trouble):
    """Phones cannot be served here; the sentence says why."""


class Hub:
    """One server and its seats; made and used by the main thread, off until `open`.

    A seat's screen is kept here and sent to whoever has the seat, now or later, so nothing is lost when a
    phone sleeps, reloads or is exchanged.
    """

    def __init__(
        self,
        seats: Sequence[Seat],
        address: str,
        port: int = 0,
        names: Mapping[Seat, str] | None = None,
        *,
        language: str = "en",
        page: Page | None = None,
    ) -> None:
        self.seats = tuple(seats)
        self.names = dict(names or {})
        self.address = address
        self.port = port
        self._language = language
        self._page = page
        self._tokens = Tokens(self.seats)
        self._screens: dict[Seat, bytes] = {}
        self._serials = dict.fromkeys(self.seats, 0)
        self._numbers = dict.fromkeys(self.seats, 0)
        self._languages: dict[Seat, str] = {}
        self._server: Server | None = None
        self._thread: Thread | None = None
        self._opened = 0.0

    def __repr__(self) -> str:
        return f"Hub(seats={self.seats}, {self.address}:{self.port}, {'open' if self.is_open else 'closed'})"

    @property
    def is_open(self) -> bool:
        return self._server is not None

    @property
    def origin(self) -> str:
        """The address of the page, which is no secret and opens nothing."""
        return f"http://{self.address}:{self.port}"

    def open(self) -> None:
        """Start to listen; CannotListen if that is impossible."""
        if self._server is not None:
            return
        if not may_listen(self.address) or not 0 <= self.port < 1 << 16:
            raise CannotListen(say("phones.not_local", address=self.address))
        page = self._page if self._page is not None else _own_page()
        try:
            listening = socket.create_server((self.address, self.port), backlog=64)
        except (OSError, OverflowError):
            raise CannotListen(say("phones.cannot_listen", address=self.address)) from None
        from game.phones.server import Server  # nothing is loaded that nobody asked for

        self.port = listening.getsockname()[1]
        self._server = Server(listening, self._tokens, self.seats, page)
        self._thread = Thread(target=self._server.run, name="phones", daemon=True)
        self._thread.start()
        self._opened = time.monotonic()
        for seat in self._screens:
            self._send(seat)

    def close(self) -> None:
        """Say good-bye to all phones and end the thread."""
        server, thread = self._server, self._thread
        self._server = self._thread = None
        if server is not None and thread is not None:
            _call(server, server.stop)
            thread.join(_ENDING)

    def invitation(self, seat: Seat) -> Invitation:
        """How a phone comes to a seat, once the hub is open."""
        return self._tokens.invitation(seat, self.origin)

    def show(self, seat: Seat, screen: bytes) -> None:
        """All that a seat's phone shows from now on, as JSON."""
        if self._screens.get(seat) != screen:
            self._screens[seat] = screen
            self._serials[seat] += 1
            self._send(seat)

    def refuse(self, seat: Seat, number: int, why: str) -> None:
        """Tell a phone that its answer was not taken."""
        if self._server is not None:
            _call(self._server, self._server.refuse, seat, number, why)

    def heard(self) -> list[Heard]:
        """What came since the last call, in order."""
        heard = self._server.ear.take() if self._server is not None else []
        for each in heard:
            if isinstance(each, Joined | Spoke):
                self._languages[each.seat] = each.language
        return heard

    def language(self, seat: Seat) -> str:
        """The language of a seat's phone, as far as it was heard; the program's own until then."""
        return self._languages.get(seat, self._language)

    def next_number(self, seat: Seat) -> int:
        """A number for a question that this seat's phone has never been asked by."""
        self._numbers[seat] += 1
        return self._numbers[seat]

    def admit(self, seat: Seat) -> None:
        """The phone that knocked gets the seat, and the other one loses it."""
        if self._server is not None:
            _call(self._server, self._server.admit, seat)

    def turn_away(self, seat: Seat) -> None:
        """The phone that knocked does not get the seat."""
        if self._server is not None:
            _call(self._server, self._server.turn_away, seat)

    def let_go(self, seat: Seat) -> None:
        """A seat is played elsewhere from now on: its phone is told, and shows nothing of it any more."""
        self._screens.pop(seat, None)
        if self._server is not None:
            _call(self._server, self._server.let_go, seat)

    def is_here(self, seat: Seat) -> bool:
        """Whether a phone sits at this seat now."""
        return self._server is not None and seat in self._server.here

    def is_knocking(self, seat: Seat) -> bool:
        """Whether another phone waits to be let in: it may have given up."""
        return self._server is not None and seat in self._server.knocking

    def obstacle(self) -> Obstacle | None:
        """What seems to keep phones out; None: nothing, or it is too early to tell."""
        if self._server is None:
            return None
        return self._server.reach.obstacle(time.monotonic() - self._opened)

    def _send(self, seat: Seat) -> None:
        if self._server is not None:
            frame = wire.written(wire.Screen(self._serials[seat], Raw(self._screens[seat])))
            _call(self._server, self._server.show, seat, frame)


def _call(server: "Server", act: Callable[..., None], *args: Any) -> None:
    """Have something done in the server's thread; nothing if that has ended."""
    with suppress(RuntimeError):
        server.loop.call_soon_threadsafe(act, *args)


def _own_page() -> Page:
    from game.phones.page import served  # read from disk, and only where phones are wanted

    return served()
