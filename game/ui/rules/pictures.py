"""What the address of a picture stands for: icons and art here, all else as the game's table has it."""

from typing import TYPE_CHECKING

from game.manifest import manifest
from game.ui.pictures import Picture, art_picture, sign_picture

if TYPE_CHECKING:
    from game.ui.house import House


def picture_of(house: "House", book: str, address: str) -> Picture | None:
    """The picture of an address in a book; None if there is no such thing."""
    kind, _, what = address.partition(":")
    if kind == "icon":
        return sign_picture(house.canvas, f"icons/{what}") if f"icons/{what}" in manifest() else None
    if kind == "art":
        name, _, row = what.partition(" ")
        entry = manifest().get(name)
        if entry is None or entry.kind in ("sound", "music", "font") or (row and row not in entry.rows):
            return None
        return art_picture(house.canvas, name, row)
    from game.ui.tables import TABLES

    return TABLES[book]().pictures(house, address) if book in TABLES else None
