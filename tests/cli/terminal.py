"""Runs the program as people do: in a process of its own, in a terminal or in a pipe."""

import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = (sys.executable, "-m", "game")


def environment(**more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LC_"))}
    for name in ("COLUMNS", "LINES", "NO_COLOR"):
        kept.pop(name, None)
    return kept | {"LANGUAGE": "en", "TERM": "xterm", "PYTHONUTF8": "1"} | more


def piped(*arguments: str, **more: str) -> subprocess.CompletedProcess[bytes]:
    """Standard output and standard error in pipes."""
    return subprocess.run(
        [*PROGRAM, *arguments],
        cwd=ROOT,
        env=environment(**more),
        capture_output=True,
        timeout=60,
        check=False,
    )


def in_terminal(
    *arguments: str,
    columns: int = 80,
    lines: int = 24,
    interrupt: str = "",
    more: Mapping[str, str] = MappingProxyType({}),
) -> tuple[int, str]:
    """The exit code and everything sent to a terminal of that size; Ctrl-C once `interrupt` is read."""
    import pty
    import termios

    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, (lines, columns))
    program = subprocess.Popen(
        [*PROGRAM, *arguments],
        cwd=ROOT,
        env=environment(**more),
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
    )
    os.close(theirs)
    sent = b""
    try:
        while some := _read(ours):
            sent += some
            if interrupt and interrupt.encode() in sent:
                os.killpg(program.pid, signal.SIGINT)
                interrupt = ""
        return program.wait(60), sent.decode().replace("\r\n", "\n")
    finally:
        program.kill()
        os.close(ours)


def _read(terminal: int) -> bytes:
    """Linux ends a terminal with an error, macOS with nothing."""
    try:
        return os.read(terminal, 65_536)
    except OSError:
        return b""
