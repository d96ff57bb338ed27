"""Counts the processes that a program starts, so that it cannot multiply unseen."""

import subprocess
import sys
import time
from pathlib import Path

_STATE, _SESSION = 0, 3
"""Fields of /proc/PID/stat after the name, which may itself hold spaces and brackets."""
_PAUSE = 0.1


def session_members(session: int, proc: Path = Path("/proc")) -> list[int]:
    """The living processes of a session."""
    found = []
    for stat in proc.glob("[0-9]*/stat"):
        try:
            fields = stat.read_text("utf-8", "replace").rpartition(")")[2].split()
        except OSError:  # it has ended meanwhile
            continue
        if int(fields[_SESSION]) == session and fields[_STATE] not in "ZX":
            found.append(int(stat.parent.name))
    return found


def most_at_once(process: subprocess.Popen[bytes], seconds: float) -> int | None:
    """Wait for a session's first process to end; how many there were at most, where that can be seen."""
    if sys.platform != "linux":
        process.wait(seconds)
        return None
    most, end = 0, time.monotonic() + seconds
    while process.poll() is None and time.monotonic() < end:
        most = max(most, len(session_members(process.pid)))
        time.sleep(_PAUSE)
    if process.poll() is None:
        process.kill()
        process.wait()
    end = time.monotonic() + 5
    while (left := session_members(process.pid)) and time.monotonic() < end:
        time.sleep(_PAUSE)
    # whoever outlives the program counts as one too many, however few they are
    return most + 100 * len(left)
