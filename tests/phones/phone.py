"""A phone for tests: says what a test wants, and nothing by itself."""

import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from game.engine import Seat
from game.phones.ear import Heard
from game.phones.hub import Hub
from game.phones.served import Page

PAGE: Page = {"/": ("text/html; charset=utf-8", b"<!doctype html><title>phone</title>")}
_called: list["Phone"] = []
"""Who must still hang up when a test is over."""


@contextmanager
def opened(*seats: Seat, page: Page = PAGE) -> Iterator[Hub]:
    """A hub that listens on this computer alone."""
    hub = Hub(seats or (0, 1), "127.0.0.1", page=page)
    hub.open()
    try:
        yield hub
    finally:
        hub.close()
        while _called:
            _called.pop().close()


def until(true: Callable[[], object], seconds: float = 20.0) -> None:
    """Wait until something is so: the server has a thread of its own."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it never comes true"
        time.sleep(0.002)


def heard(hub: Hub, count: int = 1) -> list[Heard]:
    """The next few things the hub hears."""
    found: list[Heard] = []

    def enough() -> bool:
        found.extend(hub.heard())
        return len(found) >= count

    until(enough)
    return found


def asked(hub: Hub, request: str, seconds: float = 20.0) -> tuple[int, dict[str, str], bytes]:
    """The answer to a request as it is written: status, headers and body; status 0: hung up on."""
    answer = b""
    with (
        socket.create_connection(("127.0.0.1", hub.port), timeout=seconds) as plug,
        suppress(ConnectionError),
    ):
        plug.sendall(request.encode())
        while piece := plug.recv(65536):
            answer += piece
    if not answer:
        return 0, {}, b""
    head, _, body = answer.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    return int(first.split(" ")[1]), dict(line.split(": ", 1) for line in lines), body


def get(hub: Hub, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """What is fetched from a path, as a browser on the page would."""
    given = {"Host": f"127.0.0.1:{hub.port}", **headers}
    lines = (f"{name.replace('_', '-')}: {each}\r\n" for name, each in given.items())
    return asked(hub, f"GET {path} HTTP/1.1\r\n{''.join(lines)}\r\n")


def token(hub: Hub, seat: Seat) -> str:
    return hub.invitation(seat).url.partition("#")[2]


def device(name: str) -> str:
    return f"device_{name}".ljust(22, "_")


class Phone:
    """One web socket; whatever is said and heard is text."""

    def __init__(
        self, hub: Hub, seat: Seat, name: str = "own", *, language: str = "en", hello: bool = True
    ) -> None:
        calling = connect(
            f"ws://127.0.0.1:{hub.port}/ws",
            origin=Origin(f"http://127.0.0.1:{hub.port}"),
            compression=None,
            proxy=None,
        )
        self.socket: ClientConnection = calling.__enter__()
        _called.append(self)
        if hello:
            self.say({"is": "hello", "token": token(hub, seat), "device": device(name), "language": language})

    def say(self, message: object) -> None:
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def hear(self, seconds: float = 20.0) -> Any:
        """The next message after a welcome; TimeoutError if there is none."""
        message = json.loads(self.socket.recv(timeout=seconds))
        return self.hear(seconds) if message["is"] == "welcome" else message

    def answer(self, number: int, code: str) -> None:
        self.say({"is": "answer", "number": number, "code": code})

    def is_let_go(self, seconds: float = 20.0) -> bool:
        """Whether the connection is closed after whatever is still said."""
        try:
            while True:
                self.hear(seconds)
        except ConnectionClosed:
            return True
        except TimeoutError:
            return False

    def close(self) -> None:
        self.socket.close()

    def die(self) -> None:
        """As if the battery were dead: no good-bye, the connection is simply cut."""
        self.socket.socket.shutdown(socket.SHUT_RDWR)
