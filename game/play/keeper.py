"""Keeps a match on disk while it is played: every answer, as soon as it is given."""

import atexit
import os
from io import BufferedRandom
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic

from game import files
from game.engine import Message, say
from game.locks import Lock

PATIENCE = 1.0
"""Seconds that a match waits for a slow disk before it goes on without."""


class Keeper:
    """Writes one record in a thread of its own; a kill loses at most the answer being given.

    Answers are appended and synced one by one. A new match and an answer taken back replace the whole file,
    and so does the first answer after something went wrong, since nobody knows what was written then.
    """

    def __init__(self, path: Path, text: str, lock: Lock | None = None) -> None:
        self.path = path
        self._lock = lock
        """Held on the file as long as it may be written: another window must not write it meanwhile."""
        self._queue: SimpleQueue[tuple[str, bool] | None] = SimpleQueue()
        self._text: list[str] = []
        self._file: BufferedRandom | None = None
        self._broken = False
        self._rotated = False
        self._trouble: Message | None = None
        self._given = self._done = 0
        self._since = monotonic()
        self._closed = False
        self._thread = Thread(target=self._run, name="keeper", daemon=True)
        self._thread.start()
        atexit.register(self.close)
        self.rewrite(text)

    def add(self, line: str) -> None:
        """Keep one more answer."""
        self._put(line, whole=False)

    def rewrite(self, text: str) -> None:
        """Keep this instead of everything before."""
        self._put(text, whole=True)

    def behind(self) -> bool:
        """Whether something is still being written, and it is worth waiting for."""
        return self._given != self._done and monotonic() - self._since < PATIENCE

    def trouble(self) -> Message | None:
        """Why the match is not safe on disk, as long as it is not."""
        return self._trouble

    def close(self) -> Message | None:
        """Write what is left, try once more what failed, and stop; what could not be written is told."""
        if not self._closed:
            self._closed = True
            atexit.unregister(self.close)
            self._queue.put(None)
        self._thread.join(10.0)
        return self._trouble

    def _put(self, text: str, *, whole: bool) -> None:
        self._given += 1
        self._since = monotonic()
        self._queue.put((text, whole))

    def _run(self) -> None:
        """The life of the thread: take what has come, write it, and so on until the end."""
        going = True
        while going:
            fresh, whole, jobs = "", False, self._take()
            for job in jobs:
                if job is None:
                    going = False
                elif job[1]:
                    self._text, fresh, whole = [job[0]], "", True
                else:
                    self._text.append(job[0])
                    fresh += job[0]
            self._write(fresh, whole=whole or self._broken)
            self._done += len(jobs) - jobs.count(None)
        self._shut()
        if self._lock is not None:
            self._lock.release()

    def _take(self) -> list[tuple[str, bool] | None]:
        """Wait for something to do, and take all there is: one sync is enough for it."""
        jobs = [self._queue.get()]
        try:
            while True:
                jobs.append(self._queue.get_nowait())
        except Empty:
            return jobs

    def _write(self, fresh: str, *, whole: bool) -> None:
        try:
            if whole:
                self._shut()
                files.write(self.path, "".join(self._text).encode(), rotate=not self._rotated)
                self._rotated = True
            elif fresh:
                self._append(fresh)
            self._broken, self._trouble = False, None
        except Exception as error:  # noqa: BLE001 - whatever it is, the next answer must be tried again
            why = files.reason(error) if isinstance(error, OSError) else repr(error)
            self._broken, self._trouble = True, say("play.not_kept", why=why)

    def _append(self, fresh: str) -> None:
        if self._file is None:
            self._file = self.path.open(
                "r+b"
            )  # it must be there: an answer without its match is worth nothing
            self._file.seek(0, os.SEEK_END)
        self._file.write(fresh.encode())
        self._file.flush()
        os.fsync(self._file.fileno())

    def _shut(self) -> None:
        """Close the file, which Windows wants before it is replaced; what was not written will be, whole."""
        file, self._file = self._file, None
        if file is not None:
            try:
                file.close()
            except OSError:
                self._broken = True
