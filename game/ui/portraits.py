"""The faces and colours a player can have."""

from functools import cache

from game.play.seating import COLOURS
from game.ui.manifest import manifest

_PREFIX = "portraits/"


@cache
def portraits() -> tuple[str, ...]:
    """The names of all portraits."""
    return tuple(sorted(name.removeprefix(_PREFIX) for name in manifest() if name.startswith(_PREFIX)))


@cache
def colours() -> tuple[str, ...]:
    """The colours that there are tokens in, in the order in which seats get them."""
    return tuple(colour for colour in COLOURS if colour in manifest()["icons/player"].rows)
