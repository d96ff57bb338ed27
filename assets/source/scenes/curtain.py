"""The curtain of the saloon's stage, which hides the table while the players change seats."""

import bpy
import numpy as np

from pipeline.output import Output
from pipeline.recipe import recipe
from scenes import still_life, studio
from scenes.lumber import clouds
from scenes.nodes import Shader
from scenes.surface import surface

SIZE = (1600, 900)
"""Folds are soft: they can be enlarged."""
WIDTH, HEIGHT = 16.0, 9.0
_SWAGS = 4
_SAG = 1.75
"""How far a swag of the valance hangs down in its middle."""
_FRINGE = 0.34


@recipe("backgrounds/curtain")
def curtain(out: Output) -> None:
    """Heavy folds of velvet in lamplight."""
    set_up(*SIZE, samples=16)
    picture = still_life.graded(studio.render(kept=out.work / "curtain.png"))
    out.background("backgrounds/curtain", picture, quality=86)


def set_up(width: int, height: int, samples: int) -> None:
    """Two drapes that meet, a valance above, and the lamp; the stage is seen along y, and z is up."""
    still_life.begin(width, height, samples)
    velvet, gold = _velvet(), _gold()
    chance = np.random.default_rng(3)
    for side in (-1, 1):
        surface(_drape(chance, side), velvet)
    for at in range(_SWAGS + 1):
        _swag(chance, (at - _SWAGS / 2) * WIDTH / _SWAGS, velvet, gold)
    camera = studio.camera((0, -40, HEIGHT / 2), (0, 0, HEIGHT / 2))
    camera.data.type, camera.data.ortho_scale = "ORTHO", WIDTH
    studio.light((-12, -6, 9.5), (-1.0, 0, 4.0), 1.6, 2300, studio.LAMP)
    studio.light((3.5, -10, 4.0), (1, 0, 4), 3, 520, studio.EMBER)


def _drape(chance: np.random.Generator, side: int) -> np.ndarray:
    """Folds that are tight above and wide below; the inner edge turns back a little."""
    size = (180, 900)
    down = np.linspace(0, 1, size[0])[:, None]
    out = np.linspace(-0.012, 1.1, size[1])[None, :]
    lean = 0.55 * (clouds(chance, size, (2, 9), 2) - 0.5) * (0.35 + down)
    pace = np.cumsum(0.6 + 0.8 * clouds(chance, (1, size[1]), (1, 9), 1), axis=1)
    turn = 2 * np.pi * (8.5 * pace / pace[0, -1] + lean)
    ridge = 0.5 - 0.5 * np.cos(turn)
    depth = (0.62 + 0.34 * down) * ridge**0.95 + 0.07 * np.sin(2.0 * turn + 6 * lean) * (1 - 0.5 * down)
    depth += 0.10 * (clouds(chance, size, (5, 40), 3) - 0.5)
    x = side * (out * WIDTH / 2 - 0.1 * np.sin(turn) * ridge) + 0 * down
    z = HEIGHT * 1.03 - down * HEIGHT * 1.08 + 0 * out
    return np.stack((x, -depth, z), axis=-1)[:, ::side]


def _swag(
    chance: np.random.Generator, middle: float, velvet: bpy.types.Material, gold: bpy.types.Material
) -> None:
    """Cloth gathered at two points, its folds hanging between them, with braid and fringe below."""
    size = (150, 260)
    down = np.linspace(0, 1, size[0])[:, None]
    over = np.linspace(-1, 1, size[1])[None, :]
    half = WIDTH / _SWAGS / 2 * 1.10
    hang = (1 - np.abs(over) ** 2.1) + 0 * down
    noise = clouds(chance, size, (4, 5), 2) - 0.5
    folds = 0.5 - 0.5 * np.cos(2 * np.pi * (4.0 * down**1.15 + 0.35 * noise + 0.25 * over**2))
    x = middle + half * over * (1 - 0.04 * down) + 0 * down
    z = HEIGHT + 0.18 - 0.42 * down - _SAG * hang * down**0.9
    y = -1.15 - 0.55 * hang * (0.5 + 0.5 * down) - 0.26 * folds * (0.25 + 0.75 * hang) + 0.25 * np.abs(over)
    surface(np.stack((x, y, z), axis=-1), velvet)
    edge = np.stack((x[-1], y[-1], z[-1]), axis=-1)
    _trimmed(edge, gold)


def _trimmed(edge: np.ndarray, gold: bpy.types.Material) -> None:
    """A braid along an edge, and cords that hang from it."""
    cords = 150
    at = np.linspace(0, len(edge) - 1, cords * 10)
    line = np.stack([np.interp(at, np.arange(len(edge)), edge[:, part]) for part in range(3)], axis=-1)
    round_ = np.abs(np.sin(np.linspace(0, np.pi * cords, len(line))))
    around = np.linspace(0.15 * np.pi, 1.0 * np.pi, 10)[:, None]
    twist = 0.8 + 0.2 * np.abs(np.sin(np.linspace(0, np.pi * cords * 0.5, len(line))[None, :] + around))
    braid = np.repeat(line[None], len(around), axis=0)
    braid[..., 1] -= 0.075 * twist * np.sin(around) + 0.01
    braid[..., 2] += 0.085 * twist * np.cos(around)
    surface(braid, gold)
    down = np.linspace(0, 1, 12)[:, None]
    fringe = np.repeat(line[None], len(down), axis=0)
    sway = 0.03 * np.sin(np.linspace(0, 21, len(line)))[None, :]
    fringe[..., 0] += sway * down
    fringe[..., 1] -= 0.035 * round_[None, :] + 0.02
    fringe[..., 2] -= _FRINGE * down * (1 - 0.06 * (1 - round_[None, :])) + 0.05
    surface(fringe, gold)


def _velvet() -> bpy.types.Material:
    """Oxblood, with a pile that is bright where one looks along it."""
    shader = Shader("velvet", Roughness=0.8, Specular_IOR_Level=0.15, Sheen_Weight=0.12, Sheen_Roughness=0.35)
    shader.surface.inputs["Sheen Tint"].default_value = (1.0, 0.14, 0.10, 1)
    brushed = shader.noise(1.1, 4)
    shader.into(
        "Base Color", shader.ramp(brushed, (0.3, (0.095, 0.0055, 0.0055, 1)), (0.7, (0.17, 0.011, 0.009, 1)))
    )
    return shader.material


def _gold() -> bpy.types.Material:
    shader = Shader("bullion", Base_Color=(0.62, 0.37, 0.10, 1), Metallic=0.75, Roughness=0.42)
    return shader.material
