"""A still life: things on the saloon's table, seen by a camera that is sharp only at one distance."""

import math

import bpy
import numpy as np
from mathutils import Vector
from PIL import Image

from scenes import studio, tabletop
from scenes.studio import Place


def begin(width: int, height: int, samples: int, ambient: float = 0.05) -> None:
    """An opaque picture, in a dark room; noise that the eye would not see is left to the denoiser."""
    studio.empty(width, height, samples, transparent=False, ambient=ambient)
    cycles = bpy.context.scene.cycles
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.05, 6
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 2, 2


def table(
    length: float, depth: float, middle: tuple[float, float] = (0, 0), seed: int = 7, detail: int = 130
) -> None:
    """The table top, turned a little so that its boards lead into the picture."""
    top = tabletop.boards(length, depth, detail=detail, seed=seed)
    top.location = (*middle, 0)
    top.rotation_euler.z = math.radians(9)


def look(at: Place, towards: Place, lens: float, sharp: Place, stop: float) -> bpy.types.Object:
    """A camera that is focused on a place; the smaller the stop, the less else is sharp."""
    made = studio.camera(at, towards, lens)
    made.data.dof.use_dof = True
    made.data.dof.focus_distance = (Vector(sharp) - Vector(at)).length
    made.data.dof.aperture_fstop = stop
    made.data.dof.aperture_blades = 7
    return made


def bulb(at: Place, power: float, colour: studio.Colour, radius: float) -> None:
    """A flame that lights what is around it."""
    lamp = bpy.data.lights.new("bulb", "POINT")
    lamp.energy, lamp.color, lamp.shadow_soft_size = power, colour, radius
    made = bpy.data.objects.new("bulb", lamp)
    made.location = at
    bpy.context.collection.objects.link(made)


def graded(picture: Image.Image, corners: float = 0.45) -> Image.Image:
    """As a darkroom would print it: the corners held back, the lights a touch warmer than the shadows."""
    light = np.asarray(picture.convert("RGB"), np.float32) / 255
    down, right = np.meshgrid(*(np.linspace(-1, 1, side) for side in light.shape[:2]), indexing="ij")
    held = 1 - corners * np.clip(np.hypot(right, down) - 0.55, 0, 1) ** 1.5
    light = light * held[..., None]
    light += (light * light * (1 - light)) * np.array((0.20, 0.10, -0.02), np.float32)
    return Image.fromarray((np.clip(light, 0, 1) * 255 + 0.5).astype(np.uint8))
