"""One process in which bots think: started, asked one question after the other, given up when it hangs."""

import os
import signal
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Thread
from time import monotonic
from typing import Any

from game.play.desk import Failure, Find, Question, Reply, think

START_LIMIT = 15.0
"""Seconds in which the process must come up; a busy machine may take its time."""


class Worker:
    """The life of one process; nothing here ever waits for it."""

    def __init__(self, find: Find, hard_limit: float) -> None:
        self._find = find  # the process gets it by its name, so it must be a function of a module
        self._hard_limit = hard_limit
        self._asked: int | None = None
        """The ticket of the question it is at."""
        self._since = 0.0
        self._process: BaseProcess | None = None
        self._connection: Connection[Any, Any] | None = None
        self.came_up = False
        """Whether its last process ever was ready."""
        self._ended: list[BaseProcess] = []
        """Killed, but the system has not yet taken them away."""

    @property
    def pid(self) -> int | None:
        """The process, if there is one."""
        return self._process.pid if self._process else None

    @property
    def lives(self) -> bool:
        """Whether there is a process, be it only on its way."""
        return self._process is not None

    @property
    def thinks(self) -> bool:
        """Whether it is at a question."""
        return self._asked is not None

    @property
    def comes(self) -> bool:
        """Whether its process was started and has not come up yet."""
        return self.lives and not self.came_up

    @property
    def free(self) -> bool:
        """Whether it would begin to think at once."""
        return self.lives and self.came_up and not self.thinks

    def start(self) -> bool:
        """Start the process without waiting for it; whether there is one now. It says when it is ready."""
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs, self._find), name="bots", daemon=True)
        try:
            process.start()
        except OSError:  # too many processes, or no memory for one more
            ours.close()
            return False
        finally:
            theirs.close()  # or the end of the process would go unnoticed
        self._process, self._connection = process, ours
        self.came_up, self._since = False, monotonic()
        return True

    def give(self, ticket: int, question: Question) -> None:
        """Have it think: from now on the time of the question runs."""
        assert self._connection is not None
        self._asked, self._since = ticket, monotonic()
        with suppress(OSError):  # it has died: that shows when its answer is looked for
            self._connection.send((ticket, question))

    def listen(self) -> Reply | None:
        """Take in what the process has said: its answer, or that there will be none and it has been ended."""
        if self._connection is None:
            return None
        try:
            while self._connection.poll():
                said: Reply | None = self._connection.recv()
                if said is not None:
                    self._asked = None
                    return said
                self.came_up = True
        except (EOFError, OSError):
            return self._given_up(Failure.DIED)
        limit = self._hard_limit if self.came_up else START_LIMIT
        if (self.thinks or not self.came_up) and monotonic() - self._since > limit:
            return self._given_up(Failure.LATE)
        return None

    def end(self) -> None:
        """End the process, whatever it is at."""
        if self._connection is not None:
            self._connection.close()
        if self._process is not None:
            self._process.kill()
            self._ended.append(self._process)
        self._process = self._connection = self._asked = None

    def bury(self, patience: float = 0.0) -> None:
        """Let go of the processes that have ended by now, or do so before long."""
        for process in self._ended.copy():
            if patience:
                process.join(patience)
            if process.exitcode is not None:
                self._ended.remove(process)
                process.close()

    def _given_up(self, failure: Failure) -> Reply | None:
        """End the process; the question it was at has failed."""
        asked = self._asked
        self.end()
        return None if asked is None else Reply(asked, failure=failure)


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
