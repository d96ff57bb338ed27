"""Pictures on the things of a scene: exact numbers, or what was drawn with SVG."""

import bpy
import numpy as np
from PIL import Image

from scenes.nodes import Shader


def numbers(shader: Shader, values: np.ndarray) -> bpy.types.Node:
    """An image of exact numbers (rows × columns, or × 3 for linear light), laid on by the surface's map."""
    rows, columns = values.shape[:2]
    pixels = np.ones((rows, columns, 4), np.float32)
    pixels[..., :3] = values if values.ndim == 3 else values[..., None]
    return _laid(shader, pixels)


def drawing(shader: Shader, picture: Image.Image) -> bpy.types.Node:
    """A drawing with its colours and, as alpha, where it is."""
    pixels = np.asarray(picture.convert("RGBA"), np.float32) / 255
    pixels[..., :3] **= 2.2  # to linear light, near enough
    return _laid(shader, pixels)


def _laid(shader: Shader, pixels: np.ndarray) -> bpy.types.Node:
    rows, columns = pixels.shape[:2]
    image = bpy.data.images.new("imprint", columns, rows, alpha=True, float_buffer=True, is_data=True)
    image.alpha_mode = "CHANNEL_PACKED"
    image.pixels.foreach_set(np.ascontiguousarray(pixels[::-1]).ravel())  # Blender counts rows from below
    where = shader.node("TexCoord").outputs["UV"]
    return shader.node("TexImage", settings={"image": image, "extension": "EXTEND"}, Vector=where)
