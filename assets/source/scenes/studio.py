"""The studio: an empty scene, one lamplight from the left, a camera, and the picture that comes out."""

import math
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from io import StringIO
from pathlib import Path

import bpy
from mathutils import Vector
from PIL import Image

Place = tuple[float, float, float]
Colour = tuple[float, float, float]

LAMP: Colour = (1.0, 0.86, 0.66)
"""The oil lamp, upper left."""
NIGHT: Colour = (0.72, 0.82, 1.0)
"""What comes through the window, on the right."""
EMBER: Colour = (1.0, 0.72, 0.44)
"""What glows behind."""


def empty(width: int, height: int, samples: int = 24, transparent: bool = True, ambient: float = 0.5) -> None:
    """Begin a scene of this many pixels."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.film_transparent = transparent
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGBA"
    scene.render.use_persistent_data = True
    scene.view_settings.view_transform = "Standard"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.use_denoising = True
    cycles.denoiser = "OPENIMAGEDENOISE"
    cycles.max_bounces = 6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.seed = 1
    _room(scene, ambient)


def _room(scene: bpy.types.Scene, strength: float) -> None:
    """Dark below and warm above, so that what shines has something to mirror."""
    world = bpy.data.worlds.new("room")
    scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    background = nodes["Background"]
    background.inputs["Strength"].default_value = strength
    where, split = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ")
    height, ramp = nodes.new("ShaderNodeMapRange"), nodes.new("ShaderNodeValToRGB")
    height.inputs["From Min"].default_value = -1
    low, high = ramp.color_ramp.elements
    low.position, low.color = 0.35, (0.10, 0.06, 0.035, 1)
    high.position, high.color = 0.9, (1.0, 0.93, 0.82, 1)
    links.new(where.outputs["Generated"], split.inputs[0])
    links.new(split.outputs["Z"], height.inputs["Value"])
    links.new(height.outputs[0], ramp.inputs[0])
    links.new(ramp.outputs[0], background.inputs["Color"])


def light(
    at: Place, towards: Place, size: float, power: float, colour: Colour = (1, 1, 1)
) -> bpy.types.Object:
    """A soft square light."""
    lamp = bpy.data.lights.new("light", "AREA")
    lamp.size, lamp.energy, lamp.color = size, power, colour
    return _aimed(bpy.data.objects.new("light", lamp), at, towards)


def lamplight(strength: float = 1.0) -> None:
    """The light that every sprite has, so that they all lie on the same table."""
    light((-4, -1.5, 6), (0, 0, 0), 2.6, 620 * strength, LAMP)
    light((5, 2, 4), (0, 0, 0), 4, 150 * strength, NIGHT)
    light((0, 6, 3), (0, 0, 0.5), 3, 170 * strength, EMBER)


def camera(at: Place, towards: Place, lens: float = 85) -> bpy.types.Object:
    """Look from somewhere; a long lens keeps things straight."""
    made = bpy.data.cameras.new("camera")
    made.lens = lens
    aimed = _aimed(bpy.data.objects.new("camera", made), at, towards)
    bpy.context.scene.camera = aimed
    return aimed


def overhead(width: float, elevation: float = 76.0) -> bpy.types.Object:
    """Look down steeply, without perspective, at a square `width` wide around the origin.

    All sprites of the table use this, so that one design unit is the same length in each of them.
    """
    far = 20.0
    angle = math.radians(elevation)
    aimed = camera((0, -far * math.cos(angle), far * math.sin(angle)), (0, 0, 0))
    aimed.data.type = "ORTHO"
    aimed.data.ortho_scale = width
    return aimed


def _aimed(thing: bpy.types.Object, at: Place, towards: Place) -> bpy.types.Object:
    thing.location = at
    thing.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(thing)
    return thing


def render(kept: Path | None = None) -> Image.Image:
    """The picture. With `kept`, a file of the recipe's work folder, it is rendered only once."""
    if kept is None or not kept.exists():
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "picture.png"
            bpy.context.scene.render.filepath = str(file)
            with redirect_stdout(StringIO()):
                bpy.ops.render.render(write_still=True)
            picture = Image.open(file).convert("RGBA")
        if kept is None:
            return picture
        kept.parent.mkdir(parents=True, exist_ok=True)
        picture.save(kept)
    return Image.open(kept).convert("RGBA")


def half(picture: Image.Image) -> Image.Image:
    """Rendered at twice the size, downsampled: cleaner edges than more samples would give."""
    return picture.resize((picture.width // 2, picture.height // 2), Image.Resampling.LANCZOS)


@contextmanager
def together(name: str) -> Iterator[bpy.types.Object]:
    """Everything made within hangs on one handle, which can be moved, turned and scaled."""
    before = set(bpy.context.collection.objects)
    handle = bpy.data.objects.new(name, None)
    yield handle
    bpy.context.collection.objects.link(handle)
    for made in set(bpy.context.collection.objects) - before - {handle}:
        if made.parent is None:
            made.parent = handle
