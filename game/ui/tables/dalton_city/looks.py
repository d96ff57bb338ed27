"""How squares look on the card that tells of them."""

from game.ui.pictures import Picture
from game.ui.tables.dalton_city.layout import square_area
from game.ui.tables.kit.looks import part_look

_ZOOM = 3.0


def square_look(at: int) -> Picture:
    """A square, cut out of the board."""
    return part_look("boards/dalton_city", square_area(at), _ZOOM)
