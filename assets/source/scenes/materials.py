"""What things are made of."""

import bpy

from scenes.nodes import Shader

RGBA = tuple[float, float, float, float]


def leather(
    light: RGBA = (0.20, 0.075, 0.025, 1), dark: RGBA = (0.07, 0.022, 0.008, 1)
) -> bpy.types.Material:
    """Brown and grained, worn lighter in patches."""
    shader = Shader("leather", Roughness=0.42, Specular_IOR_Level=0.45)
    cells = shader.node(
        "TexVoronoi", settings={"feature": "DISTANCE_TO_EDGE"}, Vector=shader.here(), Scale=36
    )
    grain = shader.node("MapRange", Value=cells.outputs["Distance"], From_Max=0.22)
    shader.bump(shader.math("MULTIPLY_ADD", shader.noise(54), 0.5, grain), 0.5, 0.03)
    shader.into("Base Color", shader.ramp(shader.noise(2.25, 8), (0.32, dark), (0.66, light)))
    return shader.material


def felt(colour: RGBA = (0.13, 0.012, 0.012, 1)) -> bpy.types.Material:
    return Shader("felt", Base_Color=colour, Roughness=0.95).material


def thread() -> bpy.types.Material:
    return Shader("thread", Base_Color=(0.72, 0.52, 0.26, 1), Roughness=0.6).material


def gold() -> bpy.types.Material:
    """Raw gold: bright where it was rubbed, dark in the cracks."""
    shader = Shader("gold", Metallic=1.0, Roughness=0.3)
    edges = shader.node("NewGeometry").outputs["Pointiness"]
    shader.into("Base Color", shader.ramp(edges, (0.42, (0.30, 0.12, 0.015, 1)), (0.56, (1, 0.66, 0.18, 1))))
    shader.bump(shader.noise(22, 6), 0.35, 0.04)
    return shader.material


def brass(colour: RGBA = (0.86, 0.62, 0.24, 1)) -> bpy.types.Material:
    """Polished, with the smears of many hands."""
    shader = Shader("brass", Base_Color=colour, Metallic=1.0)
    smears = shader.node("MapRange", Value=shader.noise(14, 8), To_Min=0.16, To_Max=0.5)
    shader.into("Roughness", smears)
    return shader.material


def iron() -> bpy.types.Material:
    return Shader("iron", Base_Color=(0.30, 0.29, 0.28, 1), Metallic=1.0, Roughness=0.38).material


def paint(colour: RGBA, roughness: float = 0.38) -> bpy.types.Material:
    """Lacquered wood, as pawns are."""
    shader = Shader("paint", Base_Color=colour, Roughness=roughness, Coat_Weight=0.5, Coat_Roughness=0.15)
    shader.bump(shader.noise(30, 4), 0.06, 0.02)
    return shader.material


def walnut(plank: float = 1.6) -> bpy.types.Material:
    """Boards of walnut along x, each `plank` wide and each from another tree."""
    shader = Shader("walnut", Roughness=0.48, Specular_IOR_Level=0.4)
    here = shader.here()
    across = shader.math("DIVIDE", shader.node("SeparateXYZ", _0=here).outputs["Y"], plank)
    tree = shader.node("TexWhiteNoise", settings={"noise_dimensions": "1D"}, W=shader.math("FLOOR", across))
    shift = shader.node("VectorMath", settings={"operation": "SCALE"}, _0=tree.outputs["Color"], Scale=37.0)
    stretched = shader.node("Mapping", Vector=here, Scale=(0.35, 3.2, 1))
    at = shader.node("VectorMath", settings={"operation": "ADD"}, _0=stretched, _1=shift).outputs[0]
    rings = shader.math("SINE", shader.math("MULTIPLY", shader.noise(1.2, 10, at, Distortion=1.4), 26.0))
    fibres = shader.noise(3, 8, shader.node("Mapping", Vector=at, Scale=(1, 14, 1)))
    figure = shader.math("MULTIPLY_ADD", rings, 0.16, fibres)
    colour = shader.ramp(
        figure,
        (0.25, (0.045, 0.016, 0.006, 1)),
        (0.5, (0.15, 0.055, 0.02, 1)),
        (0.78, (0.30, 0.125, 0.045, 1)),
    )
    tint = shader.node("MapRange", Value=tree.outputs["Value"], To_Min=0.7, To_Max=1.3)
    colour = shader.node("HueSaturation", Color=colour, Value=tint)
    edge = shader.math("PINGPONG", shader.math("FRACT", across), 0.5)
    gap = shader.node("MapRange", Value=edge, From_Max=0.018)
    shader.into("Base Color", shader.mixed("MULTIPLY", 0.92, colour, gap))
    shader.bump(shader.math("MULTIPLY_ADD", figure, 0.25, gap), 0.45, 0.06)
    return shader.material
