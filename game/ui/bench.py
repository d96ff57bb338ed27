"""What a frame costs, beside a bare copy of the background: ratios within one run."""

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.engine import Record
from game.games import game
from game.play.session import Session
from game.play.worker_desk import WorkerDesk
from game.settings import Settings
from game.ui.bench_phones import phone_frames
from game.ui.offscreen import FRAME, offscreen
from game.ui.positions import seated
from game.ui.scenes.title import Title
from game.ui.tables import TABLES, lay_table

SIZE = (1920, 1080)
_FRAMES = 600
_SECONDS = 4.0
_STARTS = 3
_SEED = 7
_BARE = "import os; os.environ['PYGAME_HIDE_SUPPORT_PROMPT'] = '1'; import pygame"
_TITLE = """
from game.ui.scenes.title import Title
from game.ui.offscreen import offscreen
with offscreen((1920, 1080)) as shown:
    shown.show(Title(shown.house))
    shown.frames(1)
"""


@dataclass(frozen=True, slots=True)
class TableFigures:
    """What a table costs; times in seconds."""

    median: float
    slowest: float
    """Of a hundred frames, the slowest."""
    gap: float
    """The longest time between two frames while bots think."""


@dataclass(frozen=True, slots=True)
class PhoneFigures:
    """What the big screen costs while everybody plays on a phone; times in seconds."""

    median: float
    slowest: float
    """Of a hundred frames, the slowest."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured; times in seconds, shares of one processor from 0 to 1."""

    bare: float
    tables: dict[str, TableFigures]
    phones: PhoneFigures
    idle: float
    import_pygame: float
    start: float

    @property
    def start_ratio(self) -> float:
        return self.start / self.import_pygame


def measure() -> Figures:
    """Everything, one after the other."""
    return Figures(
        _bare(),
        {slug: _table(slug) for slug in TABLES},
        _phones(),
        _idle_share(),
        min(_run(_BARE) for _ in range(_STARTS)),
        min(_run(_TITLE) for _ in range(_STARTS)),
    )


def _table(slug: str) -> TableFigures:
    costs = sorted(_busy_frames(slug))
    return TableFigures(statistics.median(costs), costs[int(len(costs) * 0.99)], _longest_gap(slug))


def _phones() -> PhoneFigures:
    costs = sorted(phone_frames(SIZE, _timed))
    return PhoneFigures(statistics.median(costs), costs[int(len(costs) * 0.99)])


def _crowd(slug: str) -> Record:
    """As many as can play, bots all of them, with everything in the box on the table."""
    box = game(slug)
    return seated(slug, box.rules.seats[-1], 0, _SEED, **box.measured[-1].options)


def _timed(action: Callable[[], object]) -> float:
    """What something costs, in processor time: a busy machine must not count as a slow program."""
    start = time.thread_time()
    action()
    return time.thread_time() - start


def _run(code: str) -> float:
    """What a program costs from its start to its end."""
    before = os.times()
    subprocess.run([sys.executable, "-c", code], check=True)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def _bare() -> float:
    """A background that is there already, and nothing else."""
    with offscreen(SIZE) as shown:
        surface = shown.house.canvas.surface
        background = shown.house.canvas.art.picture("backgrounds/table", size=SIZE)

        def frame() -> None:
            surface.blit(background, (0, 0))
            pygame.display.flip()

        return statistics.median(_timed(frame) for _ in range(200))


def _busy_frames(slug: str) -> list[float]:
    """Frames of a match between bots in which something moves."""
    desk = WorkerDesk()
    try:
        with offscreen(SIZE, Settings(language="en"), desk=desk) as shown:
            scene = lay_table(shown.house, Session(_crowd(slug), desk))
            shown.show(scene)
            costs: list[float] = []
            while len(costs) < _FRAMES and not scene.session.over:
                moving = scene.playback.busy
                cost = _timed(lambda: shown.app.step(FRAME))
                if moving:
                    costs.append(cost)
            return costs
    finally:
        desk.close()


def _longest_gap(slug: str) -> float:
    """The longest time between two frames while bots think in their own process."""
    desk = WorkerDesk()
    try:
        with offscreen(SIZE, Settings(language="en", speed="fast"), desk=desk) as shown:
            scene = lay_table(shown.house, Session(_crowd(slug), desk))
            shown.show(scene)
            shown.frames(30)
            clock, longest = pygame.Clock(), 0.0
            last = end = time.perf_counter()
            end += _SECONDS
            while last < end:
                shown.app.step(min(0.1, clock.tick(60) / 1000))
                now = time.perf_counter()
                longest, last = max(longest, now - last), now
            return longest
    finally:
        desk.close()


def _idle_share() -> float:
    """How much of a processor the title takes while nobody does anything."""
    with offscreen(SIZE) as shown:
        shown.show(Title(shown.house))
        shown.frames(30)
        time.sleep(_SECONDS)  # the noises are read now, once
        before, start = time.process_time(), time.perf_counter()
        while time.perf_counter() - start < _SECONDS:
            shown.app.turn()
        return (time.process_time() - before) / (time.perf_counter() - start)
