"""The five bank notes of Dalton City, of our own design: engraved lines, figures, and no words."""

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from PIL import Image
from scipy.ndimage import map_coordinates

from drawings import horse, svg
from drawings.ink import guilloche, star
from drawings.paper import cut, press, sheet
from pipeline.output import Output
from pipeline.recipe import recipe

SIZE = (150, 66)
CELL = (160, 86)
"""A note that is bent needs more room."""
SCALE = 2
BLACK = "#1f1a12"
Bend = Callable[[np.ndarray, np.ndarray], np.ndarray]
BENDS: tuple[Bend, ...] = (
    lambda u, v: 0.0 * u * v,
    lambda u, v: 5.5 * np.sin(2.6 * u + 0.4) + 2.2 * u * v,
    lambda u, v: -5.0 * np.cos(2.4 * u - 0.5) + 3.2 - 2.0 * u * v,
)
"""How far each part is lifted, from lying flat to fluttering; both measures run from -1 to 1."""


@dataclass(frozen=True, slots=True)
class Note:
    """What a note shows: its figure, its inks, and what is in its oval."""

    figure: str
    ink: str
    tint: str
    accent: str
    picture: str
    petals: int


NOTES = (
    Note("100", "#2c5a38", "#c6d2a2", "#9a2a1c", "buffalo-head", 9),
    Note("500", "#274f7c", "#b9cbd2", "#9a2a1c", "horse", 11),
    Note("1000", "#8a4a16", "#e6c896", "#2c5a38", "steam-locomotive", 13),
    Note("2000", "#5d3670", "#d0bcd6", "#8a5a1e", "paddle-steamer", 15),
    Note("10000", "#7d1a16", "#ecc66a", "#3a2412", "eagle-head", 18),
)


@recipe("dalton_city/notes")
def notes(out: Output) -> None:
    """A row for each value: flat, and twice as it flies."""
    faces = {note.figure: _printed(note, seed) for seed, note in enumerate(NOTES)}
    rows = {figure: [_bent(face, bend) for bend in BENDS] for figure, face in faces.items()}
    out.sheet("dalton_city/note", rows, anchor=(CELL[0] / 2, CELL[1] / 2), credit=("game-icons", "rye"))


def _printed(note: Note, seed: int) -> Image.Image:
    face = svg.render(_face(note), SIZE, SCALE * 2)
    paper = sheet(SIZE, SCALE * 2, seed + 3, "#eee3c0", 0.5)
    return cut(press(paper, face, seed, wear=0.7), 1.6, SCALE * 2)


def _face(note: Note) -> str:
    width, height = SIZE
    middle = (width / 2, height / 2)
    small = 6.6 if len(note.figure) > 4 else 8
    plates = "".join(_plate(note, x, y, small) for x in (20, width - 20) for y in (11.5, height - 11.5))
    rosette = guilloche(20, middle[1], 8, 3.4, note.petals, 5)
    stars = star(98, height - 12, 4) + star(87, height - 12, 2.6) + star(109, height - 12, 2.6)
    large = {3: 31, 4: 24, 5: 18}[len(note.figure)]
    return "".join(
        (
            f'<rect x="4" y="4" width="{width - 8}" height="{height - 8}" fill="{note.tint}"/>',
            _waves(note.ink),
            *(
                f'<path d="M{gap} {gap}H{width - gap}V{height - gap}H{gap}z" fill="none" stroke="{note.ink}" '
                f'stroke-width="{weight}"/>'
                for gap, weight in ((3.4, 1.6), (6, 0.6))
            ),
            plates,
            f'<path d="{rosette}" fill="none" stroke="{note.accent}" stroke-width=".55"/>',
            _oval(note, 56, middle[1]),
            _figure(note.figure, 111.5, middle[1], large, note.ink, note.tint),
            f'<path d="{stars}" fill="{note.accent}"/>',
            f'<path d="M82 10.8H114M86 13.4H110" stroke="{note.accent}" stroke-width=".9"/>',
        )
    )


def _waves(ink: str) -> str:
    """The fine ground that forgers dread."""
    width = SIZE[0]
    lines = []
    for row in range(24):
        y = 7.5 + row * 2.2
        points = " ".join(
            f"{7 + step:.1f},{y + 0.9 * math.sin(step / 8 * math.tau / 1.2 + row * 0.9):.2f}"
            for step in range(int(width - 13))
        )
        lines.append(f'<polyline points="{points}"/>')
    return f'<g fill="none" stroke="{ink}" stroke-width=".32" stroke-opacity=".4">{"".join(lines)}</g>'


def _plate(note: Note, x: float, y: float, size: float) -> str:
    """The value, in each corner."""
    return (
        f'<rect x="{x - 12.6}" y="{y - 5.6}" width="25.2" height="11.2" rx="5.2" fill="{note.ink}" '
        f'stroke="#eee3c0" stroke-width=".7"/>{_figure(note.figure, x, y, size, "#f6ecd0")}'
    )


def _oval(note: Note, x: float, y: float) -> str:
    """A picture, hatched like an engraving."""
    lines = "".join(f"M{x - 22} {y - 25 + 1.5 * row}h44" for row in range(34))
    return (
        f'<clipPath id="oval"><ellipse cx="{x}" cy="{y}" rx="20" ry="23.4"/></clipPath>'
        f'<ellipse cx="{x}" cy="{y}" rx="22.4" ry="25.8" fill="{note.ink}"/>'
        f'<ellipse cx="{x}" cy="{y}" rx="21" ry="24.4" fill="#f2e8c8"/>'
        f'<g clip-path="url(#oval)" stroke="{note.ink}" stroke-opacity=".55">'
        f'<path d="{lines}" stroke-width=".45"/></g>'
        f'<ellipse cx="{x}" cy="{y}" rx="20" ry="23.4" fill="none" stroke="{note.ink}" stroke-width=".7"/>'
        + (_horse(x, y) if note.picture == "horse" else svg.icon(note.picture, BLACK, 31, x - 15.5, y - 15.5))
    )


def _horse(x: float, y: float) -> str:
    return (
        f'<g transform="translate({x - 16.5} {y - 15}) scale(.31)"><path d="{horse.OUTLINE}" fill="{BLACK}"/>'
        f'<path d="{horse.EYE}{horse.NOSTRIL}" fill="#f2e8c8"/>'
        f'<path d="{horse.BRIDLE}" fill="none" stroke="#f2e8c8" stroke-width="3.4"/></g>'
    )


def _figure(figure: str, x: float, y: float, size: float, ink: str, halo: str = "") -> str:
    rim = f'stroke="{halo}" stroke-width="3" stroke-linejoin="round" paint-order="stroke" ' if halo else ""
    return (
        f'<text x="{x}" y="{y + size * 0.36}" font-family="Rye" font-size="{size}" text-anchor="middle" {rim}'
        f'fill="{ink}">{figure}</text>'
    )


def _bent(flat: Image.Image, bend: Bend) -> Image.Image:
    """The note lifted here and there, lit from the upper left, in the middle of its cell."""
    fine = SCALE * 2
    canvas = Image.new("RGBA", (CELL[0] * fine, CELL[1] * fine))
    canvas.paste(flat, ((canvas.width - flat.width) // 2, (canvas.height - flat.height) // 2))
    rows, columns = np.mgrid[: canvas.height, : canvas.width].astype(np.float32)
    u = (columns / canvas.width * 2 - 1) * CELL[0] / SIZE[0]
    v = (rows / canvas.height * 2 - 1) * CELL[1] / SIZE[1]
    lift = bend(u, v) * fine
    slope = np.gradient(lift, axis=1) if np.ptp(lift) else np.zeros_like(u)
    pixels = np.asarray(canvas.convert("RGBa"), np.float32)
    moved = np.dstack([map_coordinates(pixels[..., at], (rows + lift, columns), order=1) for at in range(4)])
    moved[..., :3] *= np.clip(1 + 1.4 * slope, 0.6, 1.16)[..., None]
    moved[..., :3] = np.minimum(moved[..., :3], moved[..., 3:])
    data = np.clip(moved, 0, 255).astype(np.uint8).tobytes()
    whole = Image.frombuffer("RGBa", canvas.size, data, "raw", "RGBa", 0, 1)
    return whole.resize((CELL[0] * SCALE, CELL[1] * SCALE), Image.Resampling.LANCZOS).convert("RGBA")
