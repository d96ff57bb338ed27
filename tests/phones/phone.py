"""A phone for tests: says what a test wants, and nothing by itself."""

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from game.engine import Seat
from game.phones.hub import Hub
from game.phones.served import Page

PAGE: Page = {"/": ("text/html; charset=utf-8", b"<!doctype html><title>phone</title>")}


@contextmanager
def opened(*seats: Seat, page: Page = PAGE) -> Iterator[Hub]:
    """A hub that listens on this computer alone."""
    hub = Hub(seats or (0, 1), "127.0.0.1", page=page)
    hub.open()
    try:
        yield hub
    finally:
        hub.close()


def device(name: str) -> str:
    return f"device_{name}".ljust(22, "_")


class Phone:
    """One web socket; whatever is said and heard is text."""

    def __init__(
        self, hub: Hub, seat: Seat, name: str = "own", *, language: str = "en", hello: bool = True
    ) -> None:
        self.socket: ClientConnection = connect(
            f"ws://127.0.0.1:{hub.port}/ws",
            origin=Origin(f"http://127.0.0.1:{hub.port}"),
            compression=None,
            proxy=None,
        )
        if hello:
            token = hub.invitation(seat).url.partition("#")[2]
            self.say({"is": "hello", "token": token, "device": device(name), "language": language})

    def say(self, message: object) -> None:
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def hear(self, seconds: float = 5.0) -> Any:
        """The next message; TimeoutError if there is none."""
        return json.loads(self.socket.recv(timeout=seconds))

    def answer(self, number: int, code: str) -> None:
        self.say({"is": "answer", "number": number, "code": code})

    def close(self) -> None:
        self.socket.close()

    def die(self) -> None:
        """As if the battery were dead: no good-bye, the connection is simply cut."""
        self.socket.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
        self.socket.socket.close()
