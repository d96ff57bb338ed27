"""What the printer's type case holds: rules, frames, ribbons, seals and other ornaments, as SVG."""

import math

from drawings.palette import BRASS, DARK_BRASS, INK, PALE_BRASS, PALE_PARCHMENT

Box = tuple[float, float, float, float]
"""x, y, width, height in design units."""


def rule(x: float, y: float, width: float, colour: str = INK, weight: float = 0.8) -> str:
    """A thin line with a diamond in the middle, to part two texts."""
    middle = x + width / 2
    lines = f"M{x} {y}H{middle - 7}M{middle + 7} {y}H{x + width}"
    return (
        f'<path d="{lines}" stroke="{colour}" stroke-width="{weight}" fill="none"/>'
        f'<path d="M{middle - 5} {y}l5 -2.6 5 2.6 -5 2.6z" fill="{colour}"/>'
    )


def frame(box: Box, colour: str = INK, notch: float = 8, weight: float = 1.6, fill: str = "none") -> str:
    """A thick and a thin line with hollow corners, and a dot in each corner."""
    x, y, width, height = box
    outer = _notched(box, notch)
    gap = weight + 1.4
    inner = _notched((x + gap, y + gap, width - 2 * gap, height - 2 * gap), notch)
    reach = notch * 0.36
    dots = "".join(
        f'<circle cx="{cx}" cy="{cy}" r="{notch * 0.2}" fill="{colour}"/>'
        for cx in (x + reach, x + width - reach)
        for cy in (y + reach, y + height - reach)
    )
    return (
        f'<path d="{outer}" fill="{fill}" stroke="{colour}" stroke-width="{weight}"/>'
        f'<path d="{inner}" fill="none" stroke="{colour}" stroke-width="{weight * 0.4}"/>{dots}'
    )


def panel(box: Box, colour: str = INK, fill: str = PALE_PARCHMENT, notch: float = 6) -> str:
    """A field to write on, pale, in a fine frame."""
    x, y, width, height = box
    inner = _notched((x + 2.6, y + 2.6, width - 5.2, height - 5.2), notch)
    return (
        f'<path d="{_notched(box, notch)}" fill="{fill}" stroke="{colour}" stroke-width="1.3"/>'
        f'<path d="{inner}" fill="none" stroke="{colour}" stroke-width=".5"/>'
    )


def ribbon(
    box: Box, fill: str = PALE_PARCHMENT, colour: str = INK, tail: str = "#b08d52", drop: float = 6
) -> str:
    """A banner with folded swallow tails; what is written goes inside the box."""
    x, y, width, height = box
    right, low = x + width, y + height
    tails = "".join(
        f'<path d="M{edge} {y + drop}H{edge - side * 15}l{side * 6} {height / 2} {-side * 6} {height / 2}'
        f'H{edge + side * 9}V{y + drop}z" fill="{tail}" stroke="{colour}" '
        'stroke-width="1.1" stroke-linejoin="round"/>'
        f'<path d="M{edge} {low}l{side * 9} {drop}V{low}z" fill="{colour}"/>'
        for edge, side in ((x, 1), (right, -1))
    )
    return (
        f"{tails}"
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{fill}" '
        f'stroke="{colour}" stroke-width="1.3"/>'
        f'<path d="M{x + 2} {y + 2.6}H{right - 2}M{x + 2} {low - 2.6}H{right - 2}" '
        f'stroke="{colour}" stroke-width=".6"/>'
    )


def seal(x: float, y: float, radius: float, teeth: int = 28) -> str:
    """A round brass seal, blank, with a milled edge; needs SEAL_DEFS."""
    return (
        f'<path d="{_wavy(x, y, radius, radius * 0.06, teeth)}" fill="{DARK_BRASS}" '
        f'stroke="{INK}" stroke-width="1"/>'
        f'<circle cx="{x}" cy="{y}" r="{radius * 0.86}" fill="url(#brass)" stroke="{INK}" stroke-width=".6"/>'
        f'<circle cx="{x}" cy="{y}" r="{radius * 0.72}" fill="none" stroke="{DARK_BRASS}" stroke-width=".9"/>'
    )


SEAL_DEFS = (
    f'<linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="{PALE_BRASS}"/>'
    f'<stop offset=".5" stop-color="{BRASS}"/><stop offset="1" stop-color="{DARK_BRASS}"/></linearGradient>'
)


def star(x: float, y: float, radius: float, points: int = 5, inner: float = 0.4, turn: float = 0) -> str:
    """The path of a star, its first point upwards."""
    corners = []
    for step in range(2 * points):
        reach = radius if step % 2 == 0 else radius * inner
        angle = math.pi * step / points - math.pi / 2 + turn
        corners.append(f"{x + reach * math.cos(angle):.2f} {y + reach * math.sin(angle):.2f}")
    return f"M{'L'.join(corners)}z"


def rays(x: float, y: float, near: float, far: float, count: int, colour: str, share: float = 0.5) -> str:
    """Wedges that shine out from a point."""
    half = math.pi / count * share
    wedges = []
    for step in range(count):
        angle = 2 * math.pi * step / count
        left, right = angle - half, angle + half
        wedges.append(
            f"M{x + near * math.cos(angle):.2f} {y + near * math.sin(angle):.2f}"
            f"L{x + far * math.cos(left):.2f} {y + far * math.sin(left):.2f}"
            f"L{x + far * math.cos(right):.2f} {y + far * math.sin(right):.2f}z"
        )
    return f'<path d="{"".join(wedges)}" fill="{colour}"/>'


def guilloche(x: float, y: float, radius: float, depth: float, petals: int, turns: int = 6) -> str:
    """The path of a banknote's rosette: waves round a circle, each turned a little further."""
    paths = []
    for turn in range(turns):
        shift = 2 * math.pi * turn / turns
        steps = [2 * math.pi * step / 240 for step in range(241)]
        points = ((radius + depth * math.sin(petals * angle + shift), angle) for angle in steps)
        paths.append(
            "M" + "L".join(f"{x + r * math.cos(a):.2f} {y + r * math.sin(a):.2f}" for r, a in points)
        )
    return "".join(paths)


def flourish(x: float, y: float, width: float, colour: str = INK) -> str:
    """A pair of scrolls that part from the middle, to end a text."""
    half = width / 2
    curl = (
        f"M0 0c{half * 0.2} -5 {half * 0.45} 4 {half * 0.7} 0 c{half * 0.2} -3 "
        f"{half * 0.3} -6 {half * 0.12} -6.5"
        f"c-{half * 0.12} 0 -{half * 0.1} 4 {half * 0.05} 4"
    )
    path = f'<path d="{curl}" fill="none" stroke="{colour}" stroke-width="1.1" stroke-linecap="round"/>'
    return (
        f'<g transform="translate({x} {y})">{path}<g transform="scale(-1 1)">{path}</g>'
        f'<path d="M0 -2.6l3 2.6 -3 2.6 -3 -2.6z" fill="{colour}"/></g>'
    )


def _notched(box: Box, notch: float) -> str:
    """A rectangle whose corners are hollowed out by a quarter circle."""
    x, y, width, height = box
    arc = f"a{notch} {notch} 0 0 0"
    return (
        f"M{x + notch} {y}H{x + width - notch}{arc} {notch} "
        f"{notch}V{y + height - notch}{arc} {-notch} {notch}"
        f"H{x + notch}{arc} {-notch} {-notch}V{y + notch}{arc} {notch} {-notch}z"
    )


def _wavy(x: float, y: float, radius: float, depth: float, teeth: int) -> str:
    steps = [2 * math.pi * step / (teeth * 8) for step in range(teeth * 8)]
    points = (
        f"{x + (radius + depth * math.sin(teeth * a)) * math.cos(a):.2f} "
        f"{y + (radius + depth * math.sin(teeth * a)) * math.sin(a):.2f}"
        for a in steps
    )
    return f"M{'L'.join(points)}z"
