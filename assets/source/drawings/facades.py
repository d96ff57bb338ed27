"""What frontier houses are built of: boards, cornices, awnings, windows, doors; the ground is at height 0."""

from collections.abc import Sequence

from drawings.board_drawing import Drawing, gradient
from drawings.palette import BONE, DARK_WALNUT, INK, LIGHT_WALNUT, PALE_BRASS, PALE_PARCHMENT, WALNUT
from drawings.svg import icon

TRIM = "#e2cc98"
LAMP = "url(#lamp)"
LAMP_DEFS = gradient("lamp", ("#ffe9a8", "#ffc75e", "#e8912f"))
"""What a drawing with houses must define."""


def boards(d: Drawing, left: float, top: float, right: float, bottom: float = 0, gap: float = 7.5) -> None:
    """The seams of clapboards, with a joint here and there."""
    rows = [bottom - gap * step for step in range(1, int((bottom - top) / gap))]
    d.line("".join(f"M{left} {y}H{right}" for y in rows), 0.8, opacity=0.5)
    joints = ((left + (right - left) * ((step * 0.38 + 0.17) % 1), y) for step, y in enumerate(rows))
    d.line("".join(f"M{x:.1f} {y}v{gap}" for x, y in joints), 0.8, opacity=0.5)


def planks(d: Drawing, left: float, top: float, right: float, bottom: float = 0, gap: float = 9) -> None:
    """The seams of upright planks."""
    count = int((right - left) / gap)
    d.line("".join(f"M{left + gap * step} {top}V{bottom}" for step in range(1, count + 1)), 0.8, opacity=0.45)


def stones(d: Drawing, left: float, top: float, right: float, bottom: float = 0, size: float = 13) -> None:
    """The joints of cut stone."""
    path = []
    for row in range(1, int((bottom - top) / size) + 1):
        y = bottom - row * size
        path.append(f"M{left} {y}H{right}" if y > top + 2 else "")
        start = left + size * (0.9 if row % 2 else 1.9)
        path += [
            f"M{start + step * size * 2} {max(y, top)}V{y + size}"
            for step in range(int((right - start) / size / 2) + 1)
            if start + step * size * 2 < right - 3
        ]
    d.line("".join(path), 0.8, opacity=0.42)


def cornice(
    d: Drawing, left: float, right: float, y: float, fill: str = TRIM, deep: float = 7, teeth: bool = True
) -> None:
    """A moulding that juts out, with the shadow it throws and the blocks that carry it."""
    d.shadow(f"M{left + 4} {y + deep}H{right - 4}V{y + deep + 9}H{left + 4}z", "under")
    if teeth:
        count = int((right - left) / 13)
        pitch = (right - left - 8) / count
        for step in range(count):
            d.box(left + 7 + step * pitch, y + deep, pitch * 0.45, 4.5, fill, 0.25, 0.8)
    d.box(left, y, right - left, deep, fill, "down")
    d.line(f"M{left} {y + deep * 0.45}H{right}", 0.7)


def rim(d: Drawing, path: str, fill: str = TRIM) -> None:
    """The painted edge of a roof, along a path."""
    for weight, colour in ((9, INK), (6.4, fill), (0.8, INK)):
        d.line(path, weight, colour)


def window(
    d: Drawing, x: float, y: float, width: float, height: float, bars: bool = False, arched: bool = False
) -> None:
    """A window with light behind it; x is its middle, y its sill."""
    left, top = x - width / 2, y - height
    d.shape(f"M{left - 3} {y + 2}V{top - 2}{_head(width + 6, arched)}V{y + 2}z", TRIM, 0.1)
    d.shape(f"M{left} {y}V{top}{_head(width, arched)}V{y}z", LAMP, 0.0, 1.0)
    if bars:
        strokes = "".join(f"M{left + width * step / 5} {top}V{y}" for step in range(1, 5))
        d.line(f"{strokes}M{left} {y - height * 0.5}h{width}", 1.9)
    else:
        d.line(f"M{x} {top - (width * 0.2 if arched else 0)}V{y}M{left} {y - height * 0.5}h{width}", 1.3)
    d.box(left - 5, y + 1, width + 10, 3.4, TRIM, 0.2, 0.9)
    d.glow(x, y - height / 2, width * 1.3, height * 1.15, 0.42)


def _head(width: float, arched: bool) -> str:
    return f"q{width / 2} {-width * 0.42} {width} 0" if arched else f"h{width}"


def door(
    d: Drawing, x: float, width: float, height: float, fill: str = LIGHT_WALNUT, fanlight: bool = True
) -> None:
    """A panelled door in its frame, with a lit pane over it."""
    left = x - width / 2
    d.box(left - 3.5, -height - 3.5, width + 7, height + 3.5, TRIM, 0.15)
    pane = height * 0.24 if fanlight else 0
    if fanlight:
        d.box(left, -height, width, pane, LAMP)
        d.line(f"M{x} {-height}v{pane}", 1)
        d.glow(x, -height + pane / 2, width, pane * 1.6, 0.4)
    d.box(left, -height + pane, width, height - pane, fill, "right")
    inner, half = width * 0.16, (height - pane) / 2
    for top in (-height + pane + 4, -height + pane + half + 2):
        d.box(left + inner, top, width - 2 * inner, half - 7, fill, 0.4, 0.8)
    d.dot(x + width * 0.36, -(height - pane) * 0.5, 1.5, PALE_BRASS)


def awning(
    d: Drawing, left: float, right: float, top: float, drop: float, stripes: Sequence[str], flare: float = 8
) -> None:
    """A striped cloth roof with a scalloped edge, and the dark under it."""
    d.shadow(f"M{left} {top + drop}H{right}V{top + drop + 22}H{left}z", "under")
    count = round((right - left) / 17)
    width, low = (right - left) / count, (right - left + 2 * flare) / count
    for step in range(count):
        x, foot = left + step * width, left - flare + step * low
        path = f"M{x} {top}h{width}L{foot + low} {top + drop}a{low / 2} 6 0 0 1 {-low} 0z"
        d.shape(path, stripes[step % len(stripes)], "down", 1)


def porch(
    d: Drawing, left: float, right: float, top: float, posts: Sequence[float], roof: str = LIGHT_WALNUT
) -> None:
    """A shingled roof on posts over the boardwalk."""
    d.shadow(f"M{left} {top + 13}H{right}V{top + 32}H{left}z", "under")
    for x in posts:
        d.box(x - 2.4, top + 12, 4.8, -top - 12, LIGHT_WALNUT, "right", 1)
        d.line(f"M{x} {top + 22}l-8 -9M{x} {top + 22}l8 -9", 2.2, WALNUT)
    d.shape(f"M{left + 7} {top}H{right - 7}L{right} {top + 13}H{left}z", roof, "down")
    shingles = int((right - left) / 9)
    d.line("".join(f"M{left + 7 + step * 9} {top + 1}l-1 11" for step in range(shingles)), 0.7, opacity=0.5)


def sign(d: Drawing, width: float, height: float, top: float) -> None:
    """A painted board without a word on it, hung from two irons."""
    left = -width / 2
    d.shadow(f"M{left + 4} {top + height}h{width}v6h{-width}z", "under")
    d.box(left - 5, top - 4, width + 10, height + 8, WALNUT, "down", 1.4)
    board = f"M{left} {top}h{width}v{height}h{-width}z"
    d.flat(f'<path d="{board}" fill="{PALE_PARCHMENT}"/>', f'<path d="{board}"/>')
    d.line(f"M{left} {top + height / 2}h{width}", 0.8, "#b4935c", 0.45)
    d.line(f"{board}M{left + 3.5} {top + 3.5}h{width - 7}v{height - 7}h{7 - width}z", 0.9)
    for x in (left - 2.5, -left + 2.5):
        d.dot(x, top + 3, 1.6)
        d.dot(x, top + height - 3, 1.6)


def lantern(d: Drawing, x: float, y: float, size: float = 13) -> None:
    """A lantern that hangs at a point and shines."""
    top, half = y + 5, size * 0.3
    d.line(f"M{x} {y}v4", 1.2)
    d.shape(f"M{x - half} {top}h{2 * half}l2 {size * 0.8}h{-2 * half - 4}z", "#ffe08a", 0.0, 1)
    d.shape(f"M{x - size * 0.4} {top}l{size * 0.4} -4 {size * 0.4} 4z", INK, 0.0, 0)
    d.glow(x, y + 9, 34, 34, 0.75)


def barrel(d: Drawing, x: float, height: float = 24) -> None:
    """A barrel that stands at x."""
    half, belly = height * 0.3, height * 0.16
    path = f"M{x - half} 0q{-belly} {-height / 2} 0 {-height}h{2 * half}q{belly} {height / 2} 0 {height}z"
    d.shape(path, "#8a5a30", "right", 1.1)
    hoops = "".join(f"M{x - half - 1} {-height * at}h{2 * half + 2}" for at in (0.2, 0.78))
    d.line(hoops, 2, DARK_WALNUT)
    d.line(f"M{x - half * 0.35} 0v{-height}M{x + half * 0.35} 0v{-height}", 0.7, opacity=0.6)


def crate(d: Drawing, x: float, side: float = 20) -> None:
    """A wooden box that stands at x."""
    d.box(x - side / 2, -side, side, side, "#b98a4c", "right", 1.1)
    inset = side * 0.18
    d.box(x - side / 2 + inset, -side + inset, side - 2 * inset, side - 2 * inset, "#9a6d38", 0.15, 0.9)
    d.line(f"M{x - side / 2 + inset} {-inset}L{x + side / 2 - inset} {-side + inset}", 2.2, "#d3a869")


def printed(
    d: Drawing, name: str, x: float, y: float, size: float, colour: str = INK, opacity: float = 1.0
) -> None:
    """An icon around a point, printed in one colour."""
    d.flat(f'<g fill-opacity="{opacity}">{icon(name, colour, size, x - size / 2, y - size / 2)}</g>')


def bone(d: Drawing, x: float, y: float, side: float, inside: str = "") -> None:
    """A die seen from above, around a point, with something on it."""
    left, top = x - side / 2, y - side / 2
    corner = side * 0.17
    square = f'x="{left}" y="{top}" width="{side}" height="{side}" rx="{corner}"'
    inner = f'x="{left + 3}" y="{top + 2.5}" width="{side - 6}" height="{side - 6.5}" rx="{corner * 0.8}"'
    d.flat(
        f'<rect {square} transform="translate(2.4 3.2)" fill="#1a0c05" opacity=".5"/>'
        f'<rect {square} fill="#cbb588" stroke="{INK}" stroke-width="1.3"/>'
        f'<rect {inner} fill="{BONE}"/>{inside}',
        f'<rect {square}/><rect {square} transform="translate(2.4 3.2)"/>',
    )
