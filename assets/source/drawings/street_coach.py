"""The stagecoach, from the side, bound for the left."""

import math

from drawings.board_drawing import Drawing

WHEELS = ((27, 21), (-40, 16))
"""Where the wheels stand and how large they are: behind, in front."""


def coach(d: Drawing, colour: str, opacity: float = 1.0) -> None:
    """Printed in one colour, 150 units long, its wheels at height 0."""
    body = (
        "M-34 -24Q-46 -40 -42 -64H40Q47 -40 34 -24Q0 -14 -34 -24z"
        "M-35 -58h17v15q-9 4 -16 2z M-10 -58h20v17q-10 2 -20 0z M18 -58h16v15q-8 4 -16 2z"
    )
    seat = "M-42 -46H-64v7H-42zM-50 -62h5v17h-5zM-60 -41L-80 -27L-77 -23L-54 -38z"
    load = "M-48 -71h94v5h-94z M-16 -87h28v15h-28z M15 -82h22v10h-22z M-38 -80h19v8h-19z"
    wheels = "".join(_wheel(x, radius, colour) for x, radius in WHEELS)
    d.flat(
        f'<g opacity="{opacity}"><path d="{body}" fill="{colour}" fill-rule="evenodd"/>'
        f'<path d="{seat}{load}" fill="{colour}"/>'
        f'<path d="M-56 -14H36M-40 -14L-90 -10" stroke="{colour}" stroke-width="3.4"/>{wheels}</g>'
    )


def _wheel(x: float, radius: float, colour: str) -> str:
    spokes = "".join(
        f"M{x} {-radius}L{x + radius * math.cos(turn):.1f} {-radius + radius * math.sin(turn):.1f}"
        for turn in (math.pi * step / 5 for step in range(10))
    )
    return (
        f'<circle cx="{x}" cy="{-radius}" r="{radius - 1.5}" fill="none" stroke="{colour}" '
        f'stroke-width="3.2"/>'
        f'<circle cx="{x}" cy="{-radius}" r="3.6" fill="{colour}"/>'
        f'<path d="{spokes}" stroke="{colour}" stroke-width="1.7"/>'
    )
