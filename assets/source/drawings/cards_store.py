"""The faces of the store's cards."""

import tomllib

from drawings import cards_frame
from drawings.cards_equipment import EQUIPMENT
from drawings.cards_persons import PERSONS
from drawings.cards_tricks import TRICKS
from drawings.palette import DARK_OXBLOOD
from drawings.svg import icon
from pipeline.output import Output
from pipeline.places import ROOT
from pipeline.recipe import recipe

DATA = "game/games/dice_town/data.toml"
PER = {"mule": ("1", "card-random"), "dog": ("2", "handcuffs")}
"""Points for each of something: how many, and the icon of what they depend on."""


@recipe("cards/store", reads=(DATA,))
def store(out: Output) -> None:
    """All of them, those worth points with a figure in their seal."""
    figures = tomllib.loads((ROOT / DATA).read_text("utf-8"))
    points = figures["base"]["equipment"] | figures["wild_west"]["equipment"]
    scenes = EQUIPMENT | PERSONS | TRICKS
    for seed, (kind, scene) in enumerate(scenes.items()):
        mark = mark_of(kind, points.get(kind))
        picture = cards_frame.face(scene(), cards_frame.STORE, seed, mark)
        cards_frame.store(out, f"cards/store/{kind}", picture, ("game-icons", "rye"))


def mark_of(kind: str, points: int | None) -> str:
    """What the seal says: the points, or what they depend on; nothing without points."""
    if kind in PER:
        x, y, radius = cards_frame.SEAL
        each, of = PER[kind]
        return cards_frame.figure(each, 13, x - 5) + icon(
            of, DARK_OXBLOOD, radius * 0.75, x - 0.5, y - radius * 0.38
        )
    return cards_frame.figure(str(points)) if points else ""
