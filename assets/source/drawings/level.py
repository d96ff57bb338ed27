"""Where things lie on a board, from its Tiled map."""

from dataclasses import dataclass
from xml.etree import ElementTree

from pipeline.places import LEVELS


@dataclass(frozen=True, slots=True)
class Spot:
    """A rectangle of a level in design units, with its custom properties as text."""

    name: str
    x: float
    y: float
    width: float
    height: float
    properties: dict[str, str]

    @property
    def middle(self) -> float:
        return self.x + self.width / 2

    @property
    def bottom(self) -> float:
        return self.y + self.height


def read(game: str) -> dict[str, dict[str, Spot]]:
    """The object layers of a game's level, by name, each by the names of its objects."""
    tree = ElementTree.parse(LEVELS / f"{game}.tmx")
    return {
        group.get("name", ""): {spot.name: spot for spot in map(_spot, group.iter("object"))}
        for group in tree.iter("objectgroup")
    }


def in_order(game: str, layer: str) -> list[Spot]:
    """The objects of a layer by their property `order`: several may share a name."""
    tree = ElementTree.parse(LEVELS / f"{game}.tmx")
    spots = (_spot(found) for found in tree.iterfind(f"objectgroup[@name='{layer}']/object"))
    return sorted(spots, key=lambda spot: int(spot.properties["order"]))


def _spot(found: ElementTree.Element) -> Spot:
    x, y, width, height = (float(found.get(key, "0")) for key in ("x", "y", "width", "height"))
    properties = {each.get("name", ""): each.get("value", "") for each in found.iter("property")}
    return Spot(found.get("name", ""), x, y, width, height, properties)
