"""The lids of the three boxes: a small still life each, calm above, where the program writes the title."""

import math
from collections.abc import Callable

from mathutils import Matrix, Vector
from PIL import Image, ImageChops

from drawings import svg
from drawings.palette import BRASS, DARK_WALNUT, PALE_BRASS
from drawings.paper import rounded
from pipeline.output import Output
from pipeline.recipe import recipe
from scenes import materials, papers, saloon, still_life, studio, tools
from scenes.cutout import cutout
from scenes.rolled import Dice

UNITS = (420, 560)
RENDERED = (720, 960)
SAMPLES = 24
RADIUS = 16
FIRE: studio.Colour = (1.0, 0.52, 0.18)
BLOOD: studio.Colour = (1.0, 0.16, 0.10)
DUSK: studio.Colour = (0.30, 0.58, 1.0)
PINE: studio.Colour = (0.35, 0.9, 0.62)


@recipe("covers/claim_it")
def claim_it_cover(out: Output) -> None:
    _cover(out, "claim_it", claim_it, ())


@recipe("covers/dice_town")
def dice_town_cover(out: Output) -> None:
    _cover(out, "dice_town", dice_town, ("game-icons", "rye"))


@recipe("covers/dalton_city")
def dalton_city_cover(out: Output) -> None:
    _cover(out, "dalton_city", dalton_city, ("game-icons", "rye"))


def _cover(out: Output, game: str, set_up: Callable[[int, int, int], None], credit: tuple[str, ...]) -> None:
    set_up(*RENDERED, SAMPLES)
    picture = still_life.graded(studio.render(kept=out.work / "cover.png"), corners=0.6)
    out.image(f"covers/{game}", lid(picture), credit=credit)


def lid(picture: Image.Image) -> Image.Image:
    """The picture on a box: pasted round the edges, with a line of brass printed inside."""
    width, height = UNITS
    face = picture.resize((2 * width, 2 * height), Image.Resampling.LANCZOS).convert("RGBA")
    edges = (
        f'<g fill="none"><rect x="1" y="1" width="{width - 2}" height="{height - 2}" rx="{RADIUS - 1}" '
        f'stroke="{DARK_WALNUT}" stroke-width="5" opacity="0.8"/>'
        f'<path d="M4 {height - 20}V{RADIUS + 2}Q4 4 {RADIUS + 2} 4H{width - 20}" stroke="{PALE_BRASS}" '
        f'stroke-width="1.6" opacity="0.45"/>'
        f'<rect x="13" y="13" width="{width - 26}" height="{height - 26}" rx="8" stroke="{BRASS}" '
        f'stroke-width="2" opacity="0.85"/>'
        f'<rect x="17.5" y="17.5" width="{width - 35}" height="{height - 35}" rx="5" stroke="{BRASS}" '
        f'stroke-width="0.8" opacity="0.7"/></g>'
    )
    face.alpha_composite(svg.render(edges, UNITS))
    face.putalpha(ImageChops.multiply(face.getchannel("A"), rounded(face.size, RADIUS * 2)))
    return face


def claim_it(width: int, height: int, samples: int) -> None:
    """A lantern in the mine: what it takes to stake a claim, and what there is to win."""
    _begin(width, height, samples, seed=3)
    lantern = tools.lantern()
    lantern.location, lantern.rotation_euler = (-1.75, 1.9, 0), (0, 0, math.radians(-25))
    still_life.bulb((-1.75, 1.9, 1.45), 260, FIRE, 0.18)
    pickaxe = tools.pickaxe()
    pickaxe.location, pickaxe.rotation_euler = (0.55, 0.35, 0.02), (0, 0, math.radians(38))
    for x, y, turn, colour in (
        (0.15, 3.3, 16, (0.42, 0.022, 0.016, 1)),
        (1.9, 2.75, -14, (0.022, 0.10, 0.30, 1)),
    ):
        stake = tools.stake(colour)
        stake.location, stake.rotation_euler = (x, y, 0), (0, 0, math.radians(turn))
    dice = Dice("pips")
    for face, x, y, turn in (("6", -1.55, -1.35, 18), ("5", -0.2, -2.1, -12), ("1", -0.45, -0.75, 33)):
        dice.lay(face, x, y, turn)
    for seed, (x, y, radius) in enumerate(
        ((1.5, -1.35, 29), (2.25, -0.75, 20), (0.95, -2.0, 16), (2.1, -1.9, 13))
    ):
        saloon.nugget(seed + 4, radius).location = (x, y, radius * 0.0115)
    studio.light((-6, -1, 6.5), (0, -0.5, 0), 1.2, 850, studio.LAMP)
    studio.light((6, 3, 5), (0, 0, 0), 3, 300, PINE)


def dice_town(width: int, height: int, samples: int) -> None:
    """A throw of poker dice, and the star that the sheriff left beside it."""
    _begin(width, height, samples, seed=5)
    on_its_side = Matrix.Rotation(math.radians(28), 3, "Z") @ Matrix.Rotation(math.radians(92.5), 3, "X")
    saloon.cup(on_its_side, Vector((-0.75, 1.75, 1.33)))
    dice = Dice("poker")
    for face, x, y, turn in (("A", -1.35, -1.15, 14), ("K", -0.05, -2.0, -11), ("Q", 0.25, -0.45, 27)):
        dice.lay(face, x, y, turn)
    star = saloon.star(48)
    star.location, star.rotation_euler = (1.72, -1.6, 0.06), (0, 0, math.radians(11))
    money = papers.bills()
    for seed, (x, y, turn, z) in enumerate(((1.75, 0.55, 32, 0), (1.6, -1.45, -18, 0.0))):
        note = papers.bill(money, seed)
        note.location, note.rotation_euler = (x, y, z), (0, 0, math.radians(turn))
    studio.light((-6, 1, 6.5), (-0.3, -0.3, 0), 1.2, 1000, studio.LAMP)
    studio.light((5.5, 4, 4.5), (0.5, 0, 0), 2.5, 420, BLOOD)


def dalton_city(width: int, height: int, samples: int) -> None:
    """A town to be bought: deeds and money, the railway that is coming, a horse to bet on."""
    _begin(width, height, samples, seed=9)
    for seed, (x, y, turn, emblem) in enumerate(
        ((-1.3, 0.4, 17, "western-hat"), (0.35, 0.1, -12, "gold-mine"))
    ):
        deed = papers.deed(emblem, seed + 3)
        deed.location, deed.rotation_euler = (x, y, 0.03 * seed), (0, 0, math.radians(turn))
    engine = cutout("steam-locomotive", 1.7, 0.34, materials.iron(), below=0.59)
    engine.location, engine.rotation_euler = (-0.95, 2.75, 0), (0, 0, math.radians(-14))
    horse = cutout("horse-head", 2.2, 0.42, materials.brass())
    horse.location, horse.rotation_euler = (1.75, 1.5, 0), (0, 0, math.radians(-20))
    bundle = papers.bundle(papers.bills(), 16)
    bundle.location, bundle.rotation_euler = (1.55, -0.9, 0.1), (0, 0, math.radians(22))
    shoe = tools.horseshoe()
    shoe.location, shoe.rotation_euler = (-1.58, -1.75, 0.05), (0, 0, math.radians(160))
    dice = Dice("pips")
    for face, x, y, turn in (("4", 0.05, -1.75, 16), ("3", 1.15, -2.35, -20)):
        dice.lay(face, x, y, turn)
    studio.light((-6, 0, 6.5), (-0.3, -0.3, 0), 1.2, 950, studio.LAMP)
    studio.light((5.5, 4, 5), (0.5, 0, 0), 2.5, 360, DUSK)


def _begin(width: int, height: int, samples: int, seed: int) -> None:
    still_life.begin(width, height, samples)
    still_life.table(15, 20, (0, 4.6), seed, detail=90)
    still_life.look((0, -8.2, 10.5), (0, 1.2, 0.3), 50, (0, -1.4, 0.8), 2.2)
