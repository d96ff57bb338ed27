"""The desk of the desktop app: bots think in processes of their own, so that the window never waits."""

import os
from collections import deque

from game import ai
from game.play.desk import Failure, Find, Question, Reply
from game.play.worker import Worker

HARD_LIMIT = 2.5
"""Seconds after which a bot that does not answer is given up and its process ended."""
MAX_STARTS = 3
"""Times in a row that a process may die before it ever answers; after that none is tried any more."""
_MOST = 3
"""Processes, however many cores there are: seldom are more asked at once, and each takes memory."""


def workers_here() -> int:
    """How many processes think side by side on this machine: one core is the window's."""
    affinity = getattr(os, "sched_getaffinity", None)
    cores = len(affinity(0)) if affinity is not None else os.cpu_count() or 1
    return max(1, min(_MOST, cores - 1))


class WorkerDesk:
    """A line of questions and some processes, each of which answers one after the other.

    A question waits here until a process is free: only then does its time begin to run. A process is started
    when it is first needed, and replaced when it dies or hangs.
    """

    def __init__(
        self, find: Find = ai.bot, hard_limit: float = HARD_LIMIT, workers: int | None = None
    ) -> None:
        self._workers = [Worker(find, hard_limit) for _ in range(workers or workers_here())]
        self._tickets = 0
        self._queue: deque[tuple[int, Question]] = deque()
        self._failed_starts = 0

    @property
    def pids(self) -> tuple[int, ...]:
        """The processes that there are."""
        return tuple(worker.pid for worker in self._workers if worker.pid is not None)

    @property
    def thinking(self) -> int:
        """How many questions are being thought about at this moment."""
        return sum(worker.thinks for worker in self._workers)

    def warm(self) -> None:
        if not self._any_lives and self._failed_starts < MAX_STARTS:
            self._start(self._workers[0])

    def ask(self, question: Question) -> int:
        self._tickets += 1
        self._queue.append((self._tickets, question))
        self._hand_over()
        return self._tickets

    def answers(self) -> list[Reply]:
        replies: list[Reply] = []
        for worker in self._workers:
            worker.bury()
            self._listen(worker, replies)
        self._hand_over()
        if self._queue and not self._any_lives and self._failed_starts >= MAX_STARTS:
            replies += [Reply(ticket, failure=Failure.DIED) for ticket, _ in self._queue]
            self._queue.clear()
        return replies

    def forget(self, ticket: int) -> None:
        self._queue = deque(each for each in self._queue if each[0] != ticket)

    def close(self) -> None:
        self._queue.clear()
        for worker in self._workers:
            worker.end()
        for worker in self._workers:
            worker.bury(patience=1.0)

    @property
    def _any_lives(self) -> bool:
        return any(worker.lives for worker in self._workers)

    def _start(self, worker: Worker) -> None:
        if not worker.start():
            self._failed_starts += 1

    def _listen(self, worker: Worker, replies: list[Reply]) -> None:
        """Take in what a process has said, and give it the next question before the others are heard."""
        lived = worker.lives
        while (reply := worker.listen()) is not None:
            replies.append(reply)
            if reply.failure not in (Failure.DIED, Failure.LATE):
                self._failed_starts = 0
            self._hand_over()
        if lived and not worker.lives:
            if not worker.came_up:
                self._failed_starts += 1
            if self._failed_starts == 0:
                self._start(worker)  # so that it is up when it is next needed

    def _hand_over(self) -> None:
        """Give the questions that wait to whoever is free; start one process more if that is not enough."""
        for worker in self._workers:
            if self._queue and worker.free:
                worker.give(*self._queue.popleft())
        if len(self._queue) <= sum(worker.comes for worker in self._workers):
            return
        absent = next((worker for worker in self._workers if not worker.lives), None)
        if not self._any_lives:
            self.warm()
        elif absent is not None and not self._failed_starts:
            self._start(absent)
