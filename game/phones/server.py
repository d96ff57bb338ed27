"""The server: it runs in a thread of its own, knows seats and phones, and nothing of the match."""

import asyncio
import hashlib
import logging
import socket
import time
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from http import HTTPStatus

from websockets.asyncio.server import ServerConnection, serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from game.engine import Message, Seat, say
from game.phones import wire
from game.phones.chair import Chair
from game.phones.ear import Answered, Ear, Joined, Knocked, Left, Spoke
from game.phones.gate import HARD, SOCKET, Gate
from game.phones.invitation import Tokens
from game.phones.kinds import kind_of
from game.phones.line import Line
from game.phones.reach import Reach
from game.phones.served import Page, fetched, headers
from game.phones.wire import Reason
from game.text import Speaker

_HELLO = 5.0
"""Seconds in which a phone must say who it is."""
_OPENING = 15.0
"""Seconds for a request and its answer, a picture perhaps, over a poor Wi-Fi."""
_PING = 10.0
"""Seconds between signs of life; a phone that gives none for as long again is gone."""
_CLOSING = 2.0
"""Seconds for a phone to hang up as well, before it is hung up on."""
_FAREWELL = 0.5
"""Seconds for the last words before the thread ends."""
_SENT_AWAY = 16
"""Phones that are remembered as turned away from a seat."""

_PLAIN = "text/plain; charset=utf-8"

_SILENT = logging.getLogger("dustwater.phones")
"""What goes over the wire is in no log."""
_SILENT.propagate = False
_SILENT.setLevel(logging.CRITICAL + 1)
_SILENT.addHandler(logging.NullHandler())

_WHY: dict[Reason, Callable[[], Message]] = {
    "closed": lambda: say("phones.bye.closed"),
    "replaced": lambda: say("phones.bye.replaced"),
    "unknown": lambda: say("phones.bye.unknown"),
    "turned_away": lambda: say("phones.bye.turned_away"),
    "full": lambda: say("phones.bye.full"),
    "misuse": lambda: say("phones.bye.misuse"),
    "late": lambda: say("phones.bye.late"),
    "slow": lambda: say("phones.bye.slow"),
    "taken_over": lambda: say("phones.bye.taken_over"),
}


class Server:
    """Whatever happens in the server's thread; `run` is that thread, all else is called within it."""

    def __init__(self, listening: socket.socket, tokens: Tokens, seats: Iterable[Seat], page: Page) -> None:
        address, port = listening.getsockname()[:2]
        self.listening = listening
        self.host = f"{address}:{port}"
        self.ear, self.reach = Ear(), Reach()
        self.chairs = {seat: Chair(seat) for seat in seats}
        self.here: set[Seat] = set()
        self.knocking: set[Seat] = set()
        self._tokens, self._page = tokens, page
        self._gate = Gate(address, port, time.monotonic)
        self._peers: Counter[str] = Counter()
        self._open: set[ServerConnection] = set()
        self._lines: set[Line] = set()
        self.loop = asyncio.new_event_loop()
        self._end = asyncio.Event()

    def run(self) -> None:
        """Serve until `stop`."""
        try:
            self.loop.run_until_complete(self._serve())
            self.loop.run_until_complete(self.loop.shutdown_asyncgens())
        finally:
            self.listening.close()
            self.loop.close()

    def stop(self) -> None:
        """Say good-bye to everybody and end the thread."""
        self._end.set()

    async def _serve(self) -> None:
        serving = await serve(
            self._talk,
            sock=self.listening,
            process_request=self._asked,
            create_connection=self._connection(),
            compression=None,
            server_header=None,
            open_timeout=_OPENING,
            close_timeout=_OPENING,
            ping_interval=_PING,
            ping_timeout=_PING,
            max_size=wire.LONGEST,
            max_queue=4,
            logger=_SILENT,
        )
        await self._end.wait()
        for line in self._lines:
            self._bye(line, "closed")
        serving.close(close_connections=False)
        until = self.loop.time() + _FAREWELL
        while self._open and self.loop.time() < until:
            await asyncio.sleep(0.01)
        for connection in list(self._open):
            connection.transport.abort()
        await serving.wait_closed()

    # who comes in

    def _connection(self) -> type[ServerConnection]:
        server = self

        class Counted(ServerConnection):
            """A connection that is counted from its first byte, and let go where there are far too many."""

            peer = ""

            def connection_made(self, transport: asyncio.BaseTransport) -> None:
                super().connection_made(transport)
                self.peer = str((transport.get_extra_info("peername") or ("?",))[0])
                server._peers[self.peer] += 1
                server._open.add(self)
                if len(server._open) > HARD:
                    self.transport.abort()

            def connection_lost(self, exc: Exception | None) -> None:
                super().connection_lost(exc)
                server._open.discard(self)
                server._peers[self.peer] -= 1
                if not server._peers[self.peer]:
                    del server._peers[self.peer]

        return Counted

    def _asked(self, connection: ServerConnection, request: Request) -> Response | None:
        """The answer to a request; None: it is the beginning of a web socket."""
        peer = getattr(connection, "peer", "?")
        no = self._gate.refuses(request, peer, len(self._open), self._peers[peer])
        self.reach.foreign = self._gate.foreign
        if no is not None:
            return self._response(no.status, _PLAIN, f"{no.why}\n".encode())
        if request.path == SOCKET:
            connection.close_timeout = _CLOSING
            self.reach.sockets += 1
            return None
        found = fetched(self._page, request.path)
        if found is None:
            return self._response(HTTPStatus.NOT_FOUND, _PLAIN, b"There is nothing here.\n")
        if request.path == "/":
            self.reach.pages += 1
        return self._response(HTTPStatus.OK, *found)

    def _response(self, status: HTTPStatus, kind: str, body: bytes) -> Response:
        lines = {"Content-Type": kind, "Content-Length": str(len(body)), "Connection": "close"}
        if status is HTTPStatus.METHOD_NOT_ALLOWED:
            lines["Allow"] = "GET"
        return Response(status, status.phrase, Headers(lines | headers(self.host)), body)

    # what phones say

    async def _talk(self, connection: ServerConnection) -> None:
        line = Line(_Plain(connection), time.monotonic)
        self._lines.add(line)
        sending = self.loop.create_task(line.send())
        chair: Chair | None = None
        try:
            chair = await self._greeted(connection, line)
            if chair is not None:
                await self._listen(connection, line, chair)
        except ConnectionClosed:
            pass
        finally:
            if chair is not None:
                self._gone(chair, line)
            with suppress(ConnectionClosed):
                if line.leaving:
                    await sending
            sending.cancel()
            self._lines.discard(line)

    async def _greeted(self, connection: ServerConnection, line: Line) -> Chair | None:
        """The seat for which somebody comes; None: they were told why they cannot stay."""
        try:
            async with asyncio.timeout(_HELLO):
                hello = wire.read(await connection.recv())
        except TimeoutError:
            self._bye(line, "late")
            return None
        except wire.Malformed:
            self._bye(line, "misuse")
            return None
        if not isinstance(hello, wire.Hello):
            self._bye(line, "misuse")
            return None
        line.language = hello.language
        line.device = hashlib.sha256(hello.device.encode()).digest()
        request = connection.request
        line.kind = kind_of(request.headers.get("User-Agent", "") if request is not None else "")
        seat = self._tokens.seat(hello.token)
        if seat is None or seat not in self.chairs:
            self._bye(line, "unknown")
            return None
        return self._received(self.chairs[seat], line)

    def _received(self, chair: Chair, line: Line) -> Chair | None:
        """Give a phone its seat, or have it wait until the big screen has decided."""
        if chair.is_own(line):
            self._seat(chair, line)
        elif line.device in chair.sent_away:
            self._bye(line, "turned_away")
            return None
        else:
            if chair.knocking is not None and chair.knocking.device != line.device:
                self._bye(line, "full")
                return None
            if chair.knocking is None and not chair.knocks.take():
                self._bye(line, "full")
                return None
            again, chair.knocking = chair.knocking, line
            if again is not None:
                self._bye(again, "replaced")
            else:
                self.knocking.add(chair.seat)
                self.ear.hear(Knocked(chair.seat, line.kind))
            line.note(wire.Wait(Speaker(line.language)(say("phones.wait"))))
        return chair

    def _seat(self, chair: Chair, line: Line) -> None:
        before = chair.sit(line)
        if before is not None:
            self._bye(before, "replaced")
        if (
            chair.screen is None
        ):  # else the page takes silence for a bad connection, and calls again and again
            line.note(wire.Welcome(Speaker(line.language)(say("phones.welcome"))))
        self.here.add(chair.seat)
        self.reach.joined += 1
        self.ear.hear(Joined(chair.seat, line.language))

    async def _listen(self, connection: ServerConnection, line: Line, chair: Chair) -> None:
        async for frame in connection:
            if line.leaving:
                return
            try:
                message = wire.read(frame)
            except wire.Malformed:
                self._bye(line, "misuse")
                return
            if isinstance(message, wire.Hello) or not line.talk.take():
                self._bye(line, "misuse")
                return
            self._said(message, line, chair)

    def _said(self, message: wire.Answer | wire.Speak, line: Line, chair: Chair) -> None:
        if isinstance(message, wire.Speak):
            line.language = message.language
            if chair.line is line:
                self.ear.hear(Spoke(chair.seat, message.language))
            return
        parts = None if message.parts is None else tuple(message.parts)
        answer = Answered(chair.seat, message.number, message.code, parts)
        if chair.line is not line:
            self._refuse(line, message.number, say("phones.not_yours"))
        elif not self.ear.hear(answer):
            self._refuse(line, message.number, say("phones.too_fast"))

    def _gone(self, chair: Chair, line: Line) -> None:
        if chair.knocking is line:
            self._opened(chair)
        if chair.line is line:
            chair.line = None
            self.here.discard(chair.seat)
            self.ear.hear(Left(chair.seat))

    def _refuse(self, line: Line, number: int, why: Message) -> None:
        line.note(wire.Refused(number, Speaker(line.language)(why)))

    def _bye(self, line: Line, reason: Reason) -> None:
        line.bye(reason, Speaker(line.language)(_WHY[reason]()))

    # what the main thread wants

    def show(self, seat: Seat, screen: str) -> None:
        self.chairs[seat].show(screen)

    def refuse(self, seat: Seat, number: int, why: str) -> None:
        line = self.chairs[seat].line
        if line is not None:
            line.note(wire.Refused(number, why))

    def admit(self, seat: Seat) -> None:
        """The phone that knocked gets the seat."""
        chair = self.chairs[seat]
        line = self._opened(chair)
        if line is not None and not line.leaving:
            self._seat(chair, line)

    def turn_away(self, seat: Seat) -> None:
        """The phone that knocked must go."""
        chair = self.chairs[seat]
        line = self._opened(chair)
        if line is not None:
            if len(chair.sent_away) < _SENT_AWAY:
                chair.sent_away.add(line.device)
            self._bye(line, "turned_away")

    def _opened(self, chair: Chair) -> Line | None:
        """Nobody knocks at this seat any more: who did."""
        line, chair.knocking = chair.knocking, None
        self.knocking.discard(chair.seat)
        return line

    def let_go(self, seat: Seat) -> None:
        """The seat is played elsewhere from now on; its phone shows nothing of it any more."""
        chair = self.chairs[seat]
        chair.screen = None
        for line in chair.lines():
            self._bye(line, "taken_over")


class _Plain:
    """A connection as a line uses it."""

    def __init__(self, connection: ServerConnection) -> None:
        self._connection = connection

    async def send(self, message: str) -> None:
        try:
            await self._connection.send(message)
        except ConnectionClosed:
            raise ConnectionError from None

    async def close(self) -> None:
        try:
            async with asyncio.timeout(_CLOSING):
                await self._connection.close()
        except TimeoutError:
            self.abort()

    def abort(self) -> None:
        self._connection.transport.abort()
