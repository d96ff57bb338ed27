"""Pictures for the rules that several games have: dice in a row, cards side by side."""

from collections.abc import Callable, Sequence

from game.manifest import manifest
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.pictures import Picture, side_by_side
from game.ui.tables.kit.card_face import CardFace
from game.ui.tables.kit.compact import SIZE
from game.ui.tables.kit.dice import Die

_DIE, _SEEN = 82.0, 0.72
"""How large a die is on a page, and how much of the side of its picture it fills."""
_SHADOW = 1.16
"""How high it is with its shadow, as a share of its width."""
_CARD = 1.3
"""How much larger than at the table a card is on a page: so its text can be read."""
_ROW = 1.12
"""The same of several beside each other."""


def dice_picture(faces: Sequence[str], *kinds: str) -> Picture | None:
    """Dice at rest, of whichever of these kinds has each face; None if none has one of them."""
    dice = [_die(face, number, kinds) for number, face in enumerate(faces)]
    if not dice or None in dice:
        return None
    return side_by_side([die for die in dice if die is not None], gap=8.0)


def _die(face: str, number: int, kinds: Sequence[str]) -> Picture | None:
    found = next((kind for kind in kinds if face in manifest()[f"dice/{kind}/rest"].rows), None)
    if found is None:
        return None
    kind = found

    def draw(canvas: Canvas, area: Area) -> None:
        x, y, width, _ = area
        zoom = width / (canvas.art.entry(f"dice/{kind}/rest").size[0] * _SEEN)
        at = x + width / 2, y + width * 0.54
        Die(kind, face, at, at, yaw=(number * 3 + len(face)) % 8, zoom=zoom).draw(canvas)

    return Picture((_DIE, _DIE * _SHADOW), draw)


def cards_picture(names: Sequence[str], face_of: Callable[[str], CardFace | None]) -> Picture | None:
    """Cards side by side; None if one of them is no card."""
    faces = [face_of(name) for name in names]
    if not faces or None in faces:
        return None
    zoom = _CARD if len(faces) == 1 else _ROW
    return side_by_side([_card(face, zoom) for face in faces if face is not None])


def _card(face: CardFace, zoom: float) -> Picture:
    def draw(canvas: Canvas, area: Area) -> None:
        x, y, width, height = area
        share = width / SIZE[0]
        canvas.patch("shadows/rect", (x - 6, y - 6, width + 14, height + 18), fade=0.8)
        face.draw(canvas, (x + width / 2, y + height / 2), share)

    return Picture((SIZE[0] * zoom, SIZE[1] * zoom), draw)
