"""Flat pieces cast in brass and filled with lacquer: an outline, a rim, and pictures in the face."""

import bpy
import numpy as np
from scipy import ndimage

from scenes.cell import UNIT
from scenes.materials import RGBA
from scenes.nodes import Shader
from scenes.relief import FINENESS, INK, relief, softened, stamp

BRASS: RGBA = (0.90, 0.64, 0.25, 1)
METAL, SHADE = "metal", "shade"
"""The attributes that say where a point is brass, and how much darker its lacquer is."""


class Piece:
    """A piece under construction: how high each point of its square is, and what it is made of."""

    def __init__(self, outline: str, side: float, height: float) -> None:
        self.side = side
        self.inside = stamp(outline, side) > 0.5
        self.depth = ndimage.distance_transform_edt(self.inside) / FINENESS
        self.heights = np.where(self.inside, height, 0.0)
        self.metal = np.zeros_like(self.heights)
        self.ink = np.zeros_like(self.heights)
        self.shade = np.zeros_like(self.heights)

    def rimmed(self, width: float, raised: float) -> None:
        """A round bead of brass along the edge, which goes down to the table all around."""
        across = np.clip(1 - self.depth / width, 0, 1)
        bead = np.sqrt(np.clip(1 - (2 * across - 1) ** 2, 0, 1))
        self.heights += np.where(self.inside & (self.depth < width), raised * bead, 0)
        self.metal = np.maximum(self.metal, np.float32(self.depth < width))

    def domed(self, rise: float, reach: float) -> None:
        """The face swells from the edge inwards."""
        part = np.clip(self.depth / reach, 0, 1)
        self.heights += np.where(self.inside, rise * np.sqrt(1 - (1 - part) ** 2), 0)

    def wired(self, body: str, raised: float, soft: float = 0.8) -> None:
        """A picture laid on in brass."""
        drawn = stamp(body, self.side)
        self.metal = np.maximum(self.metal, drawn)
        self.heights += np.where(self.inside, softened(drawn, soft) * raised, 0)

    def engraved(self, body: str, depth: float, dark: float = 0.75) -> None:
        """A picture cut into the lacquer."""
        drawn = stamp(body, self.side) * self.inside
        self.heights -= softened(drawn, 0.6) * depth
        self.shade = np.maximum(self.shade, drawn * dark)

    def inlaid(self, body: str, raised: float) -> None:
        """A picture in the other colour."""
        drawn = stamp(body, self.side)
        self.ink = np.maximum(self.ink, drawn)
        self.heights += np.where(self.inside, softened(drawn, 1.2) * raised, 0)

    def made(self, ground: RGBA, picture: RGBA) -> bpy.types.Object:
        """The piece, lying on the table."""
        kept = ndimage.binary_dilation(self.inside, iterations=2)
        made = relief(self.heights, self.ink, kept, self.side, _lacquered(ground, picture))
        for name, values in ((METAL, self.metal + ~self.inside), (SHADE, self.shade)):
            attribute = made.data.attributes.new(name, "FLOAT", "POINT")
            attribute.data.foreach_set("value", values.clip(0, 1).ravel().astype(np.float32))
        made.location.z = 0.2 * UNIT
        return made


def _lacquered(ground: RGBA, picture: RGBA) -> bpy.types.Material:
    shader = Shader("cast", Coat_Weight=0.4, Coat_Roughness=0.12)
    ink, metal, shade = (
        shader.node("Attribute", settings={"attribute_name": name}).outputs["Fac"]
        for name in (INK, METAL, SHADE)
    )
    worn = shader.math("MULTIPLY_ADD", shader.noise(2.5, 8), 1.1, 0.35)
    enamel = shader.mixed("MULTIPLY", 0.6, shader.mixed("MIX", ink, ground, picture), worn)
    dark = shader.mixed("MIX", shade, enamel, (0.006, 0.003, 0.002, 1))
    shader.into("Base Color", shader.mixed("MIX", metal, dark, BRASS))
    shader.into("Metallic", metal)
    shader.into("Roughness", shader.node("MapRange", Value=shader.noise(14, 8), To_Min=0.2, To_Max=0.36))
    return shader.material
