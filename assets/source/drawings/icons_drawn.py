"""The little pictures that no icon set has: dice, cards, speeds, and what is worth its colour."""

from collections.abc import Callable
from math import cos, pi, sin

from drawings.ink import star
from drawings.svg import icon

Draw = Callable[[str], str]
_MASK = (
    '<mask id="hole"><rect width="32" height="32" fill="#fff"/><g fill="#000" stroke="none">{hole}</g></mask>'
)
_PIPS = {
    1: [(16, 16)],
    2: [(10, 10), (22, 22)],
    3: [(9.5, 9.5), (16, 16), (22.5, 22.5)],
    4: [(10, 10), (22, 10), (10, 22), (22, 22)],
    5: [(9.5, 9.5), (22.5, 9.5), (16, 16), (9.5, 22.5), (22.5, 22.5)],
    6: [(10.5, 8.5), (21.5, 8.5), (10.5, 16), (21.5, 16), (10.5, 23.5), (21.5, 23.5)],
}
SPADE = (
    "M16 8c1.6 3 6.4 5.4 6.4 9.2a3.4 3.4 0 0 1-5.6 2.6q.3 2.6 2 4h-5.6"
    "q1.7-1.4 2-4a3.4 3.4 0 0 1-5.6-2.6c0-3.8 4.8-6.2 6.4-9.2z"
)


def stamped(shape: str, hole: str) -> Draw:
    """A filled shape with something cut out of it."""
    return lambda colour: f'{_MASK.format(hole=hole)}<g fill="{colour}" mask="url(#hole)">{shape}</g>'


def _die(hole: str) -> Draw:
    return stamped('<rect x="2" y="2" width="28" height="28" rx="6"/>', hole)


def _lettered(letters: str) -> Draw:
    size, squeeze = (21, 0.78) if len(letters) > 1 else (25, 1)
    return _die(
        f'<text transform="translate(16 {16 + size * 0.36:.1f}) scale({squeeze} 1)" text-anchor="middle" '
        f'font-family="Rye" font-size="{size}">{letters}</text>'
    )


def _pips(number: int) -> Draw:
    radius = 4.4 if number == 1 else 3.1
    return _die("".join(f'<circle cx="{x}" cy="{y}" r="{radius}"/>' for x, y in _PIPS[number]))


def _speed(number: int) -> Draw:
    """As many chevrons as steps."""
    step = 5.6
    start = 16 - (step * (number - 1) + 6) / 2
    marks = "".join(f"M{start + step * at:.1f} 8l6.4 8-6.4 8" for at in range(number))
    style = 'fill="none" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"'
    return lambda colour: f'<path d="{marks}" stroke="{colour}" {style}/>'


def _card(colour: str) -> str:
    return stamped('<rect x="6" y="2.5" width="20" height="27" rx="3"/>', f'<path d="{SPADE}"/>')(colour)


def _human(colour: str) -> str:
    """A head and shoulders under a western hat."""
    return (
        f'<path d="M4.5 30c0-7 5-10.5 11.5-10.5S27.5 23 27.5 30z" fill="{colour}"/>'
        f'<path d="M10.5 11.5a5.5 6 0 0 0 11 0z" fill="{colour}"/>'
        f"{icon('western-hat', colour, 25, 3.5, -4)}"
    )


def _points(colour: str) -> str:
    """A laurel wreath round a star."""
    return f'{icon("laurels", colour, 31, 0.5, 0.5)}<path d="{star(16, 15.5, 7)}" fill="{colour}"/>'


def _sheriff_star() -> str:
    """Five points with balls, each folded along the middle: one side in the light."""
    middle = (16, 16.8)
    light, shade = [], []
    for at in range(5):
        tip = -pi / 2 + 2 * pi * at / 5
        left, right = _ray(middle, 5.6, tip - pi / 5), _ray(middle, 5.6, tip + pi / 5)
        point = _ray(middle, 12.8, tip)
        light.append(f"M{middle[0]} {middle[1]}L{left}L{point}z")
        shade.append(f"M{middle[0]} {middle[1]}L{right}L{point}z")
    ends = (_ray(middle, 13, -pi / 2 + 2 * pi * at / 5).split() for at in range(5))
    balls = "".join(f'<circle cx="{x}" cy="{y}" r="2.3"/>' for x, y in ends)
    whole = f'<path d="{"".join(light + shade)}"/>{balls}'
    return (
        f'<g fill="#4a2c08" stroke="#4a2c08" stroke-width="2" stroke-linejoin="round">{whole}</g>'
        f'<g fill="#e9b949">{balls}</g><path d="{"".join(light)}" fill="#ffe08a"/>'
        f'<path d="{"".join(shade)}" fill="#c98f2a"/>'
    )


def _ray(middle: tuple[float, float], reach: float, angle: float) -> str:
    return f"{middle[0] + reach * cos(angle):.2f} {middle[1] + reach * sin(angle):.2f}"


_BILL = (
    '<rect x="1.5" y="7" width="29" height="18" rx="2" fill="#26401f"/>'
    '<rect x="2.5" y="8" width="27" height="16" rx="1.4" fill="#9dbb78"/>'
    '<g stroke="#3d6230" stroke-width="1.1">'
    '<rect x="4.3" y="9.8" width="23.4" height="12.4" rx=".8" fill="none"/>'
    '<circle cx="16" cy="16" r="6.6" fill="#e3ecc4"/></g>'
    '<text x="16" y="20.3" text-anchor="middle" font-family="Rye" font-size="12" fill="#1f3a18">$</text>'
)
_NUGGET_OUTLINE = "M4 19L7 10L14 5L23 6L29 14L27 23L19 28L9 26z"
_NUGGET_FACETS = {
    "M4 19L7 10L14 5L13 13z": "#ffe9a0",
    "M14 5L23 6L20 13L13 13z": "#ffd75e",
    "M23 6L29 14L20 13z": "#e8ab31",
    "M29 14L27 23L21 20L20 13z": "#c98a1e",
    "M27 23L19 28L21 20z": "#94600f",
    "M19 28L9 26L12 20L21 20z": "#b0761a",
    "M9 26L4 19L12 20z": "#d79a2b",
    "M4 19L13 13L12 20z": "#f6c443",
    "M13 13L20 13L21 20L12 20z": "#ffcb45",
    "M9.5 11L13 7.5L12 11.5z": "#fffbe0",
}


def _nugget() -> str:
    outline = f'<path d="{_NUGGET_OUTLINE}" stroke="#4a2c08" stroke-width="2.4" stroke-linejoin="round"/>'
    return outline + "".join(
        f'<path d="{facet}" fill="{colour}"/>' for facet, colour in _NUGGET_FACETS.items()
    )


DRAWN: dict[str, tuple[Draw, *tuple[str, ...]]] = {
    "card": (_card,),
    "human": (_human, "game-icons"),
    "points": (_points, "game-icons"),
    **{f"die_{face}": (_lettered(face), "rye") for face in ("9", "10", "J", "Q", "K", "A")},
    **{f"pip_{number}": (_pips(number),) for number in _PIPS},
    **{f"speed_{number}": (_speed(number),) for number in range(1, 5)},
}
"""In one ink: how it is drawn in a colour, and whom to credit."""
COLOURED = {"money": _BILL, "nugget": _nugget(), "star": _sheriff_star()}
"""In their own colours, the same on any ground."""
