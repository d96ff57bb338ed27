"""The buttons of the two common game pads: dark knobs in brass, each sign in its maker's colour, softened."""

from collections.abc import Mapping

from PIL import Image

from drawings.palette import BONE
from drawings.skin import wire
from drawings.skin_materials import lit
from drawings.skin_relief import Array, Plate, bevel, cover, disc, rgb, rounded
from drawings.svg import icon
from pipeline.output import Output
from pipeline.recipe import recipe

SIDE = 40
GROUND = "#2a1a12"
_SIGNS = {
    "xbox": {
        "a": ("xbox-a", "#8fce6e"),
        "b": ("xbox-b", "#ee7a63"),
        "x": ("xbox-x", "#7db7ea"),
        "y": ("xbox-y", "#f2c94c"),
    },
    "playstation": {
        "cross": ("playstation-x", "#8fb4ec"),
        "circle": ("playstation-circle", "#ee7a6b"),
        "square": ("playstation-square", "#e79ac4"),
        "triangle": ("playstation-triangle", "#7fcdb0"),
    },
}
"""The four round buttons: the sign's name in the icon set, and its colour."""
_SHOULDERS = {
    "xbox": {
        "lb": "letter-l letter-b",
        "rb": "letter-r letter-b",
        "lt": "letter-l letter-t",
        "rt": "letter-r letter-t",
    },
    "playstation": {
        "l1": "letter-l number-1",
        "r1": "letter-r number-1",
        "l2": "letter-l number-2",
        "r2": "letter-r number-2",
    },
}
_LINES = "M13 14.5h14M13 20h14M13 25.5h14"
_WINDOWS = "M12.5 12.5h11v9h-11zM17 25.500v1.500h11v-9h-1.5"
_RAYS = "M20 27v-8M14 24l-2.5-6M26 24l2.5-6"
_CREDIT = ("tabler",)


@recipe("pad")
def pads(out: Output) -> None:
    """Both makers' buttons under the same kind of name."""
    for maker, signs in _SIGNS.items():
        _put(out, maker, {name: _round(sign, colour) for name, (sign, colour) in signs.items()})
        _put(out, maker, {name: _shoulder(letters) for name, letters in _SHOULDERS[maker].items()})
        view = _WINDOWS if maker == "xbox" else _RAYS
        _put(out, maker, {"menu": _flat(_LINES), "view": _flat(view), "dpad": _cross(), "stick": _stick()})


def _put(out: Output, maker: str, pictures: Mapping[str, Image.Image]) -> None:
    for name, picture in pictures.items():
        out.image(f"pad/{maker}/{name}", picture, credit=_CREDIT, lossless=True)


def _round(sign: str, colour: str) -> Image.Image:
    """The set has a ring round its signs: enlarged, it falls outside the knob, and only the sign is left."""
    plate = Plate(SIDE, SIDE)
    knob = disc(plate, 20, 20, 17)
    _knob(plate, knob, 10)
    mark = plate.mask(
        icon(sign, "#fff", 46, -3, -3, "tabler").replace('stroke-width="2"', 'stroke-width="1.8"')
    )
    _sign(plate, mark * cover(knob + 3), colour)
    return plate.picture()


def _shoulder(letters: str) -> Image.Image:
    plate = Plate(SIDE, SIDE)
    _knob(plate, rounded(plate, (2, 7, 38, 33), 8), 6)
    drawn = (
        icon(letter, "#fff", 21, x, 9.5, "tabler")
        for letter, x in zip(letters.split(), (3.5, 15.5), strict=True)
    )
    _sign(plate, plate.mask("".join(drawn).replace('stroke-width="2"', 'stroke-width="3"')), BONE)
    return plate.picture()


def _flat(sign: str) -> Image.Image:
    plate = Plate(SIDE, SIDE)
    _knob(plate, rounded(plate, (3, 6, 37, 34), 14), 8)
    style = 'fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"'
    _sign(plate, plate.mask(f'<path d="{sign}" {style}/>'), BONE)
    return plate.picture()


def _cross() -> Image.Image:
    plate = Plate(SIDE, SIDE)
    arms = "M14.5 3h11v11.500H37v11H25.500V37h-11V25.500H3v-11h11.500z"
    style = 'stroke="#fff" stroke-width="1.5" stroke-linejoin="round"'
    _knob(plate, plate.distance(plate.mask(f'<path d="{arms}" fill="#fff" {style}/>')), 4)
    _sign(
        plate,
        plate.mask('<path d="M20 6.500l3 4.500h-6zm0 27 3-4.500h-6zM6.5 20l4.5-3v6zm27 0-4.5-3v6z"/>'),
        BONE,
    )
    return plate.picture()


def _stick() -> Image.Image:
    plate = Plate(SIDE, SIDE)
    _knob(plate, disc(plate, 20, 20, 17), 3)
    cap = disc(plate, 20, 20, 9.5)
    plate.shade(cover(cap), 0.9, 1.6, 1, 1.8)
    plate.lay(
        lit(rgb("#5a4030") * cover(cap)[..., None], bevel(cap, 5, 3) - bevel(cap + 5, 4, 1.5), 0.5),
        cover(cap),
    )
    _sign(
        plate,
        plate.mask('<path d="M20 5l2.5 3.500h-5zm0 30 2.5-3.500h-5zM5 20l3.5-2.500v5zm30 0-3.5-2.500v5z"/>'),
        BONE,
    )
    return plate.picture()


def _knob(plate: Plate, shape: Array, edge: float) -> None:
    plate.shade(cover(shape), 0.7, 1, 0.5, 1.2)
    plate.lay(lit(rgb(GROUND) * cover(shape)[..., None], bevel(shape, edge, edge * 0.35), 0.35), cover(shape))
    wire(plate, shape, 0.9, 1.8)


def _sign(plate: Plate, mark: Array, colour: str) -> None:
    plate.shade(mark, 0.8, 0.5, 0.3, 0.7)
    plate.lay(colour, mark)
