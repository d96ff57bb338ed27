"""One render, many colours: parts rendered undyed get a colour, and a symbol, in the picture."""

import bpy
import numpy as np
from PIL import Image, ImageColor, ImageFilter

from scenes.nodes import Shader


def show_only(parts: list[bpy.types.Object]) -> None:
    """From here on the scene shows these parts white and everything else black: what to dye."""
    white, black = (
        Shader(name, Base_Color=(0, 0, 0, 1), Specular_IOR_Level=0.0) for name in ("white", "black")
    )
    white.into("Emission Color", (1, 1, 1, 1))
    white.into("Emission Strength", 1.0)
    chosen = {part.data for part in parts}
    for mesh in bpy.data.meshes:
        mesh.materials[0] = (white if mesh in chosen else black).material
    bpy.context.scene.world.node_tree.nodes["Background"].inputs["Strength"].default_value = 0
    for lamp in bpy.data.lights:
        lamp.energy = 0
    bpy.context.scene.cycles.use_denoising = False


def dyed(
    picture: Image.Image, parts: Image.Image, colour: str, symbol: Image.Image | None = None, ink: str = ""
) -> Image.Image:
    """Dye what is white in `parts`, and print a symbol, given as how much ink is where, in another colour."""
    pixels = np.asarray(picture).astype(float) / 255
    light = _linear(pixels[..., :3])
    wider = parts.convert("RGB").filter(ImageFilter.MaxFilter(3))  # no undyed rim where a part ends
    share = _linear(np.asarray(wider).astype(float)[..., :1] / 255)
    cloth = _linear(np.array(ImageColor.getrgb(colour)) / 255)
    if symbol is not None:
        printed = np.asarray(symbol).astype(float)[..., None] / 255
        cloth = cloth * (1 - printed) + _linear(np.array(ImageColor.getrgb(ink)) / 255) * printed
    pixels[..., :3] = _display(light * (1 - share + share * cloth))
    return Image.fromarray((pixels * 255).round().astype(np.uint8), "RGBA")


def _linear(values: np.ndarray) -> np.ndarray:
    return np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)


def _display(values: np.ndarray) -> np.ndarray:
    values = values.clip(0, 1)
    return np.where(values <= 0.0031308, values * 12.92, 1.055 * values ** (1 / 2.4) - 0.055)
