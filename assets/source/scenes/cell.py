"""One cell of a small sprite: a scene measured in design units, rendered larger than it is kept."""

from pathlib import Path

from PIL import Image

from scenes import studio

UNIT = 0.02
"""How long a design unit is in Blender: small things come out about as large as the studio's lamps expect."""
KEPT = 2
"""Pixels a design unit in the finished sprite."""


def stage(width: float, height: float, samples: int = 32, oversize: int = 2) -> None:
    """Begin the scene of a cell of this many units; rendered `oversize` times as large as kept."""
    pixels = KEPT * oversize
    studio.empty(round(width * pixels), round(height * pixels), samples)
    studio.overhead(max(width, height) * UNIT)
    studio.lamplight()


def shot(kept: Path, oversize: int = 2) -> Image.Image:
    """The finished cell."""
    picture = studio.render(kept)
    return studio.half(picture) if oversize == 2 else picture
