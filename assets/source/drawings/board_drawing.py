"""A board's artwork under construction: flat colours, the shade that is engraved in lines, and lamplight."""

import base64
import io
import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import numpy as np
from PIL import Image, ImageColor

from drawings.palette import INK
from drawings.svg import Size, render

_INK = np.array(ImageColor.getrgb(INK), np.float32) / 255
Shade = float | str
"""How dark: a number up to 1, or the name of a run from one darkness to another."""
PERIOD = 3.1
"""Units from one engraved line to the next."""
ANGLE = -37

_SHADES = {
    "right": ("0 0 1 0", (0.0, 0.06, 0.4)),
    "left": ("0 0 1 0", (0.5, 0.12, 0.0)),
    "down": ("0 0 0 1", (0.0, 0.2, 0.55)),
    "up": ("0 0 0 1", (0.75, 0.25, 0.05)),
    "under": ("0 0 0 1", (0.85, 0.3, 0.12)),
    "slant": ("0 0 1 1", (0.0, 0.2, 0.7)),
    "sky": ("0 0 0 1", (0.42, 0.1, 0.0)),
    "ground": ("0 0 0 1", (0.3, 0.03, 0.14)),
    "hollow": ("0 0 0 1", (0.95, 0.85, 0.6)),
}
"""How dark a shape is at its start, its middle and its end, and which way that runs: x1 y1 x2 y2."""


class Drawing:
    """Collects shapes; whatever comes later lies on top, in colour and in shade."""

    def __init__(self) -> None:
        self._colour: list[str] = []
        self._tone: list[str] = []
        self._light: list[str] = []
        self.defs: list[str] = []
        """Gradients and the like, of colours."""

    def shape(self, path: str, fill: str, shade: Shade = 0.0, line: float = 1.2, ink: str = INK) -> None:
        """A closed path: its colour, how dark it is (a number up to 1 or the name of a run), its outline."""
        tone = f"url(#shade-{shade})" if isinstance(shade, str) else _grey(shade)
        stroke = f'stroke="{ink}" stroke-width="{line}" stroke-linejoin="round"' if line else ""
        self._colour.append(f'<path d="{path}" fill="{fill}" {stroke}/>')
        self._tone.append(f'<path d="{path}" fill="{tone}"/>')

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str,
        shade: Shade = 0.0,
        line: float = 1.2,
    ) -> None:
        self.shape(f"M{x} {y}h{width}v{height}h{-width}z", fill, shade, line)

    def line(self, path: str, weight: float = 1.0, colour: str = INK, opacity: float = 1.0) -> None:
        """An open path in ink."""
        self._colour.append(
            f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{weight}" '
            f'stroke-opacity="{opacity}" stroke-linecap="round" stroke-linejoin="round"/>'
        )

    def shadow(self, path: str, shade: Shade) -> None:
        """Darken what is already there."""
        tone = f"url(#shade-{shade})" if isinstance(shade, str) else _grey(shade)
        self._tone.append(f'<path d="{path}" fill="{tone}"/>')

    def dot(self, x: float, y: float, radius: float, fill: str = INK, opacity: float = 1.0) -> None:
        """A small disc."""
        self._colour.append(
            f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{radius:.2f}" fill="{fill}" fill-opacity="{opacity}"/>'
        )

    def text(self, text: str, x: float, y: float, size: float, fill: str = INK, opacity: float = 1.0) -> None:
        """Figures, centred at x, on a line at y."""
        self._colour.append(
            f'<text x="{x}" y="{y}" font-family="Rye" font-size="{size}" text-anchor="middle" fill="{fill}" '
            f'fill-opacity="{opacity}">{text}</text>'
        )

    def flat(self, body: str, clear: str = "") -> None:
        """SVG printed in its own colours; `clear` is SVG whose extent is kept free of engraved lines."""
        self._colour.append(body)
        self._tone.append(f'<g fill="#fff">{clear}</g>')

    def picture(
        self, image: Image.Image, box: tuple[float, float, float, float], opacity: float = 1.0
    ) -> None:
        """A picture stretched over a box."""
        data = io.BytesIO()
        image.save(data, "PNG")
        coded = base64.b64encode(data.getvalue()).decode()
        x, y, width, height = box
        self._colour.append(
            f'<image x="{x}" y="{y}" width="{width}" height="{height}" preserveAspectRatio="none" '
            f'opacity="{opacity}" xlink:href="data:image/png;base64,{coded}"/>'
        )

    def glow(self, x: float, y: float, across: float, down: float, strength: float = 0.6) -> None:
        """Lamplight that falls on everything around a point."""
        self._light.append(
            f'<ellipse cx="{x}" cy="{y}" rx="{across}" ry="{down}" fill="url(#glow)" opacity="{strength}"/>'
        )

    @contextmanager
    def moved(self, x: float, y: float, turn: float = 0, size: float = 1) -> Iterator[None]:
        """What is drawn within is drawn somewhere else."""
        for layer in (self._colour, self._tone, self._light):
            layer.append(f'<g transform="translate({x} {y}) rotate({turn}) scale({size})">')
        yield
        for layer in (self._colour, self._tone, self._light):
            layer.append("</g>")

    @contextmanager
    def within(self, path: str, name: str) -> Iterator[None]:
        """What is drawn within ends at a border."""
        self.defs.append(f'<clipPath id="{name}"><path d="{path}"/></clipPath>')
        for layer in (self._colour, self._tone, self._light):
            layer.append(f'<g clip-path="url(#{name})">')
        yield
        for layer in (self._colour, self._tone, self._light):
            layer.append("</g>")

    def engraved(self, size: Size, scale: float) -> Image.Image:
        """The colours with the shade cut into them as lines, on a transparent ground."""
        defs = "".join((*self.defs, *_runs()))
        flat = np.asarray(render("".join(self._colour), size, scale, defs), np.float32) / 255
        tone = 1 - np.asarray(_on_white(render("".join(self._tone), size, scale, defs)), np.float32) / 255
        lines = _lines(tone, scale)
        colour = flat[..., :3] * (1 - 0.30 * tone)[..., None]
        colour = colour * (1 - lines[..., None]) + _INK * lines[..., None]
        result = np.dstack((colour, flat[..., 3]))
        return Image.fromarray((np.clip(result, 0, 1) * 255).astype(np.uint8), "RGBA")

    def light(self, size: Size, scale: float) -> Image.Image:
        """Only the lamplight, on a transparent ground."""
        glow = (
            '<radialGradient id="glow"><stop offset="0" stop-color="#ffcf70"/>'
            '<stop offset=".35" stop-color="#ffb347" stop-opacity=".55"/>'
            '<stop offset="1" stop-color="#ff9a2e" stop-opacity="0"/></radialGradient>'
        )
        return render("".join(self._light), size, scale, glow + "".join(self.defs))


def gradient(name: str, colours: Sequence[str], ends: str = "0 0 0 1") -> str:
    """A definition of colours that pass into each other, evenly spread; `ends` are x1 y1 x2 y2."""
    x1, y1, x2, y2 = ends.split()
    last = len(colours) - 1
    stops = "".join(f'<stop offset="{at / last}" stop-color="{each}"/>' for at, each in enumerate(colours))
    return f'<linearGradient id="{name}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">{stops}</linearGradient>'


def _runs() -> Iterator[str]:
    for name, (ends, shades) in _SHADES.items():
        yield gradient(f"shade-{name}", [_grey(shade) for shade in shades], ends)


def _grey(shade: float) -> str:
    level = round(255 * (1 - shade))
    return f"rgb({level},{level},{level})"


def _on_white(picture: Image.Image) -> Image.Image:
    white = Image.new("RGBA", picture.size, "white")
    white.alpha_composite(picture)
    return white.convert("L")


def _lines(tone: np.ndarray, scale: float) -> np.ndarray:
    """Lines that swell with the darkness, and cross where it is deep."""
    rows, columns = np.mgrid[: tone.shape[0], : tone.shape[1]].astype(np.float32) / scale
    first = _ruled(rows, columns, ANGLE, (tone - 0.06) * 0.62, scale)
    second = _ruled(rows, columns, ANGLE + 78, (tone - 0.5) * 0.7, scale)
    return np.maximum(first, second) * 0.8


def _ruled(
    rows: np.ndarray, columns: np.ndarray, angle: float, share: np.ndarray, scale: float
) -> np.ndarray:
    turn = math.radians(angle)
    wobble = 0.45 * np.sin(columns / 19 + rows / 27)  # a hand, not a machine
    phase = (columns * math.sin(turn) - rows * math.cos(turn) + wobble) / PERIOD
    away = np.abs(phase - np.floor(phase) - 0.5) * PERIOD
    half = np.clip(share, 0, 0.7) * PERIOD / 2
    # a line thinner than a pixel is printed paler, not narrower
    return np.clip((half - away) * scale + 0.5, 0, 1) * np.clip(half * scale * 2, 0, 1)
