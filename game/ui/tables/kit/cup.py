"""A leather cup: it stands, is shaken, comes down over the dice, and is lifted off them."""

import math
from dataclasses import dataclass
from enum import StrEnum

from game.ui.canvas import Canvas
from game.ui.design import Point

_LEANS, _ASIDE, _SINKS, _HOP = 34.0, 24.0, 10.0, 26.0
"""How far a cup on its side is turned, how far aside and below it lies then, and how high it hops before."""
_MOUTH: Point = (84.0, 4.0)


class Pose(StrEnum):
    """What a cup does."""

    UPRIGHT = "upright"
    """Empty, waiting for the next throw."""
    SHAKING = "shaking"
    DOWN = "down"
    """Upturned over dice that nobody else sees."""
    LIFTING = "lifting"
    TIPPING = "tipping"
    """Falling on its side, so that the dice under it run out."""
    TIPPED = "tipped"
    """Lying beside the dice that were under it."""


@dataclass(slots=True)
class Cup:
    """A player's cup, and how far it is in what it does."""

    at: Point
    colour: str
    zoom: float
    pose: Pose = Pose.UPRIGHT
    t: float = 0.0

    def draw(self, canvas: Canvas) -> None:
        """As it is at its moment."""
        match self.pose:
            case Pose.UPRIGHT:
                self._put(canvas, "cup/upright")
            case Pose.TIPPED:
                canvas.image("cup/tipped_shadow", self.at, zoom=self.zoom)
                self._lean(canvas, 1.0)
            case Pose.TIPPING:
                canvas.image("cup/shadow", self.at, zoom=self.zoom, fade=0.8)
                self._lean(canvas, self.t)
            case Pose.DOWN:
                self._put(canvas, "cup/upturned", self.colour)
            case Pose.SHAKING:
                self._shake(canvas)
            case Pose.LIFTING:
                self._lift(canvas)

    def _put(self, canvas: Canvas, name: str, row: str = "") -> None:
        canvas.image("cup/shadow", self.at, zoom=self.zoom)
        canvas.image(name, self.at, row, zoom=self.zoom)

    def _shake(self, canvas: Canvas) -> None:
        """Up and down in the air, tilting to and fro."""
        swing = math.sin(self.t * math.tau * 4)
        height = (58 + 22 * abs(swing)) * self.zoom * min(1.0, 6 * self.t)
        x, y = self.at
        canvas.image("cup/shadow", self.at, zoom=self.zoom, fade=0.6)
        canvas.image(
            "cup/upturned",
            (x + 16 * swing * self.zoom, y - height),
            self.colour,
            zoom=self.zoom,
            angle=16 * swing,
        )

    @property
    def mouth(self) -> Point:
        """Where dice come out of it when it lies on its side."""
        return self.at[0] + _MOUTH[0] * self.zoom, self.at[1] + _MOUTH[1] * self.zoom

    def _lean(self, canvas: Canvas, t: float) -> None:
        """On its side with the mouth to the right, or so far on the way there."""
        frames = canvas.art.entry("cup/lift").columns
        frame = min(frames - 1, int(t * frames))
        x, y = self.at
        hop = _HOP * self.zoom * 4 * t * (1 - t)
        at = x + _ASIDE * self.zoom * t, y - hop + _SINKS * self.zoom * t
        canvas.image("cup/lift", at, self.colour, frame, zoom=self.zoom, angle=_LEANS * t)

    def _lift(self, canvas: Canvas) -> None:
        """Off the dice: tilted back and gone upwards."""
        frames = canvas.art.entry("cup/lift").columns
        frame = min(frames - 1, int(self.t * frames))
        x, y = self.at
        fade = 1.0 - max(0.0, (self.t - 0.7) / 0.3)
        canvas.image("cup/shadow", self.at, zoom=self.zoom, fade=0.8 * (1 - self.t))
        canvas.image(
            "cup/lift", (x, y - 130 * self.zoom * self.t), self.colour, frame, zoom=self.zoom, fade=fade
        )
