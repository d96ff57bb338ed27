"""What stands about in a gold field, each a few strokes of a fine pen, with its foot at a point."""

import random

from drawings.palette import INK


def _pen(weight: float = 1.1, colour: str = INK) -> str:
    return f'fill="none" stroke="{colour}" stroke-width="{weight}" stroke-linecap="round"'


def pine(x: float, y: float, size: float) -> str:
    """A fir: three skirts on a stem."""
    half = size * 0.3
    skirts = "".join(
        f"M{x - half * wide} {y - size * low}l{half * wide} {-size * 0.42}l{half * wide} {size * 0.42}z"
        for wide, low in ((1, 0.12), (0.78, 0.34), (0.54, 0.58))
    )
    shade = f"M{x} {y - size}L{x + half} {y - size * 0.12}H{x}z"
    return (
        f'<path d="{skirts}" fill="#7d8a58" stroke="{INK}" stroke-width="1"/>'
        f'<path d="{shade}" fill="{INK}" opacity=".4"/><path d="M{x} {y}v{-size * 0.12}" {_pen()}/>'
    )


def cactus(x: float, y: float, size: float) -> str:
    """A saguaro with two arms."""
    arms = (
        f"M{x} {y}v{-size}M{x} {y - size * 0.35}h{-size * 0.26}v{-size * 0.28}"
        f"M{x} {y - size * 0.5}h{size * 0.26}v{-size * 0.26}"
    )
    return f'<path d="{arms}" {_pen(5)}/><path d="{arms}" {_pen(3, "#93a06a")}/>'


def tuft(x: float, y: float, size: float) -> str:
    """Dry grass."""
    blades = "".join(
        f"M{x + at * size * 0.14} {y}q{at * size * 0.1} {-size * 0.3} {at * size * 0.22} {-size * 0.46}"
        for at in (-2, -1, 0, 1, 2)
    )
    return f'<path d="{blades}" {_pen()}/>'


def peak(x: float, y: float, size: float) -> str:
    """A mountain, bare to the lamp and hatched behind."""
    outline = "M-.7 0L-.3 -.5L-.16 -.42L.08 -1L.34 -.52L.46 -.56L.85 0"
    spine = "M.08 -1l-.06 .3 .1 .2 -.08 .3"
    hatch = "".join(
        f"M{0.1 + at * 0.1:.2f} {at * 0.13 - 0.88:.2f}l.03 {0.62 - at * 0.07:.2f}" for at in range(7)
    )
    return (
        f'<g transform="translate({x} {y}) scale({size})"><path d="{outline}z" fill="#cfae7c"/>'
        f'<path d="{outline}{spine}{hatch}" {_pen(1.1 / size)}/></g>'
    )


def rocks(x: float, y: float, size: float) -> str:
    """Two boulders."""
    stones = "M-.5 0l.1 -.35 .3 -.12 .22 .3v.17z M.1 0l.06 -.22 .2 -.05 .16 .27z"
    return (
        f'<path transform="translate({x} {y}) scale({size})" d="{stones}" fill="#c2a277" stroke="{INK}" '
        f'stroke-width="{1 / size}"/>'
    )


def sand(x: float, y: float, size: float) -> str:
    """A few grains."""
    chance = random.Random(int(x * 7 + y))
    grains = "".join(
        f"M{x + chance.uniform(-1, 1) * size:.1f} {y + chance.uniform(-0.6, 0.6) * size:.1f}h.1"
        for _ in range(9)
    )
    return f'<path d="{grains}" {_pen(2)}/>'


def shaft(x: float, y: float, size: float) -> str:
    """The timbered mouth of an old working."""
    mouth = "M-.36 0V-.55L0 -.8L.36 -.55V0z"
    frame = "M-.5 0V-.58M.5 0V-.58M-.64 -.5L0 -.92L.64 -.5"
    return (
        f'<g transform="translate({x} {y}) scale({size})"><path d="{mouth}" fill="{INK}"/>'
        f'<path d="{frame}" {_pen(3 / size)}/></g>'
    )


def tent(x: float, y: float, size: float) -> str:
    """A prospector's tent."""
    return (
        f'<g transform="translate({x} {y}) scale({size})" stroke="{INK}" stroke-width="{1 / size}">'
        '<path d="M-.55 0L-.1 -.7L.3 0z" fill="#efe0b6"/>'
        '<path d="M-.1 -.7L.42 -.6L.75 0H.3z" fill="#c9ae7c"/>'
        f'<path d="M-.22 0L-.1 -.42L.04 0z" fill="{INK}"/></g>'
    )
