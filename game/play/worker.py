"""The desk of the desktop app: bots think in a process of their own, so that the window never waits."""

import os
import signal
from collections import deque
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Thread
from time import monotonic
from typing import Any

from game import ai
from game.play.desk import Failure, Find, Question, Reply, think

HARD_LIMIT = 2.5
"""Seconds after which a bot that does not answer is given up and its process ended."""
START_LIMIT = 15.0
"""Seconds in which the process must come up; a busy machine may take its time."""
MAX_STARTS = 3
"""Times in a row that the process may die before it ever answers; after that it is not tried any more."""


class WorkerDesk:
    """One process that answers one question after the other, and is replaced when it dies or hangs.

    A question waits here until the process is free: only then does its time begin to run.
    """

    def __init__(self, find: Find = ai.bot, hard_limit: float = HARD_LIMIT) -> None:
        self._find = find  # the process gets it by its name, so it must be a function of a module
        self._hard_limit = hard_limit
        self._tickets = 0
        self._queue: deque[tuple[int, Question]] = deque()
        self._asked: tuple[int, Question] | None = None
        self._since = 0.0
        self._process: BaseProcess | None = None
        self._connection: Connection[Any, Any] | None = None
        self._ready = False
        self._failed_starts = 0
        self._ended: list[BaseProcess] = []
        """Killed, but the system has not yet taken them away."""

    @property
    def pid(self) -> int | None:
        """The process that thinks, if there is one."""
        return self._process.pid if self._process else None

    def warm(self) -> None:
        if self._process is None and self._failed_starts < MAX_STARTS:
            self._start()

    def ask(self, question: Question) -> int:
        self._tickets += 1
        self._queue.append((self._tickets, question))
        self.warm()
        self._hand_over()
        return self._tickets

    def answers(self) -> list[Reply]:
        self._bury()
        replies: list[Reply] = []
        if self._process is None:
            if self._queue:
                replies += self._without_process()
        else:
            self._listen(replies)
        self._hand_over()
        return replies

    def forget(self, ticket: int) -> None:
        self._queue = deque(each for each in self._queue if each[0] != ticket)

    def close(self) -> None:
        self._queue.clear()
        self._asked = None
        self._end()
        for process in self._ended:
            process.join(1.0)
        self._bury()

    def _start(self) -> None:
        """Start the process without waiting for it; it says so when it is ready."""
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs, self._find), name="bots", daemon=True)
        try:
            process.start()
        except OSError:  # too many processes, or no memory for one more
            self._failed_starts += 1
            ours.close()
            return
        finally:
            theirs.close()  # or the end of the process would go unnoticed
        self._process, self._connection = process, ours
        self._ready, self._since = False, monotonic()

    def _end(self) -> None:
        if self._connection is not None:
            self._connection.close()
        if self._process is not None:
            self._process.kill()
            self._ended.append(self._process)
        self._process = self._connection = None

    def _bury(self) -> None:
        """Let go of the processes that have ended by now."""
        for process in [each for each in self._ended if each.exitcode is not None]:
            self._ended.remove(process)
            process.close()

    def _listen(self, replies: list[Reply]) -> None:
        """Take in what the process has said; end it if it is dead or far too late."""
        assert self._connection is not None
        try:
            while self._connection.poll():
                said = self._connection.recv()
                if said is None:
                    self._ready = True
                else:
                    self._failed_starts = 0
                    self._asked = None
                    replies.append(said)
                    self._hand_over()
        except (EOFError, OSError):
            replies += self._given_up(Failure.DIED)
            return
        limit = self._hard_limit if self._ready else START_LIMIT
        if (self._asked or not self._ready) and monotonic() - self._since > limit:
            replies += self._given_up(Failure.LATE)

    def _given_up(self, failure: Failure) -> list[Reply]:
        """End the process and start another one; the question it was at has failed."""
        given_up = [] if self._asked is None else [Reply(self._asked[0], failure=failure)]
        self._asked = None
        if not self._ready:
            self._failed_starts += 1
        self._end()
        if self._queue or self._failed_starts == 0:
            self.warm()
        return given_up

    def _without_process(self) -> list[Reply]:
        """Try once more to get one; where there can be none, every question fails at once."""
        self.warm()
        if self._process is not None or self._failed_starts < MAX_STARTS:
            return []
        failed = [Reply(ticket, failure=Failure.DIED) for ticket, _ in self._queue]
        self._queue.clear()
        return failed

    def _hand_over(self) -> None:
        """Give the next question to the process if it is free."""
        if self._connection is None or not self._ready or self._asked is not None or not self._queue:
            return
        self._asked, self._since = self._queue.popleft(), monotonic()
        with suppress(OSError):  # it has died: that shows when its answer is looked for
            self._connection.send(self._asked)


def serve(connection: "Connection[Any, Any]", find: Find) -> None:
    """Answer questions until nobody asks any more: the whole life of the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the window's business
    Thread(target=_leave_with_parent, daemon=True).start()
    with suppress(EOFError, OSError):
        connection.send(None)
        while True:
            ticket, question = connection.recv()
            connection.send(think(ticket, question, find))


def _leave_with_parent() -> None:
    """End at once when the app is gone, even in the middle of a thought."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
