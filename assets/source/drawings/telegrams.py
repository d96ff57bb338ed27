"""What a telegram of Dalton City comes on: a printed form, and the tape that ticks out of the machine."""

import numpy as np
from PIL import Image

from drawings import loop_pictures, svg
from drawings.cards_engraving import Layer, engrave, moved
from drawings.ink import Box, frame, rule
from drawings.palette import BRASS, FADED_INK, INK, PALE_PARCHMENT
from drawings.paper import cut, press, sheet
from pipeline.output import Output
from pipeline.recipe import recipe

FORM = (480, 300)
PAPER = "#ecd596"
TITLE: Box = (112, 24, 340, 50)
"""Where the program writes what sort of paper this is, or to whom it comes."""
TEXT: Box = (30, 104, 420, 142)
TAPE = (120, 44)
RIM = (28, 6, 28, 6)
"""Of the tape: its torn ends, and its edges."""


@recipe("dalton_city/telegram")
def telegram(out: Output) -> None:
    """The form and the tape."""
    out.image("dalton_city/telegram", _form(), anchor=(FORM[0] / 2, FORM[1] / 2))
    out.entries["dalton_city/telegram"] |= {"title": list(TITLE), "text": list(TEXT)}
    out.patch("dalton_city/tape", {"normal": _tape()}, RIM, inset=(24, 4, 24, 4))


def _form() -> Image.Image:
    """A head with pole and wires, room to write, and a strip at the foot that the tape is laid on."""
    width, height = FORM
    tx, ty, tw, th = TITLE
    plate = (
        f'<rect x="{tx}" y="{ty}" width="{tw}" height="{th}" fill="{PALE_PARCHMENT}" fill-opacity=".75" '
        f'stroke="{INK}" stroke-width="1.2"/>'
        f'<path d="M{tx + 3} {ty + 3}h{tw - 6}v{th - 6}h{6 - tw}z" fill="none" stroke="{INK}" '
        'stroke-width=".6"/>'
    )
    roundel = (
        f'<circle cx="62" cy="50" r="34" fill="{INK}"/><circle cx="62" cy="50" r="32.4" fill="{BRASS}"/>'
        f'<circle cx="62" cy="50" r="29.4" fill="{PALE_PARCHMENT}" stroke="{INK}" stroke-width="1"/>'
    )
    body = "".join(
        (
            frame((9, 9, width - 18, height - 18), "#7a4a1c", notch=10, weight=2),
            f'<path d="M22 92H{width - 22}M22 96H{width - 22}" stroke="{INK}" stroke-width="1.6"/>',
            plate,
            f'<path d="M22 {height - 50}H{width - 22}" stroke="{FADED_INK}" stroke-width=".9"/>',
            rule(tx + 40, 83, tw - 80, FADED_INK),
            roundel,
        )
    )
    picture = svg.render(body, FORM)
    picture.alpha_composite(engrave(_emblem(), FORM))
    return cut(press(sheet(FORM, seed=4, colour=PAPER), picture, 4), 3)


def _emblem() -> list[Layer]:
    return moved(loop_pictures.telegram(), 62, 50, 0.92)


def _tape() -> Image.Image:
    """A strip torn off at both ends; its middle is the same all along, to be stretched."""
    width, height = (side * 2 for side in TAPE)
    rows, columns = np.mgrid[:height, :width].astype(np.float32)
    zigzag = 5 * np.abs((rows / 11) % 2 - 1) + 2.5 * np.abs((rows / 4.3 + 0.4) % 2 - 1)
    inside = np.minimum(columns - zigzag - 5, width - 6 - zigzag[::-1] - columns)
    high = np.minimum(rows - 4, height - 9 - rows)
    cover = np.clip(np.minimum(inside, high) + 0.5, 0, 1)
    light = 1 - 0.10 * np.exp(-np.maximum(high, 0) / 5) - 0.22 * np.exp(-np.maximum(inside, 0) / 7)
    light *= 1.02 - 0.08 * rows / height
    colour = np.array((250, 242, 214), np.float32) * light[..., None]
    for line in (13, height - 19):
        near = np.clip(1 - np.abs(rows - line), 0, 1)[..., None] * 0.35
        colour = colour * (1 - near) + np.array((122, 74, 28), np.float32) * near
    shadow = np.zeros((height, width), np.float32)
    shadow[4:, 2:] = cover[:-4, :-2]
    alpha = np.maximum(cover, 0.45 * shadow)
    mixed = colour * (cover / np.maximum(alpha, 1e-3))[..., None]
    pixels = np.dstack((np.clip(mixed, 0, 255), alpha * 255)).astype(np.uint8)
    return Image.fromarray(pixels, "RGBA")
