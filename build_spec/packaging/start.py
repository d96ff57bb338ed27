"""How long the program takes to its first title frame, frozen and from source."""

import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

_TIMES = 7


def start_times(root: Path, program: Path) -> tuple[float, float]:
    """Seconds to the first picture of the title: of the frozen program, and of the source in this .venv.

    Both are asked in turn, so that a busy moment of the machine slows both; the first time, when
    nothing is in the system's memory yet, counts for neither.
    """
    ways = ([str(program)], [sys.executable, "-m", "game"])
    taken: tuple[list[float], list[float]] = ([], [])
    with tempfile.TemporaryDirectory() as folder:
        for turn in range(_TIMES + 1):
            for way, seconds in zip(ways, taken, strict=True):
                passed = _seconds(way, root, Path(folder) / "title.png")
                if turn:
                    seconds.append(passed)
    return median(taken[0]), median(taken[1])


def _seconds(way: list[str], root: Path, picture: Path) -> float:
    begun = time.perf_counter()
    command = [*way, "screenshot", "title", "--size", "1280x720", "--out", str(picture)]
    subprocess.run(command, cwd=root, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - begun
