"""Dice that are thrown on a table, tumble, and come to rest."""

from dataclasses import dataclass

from game.ui.canvas import Canvas
from game.ui.design import Point
from game.ui.tween import between, settle

_TURNS = 1.6
"""How often the tumbling goes round while a die is in the air."""
LANDS = 0.62
"""The share of the time after which a die has landed and only settles."""
_HOP = 90.0
_SETTLING = 5
"""How many frames of settling are shown: the last ones would turn every die the same way."""


@dataclass(slots=True)
class Die:
    """One die: what it shows, where it lies, and how far it is on its way there."""

    kind: str
    face: str
    rest: Point
    start: Point
    yaw: int = 0
    delay: float = 0.0
    """A share of the time by which it starts later than the first."""
    t: float = 1.0
    zoom: float = 1.0
    fade: float = 1.0
    page: str = ""
    """The page of the rules about its face."""

    def draw(self, canvas: Canvas) -> None:
        """As it is at its moment; nothing is to be seen of one that waits for its turn."""
        if self.t < self.delay:
            return
        t = min(1.0, max(0.0, (self.t - self.delay) / (1 - self.delay)))
        at, height = self._place(t)
        canvas.image(
            "dice/shadow", (at[0] + height * 0.35, at[1] + height * 0.5), zoom=self.zoom, fade=self.fade
        )
        above = at[0], at[1] - height
        if t >= 1.0:
            canvas.image(f"dice/{self.kind}/rest", above, self.face, self.yaw, zoom=self.zoom, fade=self.fade)
        elif t < LANDS:
            frames = canvas.art.entry(f"dice/{self.kind}/spin").columns
            frame = int(t / LANDS * _TURNS * frames) % frames
            canvas.image(f"dice/{self.kind}/spin", above, "", frame, zoom=self.zoom)
        else:
            frame = min(_SETTLING - 1, int((t - LANDS) / (1 - LANDS) * _SETTLING))
            canvas.image(f"dice/{self.kind}/settle", above, self.face, frame, zoom=self.zoom)

    def _place(self, t: float) -> tuple[Point, float]:
        """Where it is over the table, and how high."""
        at = between(self.start, self.rest, settle(t))
        if t >= LANDS:
            return at, 0.0
        # two hops, the second lower
        hop = t / LANDS
        first = hop < 0.6
        share = hop / 0.6 if first else (hop - 0.6) / 0.4
        return at, _HOP * self.zoom * (1.0 if first else 0.35) * 4 * share * (1 - share)
