"""One phone's connection: what it is still to be sent, and how much it may say."""

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Protocol

from game.phones.gate import Bucket
from game.phones.wire import Bye, Reason, ToPhone, written

_SLOW = 10.0
"""Seconds within which a phone must have taken what it is sent."""
_NOTES = 16
"""Notes that may wait to be sent."""


class Socket(Protocol):
    """The little that is needed of a web socket."""

    async def send(self, message: str) -> None: ...

    async def close(self) -> None: ...

    def abort(self) -> None: ...


@dataclass(eq=False)
class Line:
    """Sends notes in order and, of screens, only the last: whoever reads slowly misses none that counts."""

    socket: Socket
    now: Callable[[], float]
    language: str = "en"
    device: bytes = field(default=b"", repr=False)
    kind: str = ""
    _notes: deque[str] = field(default_factory=deque, repr=False)
    _screen: str | None = field(default=None, repr=False)
    _more: asyncio.Event = field(default_factory=asyncio.Event, repr=False)
    leaving: bool = False

    def __post_init__(self) -> None:
        self.talk = Bucket(16, 8, self.now)

    def note(self, message: ToPhone) -> None:
        """Send this next; a phone that takes nothing more is let go."""
        if self.leaving:
            return
        if len(self._notes) >= _NOTES:
            self.drop()
            return
        self._notes.append(written(message))
        self._more.set()

    def show(self, screen: str) -> None:
        """Send this screen, in place of one that has not gone out yet."""
        if not self.leaving:
            self._screen = screen
            self._more.set()

    def bye(self, reason: Reason, why: str) -> None:
        """Say good-bye, and close the connection."""
        self.note(Bye(reason, why))
        self.leaving, self._screen = True, None
        self._more.set()

    def drop(self) -> None:
        """Let the connection go without another word."""
        self.leaving = True
        self._notes.clear()
        self.socket.abort()
        self._more.set()

    async def send(self) -> None:
        """Send what there is as it comes, until the connection is closed."""
        with suppress(ConnectionError):
            while not (self.leaving and not self._notes):
                await self._more.wait()
                self._more.clear()
                await self._send_all()
            await self.socket.close()

    async def _send_all(self) -> None:
        while self._notes or self._screen is not None:
            if self._notes:
                message = self._notes.popleft()
            else:
                assert self._screen is not None
                message, self._screen = self._screen, None
            try:
                async with asyncio.timeout(_SLOW):
                    await self.socket.send(message)
            except TimeoutError:
                self.drop()
