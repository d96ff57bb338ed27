"""Hills as a surveyor draws them: contour lines, hachures down the slopes, and colour by height."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

import numpy as np
from PIL import Image, ImageColor

from drawings.paper import noise

STEP = 5
"""Units between the points whose height is known."""
Point = tuple[float, float]
Segment = tuple[float, float, float, float]
Box = tuple[float, float, float, float]


class Hills:
    """Heights over a rectangle of the map, from about -2 to 2; a valley is cut along a stream."""

    def __init__(self, box: Box, stream: Sequence[Point], seed: int) -> None:
        self.box = box
        shape = (int(box[3] / STEP) + 2, int(box[2] / STEP) + 2)
        rows, columns = np.mgrid[: shape[0], : shape[1]].astype(np.float32) * STEP
        away = np.full(shape, 1e9, np.float32)
        for x, y in stream:
            away = np.minimum(away, np.hypot(columns + box[0] - x, rows + box[1] - y))
        ground = noise(shape, (26, 13, 9), np.random.default_rng(seed))
        self.heights = ground + 0.35 - 1.35 * np.exp(-((away / 95) ** 2))
        self._down, self._across = np.gradient(self.heights)

    def height(self, x: float, y: float) -> float:
        return float(self.heights[self._at(x, y)])

    def slope(self, x: float, y: float) -> Point:
        """Which way and how steeply the ground falls at a point."""
        at = self._at(x, y)
        return -float(self._across[at]), -float(self._down[at])

    def contour(self, level: float) -> Iterator[Segment]:
        """The line at a height, in short pieces."""
        rows, columns = self.heights.shape
        for row in range(rows - 1):
            for column in range(columns - 1):
                ends = list(self._crossings(row, column, level))
                # two crossings, or four on a saddle: joined in order either way
                for one, other in zip(ends[::2], ends[1::2], strict=False):
                    yield (*one, *other)

    def coloured(self, colours: Sequence[tuple[float, str]]) -> Image.Image:
        """A wash of colour by height, a few pixels to the unit of the survey; it is meant to be enlarged."""
        levels = [level for level, _ in colours]
        channels = np.array([ImageColor.getrgb(colour) for _, colour in colours], np.float32).T
        bands = [np.interp(self.heights, levels, channel) for channel in channels]
        return Image.fromarray(np.stack(bands, axis=-1).astype(np.uint8), "RGB")

    def _at(self, x: float, y: float) -> tuple[int, int]:
        return int((y - self.box[1]) / STEP), int((x - self.box[0]) / STEP)

    def _crossings(self, row: int, column: int, level: float) -> Iterator[Point]:
        corners = ((row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column), (row, column))
        for one, other in pairwise(corners):
            low, high = self.heights[one] - level, self.heights[other] - level
            if (low < 0) != (high < 0):
                part = low / (low - high)
                y, x = (a + (b - a) * part for a, b in zip(one, other, strict=True))
                yield self.box[0] + x * STEP, self.box[1] + y * STEP


def lines(hills: Hills, level: float) -> str:
    """A contour as a path."""
    return "".join(f"M{a:.1f} {b:.1f}L{c:.1f} {d:.1f}" for a, b, c, d in hills.contour(level))


def hachures(hills: Hills, level: float, length: float, least: float = 0.06) -> str:
    """Strokes down from a contour, longer where it is steep, none where the ground is nearly flat."""
    strokes = []
    for a, b, c, d in hills.contour(level):
        x, y = (a + c) / 2, (b + d) / 2
        across, down = hills.slope(x, y)
        steep = (across**2 + down**2) ** 0.5
        if steep > least:
            reach = length * min(1.0, steep / 0.13) / steep
            strokes.append(f"M{x:.1f} {y:.1f}l{across * reach:.1f} {down * reach:.1f}")
    return "".join(strokes)
