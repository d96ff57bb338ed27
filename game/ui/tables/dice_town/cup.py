"""A leather cup: it stands, is shaken, comes down over the dice, and is lifted off them."""

import math
from dataclasses import dataclass
from enum import StrEnum

from game.ui.canvas import Canvas
from game.ui.design import Point


class Pose(StrEnum):
    """What a cup does."""

    UPRIGHT = "upright"
    """Empty, waiting for the next throw."""
    SHAKING = "shaking"
    DOWN = "down"
    """Upturned over dice that nobody else sees."""
    LIFTING = "lifting"
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
                canvas.image("cup/tipped", self.at, zoom=self.zoom)
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
        height = (46 + 16 * abs(swing)) * self.zoom * min(1.0, 6 * self.t, 6 * (1 - self.t) + 0.2)
        x, y = self.at
        canvas.image("cup/shadow", self.at, zoom=self.zoom, fade=0.6)
        canvas.image(
            "cup/upturned",
            (x + 10 * swing * self.zoom, y - height),
            self.colour,
            zoom=self.zoom,
            angle=12 * swing,
        )

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
