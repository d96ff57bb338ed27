"""Soft shadows, kept apart from what throws them, so that things can be lifted off the table."""

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from drawings import horse, svg
from pipeline.output import Output
from pipeline.recipe import recipe
from scenes import horses

SCALE = 2
COLOUR = (14, 6, 2)
"""Not black: the lamp fills every shadow a little."""
Pair = tuple[float, float]


@recipe("shadows")
def shadows(out: Output) -> None:
    """The lamp is at the upper left, so they all reach to the lower right.

    A round shadow's anchor is the middle of what throws it.
    """
    _round(out, "shadows/round_small", thrower=(66, 64), side=112, offset=(4, 6), blur=5)
    _round(out, "shadows/round_large", thrower=(128, 122), side=200, offset=(8, 12), blur=10)
    _horse(out, "shadows/horse", side=120, offset=(5, 7), blur=5)
    _card(out, "shadows/rect", side=96, margin=14, offset=(5, 8), blur=7)


def _round(out: Output, name: str, thrower: Pair, side: float, offset: Pair, blur: float) -> None:
    middle = side / 2 - offset[0] / 2, side / 2 - offset[1] / 2
    box = (
        middle[0] - thrower[0] / 2,
        middle[1] - thrower[1] / 2,
        middle[0] + thrower[0] / 2,
        middle[1] + thrower[1] / 2,
    )
    contact = _blurred((side, side), "ellipse", _moved(box, offset, 0.35), blur * 0.45, 0.45)
    cast = _blurred((side, side), "ellipse", _moved(box, offset, 1), blur, 0.5)
    out.image(name, _ink(contact, cast), anchor=middle, lossless=True)


def _horse(out: Output, name: str, side: float, offset: Pair, blur: float) -> None:
    """Of a marker on horseback; its anchor is the middle of that."""
    middle = side / 2 - offset[0] / 2, side / 2 - offset[1] / 2
    size = horses.SIDE / 100
    corner = middle[0] - horses.SIDE / 2, middle[1] - horses.SIDE / 2
    layers = []
    for part, soft, strength in ((0.35, blur * 0.45, 0.45), (1.0, blur, 0.5)):
        place = corner[0] + offset[0] * part, corner[1] + offset[1] * part
        drawn = f'<path transform="translate({place[0]} {place[1]}) scale({size})" d="{horse.KNIGHT}"/>'
        dark = (
            svg.render(drawn, (side, side), SCALE)
            .getchannel("A")
            .point([round(strength * at) for at in range(256)])
        )
        layers.append(dark.filter(ImageFilter.GaussianBlur(soft * SCALE)))
    out.image(name, _ink(*layers), anchor=middle, lossless=True)


def _card(out: Output, name: str, side: float, margin: float, offset: Pair, blur: float) -> None:
    """For anything rectangular; the inset is where its own edge lies."""
    far = (margin + offset[0], margin + offset[1])
    box = (margin, margin, side - far[0], side - far[1])
    contact = _blurred((side, side), "rounded", _moved(box, offset, 0.3), blur * 0.4, 0.45)
    cast = _blurred((side, side), "rounded", _moved(box, offset, 1), blur, 0.5)
    border = side / 2 - 2
    out.patch(name, {"shadow": _ink(contact, cast)}, (border,) * 4, inset=(margin, margin, *far))


def _moved(box: tuple[float, ...], offset: Pair, part: float) -> tuple[float, ...]:
    return tuple(edge + offset[at % 2] * part for at, edge in enumerate(box))


def _blurred(size: Pair, form: str, box: tuple[float, ...], blur: float, strength: float) -> Image.Image:
    """One layer of darkness."""
    layer = Image.new("L", (round(size[0] * SCALE), round(size[1] * SCALE)))
    pen = ImageDraw.Draw(layer)
    scaled = [edge * SCALE for edge in box]
    if form == "ellipse":
        pen.ellipse(scaled, fill=round(255 * strength))
    else:
        pen.rounded_rectangle(scaled, radius=6 * SCALE, fill=round(255 * strength))
    return layer.filter(ImageFilter.GaussianBlur(blur * SCALE))


def _ink(*layers: Image.Image) -> Image.Image:
    """The layers over each other, as a picture that only darkens."""
    light = Image.new("L", layers[0].size, 255)
    for layer in layers:
        light = ImageChops.multiply(light, ImageChops.invert(layer))
    picture = Image.new("RGBA", light.size, COLOUR)
    picture.putalpha(ImageChops.invert(light))
    return picture
