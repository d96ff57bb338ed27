"""The face of an old one-dollar note, of our own design: engraved lines, numbers, and no words."""

import math

from drawings import svg

SIZE = (104, 44)
PAPER = "#e9dfb9"
TINT = "#c9d3a2"
GREEN = "#21492d"
BLACK = "#1f1a12"
RED = "#9a2a1c"


def face() -> str:
    """The whole face as SVG."""
    width, height = SIZE
    return "".join(
        (
            f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
            f'<rect x="3" y="3" width="{width - 6}" height="{height - 6}" fill="{TINT}"/>',
            _waves(5.5, width - 5.5, 5.5, height - 5.5),
            _border(),
            *(_corner(x, y) for x in (10.5, width - 10.5) for y in (9.5, height - 9.5)),
            _portrait(width / 2, height / 2),
            _rosette(26.5, height / 2, 8.6, 14, GREEN),
            _text("$", 26.5, height / 2, 13, GREEN),
            _rosette(width - 26.5, height / 2, 8.6, 18, RED),
            svg.icon("law-star", RED, 11, width - 32, height / 2 - 5.5),
            _text("1873204", 30, 8.9, 4.2, RED),
            _text("1873204", width - 30, height - 8.9, 4.2, RED),
        )
    )


def _border() -> str:
    """Two rules with interlaced waves between them."""
    width, height = SIZE
    frame = (
        f'<rect x="{inset}" y="{inset}" width="{width - 2 * inset}" height="{height - 2 * inset}" '
        f'fill="none" stroke="{BLACK}" stroke-width="{stroke}"/>'
        for inset, stroke in ((2.2, 0.9), (5.4, 0.5))
    )
    return "".join(frame) + "".join(
        _wave(4, width - 4, y, 1.1, 3.2, phase, BLACK, 0.35)
        for y in (3.8, height - 3.8)
        for phase in (0, math.pi / 2, math.pi)
    )


def _waves(left: float, right: float, top: float, bottom: float) -> str:
    """The fine ground that forgers dread."""
    rows = int((bottom - top) / 1.5)
    return "".join(
        _wave(left, right, top + 1.5 * row + 0.75, 0.7, 6.5, row * 0.9, "#8fa47a", 0.28)
        for row in range(rows)
    )


def _wave(
    left: float, right: float, y: float, swing: float, length: float, phase: float, ink: str, stroke: float
) -> str:
    steps = int((right - left) * 2)
    points = " ".join(
        f"{left + step / 2:.2f},{y + swing * math.sin(step / 2 / length * math.tau + phase):.2f}"
        for step in range(steps + 1)
    )
    return f'<polyline points="{points}" fill="none" stroke="{ink}" stroke-width="{stroke}"/>'


def _rosette(x: float, y: float, radius: float, lobes: int, ink: str) -> str:
    """The lace that a geometric lathe cuts."""
    rings = []
    for ring in range(5):
        shift = ring * math.tau / 5
        points = " ".join(
            f"{x + reach * math.cos(angle):.2f},{y + reach * math.sin(angle):.2f}"
            for angle, reach in (
                (
                    step / 240 * math.tau,
                    radius * (0.8 + 0.2 * math.cos(lobes * step / 240 * math.tau + shift)),
                )
                for step in range(240)
            )
        )
        rings.append(f'<polygon points="{points}" fill="none" stroke="{ink}" stroke-width="0.3"/>')
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{PAPER}"/>' + "".join(rings)


def _corner(x: float, y: float) -> str:
    """The value, in each corner."""
    plate = (
        f'<ellipse cx="{x}" cy="{y}" rx="7.6" ry="6.6" fill="{GREEN}" stroke="{PAPER}" stroke-width="0.7"/>'
    )
    return plate + _text("1", x, y, 11.5, PAPER)


def _portrait(x: float, y: float) -> str:
    """A bison in an oval, hatched like an engraving."""
    lines = "".join(
        f'<path d="M{x - 15} {y - 17 + 1.1 * row}h30" stroke="#b9b48c" stroke-width="0.4"/>'
        for row in range(32)
    )
    return (
        f'<clipPath id="oval"><ellipse cx="{x}" cy="{y}" rx="13.6" ry="16"/></clipPath>'
        f'<ellipse cx="{x}" cy="{y}" rx="15.4" ry="17.8" fill="{BLACK}"/>'
        f'<ellipse cx="{x}" cy="{y}" rx="14.4" ry="16.8" fill="{PAPER}"/>'
        f'<g clip-path="url(#oval)"><ellipse cx="{x}" cy="{y}" rx="13.6" ry="16" fill="#d8cf9f"/>{lines}</g>'
        + svg.icon("bison", BLACK, 25, x - 12.5, y - 12.5)
    )


def _text(text: str, x: float, y: float, size: float, ink: str) -> str:
    return (
        f'<text x="{x}" y="{y + size * 0.36}" font-family="Rye" font-size="{size}" fill="{ink}" '
        f'text-anchor="middle">{text}</text>'
    )
