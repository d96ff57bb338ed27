"""The faces and colours a player can have."""

from functools import cache

from game.play.seating import COLOURS, PORTRAITS, face_of
from game.ui.manifest import manifest

__all__ = ["colours", "face_of", "portraits"]


def portraits() -> tuple[str, ...]:
    """The names of all portraits."""
    return PORTRAITS


@cache
def colours() -> tuple[str, ...]:
    """The colours that there are tokens in, in the order in which seats get them."""
    return tuple(colour for colour in COLOURS if colour in manifest()["icons/player"].rows)
